package swarender
package event

import swarender.chars.Reusable

/** The visitor that translates upickle's visits for `events`, and the checks of events from user
  * code. Each is created on first use and kept with `events`.
  */
private[swarender] final class EventAdapters(events: Events) extends Reusable {
  private[this] var ownChecks: CheckedEvents = null
  private[this] var ownVisitor: RendererVisitor[Unit] = null

  /** Sends what it visits as events. */
  def visitor: RendererVisitor[Unit] = {
    if (ownVisitor eq null) ownVisitor = new RendererVisitor(events, ())
    ownVisitor
  }

  private def send[T](value: T, encoder: EventSource[T]): Unit = {
    if (ownChecks eq null) ownChecks = new CheckedEvents(events)
    ownChecks.single(value, encoder)
  }

  def forget(): Unit = if (ownChecks ne null) ownChecks.forget()
  private[swarender] def isSmall: Boolean = (ownChecks eq null) || ownChecks.state.isSmall
}

private[swarender] object EventAdapters {
  def of(events: Events): EventAdapters = events.adapters match {
    case known: EventAdapters => known
    case _ =>
      val made = new EventAdapters(events)
      events.adapters = made
      made
  }

  /** Sends `value` by an encoder that may send anything: other than one value is a `Misuse`. */
  def sendChecked[T](value: T, encoder: EventSource[T], events: Events): Unit = events match {
    case ordered: OrderedEvents => ordered.checked(value, encoder)
    case _ => of(events).send(value, encoder)
  }
}
