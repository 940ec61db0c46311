package swarender

import swarender.Events.Place

/** The values with which tests call the `with` methods of styles, by the type of the parameter. */
object StyleArguments {
  val booleans: Seq[Boolean] = Seq(false, true)
  val ints: Seq[Int] = Seq(0, 1, 3, 40, 1000)
  val strings: Seq[String] = Seq("", "  ", "\t", "\n", ", ", " : ")
  val escapes: Seq[Escapes] = Seq(Escapes.html, Escapes.ascii, Escapes.yamlAscii, Escapes.none)
  val layouts: Seq[NumberLayout] =
    Seq(NumberLayout.python, NumberLayout.tomlFloats, NumberLayout.ecma, NumberLayout.toml)

  /** The second one is a tag. */
  val notes: Seq[Place => Option[String]] = Seq(_ => Some("note"), _ => Some("!note"))
  val placeLayouts: Seq[Place => YamlStyle.Layout] = Seq(_ => YamlStyle.Layout.Flow, _ => YamlStyle.Layout.Quoted)
}

/** One call of a `with` method. */
final class StyleCall(val method: String, val arguments: Seq[Any], call: Style => Style) {

  /** The style that the call makes of `base`; none if it refuses the arguments. */
  def apply(base: Style): Option[Style] =
    try Some(call(base))
    catch { case _: IllegalArgumentException => None }

  override def toString: String = arguments.mkString(s"$method(", ", ", ")")
}
