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

/** The settings that every format has. A writer takes a shortcut only for a style that differs from
  * the default in nothing but the fields that the shortcut names, so that a new field needs no
  * change there.
  *
  * @param numbers
  *   the layout of doubles
  * @param numberText
  *   how numbers are spelled: as given, as doubles, plain, with an exponent
  * @param bigIntegers
  *   what becomes of integers that a double does not hold
  * @param nonFinite
  *   what becomes of infinities, such as 1e400 as a double
  * @param nulls
  *   what becomes of nulls
  * @param surrogates
  *   what becomes of lone surrogates
  * @param keyOrder
  *   the order of an object's keys
  * @param uniqueKeys
  *   whether an object may not have a key twice
  * @param omitDefaults
  *   whether fields that have their default value are left out
  * @param omitEmpty
  *   whether empty objects and arrays are left out of objects
  * @param crLf
  *   whether a carriage return and a line feed end a line
  * @param omitTags
  *   whether tags are left out where a format has none
  * @param maxDepth
  *   how many levels a document may have
  * @param comments
  *   the comments at the end of lines, or null
  * @param commentLines
  *   the comments on lines of their own, or null
  * @param blankLines
  *   how many levels of a document have an empty line between members
  * @param commentedDefaults
  *   whether fields that have their default value are comments
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
    * defaults: most shortcuts leave these alone.
    */
  def isKnown: Boolean = this == CommonSettings(
    numbers,
    numberText,
    bigIntegers,
    nonFinite,
    nulls,
    surrogates,
    keyOrder,
    uniqueKeys = uniqueKeys,
    omitDefaults = omitDefaults,
    omitEmpty = omitEmpty,
    crLf = crLf,
    omitTags = omitTags,
    maxDepth = maxDepth,
    comments = comments,
    commentLines = commentLines,
    blankLines = blankLines,
    commentedDefaults = commentedDefaults
  )

  def hasComments: Boolean = (comments ne null) || (commentLines ne null)

  /** The settings for the document of a comment, where no member is left out or a comment itself,
    * and the places are not those of the document around.
    */
  def inComments: CommonSettings = copy(
    omitDefaults = false,
    commentedDefaults = false,
    comments = null,
    commentLines = null,
    blankLines = 0
  )

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
