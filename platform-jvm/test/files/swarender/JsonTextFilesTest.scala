package swarender

import java.io.IOException
import java.nio.file.{Files, Path}

import utest.*

/** JSON text in files. */
object JsonTextFilesTest extends TestSuite {
  private def inFile(json: Array[Byte])(use: Path => Unit): Unit = {
    val file = Files.createTempFile("swarender", ".json")
    try {
      Files.write(file, json)
      use(file)
    } finally Files.delete(file)
  }

  private final class FileForm(file: Path) extends JsonForms.Form("a file") {
    def render[S <: Style](format: Format[S], style: S): String = format.render(JsonText(file), style)
  }

  val tests: Tests = Tests {
    test("a file becomes what its bytes become") {
      val texts = GrammarTexts.accepted ++ GrammarTexts.refused.map(_._1) :+ s"[${"\"long\\n\"," * 50000} 1e999 ]"
      for (json <- texts; style <- Seq(JsonStyle.compact, JsonStyle.canonical)) inFile(json.getBytes("UTF-8")) { file =>
        val got = JsonForms.outcome(new FileForm(file), Json, style)
        val expected = JsonForms.outcome(JsonForms.ofBytes(json.getBytes("UTF-8")).head, Json, style)
        assert(got == expected)
      }
    }
    test("a file is read each time, and closed") {
      inFile("[1]".getBytes) { file =>
        val text = JsonText(file)
        assert(Json.render(text) == "[1]", Yaml.render(text) == "- 1\n")
        Files.write(file, "[2]".getBytes)
        assert(Json.render(text) == "[2]")
        for (_ <- 0 until 1500) assert(Json.render(text) == "[2]")
      }
    }
    test("no file is an IOException") {
      val text = JsonText(java.nio.file.Paths.get("none", "none.json"))
      intercept[IOException](Json.render(text))
    }
  }
}
