package swarender

import swarender.Events.Place
import swarender.Policy._

/** The settings of a style, a record for each format. Writers read its fields. */
private[swarender] trait StyleSettings {
  def common: CommonSettings

  /** Whether what is made of the style may be kept: its texts are short, and no function of the
    * user is in it, which may refer to anything.
    */
  def isSmall: Boolean
}

/** The settings that every format has; the methods of [[StyleMethods]], [[CommentedStyle]] and
  * [[LenientStyle]] say what each of them is. A writer takes a shortcut only for a style that
  * differs from the default in nothing but the fields that the shortcut names, so that a new field
  * needs no change there.
  *
  * @param comments
  *   null for none, as `commentLines`
  */
private[swarender] final case class CommonSettings(
    numbers: NumberLayout = NumberLayout.ecma,
    numberText: NumberText = NumberText.Keep,
    bigIntegers: BigIntegers = BigIntegers.Full,
    nonFinite: NonFinite = NonFinite.Fail,
    nulls: Nulls = Nulls.Keep,
    surrogates: Surrogates = Surrogates.Replace,
    keyOrder: KeyOrder = KeyOrder.AsGiven,
    uniqueKeys: Boolean = false,
    omitDefaults: Boolean = false,
    omitEmpty: Boolean = false,
    crLf: Boolean = false,
    omitTags: Boolean = false,
    maxDepth: Int = 10000,
    comments: Place => Option[String] = null,
    commentLines: Place => Option[String] = null,
    blankLines: Int = 0,
    commentedDefaults: Boolean = false
) {

  /** Whether all fields but those that the rules of scalars, filters and outputs see to have their
    * defaults: most shortcuts leave these alone. A new field comes last, and is not known.
    */
  def isKnown: Boolean = this == CommonSettings(numbers, numberText, bigIntegers, nonFinite, nulls, surrogates,
    keyOrder, uniqueKeys, omitDefaults, omitEmpty, crLf, omitTags, maxDepth, comments, commentLines, blankLines,
    commentedDefaults)

  def hasComments: Boolean = (comments ne null) || (commentLines ne null)

  /** The settings for the document of a comment, where no member is left out or a comment itself,
    * and the places are not those of the document around.
    */
  def inComments: CommonSettings =
    copy(omitDefaults = false, commentedDefaults = false, comments = null, commentLines = null, blankLines = 0)

  /** Whether a cache may keep a style with these, and `chars` more of text. */
  def areSmall(chars: Long): Boolean =
    !hasComments && chars + keyOrder.toString.length + numberText.toString.length <= CommonSettings.SmallTexts
}

private[swarender] object CommonSettings {

  /** Texts of so many chars together are short. */
  final val SmallTexts = 1024

  /** Refuses an `n` outside of `[least, most]`. */
  def check(name: String, n: Int, least: Int, most: Int): Unit =
    if (n < least || n > most)
      throw illegal(
        if (most == Int.MaxValue) s"$name must be at least $least, got $n"
        else s"$name must be between $least and $most, got $n"
      )

  /** What `require` throws; that takes a function, of which the first one costs a process
    * milliseconds.
    */
  def illegal(what: String): IllegalArgumentException =
    new IllegalArgumentException("requirement failed: ".concat(what))
}

/** The settings that all formats have: methods of each [[Style]], and of each format. A policy that
  * the format does not have throws `IllegalArgumentException`.
  */
trait StyleMethods {

  /** A style of the same language, or a format with such styles. */
  type Self <: StyleMethods

  private[swarender] def common: CommonSettings
  private[swarender] def changed(common: CommonSettings): Self

  /** The layout of doubles: [[NumberLayout]]. YAML has `NumberLayout.yaml`, `toml` and
    * `tomlFloats`, since readers of version 1.1 take `1e-7` and `1e+60` for strings. TOML's readers
    * accept these and `python`: others have integral doubles beyond 64 bits without a point.
    */
  def withNumbers(layout: NumberLayout): Self = changed(common.copy(numbers = present(layout)))

  /** Whether integral doubles are written as integers (`1`), the default of most layouts, or every
    * double has a point (`1.0`, `1.0e+21`). This changes the layout of [[withNumbers]]; in TOML, to
    * `toml` or `tomlFloats`. Integers, and number text that is kept, do not change.
    */
  def withIntegralDoubles(asIntegers: Boolean): Self =
    withNumbers(common.numbers.withIntegralDoubles(asIntegers))

  /** How numbers that arrive as text are written, such as those of a [[JsonText]] or a
    * `BigDecimal`.
    */
  def withNumberText(policy: NumberText): Self = changed(common.copy(numberText = present(policy)))

  /** How NaN and the infinities are written, or that they throw. */
  def withNonFinite(policy: NonFinite): Self = changed(common.copy(nonFinite = present(policy)))

  /** Whether nulls are written, omitted, or an error. In TOML a null in an array is an error with
    * `OmitMembers`, one in a map too with `OmitFields`.
    */
  def withNulls(policy: Nulls): Self = changed(common.copy(nulls = present(policy)))

  /** How lone surrogates are written, or that they throw. */
  def withSurrogates(policy: Surrogates): Self = changed(common.copy(surrogates = present(policy)))

  /** The order in which the members of an object are written. */
  def withKeyOrder(order: KeyOrder): Self = changed(common.copy(keyOrder = present(order)))

  /** Whether derived encoders omit fields that have their default value. */
  def withOmitDefaults(omit: Boolean): Self = changed(common.copy(omitDefaults = omit))

  /** Whether derived encoders write fields that have their default value as comments, so that a
    * document shows what can be set: `# port: 80`. A style without comments omits these fields.
    */
  def withCommentedDefaults(commented: Boolean): Self = changed(common.copy(commentedDefaults = commented))

  /** Whether members are omitted whose value is an empty object or array, also if it is empty only
    * because its own members are omitted. The root and elements of arrays stay.
    */
  def withOmitEmpty(omit: Boolean): Self = changed(common.copy(omitEmpty = omit))

  /** The end of each line; `CrLf` is for files of Windows. A line feed inside a quoted string is
    * not the end of a line: it does not change, and TOML writes it as `\\n`.
    */
  def withNewline(newline: Newline): Self = changed(common.copy(crLf = present(newline) eq Newline.CrLf))

  /** What becomes of the tags of values ([[Events.tag]]) in a format that has none. YAML in block
    * style writes them, and has no `Omit`.
    */
  def withUnsupportedTags(policy: UnsupportedTags): Self =
    changed(common.copy(omitTags = present(policy) eq UnsupportedTags.Omit))

  /** How many levels of objects and arrays a document may have; deeper values throw a
    * [[RenderError]] of kind `TooDeep`. `n` is at least 1; `Int.MaxValue` is no limit. An encoder
    * that calls itself needs stack for each level, whatever the limit is.
    */
  def withMaxDepth(n: Int): Self = {
    CommonSettings.check("maxDepth", n, 1, Int.MaxValue)
    changed(common.copy(maxDepth = n))
  }

  /** `value`, which `null` is none of. */
  private[swarender] final def present[T <: AnyRef](value: T): T = {
    if (value eq null) throw new NullPointerException("a style has no null")
    value
  }
}
