package benchmarks.report

import java.util.regex.Matcher

import scala.util.matching.Regex

/** The cells of a target in a line of a template:
  * {{{
  * {{target WANTED KIND RUNTIME SUITE CASE[,CASE...] ...}}
  * }}}
  * is the wanted number, what was measured and whether the target is met. KIND and what follows it
  * are those of [[Numbers]]. Where RUNTIME is `JDK`, four cells have what was measured: JDK 17 and
  * 25, each in used processes and in fresh ones; else the first of them has it. Of several cases
  * the worst one counts. A target is met where every used process does.
  */
final class Targets(numbers: Numbers) {
  private val form: Regex = """\{\{target ([^{}]*)\}\}""".r

  def fill(line: String): String =
    form.replaceAllIn(line, m => Matcher.quoteReplacement(cells(m.group(1).trim.split(" +").toSeq)))

  private def cells(words: Seq[String]): String = {
    val (wanted, kind, runtime) = (words(0), words(1), words(2))
    val runtimes = if (runtime == "JDK") Targets.Jdks else Seq(runtime)
    val measured = runtimes.map(r => worst(kind, r +: words.drop(3)))
    val used = runtimes.zip(measured).collect { case (r, m) if !r.endsWith("_fresh") => m }
    val verdict =
      if (used.contains(None)) "–"
      else if (used.flatten.forall(isMet(kind, _, wanted.toDouble))) "met"
      else "missed"
    val texts = measured.map(_.fold("–")(Tables.number)).padTo(Targets.Jdks.length, "")
    (wanted +: texts :+ verdict).mkString(" | ")
  }

  /** Of the cases in the third word. */
  private def worst(kind: String, words: Seq[String]): Option[Double] = {
    val each = words(2).split(',').toSeq.map(name => numbers.number(kind, words.updated(2, name)))
    if (each.contains(None)) None
    else Some(if (isLarge(kind)) each.flatten.min else each.flatten.max)
  }

  private def isMet(kind: String, measured: Double, wanted: Double): Boolean =
    if (isLarge(kind)) measured >= wanted else measured <= wanted

  /** Whether more is better. */
  private def isLarge(kind: String): Boolean = kind == "faster"
}

private object Targets {
  val Jdks: Seq[String] = Seq("JDK_17", "JDK_17_fresh", "JDK_25", "JDK_25_fresh")
}
