package swarender

import swarender.Events.Place
import swarender.Policy.{BigIntegers, DuplicateKeys, KeyOrder, NonFinite, Nulls, NumberText, Surrogates}
import swarender.text.NumberLayout
import swarender.text.ReadBack.require

/** The settings of a style: a record of what its format has, of which the last field is what all
  * formats have.
  */
private[swarender] trait StyleSettings extends Product with Serializable {
  def shared: SharedSettings

  /** The names of the other fields, in order, with spaces between. */
  protected def ownNames: String

  /** Whether texts of the style are short, and nothing else can be large. */
  def isSmall: Boolean

  /** Refuses what no profile and no `with` method makes, when Java's serialization has read it.
    * Escape sets, layouts and indentations have been checked where they were read.
    */
  def check(): Unit

  /** The names of all settings, and their values in the same order. With loops: in JavaScript every
    * program that makes a style has what its `toString` needs.
    */
  final def names: Array[String] = {
    val words = new java.util.StringTokenizer(s"$ownNames ${SharedSettings.Names}")
    val all = new Array[String](words.countTokens)
    var i = 0
    while (i < all.length) {
      all(i) = words.nextToken()
      i += 1
    }
    all
  }
  final def values: Array[Any] = {
    val own = productArity - 1
    val all = new Array[Any](own + shared.productArity)
    var i = 0
    while (i < all.length) {
      all(i) = if (i < own) productElement(i) else shared.productElement(i - own)
      i += 1
    }
    all
  }

  /** The check of what all formats have: nothing is missing. */
  protected final def checkShared(): Unit = {
    require(shared ne null, "a style without shared settings")
    for ((name, value) <- names.zip(values)) require(value != null, s"a style without $name")
    for (comments <- shared.comments.toList ::: shared.commentLines.toList: List[Any])
      require(comments.isInstanceOf[Function1[?, ?]], "comments that no function makes")
    require(shared.maxDepth >= 1, s"a depth of ${shared.maxDepth}")
  }
}

private[swarender] object StyleSettings {

  /** Texts of so many chars together are short. */
  final val SmallTexts = 1024
}

/** The settings that all formats have. */
private[swarender] final case class SharedSettings(
    numbers: NumberLayout,
    numberText: NumberText = NumberText.Keep,
    bigIntegers: BigIntegers = BigIntegers.Full,
    nonFinite: NonFinite = NonFinite.Fail,
    nulls: Nulls = Nulls.Keep,
    surrogates: Surrogates = Surrogates.Replace,
    keyOrder: KeyOrder = KeyOrder.AsGiven,
    duplicateKeys: DuplicateKeys = DuplicateKeys.Keep,
    omitDefaults: Boolean = false,
    omitEmpty: Boolean = false,
    /* How many containers may be inside each other. */
    maxDepth: Int = 10000,
    comments: Option[Place => Option[String]] = None,
    commentLines: Option[Place => Option[String]] = None,
    commentedDefaults: Boolean = false
) {

  /** Whether the texts of the settings are short: a function may refer to anything. */
  def isSmall: Boolean = !hasComments && keyOrder.textLength <= StyleSettings.SmallTexts

  def hasComments: Boolean = comments.nonEmpty || commentLines.nonEmpty

  /** These for what is inside a comment, where no member is left out or a comment itself, and the
    * places are not those of the document.
    */
  def inComment: SharedSettings =
    copy(omitDefaults = false, commentedDefaults = false, comments = None, commentLines = None)

  /** These with what `other` says about numbers. */
  def withNumbersOf(other: SharedSettings): SharedSettings = copy(
    numbers = other.numbers,
    numberText = other.numberText,
    bigIntegers = other.bigIntegers,
    nonFinite = other.nonFinite
  )
}

private[swarender] object SharedSettings {

  /** The fields, in order. */
  val Names = "numbers numberText bigIntegers nonFinite nulls surrogates keyOrder duplicateKeys omitDefaults " +
    "omitEmpty maxDepth comments commentLines commentedDefaults"
}
