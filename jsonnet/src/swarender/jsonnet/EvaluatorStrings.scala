package swarender
package jsonnet

import swarender.yaml.{YamlScan, YamlStringClass}
import swarender.yaml.YamlStringClass.*

/** The rules by which evaluators write the strings of `std.manifestYamlDoc`: all have double quotes
  * only.
  */
private[swarender] sealed abstract class EvaluatorStrings extends YamlStringClass {
  override def leavesOutQuotes: Boolean = true

  /** A text is a block if it ends with a line feed. */
  def ofValue(s: CharSequence, scan: YamlScan): Int =
    if (endsLine(s)) Break | FinalBreak | Wide else Ambiguous | OneLine
  def ofKey(s: CharSequence, scan: YamlScan): Int = if (isBare(s)) OneLine else Ambiguous | OneLine

  /** Whether a key has no quotes with `quote_keys=false`. */
  def isBare(key: CharSequence): Boolean

  /** This rule, and that of `safe` where a block or quotes would not read back as the text. */
  def repaired: YamlStringClass

  protected final def endsLine(s: CharSequence): Boolean = s.length > 0 && s.charAt(s.length - 1) == '\n'
}

private[swarender] object EvaluatorStrings {

  /** What is repaired of `rule`. */
  sealed abstract class Repaired(rule: EvaluatorStrings) extends YamlStringClass {
    override def toString = s"$rule, repaired"
    def ofValue(s: CharSequence, scan: YamlScan): Int =
      scan(s) | Ambiguous | (if ((rule.ofValue(s, scan) & Break) != 0) 0 else OneLine)
    def ofKey(s: CharSequence, scan: YamlScan): Int = if (rule.isBare(s)) OneLine else scan(s) | Ambiguous | OneLine
    override def blocksAtRoot = true
    override def quotesKeys: Boolean = rule.quotesKeys
  }

  /** Go-jsonnet's: keys are bare as [[JsonnetKey]] says. */
  object go extends EvaluatorStrings {
    override def toString = "jsonnet"
    def isBare(key: CharSequence): Boolean = JsonnetKey.isBare(key)
    def repaired: YamlStringClass = repairedGo
  }
  object repairedGo extends Repaired(go)

  /** C++ jsonnet's: other keys are bare. */
  object cpp extends EvaluatorStrings {
    override def toString = "cpp"
    def isBare(key: CharSequence): Boolean = StdJsonnetKey.isBare(key, floatsHavePoint = true)
    def repaired: YamlStringClass = repairedCpp
  }
  object repairedCpp extends Repaired(cpp)

  /** Jrsonnet's: a text of several lines is a block. */
  object jrsonnet extends EvaluatorStrings {
    override def toString = "jrsonnet"
    override def ofValue(s: CharSequence, scan: YamlScan): Int =
      if (!endsLine(s) && s.toString.indexOf('\n') >= 0) Break | Wide else super.ofValue(s, scan)
    def isBare(key: CharSequence): Boolean = StdJsonnetKey.isBare(key, floatsHavePoint = false)
    def repaired: YamlStringClass = repairedJrsonnet
  }
  object repairedJrsonnet extends Repaired(jrsonnet)

  /** The strings of sjsonnet 0.4.9: a block has one line feed at its end, and keys are in quotes.
    */
  object sjsonnet extends EvaluatorStrings {
    override def toString = "sjsonnet"
    override def ofValue(s: CharSequence, scan: YamlScan): Int = {
      val classes = super.ofValue(s, scan)
      if ((classes & Break) != 0) classes | Cut else classes
    }
    override def quotesKeys: Boolean = true
    def isBare(key: CharSequence): Boolean = false
    def repaired: YamlStringClass = repairedSjsonnet
  }
  object repairedSjsonnet extends Repaired(sjsonnet)

  /** The strings of sjsonnet after 0.4.9: the header of a block says how its line feeds end, and
    * how far it is indented if it begins with a space.
    */
  object sjsonnetHead extends EvaluatorStrings {
    override def toString = "sjsonnetHead"
    override def blocksAtRoot = true
    override def ofValue(s: CharSequence, scan: YamlScan): Int =
      if (!endsLine(s)) super.ofValue(s, scan)
      else {
        val ending = if (s.length > 1 && s.charAt(s.length - 2) == '\n') FinalBreaks else FinalBreak
        Break | Wide | ending | (if (s.charAt(0) == ' ') SpaceHead else 0)
      }
    def isBare(key: CharSequence): Boolean = StdJsonnetKey.isBare(key, floatsHavePoint = false, floatsHaveDigit = true)
    def repaired: YamlStringClass = repairedSjsonnetHead
  }
  object repairedSjsonnetHead extends Repaired(sjsonnetHead)
}
