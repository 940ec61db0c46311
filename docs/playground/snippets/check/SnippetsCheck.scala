package playground

import swarender.Style

/** Compares styles with those that the converter makes of options. */
abstract class SnippetsCheck {
  def all: Seq[() => Unit]

  /** Functions cannot be compared: of a style that has one, the texts are. */
  def check(format: String, profile: String, options: Seq[(String, String)], style: Style): Unit = {
    val styled = Targets.all.find(_.name == format).get.profiles.find(_.name == profile).get.styled(options.toMap)
    val same =
      if (options.exists(o => Set("head", "tags")(o._1))) styled.map(_.toString) == Right(style.toString)
      else styled == Right(style)
    if (!same) sys.error(s"$format $profile $options: $style is not $styled")
  }
}

object Snippets {
  def main(args: Array[String]): Unit = {
    val made = new SnippetsMade
    made.all.foreach(_.apply())
    println(s"${made.all.length} styles of the playground's Scala are the converter's")
  }
}
