package swarender

import scala.util.Random

import swarender.Policy.*
import swarender.dialects.*
import swarender.jsonnet.{EvaluatorYamlStyle, Jsonnet}

/** Profiles of YAML whose documents read back, and what their `with` methods change. */
object YamlVariants {

  /** A profile that readers read back but for the bytes that it has to print.
    *
    * @param resolves
    *   whether readers take some plain strings, or keys, for other scalars
    * @param longKeys
    *   whether a key of more than 1,024 bytes reads back
    * @param without
    *   the methods after which documents do not read back
    * @param unread
    *   chars in which the readers differ from the program that prints the same bytes
    */
  final case class Base(
      name: String,
      style: YamlStyle,
      resolves: Boolean = false,
      longKeys: Boolean = true,
      without: Set[String] = Set.empty,
      unread: String = ""
  ) {

    /** `v` without those chars. */
    def readable(v: ujson.Value): ujson.Value = v match {
      case ujson.Str(s) => ujson.Str(readable(s))
      case ujson.Arr(a) => ujson.Arr.from(a.map(readable(_)))
      case ujson.Obj(o) => ujson.Obj.from(o.toSeq.map { case (k, v) => readable(k) -> readable(v) })
      case _ => v
    }
    private def readable(s: String): String = s.map(c => if (unread.indexOf(c) >= 0) '?' else c)
  }

  /** Bare keys of Jsonnet, and numbers of the layouts that only its profile has, are those of
    * Jsonnet, which some readers take for others. Without a line feed at the end of a document its
    * blocks have none either.
    */
  private val jsonnetOnly = Set("withKeyQuotes", "withFinalNewline")

  val bases: Seq[Base] = Seq(
    Base("safe", YamlStyle.safe),
    Base("quoted", YamlStyle.quoted),
    Base("pretty", YamlStyle.pretty),
    Base("pretty(1)", YamlStyle.pretty(1)),
    Base("pretty(30)", YamlStyle.pretty(30)),
    Base(
      "jsonnet",
      Jsonnet.go.manifestYamlDoc(repaired = true).withFinalNewline(true),
      longKeys = false,
      without = jsonnetOnly,
      unread = "\ufffe\uffff\u2028\u2029"
    ),
    Base("pyyaml", YamlStyle.pyyaml, resolves = true, unread = "\u2028\u2029"),
    Base("kyaml", YamlStyle.kyaml, resolves = true, longKeys = false, unread = "\u2028\u2029\t"),
    Base(
      "kyaml, compact",
      YamlStyle.kyaml(compact = true),
      resolves = true,
      longKeys = false,
      unread = "\u2028\u2029\t"
    ),
    Base("json", YamlStyle.json, longKeys = false),
    Base("json, pretty", YamlStyle.json(JsonStyle.pretty), longKeys = false)
  )

  /** One call of a `with` method. */
  final case class Setting(method: String, value: String, set: YamlStyle => YamlStyle) {
    override def toString = s"$method($value)"
  }

  private def all[T](method: String, values: T*)(set: (YamlStyle, T) => YamlStyle): Seq[Setting] =
    values.map(v => Setting(method, v.toString, set(_, v)))

  private def flags(method: String)(set: (YamlStyle, Boolean) => YamlStyle): Seq[Setting] =
    all(method, true, false)(set)

  /** A setting of one kind of style: others stay as they are. */
  private def ofBlocks[T](set: (BlockStyle, T) => YamlStyle): (YamlStyle, T) => YamlStyle = {
    case (style: BlockStyle, value) => set(style, value)
    case (style, _) => style
  }

  private def ofText[T](
      set: (BlockYamlStyle, T) => YamlStyle,
      ofEvaluators: (EvaluatorYamlStyle, T) => YamlStyle
  ): (YamlStyle, T) => YamlStyle = {
    case (style: BlockYamlStyle, value) => set(style, value)
    case (style: EvaluatorYamlStyle, value) => ofEvaluators(style, value)
    case (style, _) => style
  }

