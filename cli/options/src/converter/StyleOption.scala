package converter

import java.util.regex.Matcher

import swarender.Policy.{BigIntegers, DuplicateKeys, KeyOrder, Newline, NonFinite, Nulls, NumberText, Surrogates}
import swarender.NumberLayout
import swarender.{Target as _, *}
import swarender.jsonnet.{Jsonnet, JsonnetNumbers}

/** An option `--name VALUE` that changes a style.
  *
  * @param values
  *   what VALUE can be, for the help and for errors
  */
abstract class StyleOption[S](val name: String, val values: String) {

  /** The words that VALUE can be, or none where it is a number or a text. */
  def choices: Seq[String] = Nil

  /** What it does, in a line. */
  def about: String = OptionTexts.of(name)

  /** The style with `value`, or what is wrong with that. */
  final def apply(style: S, value: String): Either[String, S] =
    try
      change(style, value).toRight(
        s"--$name is $values, not ${ErrorLine.shown(Quote.json(value))}${Words.didYouMean(value, choices)}"
      )
    catch {
      case e: IllegalArgumentException =>
        Left(s"--$name: ${ErrorLine.shown(e.getMessage.stripPrefix("requirement failed: "))}")
    }

  /** `None` if there is no such value; an `IllegalArgumentException` if the style refuses it. */
  protected def change(style: S, value: String): Option[S]
}

object StyleOption {

  /** One of some words, each the name of a value. */
  def choice[S, V](name: String, words: (String, V)*)(set: (S, V) => S): StyleOption[S] =
    new StyleOption[S](name, words.map(_._1).mkString("|")) {
      override val choices: Seq[String] = words.map(_._1)
      protected def change(style: S, value: String): Option[S] =
        Words.find(words, value)(_._1).map(word => set(style, word._2))
    }

  /** `yes` or `no`. */
  def yesNo[S](name: String)(set: (S, Boolean) => S): StyleOption[S] = choice(name, "yes" -> true, "no" -> false)(set)

  /** A number in `[least, most]`. */
  def number[S](name: String, least: Int, most: Int)(set: (S, Int) => S): StyleOption[S] =
    new StyleOption[S](name, s"a number from $least to $most") {
      protected def change(style: S, value: String): Option[S] =
        value.toIntOption.filter(n => n >= least && n <= most).map(set(style, _))
    }

  /** Any text, in which `\t`, `\n`, `\r` and `\\` mean what they mean in JSON. */
  def text[S](name: String)(set: (S, String) => S): StyleOption[S] =
    new StyleOption[S](name, "a text") {
      protected def change(style: S, value: String): Option[S] = Some(set(style, unescaped(value)))
    }

  /** An indent, as `indentOf` has it. Anything else is refused: it may be a file, after an option
    * whose value is missing.
    */
  def indent[S](name: String)(set: (S, String) => S): StyleOption[S] =
    new StyleOption[S](name, "0 to 100 spaces, tab, or blanks") {
      protected def change(style: S, value: String): Option[S] = indentOf(value).map(set(style, _))
    }

  /** What a number of spaces from 0 to 100, `tab`, or spaces and tabs (also as `\t`) mean. */
  def indentOf(value: String): Option[String] = {
    val blanks = if (value == "tab") "\t" else unescaped(value)
    if (value.matches("[-+]?[0-9]+")) value.toIntOption.filter(n => n >= 0 && n <= 100).map(" " * _)
    else if (blanks.forall(c => c == ' ' || c == '\t')) Some(blanks)
    else None
  }

  private lazy val Escape = """\\[tnr\\]""".r
  private lazy val escapes = Map("\\t" -> "\t", "\\n" -> "\n", "\\r" -> "\r", "\\\\" -> "\\")

  /** What a text on the command line means. */
  def unescaped(value: String): String =
    Escape.replaceAllIn(value, found => Matcher.quoteReplacement(escapes(found.matched)))

  // What several formats have.

  def numbers[S](set: (S, NumberLayout) => S): StyleOption[S] = choice(
    "numbers",
    "ecma" -> NumberLayout.ecma,
    "canonical" -> NumberLayout.canonical,
    "sjsonnet" -> JsonnetNumbers.sjsonnet,
    "positional" -> NumberLayout.positional,
    "seventeen-g" -> NumberLayout.seventeenG,
    "ujson" -> NumberLayout.ujson,
    "python" -> NumberLayout.python,
    "jrsonnet" -> NumberLayout.positional
  )(set)

  /** The evaluator of Jsonnet whose style it is. */
  def evaluator[S](style: (S, Jsonnet) => S): StyleOption[S] =
    choice("evaluator", Jsonnet.all.map(e => e.name.replace("Head", "-head") -> e)*)(style)

  def numberText[S](set: (S, NumberText) => S): StyleOption[S] = choice(
    "number-text",
    "keep" -> NumberText.Keep,
    "verbatim" -> NumberText.Verbatim,
    "double" -> NumberText.ToDouble,
    "exact" -> NumberText.ExactDouble,
    "plain" -> NumberText.plain(),
    "scientific" -> NumberText.scientific
  )(set)

