package swarender
package output

/** Runs code after other code, also after an exception. */
private[swarender] object Cleanup {

  /** Runs `work`, then `last`, also if `work` throws: that exception is thrown then, and has what
    * `last` throws as a suppressed one.
    */
  def after(work: => Unit)(last: => Unit): Unit = {
    try work
    catch {
      case e: Throwable =>
        try last
        catch { case later: Throwable => suppress(later, e) }
        throw e
    }
    last
  }

  /** Adds `later` to what is thrown in its place. */
  def suppress(later: Throwable, thrown: Throwable): Unit = if (later ne thrown) thrown.addSuppressed(later)
}
