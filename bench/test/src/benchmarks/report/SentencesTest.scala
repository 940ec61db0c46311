package benchmarks.report

import java.nio.file.{Files, Path}

import utest.*

object SentencesTest extends TestSuite {
  private def line(seed: Int, model: Int, way: String, over: Double, runtime: String = "JDK 17.0.15") =
    s"""{"seed": "$seed", "runtime": "$runtime", "gc": "serial", "part": "models", "model": "model-$model", "way": "$way",
       | "size": 120, "ns": 250.5, "ratio": $over, "over jsoniter": $over, "over ujson": 2.5}""".stripMargin
      .replace("\n", "")
  private val ratios = Seq(0.63, 1.2, 1.0, 0.95, 1.7, 1.1, 1.2, 1.3, 1.4, 1.5)
  private val lines =
    for (seed <- Seq(7, 8); (ratio, i) <- ratios.zipWithIndex) yield line(seed, i, "one-bytes", ratio)
  private val generated = new Generated(
    Generated.parse(
      (lines ++ lines.map(_.replace("JDK 17.0.15", "JDK 25.0.3").replace("0.63", "1.3").replace("0.95", "1.0")))
        .mkString("\n")
    )
  )
  private val run = Run("AMD EPYC", "2026-11-27", Map.empty, Map("jsoniter" -> "2.38.17"))
  private val sentences = new Sentences(generated, run)
  private val of = "JDK_17 models one-bytes jsoniter"

  val tests: Tests = Tests {
    test("figures of the distribution of all seeds") {
      assert(sentences.fill(s"{{times median $of}}, {{times minimum $of}}") == "1.20, 0.63")
      assert(sentences.fill("{{times median JDK_17 models one-bytes best}}") == "1.20")
      assert(sentences.fill("{{times maximum any models one-bytes ujson}}") == "2.50")
      assert(sentences.fill("{{count models}} of {{seeds}}") == "20 of 7 and 8")
    }
    test("who is slower is always said") {
      assert(sentences.fill(s"{{verdict $of}}") == "1.20 (0.63 to 1.70), slower for 4 of 20")
      assert(sentences.fill(s"{{slower $of}}") == "4 of 20")
      assert(
        sentences.fill("{{verdict JDK_25 models one-bytes jsoniter}}") == "1.25 (1.00 to 1.70), slower for none of 20"
      )
    }
    test("what is below 1 by name, the slowest first") {
      assert(sentences.fill("{{weak models one-bytes jsoniter}}") == "model-0 (0.63, 1.30) and model-3 (0.95, 1.00)")
      assert(sentences.fill("{{weak models one-bytes ujson}}") == "none")
    }
    test("a library has its version and date; one of which the date is not known is an error") {
      assert(sentences.fill("over {{library jsoniter}}") == "over jsoniter-scala 2.38.17 (2026-07-04)")
      intercept[IllegalArgumentException](sentences.fill("{{library jackson}}"))
      val unknown = new Sentences(generated, run.copy(ofGenerated = Map("jsoniter" -> "9.9")))
      intercept[NoSuchElementException](unknown.fill("{{library jsoniter}}"))
    }
    test("nothing is said of what was not measured") {
      intercept[NoSuchElementException](sentences.fill("{{verdict JDK_21 models one-bytes jsoniter}}"))
      intercept[NoSuchElementException](sentences.fill("{{verdict JDK_17 models many-bytes jsoniter}}"))
      intercept[NoSuchElementException](sentences.fill("{{verdict JDK_17 models one-bytes jackson}}"))
      intercept[IllegalArgumentException](sentences.fill(s"{{times mean $of}}"))
    }
    test("a table of the distributions, of each runtime and library") {
      val table = new GeneratedTables(generated, run.ofGenerated).distributions("models").linesIterator.toSeq
      assert(table.head == "|  | lowest | tenth | median | ninetieth | highest | slower for |")
      assert(table(2) == "| JDK 17, jsoniter-scala 2.38.17 | 0.63 | 0.95 | 1.20 | 1.50 | 1.70 | 4 of 20 |")
      assert(table.length == 6)
    }
    test("a chart has a strip for each runtime, in light and dark") {
      val folder = Files.createTempDirectory("charts")
      val template = new Template(Nil, generated, run)
      val text = template.fill("{{strip models one-bytes Random models}}", folder)
      assert(text.contains(s"${folder.getFileName}/models-dark.svg"))
      for (name <- Seq("models.svg", "models-dark.svg")) {
        val svg = new String(Files.readAllBytes(folder.resolve(name)), "UTF-8")
        assert(svg.contains(">JDK 17, jsoniter-scala 2.38.17<") && svg.contains(">Random models<"))
      }
      delete(folder)
      assert(new Template(Nil, generated, run, areDrawn = false).fill("{{strip models one-bytes A}}", folder).nonEmpty)
      assert(!Files.exists(folder))
    }
    test("paragraphs that were filled in are broken at 100 columns, others and tables stay") {
      val long = "word " * 30
      val f = Paragraphs.Filled
      val text = s"# $long\n\n$f| $long |\n\n    $long\n\n* a\n$f  $long\n* b\n\nshort\nlines\n\nfilled\n${f}in\n"
      val wrapped = Paragraphs.wrapped(text)
      assert(wrapped.startsWith(s"# $long\n\n| $long |\n\n    $long\n\n* a word"))
      assert(wrapped.endsWith("word\n* b\n\nshort\nlines\n\nfilled in\n"))
      val prose =
        wrapped.linesIterator.filterNot(line => line.startsWith("|") || line.startsWith("#") || line.startsWith("    "))
      assert(prose.forall(_.length <= 100))
      assert(wrapped.split("\\s+").count(_ == "word") == 120)
    }
  }

  private def delete(folder: Path): Unit = {
    folder.toFile.listFiles.foreach(_.delete())
    Files.delete(folder)
  }
}
