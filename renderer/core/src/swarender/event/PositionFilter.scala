package swarender
package event

import swarender.output.Output

private[event] object PositionFilter {
  def to(target: DocumentWriter): DocumentWriter = new PositionFilter(target)
}

/** Keeps `position` for the filters after it. It comes after those that sort members or leave them
  * out, for which an event is at another place.
  */
private[event] final class PositionFilter(target: DocumentWriter) extends EventFilter(target) {
  private[this] val state = new EventState

  override def beginDocument(): Unit = {
    state.reset()
    position = state
    super.beginDocument()
  }

  protected override def begin(isObject: Boolean): Unit = {
    super.begin(isObject)
    state.begin(isObject)
  }

  protected override def end(isObject: Boolean): Unit = {
    state.end()
    super.end(isObject)
    state.next()
  }

  override def key(s: CharSequence): Unit = { state.key(s); target.key(s) }
  protected override def afterScalar(): Unit = state.next()

  override def forget(): Unit = {
    state.forget()
    target.forget()
  }
  private[swarender] override def isSmall: Boolean = target.isSmall && state.isSmall

  def on(other: Output): DocumentWriter = new PositionFilter(target.on(other))
}
