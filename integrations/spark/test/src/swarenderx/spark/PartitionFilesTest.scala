package swarenderx.spark

import java.io.IOException
import java.nio.file.{Files, Path}

import swarender.{Encoder, Json, JsonStyle, JsonText, Yaml}
import utest.*

import scala.jdk.CollectionConverters._

/** Files of a partition without a cluster: rows that are refused, and files that cannot be made. */
object PartitionFilesTest extends TestSuite {
  private final case class Item(id: Int, price: Double, text: JsonText)
  private object Item { implicit val encoder: Encoder[Item] = Encoder.derived }

  private val good = Item(1, 0.5, JsonText("[1]"))
  private val items = Seq(good, Item(2, Double.NaN, JsonText("1")), Item(3, 1, JsonText("[1, x]")), good.copy(id = 4))

  private final val Name = "part-00003.json"
  private final val Problems = Name + ".problems"

  private def write(folder: Path, items: Iterator[Item]): PartFile =
    new PartitionFiles[Item, JsonStyle](folder.toString, Json, _.id.toString, "\n").writePart(items, 3, 7)

  private def inFolder(check: Path => Unit): Unit = {
    val folder = Files.createTempDirectory("swarender-spark")
    try check(folder)
    finally remove(folder)
  }

  private def remove(file: Path): Unit = {
    if (Files.isDirectory(file)) names(file).foreach(name => remove(file.resolve(name)))
    Files.delete(file)
  }

  private def names(folder: Path): Set[String] = folder.toFile.list.toSet

  /** A folder that no file replaces. */
  private def block(folder: Path, name: String): Unit = {
    val _ = Files.createDirectories(folder.resolve(name).resolve("inside"))
  }

  val tests: Tests = Tests {
    test("a row with a bad value or bad JSON text is a problem, the others are written") {
      inFolder { folder =>
        val part = write(folder, items.iterator)
        assert((part.rows, part.problems) == ((2L, 2L)), names(folder) == Set(Name, Problems))
        val lines = Files.readAllLines(folder.resolve(Name)).asScala.toSeq
        assert(lines == Seq(good, good.copy(id = 4)).map(Json.render(_)))
        val problems = Files.readAllLines(folder.resolve(Problems)).asScala.toSeq
        val expected = Seq(
          Problem("2", "json", "not finite", "$.price", "JSON has no NaN"),
          Problem("3", "json", "bad JSON text", "$", "line 1, column 5 (offset 4): expected json value, got \"x\"")
        )
        assert(problems == expected.map(Json.render(_)))
      }
    }
    test("a column of bad JSON text has no text, and says why") {
      for (format <- Seq(Json, Yaml)) {
        val got = items.map(Functions.rendered(format, _))
        assert(got.head == Rendered(Some(format.render(good)), None, None), got.last.text.isDefined)
        assert(
          (got(2).text, got(2).path) == ((None, Some("$"))),
          got(2).detail.exists(_.startsWith("line 1, column 5"))
        )
      }
      assert(Functions.rendered(Json, items(1)) == Rendered(None, Some("$.price"), Some("JSON has no NaN")))
    }
    test("an attempt that fails leaves no file, whatever fails") {
      for (blocked <- Seq(s".$Problems.attempt-7", s".$Name.attempt-7", Problems, Name)) inFolder { folder =>
        block(folder, blocked)
        intercept[IOException](write(folder, items.iterator))
        assert((blocked, names(folder)) == ((blocked, Set(blocked))))
      }
      val failed = new IllegalStateException("no row")
      inFolder { folder =>
        val rows = items.iterator.map(item => if (item.id == 4) throw failed else item)
        val thrown = intercept[IllegalStateException](write(folder, rows))
        assert(thrown eq failed, names(folder) == Set())
      }
    }
    test("a later attempt replaces the files") {
      inFolder { folder =>
        write(folder, items.iterator)
        val part = write(folder, Iterator(good))
        assert((part.rows, part.problems, Files.size(folder.resolve(Problems))) == ((1L, 0L, 0L)))
        assert(Files.readString(folder.resolve(Name)) == Json.render(good) + "\n")
      }
    }
  }
}
