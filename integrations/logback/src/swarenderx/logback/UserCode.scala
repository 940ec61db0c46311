package swarenderx.logback

/** Calls of user code, which may throw anything: the line is written all the same. */
private object UserCode {
  final val NoText = "[FAILED toString()]"

  /** Where a text of an error ends: an error may quote what it failed at. */
  private final val MaxError = 200

  /** Whether `e` passes: the virtual machine cannot go on. A stack that has overflowed has room
    * again where the error is caught.
    */
  def isFatal(e: Throwable): Boolean = e match {
    case _: StackOverflowError => false
    case _ => e.isInstanceOf[VirtualMachineError]
  }

  /** The result of `read`, or `failed` of what it throws. */
  def attempt[A](read: => A)(failed: Throwable => A): A =
    try read
    catch { case e: Throwable if !isFatal(e) => failed(e) }

  /** `value.toString`, or what SLF4J writes in its place. */
  def text(value: Any): String =
    try {
      val text = String.valueOf(value)
      if (text eq null) NoText else text
    } catch { case e: Throwable if !isFatal(e) => NoText }

  /** What is written in place of a value at which `e` was thrown. */
  def failed(e: Throwable): String = {
    val known = attempt(String.valueOf(e.toString))(_ => e.getClass.getName)
    s"[FAILED ${cut(known, MaxError)}]"
  }

  /** `text` with `max` chars at most, and `...` if there are more; not cut within a surrogate pair.
    */
  def cut(text: String, max: Int): String =
    if (text.length <= max) text
    else text.substring(0, if (max > 0 && Character.isHighSurrogate(text.charAt(max - 1))) max - 1 else max) + "..."
}
