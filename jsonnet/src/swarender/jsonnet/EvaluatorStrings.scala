package swarender
package jsonnet

import swarender.chars.ReadBack
import swarender.yaml.{YamlScan, YamlStringClass}
import swarender.yaml.YamlStringClass.*

/** What the strings of all evaluators have in common. */
private[swarender] sealed abstract class EvaluatorStringClass extends YamlStringClass {
  override def longestKey: Int = Int.MaxValue

  /** Whether all keys are in quotes, whatever the style says. */
  def quotesKeys: Boolean
  override def indentsEmptyLines: Boolean = true
  override def endsBlocks: Boolean = false
}

/** The rules by which an evaluator writes the strings of `std.manifestYamlDoc`: all have double
  * quotes only.
  */
private[swarender] final class EvaluatorStrings private (name: String, private val evaluator: Int)
    extends EvaluatorStringClass {
  import EvaluatorStrings._

  override def toString: String = name
  override def leavesOutQuotes: Boolean = true
  override def emptyStream: String = if (evaluator == Jrsonnet) "\n" else "---\n\n"
  def quotesKeys: Boolean = evaluator == Sjsonnet
  override def blocksAtRoot: Boolean = evaluator == SjsonnetHead

  def ofValue(s: CharSequence, scan: YamlScan): Int =
    if (s.length == 0 || s.charAt(s.length - 1) != '\n') {
      if (evaluator == Jrsonnet && s.toString.indexOf('\n') >= 0) Break | Wide else Ambiguous | OneLine
    } else
      evaluator match {
        case Sjsonnet => Break | FinalBreak | Wide | Cut
        case SjsonnetHead =>
          val ending = if (s.length > 1 && s.charAt(s.length - 2) == '\n') FinalBreaks else FinalBreak
          Break | Wide | ending | (if (s.charAt(0) == ' ') SpaceHead else 0)
        case _ => Break | FinalBreak | Wide
      }

  def ofKey(s: CharSequence, scan: YamlScan): Int = if (isBare(s)) OneLine else Ambiguous | OneLine

  /** Whether a key has no quotes with `quote_keys=false`. */
  private def isBare(key: CharSequence): Boolean = evaluator match {
    case Go => JsonnetKey.isBare(key)
    case Cpp => StdJsonnetKey.isBare(key, floatsHavePoint = true)
    case Jrsonnet => StdJsonnetKey.isBare(key, floatsHavePoint = false)
    case SjsonnetHead => StdJsonnetKey.isBare(key, floatsHavePoint = false, floatsHaveDigit = true)
    case _ => false
  }

  /** The rule in place of a copy of it that Java's serialization has read. */
  private[swarender] def readResolve(): AnyRef =
    if (Go <= evaluator && evaluator <= SjsonnetHead) rule(evaluator) else ReadBack.refuse(s"no evaluator $evaluator")

  /** This rule, and that of `safe` where a block or quotes would not read back as the text. */
  def repaired: EvaluatorStringClass = EvaluatorStrings.of(evaluator, repaired = true)
}

private[swarender] object EvaluatorStrings {
  final val Go = 0
  final val Cpp = 1
  final val Jrsonnet = 2
  final val Sjsonnet = 3
  final val SjsonnetHead = 4

  /** Go-jsonnet's: a text is a block if it ends with a line feed; keys are bare as [[JsonnetKey]]
    * says.
    */
  val go: EvaluatorStrings = new EvaluatorStrings("jsonnet", Go)

  /** C++ jsonnet's: as go-jsonnet's, but keys are bare as [[StdJsonnetKey]] says. */
  val cpp: EvaluatorStrings = new EvaluatorStrings("cpp", Cpp)

  /** Jrsonnet's: a text of several lines is a block. */
  val jrsonnet: EvaluatorStrings = new EvaluatorStrings("jrsonnet", Jrsonnet)

  /** The strings of sjsonnet 0.4.9: a block has one line feed at its end, and keys are in quotes.
    */
  val sjsonnet: EvaluatorStrings = new EvaluatorStrings("sjsonnet", Sjsonnet)

  /** The strings of sjsonnet after 0.4.9: the header of a block says how its line feeds end, and
    * how far it is indented if it begins with a space.
    */
  val sjsonnetHead: EvaluatorStrings = new EvaluatorStrings("sjsonnetHead", SjsonnetHead)

  private val all: Array[EvaluatorStrings] = Array(go, cpp, jrsonnet, sjsonnet, sjsonnetHead)

  private def rule(evaluator: Int): EvaluatorStrings = all(evaluator)

  /** The strings of an evaluator, or those that read back as the text. */
  def of(evaluator: Int, repaired: Boolean): EvaluatorStringClass =
    if (repaired) Repaired.rule(evaluator) else rule(evaluator)

  /** What is repaired of `rule`. */
  private final class Repaired(rule: EvaluatorStrings) extends EvaluatorStringClass {
    override def toString: String = s"$rule, repaired"
    def ofValue(s: CharSequence, scan: YamlScan): Int =
      scan(s) | Ambiguous | (if ((rule.ofValue(s, scan) & Break) != 0) 0 else OneLine)
    def ofKey(s: CharSequence, scan: YamlScan): Int = if (rule.isBare(s)) OneLine else scan(s) | Ambiguous | OneLine
    override def blocksAtRoot: Boolean = true
    override def emptyStream: String = rule.emptyStream
    def quotesKeys: Boolean = rule.quotesKeys
    private[swarender] def readResolve(): AnyRef = {
      ReadBack.require(rule ne null, "no rule to repair")
      rule.repaired
    }
  }

  private object Repaired {
    private val all: Array[EvaluatorStringClass] =
      Array(
        new Repaired(go),
        new Repaired(cpp),
        new Repaired(jrsonnet),
        new Repaired(sjsonnet),
        new Repaired(sjsonnetHead)
      )
    def rule(evaluator: Int): EvaluatorStringClass = all(evaluator)
  }
}