  private def commented(set: CommentedStyle => Style): YamlStyle => YamlStyle = {
    case style: CommentedStyle => set(style).asInstanceOf[YamlStyle]
    case style => style
  }

  private def note(at: Events.Place): Option[String] = Some(s"a: '${'"'}#\n${"\u2028"} ${at.path}\n\n- b")

  private def byPlace(layouts: Seq[YamlStyle.Layout]): YamlStyle => YamlStyle = {
    case style: BlockStyle => style.withLayout(place => layouts(Math.floorMod(place.path.hashCode, layouts.size)))
    case style => style
  }

  val settings: Seq[Setting] = Seq(
    all("withIndent", (1 to 9)*)(_.withIndent(_)),
    flags("withIndentSequences")(ofBlocks(_.withIndentSequences(_))),
    all("withQuotes", Policies.yamlQuotes*)(ofText(_.withQuotes(_), _.withQuotes(_))),
    all[KeyQuotes]("withKeyQuotes", KeyQuotes.Needed, KeyQuotes.Always)(ofBlocks(_.withKeyQuotes(_))),
    all("withMaxFlowLength", 0, 5, 20, 80, 10000)(ofBlocks(_.withMaxFlowLength(_))),
    all("withFlowWidth", 0, 1, 20, 80)(ofBlocks(_.withFlowWidth(_))),
    Policies.yamlLayout.flatMap(l => all("withLayout", l)(ofBlocks((s, l) => s.withLayout(_ => l)))),
    Seq(Setting("withLayout", "by place", byPlace(Policies.yamlLayout))),
    // With tags of their own, documents are read in YamlTagsReadersTest.
    all("withTags", "none")(ofBlocks((s, _) => s.withTags(_ => None))),
    flags("withQuotedNumbers") {
      case (style: PyyamlStyle, value) => style.withQuotedNumbers(value)
      case (style, _) => style
    },
    all("withNullText", Policies.yamlNullText*)(ofText(_.withNullText(_), _.withNullText(_))),
    all("withParsers", Policies.yamlParsers*)(ofText(_.withParsers(_), (style, _) => style)),
    flags("withIntegerKeys")(ofBlocks(_.withIntegerKeys(_))),
    flags("withBraceSpaces")(ofBlocks(_.withBraceSpaces(_))),
    all("withNewline", Policies.newline*)(_.withNewline(_)),
    flags("withBlocks")(ofBlocks(_.withBlocks(_))),
    all("withEscapes", Escapes.yaml, Escapes.yamlAscii)(ofText(_.withEscapes(_), _.withEscapes(_))),
    flags("withDocumentStart")(_.withDocumentStart(_)),
    flags("withDocumentEnd")(_.withDocumentEnd(_)),
    flags("withStreamEnd")(ofBlocks(_.withStreamEnd(_))),
    flags("withFinalNewline")(ofBlocks(_.withFinalNewline(_))),
    all("withNumbers", NumberLayout.yaml, NumberLayout.toml, NumberLayout.tomlFloats)(_.withNumbers(_)),
    flags("withIntegralDoubles")(_.withIntegralDoubles(_)),
    all("withNumberText", Policies.numberText*)(_.withNumberText(_)),
    all("withBigIntegers", Policies.bigIntegers*)(_.withBigIntegers(_)),
    all("withHugeNumbers", Policies.hugeNumbers*)(ofBlocks(_.withHugeNumbers(_))),
    all("withNonFinite", Policies.nonFinite*)(_.withNonFinite(_)),
    all[Nulls]("withNulls", Nulls.Keep, Nulls.OmitMembers, Nulls.OmitEverywhere)(_.withNulls(_)),
    all[Surrogates]("withSurrogates", Surrogates.Replace)(_.withSurrogates(_)),
    all[KeyOrder]("withKeyOrder", KeyOrder.AsGiven, KeyOrder.CodePoint, KeyOrder.Utf16)(_.withKeyOrder(_)),
    all("withDuplicateKeys", Policies.duplicateKeys*)(_.withDuplicateKeys(_)),
    flags("withOmitDefaults")(_.withOmitDefaults(_)),
    flags("withCommentedDefaults")(_.withCommentedDefaults(_)),
    flags("withOmitEmpty")(_.withOmitEmpty(_)),
    all("withMaxDepth", 100, Int.MaxValue)(_.withMaxDepth(_)),
    Seq(
      Setting("withBlankLines", "1", commented(_.withBlankLines(1))),
      Setting("withBlankLines", "3", commented(_.withBlankLines(3))),
      Setting("withComments", "nasty", commented(_.withComments(note(_)))),
      Setting("withCommentLines", "nasty", commented(_.withCommentLines(note(_))))
    )
  ).flatten

  /** A profile that some settings have changed, those that it does not refuse. */
  final case class Variant(base: Base, settings: Seq[Setting]) {
    val style: YamlStyle = settings.foldLeft(base.style) { (style, setting) =>
      try setting.set(style)
      catch { case _: IllegalArgumentException => style }
    }
    override def toString = (base.name +: settings).mkString(" ")

    /** The readers that the style is for: snakeyaml-engine has the schema of JSON, in which `~` is
      * a string.
      */
    def readers: Seq[(String, String => Seq[ujson.Value])] = style match {
      case s: BlockStyle =>
        YamlReaders.all.filter { case (name, _) =>
          if (name == "snakeyaml-engine") s.settings.nullText ne YamlStyle.NullText.Tilde
          else s.settings.strings.readers ne YamlStyle.Parsers.Yaml12
        }
      case _ => YamlReaders.all
    }
  }

  def of(base: Base): Seq[Setting] = settings.filterNot(s => base.without(s.method))

  /** A profile with two settings. */
  def pair(random: Random): Variant = {
    val base = bases(random.nextInt(bases.size))
    val own = of(base)
    Variant(base, Seq.fill(2)(own(random.nextInt(own.size))))
  }

  /** What readers read of `v` in `style`. */
  def expected(style: YamlStyle, v: ujson.Value): ujson.Value = {
    val nulls = style.common.nulls
    val omitsEmpty = style.common.omitEmpty
    def isLeftOut(v: ujson.Value): Boolean = v match {
      case ujson.Null => nulls ne Nulls.Keep
      case ujson.Arr(a) => omitsEmpty && a.isEmpty
      case ujson.Obj(o) => omitsEmpty && o.isEmpty
      case _ => false
    }
    v match {
      case ujson.Str(s) => ujson.Str(YamlStrings.readBack(s))
      case ujson.Arr(a) =>
        ujson.Arr.from(a.filterNot(e => e.isNull && (nulls eq Nulls.OmitEverywhere)).map(expected(style, _)))
      case ujson.Obj(o) =>
        val members = o.toSeq.map { case (k, v) => YamlStrings.readBack(k) -> expected(style, v) }
        ujson.Obj.from(members.filterNot(m => isLeftOut(m._2)))
      case _ => v
    }
  }

  /** Whether `got` is `wanted`, except that strings and keys may have been read as other scalars.
    */
  def agree(got: ujson.Value, wanted: ujson.Value): Boolean = (got, wanted) match {
    case (ujson.Arr(x), ujson.Arr(y)) => x.size == y.size && x.zip(y).forall { case (a, b) => agree(a, b) }
    case (ujson.Obj(x), ujson.Obj(y)) =>
      x.size == y.size && x.keys.filterNot(y.contains).forall(_.startsWith("!")) &&
      y.forall { case (k, v) => x.get(k).forall(agree(_, v)) }
    case (_: ujson.Num | _: ujson.Bool | ujson.Null, _: ujson.Str) => true
    case _ => got == wanted
  }
}
