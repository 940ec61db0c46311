package swarender

import scala.util.Random

import swarender.Policy.Newline
import swarender.dialects.*

/** Random documents with nasty strings as keys and values, and styles to write them in. */
object YamlDocuments {
  private val numbers: Seq[Double] =
    Seq(0, -0.0, 1, -1, 0.5, -1.5, 1e15, 9007199254740993.0, 1e20, 1e21, 1.5e300, -2.5e-7, 1e-6, 5e-324,
      1.7976931348623157e308, 12345.678)

  private val words: Seq[String] =
    "the quick brown fox jumps over lazy dog # : - ' \" {x} a: b #c x\\ \\".split(' ').toSeq

  /** What numbers and dates are made of in some version or reader. */
  private val numeric: Seq[String] = "0 0 1 2 7 9 - - + + . . : _ _ , , e E x o b F T Z".split(' ').toSeq ++
    Seq("0x", "0o", "0b", "1e", "1979-05-27", "07:32:00", " ", ".5")

  private def pick[T](random: Random, from: Seq[T]): T = from(random.nextInt(from.size))

  /** Chars of numbers and dates. */
  def numberLike(random: Random): String = Seq.fill(2 + random.nextInt(9))(pick(random, numeric)).mkString

  /** A nasty string, two of them, chars of the alphabet or of numbers and dates, or a long line of
    * words.
    */
  def string(random: Random): String = random.nextInt(10) match {
    case 0 => Seq.fill(random.nextInt(6))(pick(random, YamlStrings.alphabet)).mkString
    case 1 => pick(random, YamlStrings.nasty) + pick(random, YamlStrings.nasty)
    case 2 => Seq.fill(random.nextInt(30))(pick(random, words)).mkString(if (random.nextInt(9) == 0) "  " else " ")
    case 3 =>
      Seq
        .fill(random.nextInt(5))(pick(random, YamlStrings.spaces ++ words))
        .mkString(if (random.nextBoolean()) "\n" else "")
    case 4 => pick(random, words)
    case 5 | 6 => numberLike(random)
    case _ => pick(random, YamlStrings.nasty)
  }

  private def scalar(random: Random): ujson.Value = random.nextInt(8) match {
    case 0 => ujson.Null
    case 1 => ujson.Bool(random.nextBoolean())
    case 2 => ujson.Num(pick(random, numbers))
    case _ => ujson.Str(string(random))
  }

  /** A document of at most `depth` levels of containers. No two keys of an object are read back as
    * the same.
    */
  def document(random: Random, depth: Int): ujson.Value =
    if (depth == 0) scalar(random)
    else
      random.nextInt(5) match {
        case 0 => scalar(random)
        case 1 | 2 => ujson.Arr.from(Seq.fill(random.nextInt(5))(document(random, depth - 1)))
        case _ =>
          val keys = YamlStrings.distinct(Seq.fill(random.nextInt(5))(string(random)))
          ujson.Obj.from(keys.map(_ -> document(random, depth - 1)))
      }

  /** A style that readers read back, any field of which may be other than in `safe`. */
  def style(random: Random): YamlStyle = {
    val base = pick(
      random,
      Seq[YamlStyle](
        YamlStyle.safe,
        YamlStyle.safe,
        YamlStyle.quoted,
        YamlStyle.pretty(1 + random.nextInt(60)),
        YamlStyle.json(JsonStyle.pretty(random.nextInt(3)))
      )
    )
    val indented = base.withIndent(1 + random.nextInt(9))
    val indentSequences = random.nextBoolean()
    val quotes = if (random.nextBoolean()) YamlStyle.Quotes.SingleQuotes else YamlStyle.Quotes.DoubleQuotes
    val blocks = random.nextInt(4) > 0
    val finalNewline = random.nextBoolean()
    val marked: YamlStyle = indented.withDocumentEnd(random.nextBoolean())
    val numbers =
      pick(random, Seq(NumberLayout.yaml, NumberLayout.yaml, NumberLayout.toml, NumberLayout.tomlFloats))
    val hasComments = random.nextInt(4) == 0
    val kind = random.nextInt(6)
    val flow = if (kind == 0) random.nextInt(80) else if (kind == 1) 30 else 0
    marked match {
      case s: BlockYamlStyle =>
        val laidOut = s
          .withIndentSequences(indentSequences)
          .withQuotes(quotes)
          .withBlocks(blocks)
          .withFinalNewline(finalNewline)
          .withNumbers(numbers)
          .withMaxFlowLength(flow)
        val spelled = spelling(random, laidOut)
        val commented = if (hasComments) spelled.withComments(at => Some(at.path)) else spelled
        val layouts = Policies.yamlLayout
        if (kind == 1) commented.withLayout(place => layouts(Math.floorMod(place.path.hashCode, layouts.size)))
        else commented
      case s => s
    }
  }

  /** Settings that most documents go without. */
  private def spelling(random: Random, style: BlockYamlStyle): BlockYamlStyle = random.nextInt(12) match {
    case 0 => style.withNewline(Newline.CrLf)
    case 1 => style.withNullText(YamlStyle.NullText.Empty)
    case 2 => style.withBlankLines(1 + random.nextInt(3))
    case 3 => style.withBraceSpaces(true).withMaxFlowLength(60)
    case 4 => style.withQuotes(YamlStyle.Quotes.FewestEscapes)
    case 5 => style.withNewline(Newline.CrLf).withBlankLines(2).withNullText(YamlStyle.NullText.Empty)
    case 6 => style.withFlowWidth(30)
    case _ => style
  }

  /** What a reader must read back for `v`. */
  def readBack(v: ujson.Value): ujson.Value = v match {
    case ujson.Str(s) => ujson.Str(YamlStrings.readBack(s))
    case ujson.Arr(a) => ujson.Arr.from(a.map(readBack(_)))
    case ujson.Obj(o) => ujson.Obj.from(o.toSeq.map { case (k, v) => YamlStrings.readBack(k) -> readBack(v) })
    case _ => v
  }

  /** The documents as a stream. */
  def stream(documents: Seq[ujson.Value], style: YamlStyle)(implicit encoder: Encoder[ujson.Value]): String =
    Modes.chars(4096)(out => Yaml(style).writeAll(documents.iterator, out))
}
