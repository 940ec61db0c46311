package swarender

import swarender.Events.Place
import swarender.Policy.{BigIntegers, DuplicateKeys, KeyOrder, NonFinite, Nulls, NumberText, Surrogates}
import swarender.text.{NumberLayout, ReadBack}

/** Which bytes a document becomes: immutable, safe to share between threads. A style is made from a
  * profile in the companion of [[JsonStyle]], [[YamlStyle]] or [[TomlStyle]] by `with` methods,
  * each of which changes one setting; styles with equal settings are equal. The same calls give the
  * same object again as long as it is among the last ones that were made, so that an evaluator may
  * repeat them for each value.
  *
  * These are the settings that all formats have. A policy that a format cannot write is an
  * `IllegalArgumentException` where it is set.
  *
  * {{{
  * JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint).withNonFinite(NonFinite.WriteNull)
  * }}}
  */
abstract class Style private[swarender] extends Serializable {

  /** The styles of the same format. */
  type Self <: Style

  private[swarender] def settings: StyleSettings

  /** The hash code once it was asked for, else 0. */
  @transient private[this] var hash = 0

  /** This style with other shared settings. */
  private[swarender] def replaceShared(shared: SharedSettings): Self

  private[swarender] def profiles: StyleProfiles[Self]

  /** The styles that were made last from others of the format. */
  private[swarender] def cache: StyleCache[Self]

  /** This style with the value `value` of `setting`: one that was made before and is kept, or what
    * `make` makes, which may be kept.
    */
  private[swarender] final def derive(setting: String, value: Any)(make: => Self): Self = {
    val key = value.asInstanceOf[AnyRef]
    if (key eq null) throw new NullPointerException(s"no value for $setting")
    val known = cache.find(this, setting, key)
    if (known ne null) known
    else {
      val made = make
      if (isSmall && made.isSmall) cache.keep(this, setting, key, made)
      made
    }
  }

  private def share(setting: String, value: Any)(change: SharedSettings => SharedSettings): Self =
    derive(setting, value)(replaceShared(change(settings.shared)))

  /** How doubles are laid out. */
  def withNumbers(layout: NumberLayout): Self = share("numbers", layout)(_.copy(numbers = layout))

  /** Whether integral doubles are written as integers (`1`), as most layouts do, or every double
    * has a point (`1.0`, `1.0e+21`). It changes the layout. Integers, and the text of numbers that
    * is kept, stay as they are.
    */
  def withIntegralDoubles(asIntegers: Boolean): Self =
    withNumbers(settings.shared.numbers.withIntegralDoubles(asIntegers))

  /** What becomes of a number that arrives as text. */
  def withNumberText(policy: NumberText): Self = share("numberText", policy)(_.copy(numberText = policy))

  /** How integers print that a double cannot hold exactly. */
  def withBigIntegers(policy: BigIntegers): Self = share("bigIntegers", policy)(_.copy(bigIntegers = policy))

  /** What becomes of NaN and the infinities. */
  def withNonFinite(policy: NonFinite): Self = share("nonFinite", policy)(_.copy(nonFinite = policy))

  /** What becomes of nulls. */
  def withNulls(policy: Nulls): Self = share("nulls", policy)(_.copy(nulls = policy))

  /** What becomes of lone surrogates. */
  def withSurrogates(policy: Surrogates): Self = share("surrogates", policy)(_.copy(surrogates = policy))

  /** The order in which the members of an object are written. */
  def withKeyOrder(order: KeyOrder): Self = share("keyOrder", order)(_.copy(keyOrder = order))

  /** What becomes of a key that comes twice in one object. */
  def withDuplicateKeys(policy: DuplicateKeys): Self =
    share("duplicateKeys", policy)(_.copy(duplicateKeys = policy))

  /** Whether encoders of case classes leave out fields that have their default value. */
  def withOmitDefaults(omit: Boolean): Self = share("omitDefaults", omit)(_.copy(omitDefaults = omit))

  /** Whether encoders of case classes send fields that have their default value as comments, so
    * that a document shows what can be set: `# port: 80`. A format without comments leaves them
    * out.
    */
  def withCommentedDefaults(commented: Boolean): Self =
    share("commentedDefaults", commented)(_.copy(commentedDefaults = commented))

  /** Whether members are left out whose value is an empty object or array, also one that is empty
    * since its own members were left out. The root and elements of arrays stay.
    */
  def withOmitEmpty(omit: Boolean): Self = share("omitEmpty", omit)(_.copy(omitEmpty = omit))

  /** How many objects and arrays may be inside each other: a value or document of more is a
    * [[RenderError]] of kind `TooDeep`. `n` is at least 1; `Int.MaxValue` is no limit. An encoder
    * that calls itself needs stack for each level, whatever the limit is.
    */
  def withMaxDepth(n: Int): Self = {
    require(n >= 1, s"depth must be at least 1, got $n")
    share("maxDepth", n)(_.copy(maxDepth = n))
  }

  /** Adds comments at the end of lines. `comment` takes the place of a value and returns the
    * comment at the end of the line in which the value begins, or `None`. It is called for every
    * value except the root object or array and objects and arrays in an array. The place is valid
    * during the call. Formats without comments do not call it.
    *
    * {{{
    * YamlStyle.safe.withComments(place => notes.get(place.path))        // notes: Map("$.spec.replicas" -> "...")
    * }}}
    */
  def withComments(comment: Place => Option[String]): Self =
    share("comments", comment)(_.copy(comments = Some(comment)))

  /** Adds comments on lines of their own. `lines` takes the place of a value and returns the lines
    * above it, or `None`; for the root, those at the head of the document. An empty line of the
    * text is an empty line. The place is valid during the call. Formats without comments do not
    * call it.
    *
    * {{{
    * TomlStyle.standard.withCommentLines(place => if (place.segments.isEmpty) Some("Generated") else None)
    * }}}
    */
  def withCommentLines(lines: Place => Option[String]): Self =
    share("commentLines", lines)(_.copy(commentLines = Some(lines)))

  /** Whether a cache may keep it: it refers to a few kilobytes at most. */
  private[swarender] final def isSmall: Boolean = settings.isSmall

  /** The style as Java's serialization has read it, if it is one that can be made. */
  private[swarender] def readResolve(): AnyRef = {
    ReadBack.require(settings ne null, "a style without settings")
    settings.check()
    this
  }

  final override def equals(that: Any): Boolean = that match {
    case that: Style => (this eq that) || settings == that.settings
    case _ => false
  }
  final override def hashCode: Int = {
    if (hash == 0) hash = settings.hashCode
    hash
  }

  /** The nearest profile, and what differs from it. */
  final override def toString: String = profiles.describe(settings)
}
