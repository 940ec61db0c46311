package swarender

import utest.*

/** What the inputs of the fuzzer become, read back by readers of other authors. */
object CorpusReadersTest extends TestSuite {
  val tests: Tests = Tests {
    test("the corpus") {
      val read = Corpus.inputs.count(FuzzReaders.check)
      assert(read >= 100)
      read
    }
    test("random inputs") {
      val random = Seeded("random inputs to be read back")
      val read = (0 until 200).count { _ =>
        val bytes = new Array[Byte](1 + random.nextInt(400))
        random.nextBytes(bytes)
        FuzzReaders.check(bytes)
      }
      assert(read > 50)
      read
    }
  }
}
