package swarender

/** Which events may come after which, told from a list of the open containers alone. */
final case class EventModel(open: List[EventModel.Level], done: Boolean) {
  import EventModel.*

  private def wantsValue: Boolean = open.headOption.fold(!done)(l => !l.isObject || l.key.nonEmpty)
  private def wantsKey: Boolean = open.headOption.exists(l => l.isObject && l.key.isEmpty)

  /** The model after `event`, or nothing if it is out of order. `key` is the text of a key. */
  def after(event: Event, key: String): Option[EventModel] = event match {
    case BeginObject if wantsValue => Some(begin(isObject = true))
    case BeginArray if wantsValue => Some(begin(isObject = false))
    case Scalar if wantsValue => Some(afterValue(ujson.True))
    case Key if wantsKey => Some(copy(open = open.head.copy(key = Some(key)) :: open.tail))
    case EndObject if wantsKey => Some(copy(open = open.tail).afterValue(open.head.value))
    case EndArray if open.headOption.exists(!_.isObject) => Some(copy(open = open.tail).afterValue(open.head.value))
    case Comment if !done => Some(this)
    case CommentLines if !done && !open.headOption.exists(_.key.nonEmpty) => Some(this)
    case NextDocument if done => Some(EventModel.start)
    case _ => None
  }

  private def begin(isObject: Boolean) = EventModel(Level(isObject, None, Vector.empty) :: open, done = false)

  private def afterValue(value: ujson.Value): EventModel = open match {
    case Nil => EventModel(Nil, done = true)
    case l :: outer =>
      EventModel(Level(l.isObject, None, l.children :+ (l.key.getOrElse("") -> value)) :: outer, done = false)
  }

  def path: String =
    open.reverse
      .map(l => if (l.isObject) l.key.fold("")("." + _) else s"[${l.children.size}]")
      .mkString("$", "", "")

  /** The events that make the document complete. */
  def completion: List[Event] =
    if (done) Nil
    else if (open.isEmpty || open.head.key.nonEmpty) Scalar :: after(Scalar, "").get.completion
    else {
      val end = if (open.head.isObject) EndObject else EndArray
      end :: after(end, "").get.completion
    }
}

object EventModel {
  val start: EventModel = EventModel(Nil, done = false)

  /** An open container, innermost first in a list of them: its children, and the key of the next
    * one.
    */
  final case class Level(isObject: Boolean, key: Option[String], children: Vector[(String, ujson.Value)]) {
    def value: ujson.Value = if (isObject) ujson.Obj.from(children) else ujson.Arr.from(children.map(_._2))
  }

  sealed abstract class Event(val name: String, val send: (Renderer, String) => Unit)
  case object BeginObject extends Event("beginObject", (r, _) => r.beginObject())
  case object EndObject extends Event("endObject", (r, _) => r.endObject())
  case object BeginArray extends Event("beginArray", (r, _) => r.beginArray())
  case object EndArray extends Event("endArray", (r, _) => r.endArray())
  case object Key extends Event("key", (r, k) => r.key(k))
  case object Scalar extends Event("bool", (r, _) => r.bool(true))
  case object Comment extends Event("comment", (r, k) => r.comment(k))
  case object CommentLines extends Event("commentLines", (r, k) => r.commentLines(k))
  case object NextDocument extends Event("nextDocument", (r, _) => r.nextDocument())
  val events: Seq[Event] =
    Seq(BeginObject, EndObject, BeginArray, EndArray, Key, Scalar, Comment, CommentLines, NextDocument)

  /** All sequences that go on from `begin` with up to `more` events in order, and then one that is
    * not.
    */
  def sequences(more: Int, begin: List[Event] = Nil, model: EventModel = start): Seq[List[Event]] =
    events.flatMap { event =>
      model.after(event, "k") match {
        case Some(next) => if (more > 0) sequences(more - 1, begin :+ event, next) else Nil
        case None => Seq(begin :+ event)
      }
    }
}
