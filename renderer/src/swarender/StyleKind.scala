package swarender

import swarender.chars.ReadBack

/** The styles of one class: which settings they have, and how one is made. */
private[swarender] abstract class StyleKind[S <: Style] extends Serializable {

  /** In the order of their indexes. */
  private[swarender] def settings: Array[Setting[?]]

  /** A style with these values, which are checked. */
  protected def make(values: StyleValues): S

  /** An `IllegalArgumentException` if the values of several settings do not go together. */
  protected def check(style: S): Unit = ()

  @transient private[this] var madeCache: StyleCache[S] = null

  /** The styles that were made last. Threads may make it twice, and lose the styles of one. */
  private[swarender] final def cache: StyleCache[S] = {
    val known = madeCache
    if (known ne null) known
    else {
      val made = new StyleCache[S]
      madeCache = made
      made
    }
  }

  /** The style that `edit` makes of `base`, which may be of another kind: then it has from `base`
    * what both have. It is one that was made before and is kept, or a new one that may be kept.
    *
    * @param call
    *   what `edit` does: a setting, or the literal that names it
    * @param argument
    *   what `edit` depends on besides
    */
  private[swarender] final def derive(base: Style, call: AnyRef, argument: Any)(edit: StyleEdit => Unit): S = {
    val key = argument.asInstanceOf[AnyRef]
    if (key eq null) throw new NullPointerException(s"no value for $call")
    val known = cache.find(base, call, key)
    if (known ne null) known
    else {
      val made = edited(base)(edit)
      if (base.isSmall && made.isSmall) cache.keep(base, call, key, made)
      made
    }
  }

  /** A profile: the defaults, changed by `edit`. */
  private[swarender] final def profile(edit: StyleEdit => Unit): S = edited(defaultValues)(edit)

  /** The profile of the defaults. Without a function, of which the first costs a process
    * milliseconds, and without the class of an edit.
    */
  private[swarender] final def defaults: S = made(defaultValues)

  private def defaultValues: StyleValues = {
    val values = new Array[AnyRef](settings.length)
    var i = 0
    while (i < values.length) {
      values(i) = settings(i).default.asInstanceOf[AnyRef]
      i += 1
    }
    new StyleValues(settings, values)
  }

  /** What `edit` makes of `base`. */
  private[swarender] final def edited(base: Style)(edit: StyleEdit => Unit): S = edited(base.values)(edit)

  private def edited(base: StyleValues)(edit: StyleEdit => Unit): S = {
    val values = new StyleEdit(settings, base)
    edit(values)
    made(values.result)
  }

  private def made(values: StyleValues): S = {
    val style = make(values.checked)
    check(style)
    style
  }
}

/** A style as Java's serialization writes it: its kind, and the values that are not the defaults of
  * that. What is read is checked as what code sets.
  */
private[swarender] final class StyleData(kind: StyleKind[? <: Style], names: Array[String], values: Array[AnyRef])
    extends Serializable {
  private[swarender] def readResolve(): AnyRef = ReadBack {
    kind.profile { (edit: StyleEdit) =>
      for ((name, value) <- names.toList.zip(values)) {
        val setting = kind.settings.find(_.name == name).getOrElse(ReadBack.refuse(s"a setting $name"))
        edit.set(setting.asInstanceOf[Setting[Any]], value)
      }
    }
  }
}

private[swarender] object StyleData {
  def apply(style: Style): StyleData = {
    val changed = style.kind.settings.toList.filter(s => style.values.at(s.index) != s.default)
    new StyleData(style.kind, changed.map(_.name).toArray, changed.map(s => style.values.at(s.index)).toArray)
  }
}
