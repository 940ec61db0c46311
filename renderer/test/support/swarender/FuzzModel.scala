package swarender

import swarender.Policy.{BigIntegers, DuplicateKeys, NonFinite, Nulls, NumberText, Surrogates}
import swarender.RenderError.{Index, Key, Kind, Segment}

/** What a style refuses and what a reader must find, told from the document and the style's
  * policies alone.
  *
  * @param objectRoot
  *   whether other roots are refused
  * @param integers64
  *   whether integers beyond 64 bits are refused, and nulls that are not left out
  * @param hugeText
  *   whether number text beyond the doubles is refused, a string, or treated as an infinity
  */
final class FuzzModel(
    nulls: Nulls,
    omitEmpty: Boolean,
    nonFinite: NonFinite,
    surrogates: Surrogates,
    duplicates: DuplicateKeys,
    numberText: NumberText,
    bigIntegers: BigIntegers,
    objectRoot: Boolean,
    integers64: Boolean,
    hugeText: FuzzModel.Huge,
    date: TomlDateTime => String
) {
  import FuzzModel.*
  import FuzzNode.*

  private type Refusal = (Kind, List[Segment])

  /** All that is refused, with its place, in the order of the document. */
  def refusals(root: FuzzNode): Seq[Refusal] = {
    val isRefused = objectRoot && !root.isInstanceOf[Obj]
    (if (isRefused) Seq((RenderError.RootType, Nil)) else Nil) ++ of(root, Nil)
  }

  private def of(node: FuzzNode, place: List[Segment]): Seq[Refusal] = node match {
    case Arr(elements) =>
      elements.zipWithIndex.filterNot(e => isNoElement(e._1)).flatMap { case (e, i) => of(e, place :+ Index(i)) }
    case Obj(members) =>
      val kept = members.filterNot(m => isNoMember(m._2))
      kept.zipWithIndex.flatMap { case ((k, v), i) =>
        val again = (duplicates eq DuplicateKeys.Fail) && kept.take(i).exists(_._1 == k)
        val at = place :+ Key(k)
        text(k, at) ++ (if (again) Seq((RenderError.DuplicateKey, at)) else Nil) ++ of(v, at)
      }
    case Null => if ((nulls eq Nulls.Fail) || integers64) Seq((RenderError.NullValue, place)) else Nil
    case Float64(v) => double(v, place)
    case Float32(v) => double(v.toDouble, place)
    case UInt64(v) => if (integers64 && v < 0) Seq((RenderError.BadNumber, place)) else Nil
    case Number(s) => number(s, place)
    case Str(s) => text(s, place)
    case _ => Nil
  }

  private def text(s: String, place: List[Segment]): Seq[Refusal] =
    if ((surrogates eq Surrogates.Fail) && YamlStrings.readBack(s) != s) Seq((RenderError.LoneSurrogate, place))
    else Nil

  private def double(v: Double, place: List[Segment]): Seq[Refusal] =
    if ((nonFinite eq NonFinite.Fail) && isNotFinite(v)) Seq((RenderError.NotFinite, place)) else Nil

  private def number(s: String, place: List[Segment]): Seq[Refusal] = {
    val bad = Seq((RenderError.BadNumber, place))
    if (!isNumber(s)) bad
    else if (isInfinite(s) && (hugeText eq Refused) && !isQuotedHuge(s)) bad
    else if (isInfinite(s) && becomesDouble(s)) double(s.toDouble, place)
    else if (integers64 && (numberText ne NumberText.ToDouble) && isInteger(s) && !BigInt(s).isValidLong) bad
    else Nil
  }

  private def isQuotedHuge(s: String): Boolean =
    (bigIntegers eq BigIntegers.Quote) && isInteger(s) && (numberText ne NumberText.ToDouble) && !integers64

  /** Whether the text's double is written in its place. */
  private def becomesDouble(s: String): Boolean =
    if (isInfinite(s) && (hugeText ne Kept)) hugeText eq AsInfinity
    else
      (numberText eq NumberText.ToDouble) ||
      isBig(s) && (bigIntegers eq BigIntegers.ToDouble) && (numberText ne NumberText.Verbatim)

  /** What a reader of doubles must find; nothing if an object would have two equal keys. */
  def readBack(root: FuzzNode): Option[ujson.Value] =
    try Some(value(root))
    catch { case Twice => None }

  private object Twice extends RuntimeException("two equal keys", null, false, false)

  private def value(node: FuzzNode): ujson.Value = node match {
    case Null => ujson.Null
    case Bool(v) => ujson.Bool(v)
    case Int64(v) => integer(BigInt(v))
    case UInt64(v) if v < 0 && (numberText eq NumberText.Verbatim) => ujson.Num(unsigned(v).toDouble)
    case UInt64(v) => integer(unsigned(v))
    case Float64(v) => number(v)
    case Float32(v) => number(java.lang.Float.toString(v).toDouble)
    case Number(s) =>
      if (becomesDouble(s)) number(s.toDouble)
      else if (isInfinite(s) && ((hugeText eq Quoted) || (hugeText eq Refused))) ujson.Str(s)
      else if (isBig(s) && (bigIntegers eq BigIntegers.Quote) && (numberText ne NumberText.Verbatim)) ujson.Str(s)
      else ujson.Num(s.toDouble)
    case Str(s) => ujson.Str(YamlStrings.readBack(s))
    case Date(v) => ujson.Str(date(v))
    case Arr(elements) => ujson.Arr.from(elements.filterNot(isNoElement).map(value))
    case Obj(members) =>
      val all = members.filterNot(m => isNoMember(m._2)).map { case (k, v) => (YamlStrings.readBack(k), value(v)) }
      if (all.map(_._1).distinct.size < all.size) throw Twice
      ujson.Obj.from(all)
  }

  private def unsigned(v: Long): BigInt = BigInt(java.lang.Long.toUnsignedString(v))

  private def isNoElement(node: FuzzNode): Boolean = (nulls eq Nulls.OmitEverywhere) && node == Null

  private def isNoMember(node: FuzzNode): Boolean = node match {
    case Null => (nulls eq Nulls.OmitEverywhere) || (nulls eq Nulls.OmitMembers)
    case Arr(elements) => omitEmpty && elements.forall(isNoElement)
    case Obj(members) => omitEmpty && members.forall(m => isNoMember(m._2))
    case _ => false
  }

  private def integer(v: BigInt): ujson.Value =
    if (v.abs > TwoTo53 && (bigIntegers eq BigIntegers.Quote)) ujson.Str(v.toString) else ujson.Num(v.toDouble)

  private def number(v: Double): ujson.Value =
    if (!isNotFinite(v) || (nonFinite eq NonFinite.Keyword)) ujson.Num(v)
    else if (nonFinite eq NonFinite.Quote) ujson.Str(v.toString)
    else ujson.Null
}

