package swarender

import java.io.{PrintWriter, StringWriter}
import java.nio.file.{Files, Path, Paths}
import java.util.spi.ToolProvider

import utest.*

/** HotSpot never compiles a method of more than 8,000 bytes of code. `javap` tells their sizes. */
object MethodSizeTest extends TestSuite {
  private final val Largest = 8000

  /** The file names, without the ending, of the classes that the encoders of `WideEncoders` are. */
  private def classes(folder: Path): Seq[String] =
    Files
      .list(folder)
      .toArray
      .toSeq
      .map(_.asInstanceOf[Path].getFileName.toString)
      .filter(name => name.startsWith("WideEncoders") && name.endsWith(".class"))
      .map("swarender." + _.stripSuffix(".class"))

  /** Of each method the index of its last instruction, in bytes. */
  private def sizes: Seq[(String, Int)] = {
    val root = Paths.get(WideEncoders.getClass.getProtectionDomain.getCodeSource.getLocation.toURI)
    val out = new StringWriter
    val log = new PrintWriter(out)
    val options = Seq("-c", "-p", "-cp", root.toString) ++ classes(root.resolve("swarender"))
    assert(ToolProvider.findFirst("javap").get.run(log, log, options*) == 0)
    val instruction = " *([0-9]+): .*".r
    out.toString.split('\n').toSeq.foldLeft(List.empty[(String, Int)]) { (all, line) =>
      line match {
        case instruction(index) if all.nonEmpty => (all.head._1, index.toInt) :: all.tail
        case _ if line.endsWith(");") && line.startsWith("  ") => (line.trim, 0) :: all
        case _ => all
      }
    }
  }

  val tests: Tests = Tests {
    test("no method of the encoder of 150 fields with defaults is too large for the compiler") {
      val all = sizes
      val large = all.filter(_._2 >= Largest)
      if (large.nonEmpty) throw new java.lang.AssertionError(large.mkString("\n"))
      // The methods that hold the calls were found.
      assert(all.map(_._2).max > 1000)
    }
    test("it writes each field once, in order") {
      implicit val encoder: Encoder[WideModel] = WideEncoders.wide
      val keys = ujson.read(Json.render(WideModel())).obj.keys.toSeq
      assert(keys == (0 until 150).map(i => s"f$i"))
      assert(ujson.read(EncoderTypes.byEvents(WideModel())).obj.keys.toSeq == keys)
    }
  }
}
