package swarender

import java.nio.file.Files

import utest.*

import swarender.output.{BufferPolicy, FileOutput}

/** The buffer of a file, which on the JVM begins small. */
object FileGrowthTest extends TestSuite {
  val tests: Tests = Tests {
    test("the buffer grows as the policy says, flush empties it, large writes pass it") {
      val file = Files.createTempFile("swarender", ".json")
      try {
        val policy = BufferPolicy.fixed(100).withInitial(10).withGrowth(5).withWriteThrough(70)
        val stream = FileOutput.create(file.toString, policy)
        val sizes = (0 until 300).map { _ =>
          stream.write('x')
          Files.size(file)
        }
        assert(sizes.distinct == Seq(0, 10, 60, 160, 260), sizes.count(_ == 160) == 100)
        stream.flush()
        assert(Files.size(file) == 300)
        stream.write(new Array[Byte](69))
        assert(Files.size(file) == 300)
        stream.write(new Array[Byte](70))
        assert(Files.size(file) == 439)
        stream.close()
        assert(Files.size(file) == 439)
      } finally Files.delete(file)
    }
  }
}
