package swarender

import java.util.concurrent.ConcurrentHashMap

import swarender.chars.ReadBack

/** A policy of the kind `K` that has a name and nothing more. All kinds are of this class: `case p:
  * Policy.Nulls` matches each of them.
  */
final class NamedPolicy[+K <: PolicyKind] private (private[swarender] val kind: String, name: String)
    extends Policy(name) {
  private[swarender] def all: List[Policy] = Policy.kinds.filter(_.toString == kind).flatMap(_.all)

  /** Java's serialization writes the names in place of the policy, and reads no policy. */
  private[swarender] def writeReplace(): AnyRef = new PolicyName(kind, name)
  private[swarender] override def readResolve(): AnyRef = ReadBack.refuse("a policy that was not written as its name")
}

private[swarender] object NamedPolicy {
  private val made = new ConcurrentHashMap[String, NamedPolicy[PolicyKind]]

  /** The one policy of these names. */
  def apply[K <: PolicyKind](kind: String, name: String): NamedPolicy[K] = {
    val key = kind.concat(name)
    val known = made.get(key)
    val policy =
      if (known ne null) known
      else {
        val other = made.putIfAbsent(key, new NamedPolicy[PolicyKind](kind, name))
        if (other eq null) made.get(key) else other
      }
    policy.asInstanceOf[NamedPolicy[K]]
  }
}

/** The policies of one kind, and their type. */
abstract class PolicyKind private[swarender] (name: String) {
  private[swarender] def named(policy: String): NamedPolicy[this.type] = NamedPolicy[this.type](name, policy)

  /** The policies of the kind. */
  private[swarender] def all: List[Policy]
  final override def toString: String = name
}

private[swarender] final class PolicyName(kind: String, name: String) extends Serializable {
  private[swarender] def readResolve(): AnyRef =
    Policy.kinds
      .find(_.toString == kind)
      .flatMap(_.all.find(_.toString == name))
      .getOrElse(ReadBack.refuse(s"a policy $name"))
}
