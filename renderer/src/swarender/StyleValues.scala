package swarender

import java.util.Arrays

/** The values of the settings of a style, in the order of their indexes: what writers read. Equal
  * values have equal hash codes.
  */
private[swarender] final class StyleValues(val settings: Array[Setting[?]], values: Array[AnyRef]) {

  /** The bits of the settings that have another value than their language has by default. */
  private[this] val changed: Long = {
    var bits = 0L
    var i = 0
    while (i < values.length) {
      if (values(i) != settings(i).default) bits |= settings(i).bit
      i += 1
    }
    bits
  }

  /** Whether all settings but those of `known` have the default of their language. A shortcut is
    * taken only where this holds of the settings that it knows, so that one which it does not know,
    * as a new one, is left to the way of events.
    *
    * @param known
    *   bits of settings
    */
  def isDefaultBut(known: Long): Boolean = (changed & ~known) == 0

  /** The hash code once it was asked for, else 0. */
  private[this] var hash = 0

  /** How many chars its texts have, or -1 before that is asked for. */
  private[this] var size = -1L

  /** Texts of so many chars together are short. */
  final val SmallTexts = 1024

  /** What writers have made of the values, for the next writers. */
  var prepared: AnyRef = null

  /** The value of `setting`; the default of one that styles of this kind do not have. */
  def apply[T](setting: Setting[T]): T =
    if (setting.index < values.length) values(setting.index).asInstanceOf[T] else setting.default

  def at(i: Int): AnyRef = values(i)

  /** Whether `setting` has the default of `setting` itself, which may be another one than its
    * language has. The other values of a policy are not loaded for this question.
    */
  def isDefault(setting: Setting[?]): Boolean = this(setting) == setting.default

  /** These values, if each setting can have its own. */
  def checked: StyleValues = {
    var i = 0
    while (i < values.length) {
      settings(i).check(values(i))
      i += 1
    }
    this
  }

  /** The values for the document of a comment, where no member is left out or a comment itself, and
    * the places are not those of the document around.
    */
  def inComments(edit: StyleEdit => Unit): StyleValues = {
    val changed = new StyleEdit(settings, this)
    edit(
      changed
        .set(Settings.omitDefaults, false)
        .set(Settings.commentedDefaults, false)
        .set(Settings.comments, Settings.comments.default)
        .set(Settings.commentLines, Settings.commentLines.default)
        .set(Settings.blankLines, 0)
    )
    changed.result
  }

  def hasComments: Boolean = (this(Settings.comments) ne null) || (this(Settings.commentLines) ne null)

  /** Whether a cache may keep them: they refer to a few kilobytes at most. */
  def isSmall: Boolean = {
    if (size < 0) size = sizeOf(0, 0)
    size <= SmallTexts
  }

  private def sizeOf(i: Int, size: Long): Long =
    if (i == values.length) size else sizeOf(i + 1, size + settings(i).sizeOf(values(i)))

  override def equals(that: Any): Boolean = that match {
    case that: StyleValues =>
      (this eq that) || (settings eq that.settings) && hashCode == that.hashCode && hasValues(that)
    case _ => false
  }

  private def hasValues(that: StyleValues): Boolean = {
    var i = 0
    while (i < values.length && values(i) == that.at(i)) i += 1
    i == values.length
  }

  override def hashCode: Int = {
    if (hash == 0) hash = Arrays.hashCode(values)
    hash
  }
}

/** The values of a style in the making: those of `base` as far as it has the same settings, else
  * the defaults.
  */
private[swarender] final class StyleEdit(settings: Array[Setting[?]], base: StyleValues) {
  private[this] val values = new Array[AnyRef](settings.length)

  private def fill(): Unit = {
    val known = base.settings
    var isShared = true
    var i = 0
    while (i < values.length) {
      isShared &&= i < known.length && known(i).name == settings(i).name
      values(i) = if (isShared) base.at(i) else settings(i).default.asInstanceOf[AnyRef]
      i += 1
    }
  }
  fill()

  def apply[T](setting: Setting[T]): T = values(setting.index).asInstanceOf[T]

  /** Sets what styles of this kind have; others have the default of `setting`. */
  def set[T](setting: Setting[T], value: T): StyleEdit = {
    if (setting.index < values.length) values(setting.index) = value.asInstanceOf[AnyRef]
    this
  }

  /** Takes what `other` has of the settings of all formats. */
  def share(other: StyleValues): StyleEdit = {
    var i = 0
    while (i < Settings.shared.length) {
      values(i) = other.at(i)
      i += 1
    }
    this
  }

  /** The values, which are not changed afterwards. */
  def result: StyleValues = new StyleValues(settings, values)
}