object FuzzModel {
  sealed abstract class Huge
  case object Refused extends Huge
  case object Quoted extends Huge
  case object AsInfinity extends Huge

  /** The number is written as it is, and read as it is. */
  case object Kept extends Huge

  def apply(style: JsonStyle): FuzzModel =
    of(style, Kept, objectRoot = EvaluatorSettings.isLines(style))

  def apply(style: YamlStyle): FuzzModel = style match {
    case block: BlockStyle => of(style, if (block.settings.hugeNumbers eq HugeNumbers.Quote) Quoted else Refused)
    case _ => of(style, AsInfinity)
  }

  def apply(style: TomlStyle): FuzzModel = {
    val prefix = if (style.settings.dateTimes eq TomlStyle.DateTimes.Bare) TomlDocuments.Date else ""
    of(style, Refused, objectRoot = true, integers64 = true, date = prefix + _)
  }

  private def of(
      style: Style,
      hugeText: Huge,
      objectRoot: Boolean = false,
      integers64: Boolean = false,
      date: TomlDateTime => String = _.toString
  ): FuzzModel = new FuzzModel(
    style.common.nulls,
    style.common.omitEmpty,
    style.common.nonFinite,
    style.common.surrogates,
    if (style.common.uniqueKeys) DuplicateKeys.Fail else DuplicateKeys.Keep,
    style.common.numberText,
    style.common.bigIntegers,
    objectRoot,
    integers64,
    hugeText,
    date
  )

  private val grammar = "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?".r.pattern
  private val TwoTo53 = BigInt(1) << 53

  private def isNumber(s: String): Boolean = grammar.matcher(s).matches
  private def isInteger(s: String): Boolean = s.forall(c => c == '-' || c >= '0' && c <= '9')
  private def isBig(s: String): Boolean = isInteger(s) && BigInt(s).abs > TwoTo53
  private def isInfinite(s: String): Boolean = java.lang.Double.isInfinite(s.toDouble)
  private def isNotFinite(v: Double): Boolean = java.lang.Double.isNaN(v) || java.lang.Double.isInfinite(v)
}
