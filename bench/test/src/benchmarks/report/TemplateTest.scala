package benchmarks.report

import java.nio.file.{Files, Paths}

import utest.*

import benchmarks.Estimate

object TemplateTest extends TestSuite {
  private def result(way: String, time: Estimate, allocated: Option[Double] = None) =
    Result("JsonBytes", "JDK 17", "twitter", way, "µs", time, allocated)
  private val results = Seq(
    result("swarender", Estimate(500, 490, 520), Some(467000)),
    result("ujson", Estimate(1500, 1480, 1510), Some(1467000)),
    result("jackson", Estimate(1000, 990, 1040))
  )
  private val none = Paths.get("none")
  private def filled(text: String, results: Seq[Result] = results): String =
    new Template(results).fill(text, none)

  val tests: Tests = Tests {
    test("text without directives stays") {
      assert(filled("# Speed\n\n{one} {{ two\n") == "# Speed\n\n{one} {{ two\n")
      intercept[IllegalArgumentException](filled("{{tabel JsonBytes}}"))
    }

    test("a contest: the ratio is that of the best competitor, its interval from the ends") {
      val expected =
        """JDK 17:
          |
          || case | swarender, µs | ujson | jackson | ratio |
          || --- | ---: | ---: | ---: | ---: |
          || twitter | 500 | 1500 | **1000** | 2.00 (1.90–2.12) |
          |""".stripMargin
      assert(filled("{{table JsonBytes}}") == expected)
    }

    test("a floor is no competitor") {
      val text = filled("{{table JsonBytes}}", results :+ result("copy", Estimate(50, 49, 51)))
      assert(text.contains("| **1000** | 50.0 | 2.00 (1.90–2.12) |\n"))
    }

    test("a section of which nothing was measured is named at the end, with its commands") {
      val text =
        "# Speed\n\n## JSON\n    bench JsonBytes\n\n## YAML\n    bench YamlBytes\n    bench Yaml\n\n{{table YamlBytes}}\n\n{{chart YamlBytes}}\n"
      val expected =
        "# Speed\n\n## JSON\n    bench JsonBytes\n\n## Not measured\n* YAML: `bench YamlBytes`, `bench Yaml`\n"
      assert(filled(text) == expected)
    }

    test("a suite that was not measured and one that was") {
      val text = filled("## JSON\n{{table JsonBytes}}\n{{table JsonString}}\n")
      assert(
        text.startsWith("## JSON\nJDK 17:\n"),
        text.endsWith("|\nJsonString: not measured; the command above does it.\n")
      )
    }

    test("each runtime has its table") {
      val text = filled("{{ratio JsonBytes ujson swarender}}", results ++ results.map(_.copy(runtime = "JDK 25")))
      assert(text.contains("JDK 17:\n\n| case | ujson, µs | swarender, µs | ujson / swarender |\n"))
      assert(text.contains("JDK 25:\n\n| case |"))
      assert(text.contains("| twitter | 1500 (1480–1510) | 500 (490–520) | 3.00 (2.85–3.08) |\n"))
    }

    test("allocation, of the ways whose bytes were counted") {
      assert(filled("{{allocation JsonBytes}}").contains("| case | swarender | ujson |\n"))
      assert(filled("{{allocation JsonBytes}}").contains("| twitter | 467,000 | 1,467,000 |\n"))
      val uncounted = filled("{{allocation JsonBytes}}", results.map(_.copy(allocated = None)))
      assert(uncounted == "JDK 17:\n\nBytes allocated per call: not counted; `-prof gc` does it.\n")
    }

    test("a chart is a file that the text links to, one for light and one for dark pages") {
      val folder = Files.createTempDirectory("charts")
      val run = Run("", "", Map("jackson" -> "2.23.0", "ujson" -> "4.3.2"), Map.empty)
      val text = new Template(results, run = run).fill("{{chart JsonBytes Trees to bytes}}", folder)
      for (name <- Seq("JsonBytes", "JsonBytes-dark"))
        assert(text.contains(s"\"${folder.getFileName}/$name.svg\""))
      for (name <- Seq("JsonBytes", "JsonBytes-dark")) {
        val svg = new String(Files.readAllBytes(folder.resolve(s"$name.svg")), "UTF-8")
        assert(svg.contains(">Jackson 2.23.0<") && svg.contains(">ujson 4.3.2<") && svg.contains(">Swarender"))
      }
      folder.toFile.listFiles.foreach(_.delete())
      Files.delete(folder)
    }
  }
}
