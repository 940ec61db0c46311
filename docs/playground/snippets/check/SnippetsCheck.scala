package playground

import swarender.Style

/** Compares styles with those that the converter makes of options. */
abstract class SnippetsCheck {
  def all: Seq[() => Unit]

  /** Two functions are never equal: of a style that has one the texts are compared, without it. */
  def check(format: String, profile: String, options: Seq[(String, String)], style: Style): Unit = {
    val styled = Targets.all.find(_.name == format).get.profiles.find(_.name == profile).get.styled(options.toMap)
    val same =
      if (options.exists(o => Set("head", "tags")(o._1)))
        styled.map(withoutFunctions) == Right(withoutFunctions(style))
      else styled == Right(style)
    if (!same) sys.error(s"$format $profile $options: $style is not $styled")
  }

  private def withoutFunctions(style: Any) = style.toString.replaceAll("""[^(,]*\$\$Lambda[^,)]*""", "function")
}

object Snippets {
  def main(args: Array[String]): Unit = {
    val made = new SnippetsMade
    made.all.foreach(_.apply())
    println(s"${made.all.length} styles of the playground's Scala are the converter's")
  }
}
