package playground

import scala.annotation.tailrec
import scala.scalajs.js

import converter.ErrorLine
import evaluator.{Manifest, Program, TextEvaluator}
import sjsonnet.{CachedResolver, Error, EvalScope, ParseError, Position, Val}
import swarender.RenderError.{Index, Key, Segment}
import swarender.{Events, Json, JsonStyle, Quote, RenderError, Renderer}

/** Evaluates Jsonnet and converts the value. */
final class JsonnetConversion(code: String) extends Conversion {
  private object program extends Program(NoFiles.Program, NoFiles) {

    /** Frames of errors have the offset in place of a line and a column. */
    override protected def newEvaluator(resolver: CachedResolver): TextEvaluator =
      new TextEvaluator(resolver, NoFiles.Program) {
        override def prettyIndex(pos: Position): Option[(Int, Int)] = None
      }
  }

  private implicit def ev: EvalScope = program.evaluator

  private lazy val value: Val = program.evaluate(NoFiles.Program, code)

  protected def sending(to: Renderer, read: Double => Unit): Sending = new Sending {
    def send(): Unit = Manifest.send(value, to)

    def problem(error: Throwable): Option[Problem] = error match {
      case e: RenderError => Some(problemAt(offset(value, e.segments), e.detail, e.path, isSyntax = false))
      case e: Error =>
        val offset = e.getStackTrace.map(_.getLineNumber).find(_ >= 0)
        val (detail, back) =
          if (e.isInstanceOf[ParseError]) ofParser(e.getMessage, offset.getOrElse(0)) else (ofEvaluator(e), 0)
        Some(problemAt(offset.map(_ - back), detail, to.path, isSyntax = true))
      case e => ofEngine(e).map(what => problemAt(None, what, to.path, isSyntax = true))
    }
  }

  private def problemAt(offset: Option[Int], what: String, path: String, isSyntax: Boolean): Problem = offset match {
    case None => Problem(s"${ErrorLine.shown(what)} (at ${ErrorLine.shown(path)})", isSyntax = isSyntax)
    case Some(offset) =>
      val (line, column) = place(offset)
      Problem(ErrorLine.of(line, column, what, path), line, column, isSyntax)
  }

  /** The line and the character of it, from 1 on. */
  private def place(offset: Int): (Long, Long) = {
    val before = code.substring(0, Math.min(offset, code.length))
    val start = before.lastIndexOf('\n') + 1
    (before.count(_ == '\n') + 1L, before.codePointCount(start, before.length) + 1L)
  }

  /** Where the program has the value at `way`, or that one of those around it that is there. */
  @tailrec private def offset(v: Val, way: List[Segment]): Option[Int] = (v, way) match {
    case (o: Val.Obj, Key(name) :: rest) if o.containsKey(name) =>
      offset(o.value(name, ev.emptyMaterializeFileScopePos), rest)
    case (a: Val.Arr, Index(i) :: rest) if i < a.length => offset(a.force(i), rest)
    case _ => Option(v.pos).map(_.offset).filter(_ >= 0)
  }

  /** What the parser says without the place that is in it, and how many chars before its place that
    * is.
    */
  private def ofParser(message: String, offset: Int): (String, Int) = {
    val (head, found) = message.splitAt(message.lastIndexOf(", found "))
    val expected = head.reverse.dropWhile(c => c.isDigit || c == ':').reverse
    if (expected == "Expected fail" && offset > 0) (s"unexpected ${Quote.json(code.substring(offset - 1, offset))}", 1)
    else if (expected.startsWith("Expected no ")) (expected.stripPrefix("Expected no "), 0)
    else (expected + (if (found == ", found \"\"") ", found the end of the input" else found), 0)
  }

  private def ofEvaluator(e: Error): String = Option(e.getCause) match {
    case Some(cause) => ofEngine(cause).getOrElse(s"${e.getMessage}: ${cause.getMessage}")
    case None => e.getMessage
  }

  private var broken = false
  override def isBroken: Boolean = broken

  /** What an exception of the browser means. Its stack ends where it does, also where something is
    * first initialized.
    */
  private def ofEngine(e: Throwable): Option[String] = e match {
    case js.JavaScriptException(error: js.Error) =>
      broken = true
      val isStack = Set("RangeError", "InternalError")(error.name)
      Some(if (isStack) "too much recursion" else s"too much recursion, or a fault of the evaluator: $error")
    case _ => None
  }

  def json(most: Int): Option[String] =
    try Some(Json(JsonStyle.compact).render(Events(Manifest.send(value, _)))).filter(_.length <= most)
    catch { case _: Throwable => None }
}