  def nonFinite[S](set: (S, NonFinite) => S, more: (String, NonFinite)*): StyleOption[S] =
    choice("non-finite", (Seq("fail" -> NonFinite.Fail, "quote" -> NonFinite.Quote) ++ more)*)(set)

  def nulls[S](set: (S, Nulls) => S, more: (String, Nulls)*): StyleOption[S] =
    choice("nulls", (nullChoices ++ more)*)(set)

  private val nullChoices = Seq[(String, Nulls)](
    "fail" -> Nulls.Fail,
    "omit-members" -> Nulls.OmitMembers,
    "omit-everywhere" -> Nulls.OmitEverywhere
  )

  def omitEmpty[S](set: (S, Boolean) => S): StyleOption[S] = yesNo("omit-empty")(set)
  def maxDepth[S](set: (S, Int) => S): StyleOption[S] = number("max-depth", 1, Int.MaxValue)(set)

  def bigIntegers[S](set: (S, BigIntegers) => S): StyleOption[S] = choice(
    "big-integers",
    "full" -> BigIntegers.Full,
    "quote" -> BigIntegers.Quote,
    "double" -> BigIntegers.ToDouble,
    "fail" -> BigIntegers.Fail
  )(set)

  def surrogates[S](set: (S, Surrogates) => S, more: (String, Surrogates)*): StyleOption[S] =
    choice("surrogates", (Seq("replace" -> Surrogates.Replace, "fail" -> Surrogates.Fail) ++ more)*)(set)

  def keyOrder[S](set: (S, KeyOrder) => S): StyleOption[S] = choice(
    "key-order",
    "given" -> KeyOrder.AsGiven,
    "code-point" -> KeyOrder.CodePoint,
    "utf16" -> KeyOrder.Utf16,
    "natural" -> KeyOrder.Natural,
    "kubernetes" -> KeyOrder.kubernetes
  )(set)

  /** Keys that come before all others, with commas between them. */
  def firstKeys[S <: Style](set: (S, KeyOrder) => S): StyleOption[S] =
    new StyleOption[S]("first-keys", "keys, as in a,b") {
      protected def change(style: S, value: String): Option[S] =
        Some(set(style, style.keyOrder.first(value.split(",", -1).toSeq*)))
    }

  def newline[S](set: (S, Newline) => S): StyleOption[S] =
    choice("newline", "lf" -> Newline.Lf, "crlf" -> Newline.CrLf)(set)

  def blankLines[S](set: (S, Int) => S): StyleOption[S] = number("blank-lines", 0, 100)(set)

  /** A comment on lines of its own at the head of each document. It comes last of the options: a
    * style that has no line breaks, and so no comments, is refused.
    */
  def head[S <: Style](format: Format[S])(set: (S, Events.Place => scala.Option[String]) => S): StyleOption[S] =
    text("head") { (style, comment) =>
      val headed = set(style, place => if (place.segments.isEmpty) Some(comment) else None)
      def text(style: S) = format(style).render(Map("a" -> 0))
      if (text(headed) == text(style)) throw new IllegalArgumentException("without line breaks there are no comments")
      headed
    }

  /** Tags by path, with commas between them; `[*]` in a path is any index. */
  def tags[S](render: S => String)(set: (S, Events.Place => scala.Option[String]) => S): StyleOption[S] =
    new StyleOption[S]("tags", "PATH=!TAG, as in $.a=!Ref,$.b[*]=!Sub") {
      protected def change(style: S, value: String): scala.Option[S] = pairsOfTags(value).map { pairs =>
        for ((_, tag) <- pairs)
          try render(set(style, _ => Some(tag)))
          catch { case e: RenderError => throw new IllegalArgumentException(e.detail) }
        val tags = pairs.toMap
        set(style, place => tags.get(place.path).orElse(tags.get(place.path.replaceAll(Index, "[*]"))))
      }
    }

  private final val Index = "\\[\\d+\\]"

  /** Each path with its tag, or nothing where one of them is not a path. */
  def pairsOfTags(value: String): scala.Option[Seq[(String, String)]] = {
    val pairs = value.split(",(?=\\$)").toSeq.map { pair =>
      val at = pair.indexOf("=!")
      (pair.take(at), pair.drop(at + 1))
    }
    if (pairs.forall(_._1.startsWith("$"))) Some(pairs) else None
  }

  def keyQuotes[S](set: (S, KeyQuotes) => S): StyleOption[S] =
    choice("key-quotes", "needed" -> KeyQuotes.Needed, "always" -> KeyQuotes.Always)(set)

  def integralDoubles[S](set: (S, Boolean) => S): StyleOption[S] =
    choice("integral-doubles", "integers" -> true, "floats" -> false)(set)

  def duplicateKeys[S](set: (S, DuplicateKeys) => S): StyleOption[S] =
    choice("duplicate-keys", "keep" -> DuplicateKeys.Keep, "fail" -> DuplicateKeys.Fail)(set)
}
