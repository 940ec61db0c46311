package playground

import converter.{Profile, StyleOption}
import swarender.Quote

/** Prints a program with the Scala text of every style, of each value of its options, and of some
  * options together: each with what the converter's style is.
  */
object SnippetsSource {
  def main(args: Array[String]): Unit = {
    val all = for (target <- Targets.all; profile <- target.profiles; values <- values(profile)) yield {
      val settings = values.map { case (name, value) => s"${Quote.json(name)} -> ${Quote.json(value)}" }
      val text = new ScalaText(target, profile, values)
      val names = s"${Quote.json(target.name)}, ${Quote.json(profile.name)}"
      s"check($names, Seq(${settings.mkString(", ")}), ${text.style})"
    }
    println(
      "package playground\n\nimport swarender.*\nimport swarender.Policy.*\nimport swarender.dialects.*\nimport swarender.jsonnet.*\n"
    )
    println("class SnippetsMade extends SnippetsCheck {")
    all.zipWithIndex.foreach { case (line, i) => println(s"  def snippet$i() = $line") }
    println(s"  val all: Seq[() => Unit] = Seq(${all.indices.map(i => s"() => snippet$i()").mkString(", ")})\n}")
    println(s"\nobject Programs {")
    for ((target, profile) <- Targets.all.flatMap(target => target.profiles.map(target -> _))) {
      val text = new ScalaText(target, profile, values(profile).last).program
      println(s"  def ${target.name}${profile.name.filter(_.isLetter)}(value: Int) = {\n$text  }")
      val ofJsonnet = new ScalaText(target, profile, values(profile).last, Language.Jsonnet).program
      println(
        s"  def ${target.name}${profile.name.filter(_.isLetter)}(value: sjsonnet.Val)" +
          s"(implicit scope: sjsonnet.EvalScope) = {\n$ofJsonnet  }"
      )
    }
    println("}")
  }

  /** Nothing, each value of each option, the first and the last values of all options: those that
    * the style takes.
    */
  private def values(profile: Profile[?]): Seq[Seq[(String, String)]] = {
    val each = profile.options.map(option => samples(option).map(option.name -> _))
    val all = Seq(Nil) ++ each.flatten.map(Seq(_)) ++ Seq(each.map(_.head), each.map(_.last))
    all.filter(values => profile.styled(values.toMap).isRight)
  }

  private def samples(option: StyleOption[?]): Seq[String] =
    if (option.choices.nonEmpty) option.choices
    else if (option.name == "tags") Seq("$.a=!b", "$=!<c>,$.d[*]=!e")
    else if (option.values.contains("spaces")) Seq("3", "\\t", "tab")
    else if (option.values.contains("number")) Seq("1", "9")
    else Seq("a", "\\\\ \\n\"$x")
}
