package swarender
package event

import swarender.Events.Place

/** The events of encoders of user code, between them and a sink that trusts its callers. The path
  * is that from the value on, so that `target` raises the errors.
  */
private[event] final class CheckedEvents(target: Events) extends OrderedEvents(target) {

  /** Sends what `encoder` sends, which must be one value. */
  def single[T](value: T, encoder: EventSource[T]): Unit = {
    restart()
    val place = target.valuePlace
    val outer = EventState.enterValue(place)
    encoder.encode(value, this)
    if (!isDone) misuse("end of what an encoder sends")
    EventState.leaveValue(place, outer)
  }

  private[swarender] override def valuePlace: Place = target.valuePlace

  private[swarender] def beginRoot(): Unit = ()
  private[swarender] def endRoot(): Unit = ()
  private[swarender] def wholeName: String = "value"
  private[swarender] override def isAgain: Boolean = target.isAgain

  /** A field is sent as a key: user code may send it twice. */
  private[swarender] def sendField(fields: FieldNames, i: Int): Unit = target.looseField(fields, i)

  private[swarender] override def fail(kind: RenderError.Kind, detail: String): Nothing = {
    val _ = break()
    target.fail(kind, detail)
  }
}
