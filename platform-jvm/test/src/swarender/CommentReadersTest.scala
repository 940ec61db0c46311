package swarender

import scala.util.Random

import utest.*

import swarender.dialects.*

/** Documents with comments of any text wherever one may be, read by readers of other authors. With
  * `COMMENT_ROUNDS=60` in the environment they have a million comments.
  */
object CommentReadersTest extends TestSuite {
  private val rounds = sys.env.getOrElse("COMMENT_ROUNDS", "1").toInt

  /** How many comments the documents had. */
  private var comments = 0

  private def commented(doc: ujson.Value, random: Random): Events => Unit = { events =>
    val sender = new CommentedDocument(events, random, Injections.all)
    sender.send(doc)
    comments += sender.count
  }

  /** What is left of room for so many values when `v` has taken its part. */
  private def room(v: ujson.Value, values: Int): Int = v match {
    case _ if values <= 0 => 0
    case ujson.Arr(a) => a.foldLeft(values - 1)((left, e) => if (left > 0) room(e, left) else 0)
    case ujson.Obj(o) => o.values.foldLeft(values - 1)((left, e) => if (left > 0) room(e, left) else 0)
    case _ => values - 1
  }

  val tests: Tests = Tests {
    test("YAML") {
      val random = Seeded("YAML with comments")
      for (i <- 0 until TestPlatform.scaled(2000) * rounds) {
        val style = if (i % 5 == 0) YamlStyle.kyaml else YamlDocuments.style(random)
        val doc = YamlDocuments.document(random, 4)
        val text = Yaml.render(Events(commented(doc, random)), style)
        if (!YamlReaders.isMisread(text))
          YamlReaders.check(text, Seq(YamlDocuments.readBack(doc)), s"$style")
      }
      println(s"$comments comments")
      comments = 0
    }
    test("TOML") {
      val random = Seeded("TOML with comments")
      val documents = new TomlDocuments(Seeded.Seed)
      def small(): ujson.Value = {
        val doc = documents.next()
        if (room(doc, 5000) > 0) doc else small()
      }
      for (i <- 0 until TestPlatform.scaled(700) * rounds; (name, style) <- TomlDocuments.styles) {
        val doc = TomlDocuments.map(small()) {
          case ujson.Str(s) => ujson.Str(s.stripPrefix(TomlDocuments.Date))
          case other => other
        }
        val text = Toml.render(Events(commented(doc, random)), style)
        // Tomlj needs memory for each char, and keeps some.
        val tomlj = if (text.length < 5000 && i < 2000) Seq("tomlj" -> (TomlReaders.tomlj(_))) else Nil
        for ((reader, read) <- ("the grammar" -> (TomlReader.read(_))) +: tomlj) {
          val difference = read(text).map(TomlDocuments.difference(_, TomlDocuments.expected(doc)))
          if (difference != Right(None))
            throw new java.lang.AssertionError(s"$reader, $name: $difference in ${Modes.shown(text)}")
        }
      }
      println(s"$comments comments")
    }
  }
}
