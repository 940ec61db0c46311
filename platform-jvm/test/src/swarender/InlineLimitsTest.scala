package swarender

import java.io.{PrintWriter, StringWriter}
import java.nio.file.Paths
import java.util.spi.ToolProvider

import utest.*

/** A method has more byte code than C2 inlines, which the speed of its callers depends on: "What C2
  * inlines" in docs/internals/experiments.md. `javap` tells its size.
  */
object InlineLimitsTest extends TestSuite {

  /** HotSpot's default for methods that are called often. */
  private final val FreqInlineSize = 325

  /** The index of the last instruction of the largest method of that name, in bytes. */
  private def size(of: Class[?], method: String): Int = {
    val classes = Paths.get(of.getProtectionDomain.getCodeSource.getLocation.toURI).toString
    val out = new StringWriter
    val log = new PrintWriter(out)
    assert(ToolProvider.findFirst("javap").get.run(log, log, "-c", "-p", "-cp", classes, of.getName) == 0)
    val instruction = " *([0-9]+): .*".r
    var sizes = List.empty[Int]
    var isInside = false
    for (line <- out.toString.split('\n'))
      if (line.contains(s" $method(") && line.endsWith(";")) {
        isInside = true
        sizes = 0 :: sizes
      } else if (line.isEmpty) isInside = false
      else
        line match {
          case instruction(index) if isInside => sizes = index.toInt :: sizes.tail
          case _ =>
        }
    sizes.max
  }

  val tests: Tests = Tests {
    test("a method that C2 is not to inline is too large for it") {
      val double = size(Class.forName("swarender.numbers.Digits$"), "double")
      val oneByOne = size(Class.forName("swarender.output.ByteOutput"), "oneByOne")
      assert(double > FreqInlineSize, oneByOne > FreqInlineSize)
    }
  }
}
