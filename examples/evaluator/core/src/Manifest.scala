package evaluator

import sjsonnet.{Error, EvalScope, Val}

import swarender.{Events, Format, RenderError, Style}

/** Sends what a program evaluates to as events: all that an evaluator needs to render through the
  * library.
  */
object Manifest {

  /** A program can describe a value without an end. */
  final val MaxDepth = 1000

  /** Sends `v` and forces what is lazy in it, in document order. An exception of the evaluator
    * passes through.
    */
  def send(v: Val, to: Events)(implicit ev: EvalScope): Unit = send(v, to, 0)

  def send(v: Val, to: Events, depth: Int)(implicit ev: EvalScope): Unit = v match {
    case _ if depth > MaxDepth => tooDeep()
    case Val.Str(_, s) => to.string(s)
    case Val.Num(_, n) => to.float64(n)
    case _: Val.True => to.bool(true)
    case _: Val.False => to.bool(false)
    case _: Val.Null => to.nullValue()
    case a: Val.Arr =>
      to.beginArray()
      elements(a, to, depth)
    case o: Val.Obj =>
      o.triggerAllAsserts(o)
      to.beginObject()
      val keys = Keys.of(o)
      var i = 0
      while (i < keys.length) {
        to.distinctKey(keys(i))
        send(o.value(keys(i), ev.emptyMaterializeFileScopePos), to, depth + 1)
        i += 1
      }
      to.endObject()
    case _: Val.Func => Error.fail("couldn't manifest function as JSON")
    case other => Error.fail(s"couldn't manifest ${other.prettyName}")
  }

  /** Sends the elements of an array that is begun, and its end. */
  def elements(a: Val.Arr, to: Events, depth: Int)(implicit ev: EvalScope): Unit = {
    var i = 0
    while (i < a.length) {
      send(a.force(i), to, depth + 1)
      i += 1
    }
    to.endArray()
  }

  def tooDeep(): Nothing = Error.fail(s"value is nested deeper than $MaxDepth levels")

  /** The text of `v` inside a program: what the library refuses is an error of the program. */
  def text[S <: Style](format: Format[S], style: S, v: Val)(implicit ev: EvalScope): String =
    refused(format.render(style)(send(v, _)))

  def refused[A](render: => A): A =
    try render
    catch { case e: RenderError => Error.fail(s"${e.detail} at ${e.path}") }
}
