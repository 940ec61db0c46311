package swarender
package derivation

import swarender.chars.QuotedText
import swarender.event.{AddedMember, FirstMember, InnerMember, OmittedMember, ReplacedMember}

/** Objects of which a member is changed while they are written: no tree of the value is made. */
private[swarender] final class ChangedEncoder[T] private (
    private[derivation] val encoder: TrustedEncoder[T],
    private[derivation] val change: MemberChange[T]
) extends TrustedEncoder[T] {
  private[swarender] override def sendsObjects: Boolean = encoder.sendsObjects
  private[swarender] override def isReadOnce(value: T): Boolean = encoder.isReadOnce(value)
  private[swarender] override def ofSubtype(mark: Class[?], derived: () => TrustedEncoder[Any]): TrustedEncoder[T] = {
    val of = encoder.ofSubtype(mark, derived)
    if (of eq null) null else new ChangedEncoder(of, change)
  }
  def encode(value: T, events: Events): Unit = encoder.encode(value, change.in(value, events))
}

private[swarender] object ChangedEncoder {
  def apply[T](encoder: TrustedEncoder[T], change: MemberChange[T]): ChangedEncoder[T] = {
    if (encoder.stringConstant ne null)
      throw new IllegalArgumentException(
        s"a member needs an object, and the case object ${encoder.stringConstant} is a string: " +
          "use EncoderRules.withCaseObjectStrings(false), or change the encoders of the case classes"
      )
    new ChangedEncoder(encoder, change)
  }

  def without[T](encoder: TrustedEncoder[T], keys: Seq[String]): TrustedEncoder[T] =
    keys.foldLeft(encoder)((left, key) => apply(left, new MemberChange.Without(known(left, key))))

  def replacing[T, A](encoder: TrustedEncoder[T], key: String, f: T => A, by: TrustedEncoder[A]): TrustedEncoder[T] =
    apply(encoder, new MemberChange.Replaced(known(encoder, key), false, f, by))

  def setting[T, A](encoder: TrustedEncoder[T], key: String, f: T => A, by: TrustedEncoder[A]): TrustedEncoder[T] =
    apply(encoder, new MemberChange.Replaced(key, true, f, by))

  def first[T, A](encoder: TrustedEncoder[T], key: String, f: T => A, by: TrustedEncoder[A]): TrustedEncoder[T] =
    apply(encoder, new MemberChange.First(key, f, by))

  def at[T](encoder: TrustedEncoder[T], key: String, change: Encoder[T] => Encoder[T]): TrustedEncoder[T] = {
    val part = new Part[T]
    apply(encoder, new MemberChange.Inside(known(encoder, key), part.changes(change(part))))
  }

  /** `key`, unless all keys are known and that is none of them. */
  private def known(encoder: TrustedEncoder[?], key: String): String = encoder match {
    case changed: ChangedEncoder[?] => if (changed.change.key == key) key else known(changed.encoder, key)
    case _ =>
      val names = encoder.memberNames
      if ((names ne null) && !names.has(key)) {
        val all = Seq.tabulate(names.size)(i => QuotedText(names.name(i)))
        throw new IllegalArgumentException(
          s"there is no member ${QuotedText(key)}: the keys are ${all.mkString(", ")}"
        )
      }
      key
  }

  /** Stands for a member in the function of `at`, which changes it. */
  private final class Part[T] extends TrustedEncoder[T] {
    def encode(value: T, events: Events): Unit = refuse()

    private def refuse(): Nothing = throw new IllegalArgumentException(
      "the function of at changes members only: without, replacing, withMember, withFirst, at"
    )

    /** The changes that `encoder` makes of this one, the first one first. */
    def changes(encoder: Encoder[T]): List[MemberChange[T]] = encoder match {
      case changed: ChangedEncoder[T] => changes(changed.encoder) :+ changed.change
      case same if same eq this => Nil
      case _ => refuse()
    }
  }
}

/** A change of one member of an object. */
private[swarender] sealed abstract class MemberChange[T] extends Serializable {

  /** The key of the member that changes. */
  def key: String

  /** What takes the events of `value` and sends those of the changed object to `target`. */
  def in(value: T, target: Events): Events

  /** This change where the fields of the object have other keys: `keys` gives the new one. */
  def renamed(keys: String => String): MemberChange[T]
}

private[swarender] object MemberChange {
  final class Added[T, A](val key: String, f: T => A, encoder: TrustedEncoder[A]) extends MemberChange[T] {
    def in(value: T, target: Events): Events = new AddedMember(
      target,
      key,
      { end =>
        end.key(key)
        encoder.encode(f(value), end)
      }
    )
    def renamed(keys: String => String): MemberChange[T] = this
  }

  final class Without[T](val key: String) extends MemberChange[T] {
    def in(value: T, target: Events): Events = new OmittedMember(target, key)
    def renamed(keys: String => String): MemberChange[T] = new Without(keys(key))
  }

  final class Replaced[T, A](val key: String, isAdded: Boolean, f: T => A, encoder: TrustedEncoder[A])
      extends MemberChange[T] {
    def in(value: T, target: Events): Events =
      new ReplacedMember(target, key, isAdded, events => encoder.encode(f(value), events))
    def renamed(keys: String => String): MemberChange[T] = new Replaced(keys(key), isAdded, f, encoder)
  }

  final class First[T, A](val key: String, f: T => A, encoder: TrustedEncoder[A]) extends MemberChange[T] {
    def in(value: T, target: Events): Events =
      new FirstMember(target, key, events => encoder.encode(f(value), events))
    def renamed(keys: String => String): MemberChange[T] = new First(keys(key), f, encoder)
  }

  final class Inside[T](val key: String, changes: List[MemberChange[T]]) extends MemberChange[T] {
    def in(value: T, target: Events): Events =
      new InnerMember(target, key, events => changes.foldRight(events)((change, to) => change.in(value, to)))
    def renamed(keys: String => String): MemberChange[T] = new Inside(keys(key), changes)
  }
}
