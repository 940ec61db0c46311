package swarender

import swarender.Events.Place
import swarender.Policy._
import swarender.event.DocumentWriter
import swarender.output.{CrLfOutput, Output}

/** Controls the output of a format. Styles are immutable and safe to share between threads; styles
  * with equal settings are equal. Start from a profile in the companion of [[JsonStyle]],
  * [[YamlStyle]] or [[TomlStyle]], and change it by `with` methods, each of which returns a style
  * with one setting changed. It costs little to build a style for each document: writers of equal
  * styles are cached.
  *
  * {{{
  * JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint).withNonFinite(NonFinite.WriteNull)
  * }}}
  */
abstract class Style private[swarender] () extends StyleMethods with Serializable {
  type Self <: Style

  /** What it decides. */
  private[swarender] def settings: StyleSettings
  private[swarender] final def common: CommonSettings = settings.common

  /** This style with other settings of all formats, which it checks. */
  private[swarender] final def changed(common: CommonSettings): Self = {
    check(common)
    copied(common)
  }

  /** Refuses what the language lacks. Not by `require`: see `CommonSettings.illegal`. */
  private[swarender] def check(common: CommonSettings): Unit = { val _ = common }
  private[swarender] def copied(common: CommonSettings): Self

  /** What writes documents in this style to `out`, and the filters before it that the style asks
    * for.
    */
  private[swarender] def writer(out: Output): DocumentWriter

  /** Whether encoders may write documents without events, as compact JSON. */
  private[swarender] def isDirect: Boolean = false

  /** The texts before and after each document. */
  private[swarender] def documentStart: String = ""
  private[swarender] def documentEnd: String = ""

  /** `writer`, which ends lines as the style says, and is one of an equal style that was used
    * before.
    */
  private[swarender] final def lineWriter(out: Output): DocumentWriter =
    SharedStyles(this).writer(if (common.crLf) CrLfOutput.to(out) else out)

  /** How several documents are written, and what comes after the last one. */
  private[swarender] def ofDocuments: Self
  private[swarender] def endDocuments(writer: DocumentWriter, isEmpty: Boolean): Unit = {
    val _ = (writer, isEmpty)
  }

  /** The order in which the members of an object are written. */
  final def keyOrder: KeyOrder = common.keyOrder

  /** The end of each line. */
  final def newline: Newline = Newline.of(common.crLf)

  private[swarender] final def isSmall: Boolean = settings.isSmall

  final override def equals(that: Any): Boolean = that match {
    case that: Style => (this eq that) || (getClass eq that.getClass) && settings == that.settings
    case _ => false
  }
  final override def hashCode: Int = settings.hashCode
  final override def toString: String = settings.toString
}

/** A style of a language that has comments. */
trait CommentedStyle extends Style {
  type Self <: CommentedStyle

  /** Adds comments at the end of lines. `comment` takes the place of a value and returns the
    * comment at the end of the line in which the value begins, or `None`. It is called for every
    * value except the root object or array and objects and arrays in an array. The place is valid
    * only during the call. Styles without line breaks do not call it.
    *
    * {{{
    * YamlStyle.safe.withComments(place => notes.get(place.path))        // notes: Map("$.spec.replicas" -> "...")
    * }}}
    */
  def withComments(comment: Place => Option[String]): Self = changed(common.copy(comments = present(comment)))

  /** Adds comments on lines of their own. `lines` takes the place of a value and returns the lines
    * above it, or `None`; for the root, those at the head of the document. An empty line of the
    * text is an empty line. The place is valid only during the call. Styles without line breaks do
    * not call it.
    *
    * {{{
    * TomlStyle.standard.withCommentLines(place => if (place.segments.isEmpty) Some("Generated") else None)
    * }}}
    */
  def withCommentLines(lines: Place => Option[String]): Self = changed(common.copy(commentLines = present(lines)))

  /** Puts an empty line between the members of the outer `levels` levels of a document: with 1, of
    * the root; with 2, also of objects in the root. In arrays, it separates only elements that are
    * objects or arrays. `levels` is in `[0, 100]`. In YAML, a container with an empty line inside
    * is in block style. Styles without line breaks have no empty lines.
    *
    * {{{
    * YamlStyle.safe.withBlankLines(1)        // services: ...\n\nvolumes: ...
    * }}}
    */
  def withBlankLines(levels: Int): Self = {
    CommonSettings.check("blankLines", levels, 0, 100)
    changed(common.copy(blankLines = levels))
  }
}

/** A style of a language that has integers of any size, and whose readers can take a key twice.
  * TOML has neither.
  */
trait LenientStyle extends Style {
  type Self <: LenientStyle

  /** How integers beyond 2^53 are written, which a double cannot hold exactly. */
  def withBigIntegers(policy: BigIntegers): Self = changed(common.copy(bigIntegers = present(policy)))

  /** Whether a key that occurs twice in one object is written twice, or an error. */
  def withDuplicateKeys(policy: DuplicateKeys): Self =
    changed(common.copy(uniqueKeys = present(policy) eq DuplicateKeys.Fail))
}
