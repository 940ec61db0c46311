package swarender

import scala.util.Random

/** Sends a document as classes with defaults do: some members of objects have their default, and
  * some of these a comment. In an array that `isTables` does not say to be one of tables they are
  * members in any case.
  */
final class DefaultsDocument(random: Random, root: ujson.Value, isTables: ujson.Value => Boolean = _ => true) {
  import DefaultsDocument.*

  /** The objects and the names of members that have their default. */
  private val defaults = new java.util.IdentityHashMap[ujson.Value, Set[String]]
  choose(root, 4)

  private def choose(v: ujson.Value, of: Int): Unit = v match {
    case ujson.Obj(members) =>
      val all = random.nextInt(4) == 0
      val chosen = members.keys.filter(_ => all || random.nextInt(of) == 0).toSet
      val _ = defaults.put(v, chosen)
      for ((k, member) <- members if !chosen(k)) choose(member, of)
    case ujson.Arr(elements) => elements.foreach(choose(_, of))
    case _ => ()
  }

  private def isDefault(v: ujson.Value, key: String): Boolean =
    Option(defaults.get(v)).exists(_.contains(key))

  /** The document without the members that have their default. */
  def rest: ujson.Value = without(root)

  private def without(v: ujson.Value): ujson.Value = v match {
    case ujson.Obj(members) =>
      ujson.Obj.from(members.toSeq.collect { case (k, member) if !isDefault(v, k) => k -> without(member) })
    case ujson.Arr(elements) => if (isTables(v)) ujson.Arr.from(elements.map(without)) else v
    case scalar => scalar
  }

  def send(events: Events): Unit = send(root, events)

  private def send(v: ujson.Value, events: Events): Unit = v match {
    case ujson.Obj(members) =>
      events.beginObject()
      for ((k, member) <- members)
        if (isDefault(v, k))
          events.commentedDefault(
            if (k.hashCode % 3 == 0) s"${Note}one\n${Note}two" else null,
            { to =>
              to.key(k)
              Encoder.send(member, to)
            }
          )
        else {
          events.key(k)
          send(member, events)
        }
      events.endObject()
    case ujson.Arr(elements) =>
      events.beginArray()
      elements.foreach(send(_, events))
      events.endArray()
    case scalar => Encoder.send(scalar, events)
  }
}

object DefaultsDocument {

  /** What comments begin with that are no members. */
  final val Note = "?note "

  private val commented = "^([ \t]*)(?:#|//) (.*)$".r

  /** The text with every member in a comment made a member. */
  def uncommented(text: String): String = text
    .split("\r?\n", -1)
    .map {
      case commented(indent, line) if !line.startsWith(Note) => indent + line
      case line => line
    }
    .mkString("\n")

  /** The document without the chars that begin comments, and without the zero that ujson loses. */
  def plain(v: ujson.Value): ujson.Value = v match {
    case ujson.Obj(members) => ujson.Obj.from(members.toSeq.map { case (k, member) => plain(k) -> plain(member) })
    case ujson.Arr(elements) => ujson.Arr.from(elements.map(plain))
    case ujson.Str(s) => ujson.Str(plain(s))
    case ujson.Num(n) => ujson.Num(n + 0.0)
    case scalar => scalar
  }

  private def plain(s: String): String = s.replace('#', 'h').replace('/', 's')
}
