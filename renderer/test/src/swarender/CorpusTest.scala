package swarender

import utest.*

/** The inputs that the fuzzer kept, and random ones, on every platform. `tools/fuzz/check` makes
  * the corpus.
  */
object CorpusTest extends TestSuite {
  val tests: Tests = Tests {
    test("every input of the corpus: all ways to a document agree, errors are where they belong") {
      val inputs = Corpus.inputs
      inputs.foreach(bytes => FuzzCase(bytes).run())
      assert(inputs.size >= 500)
    }
    test("random inputs") {
      val random = Seeded("random inputs")
      for (_ <- 0 until TestPlatform.scaled(1000)) {
        val bytes = new Array[Byte](1 + random.nextInt(400))
        random.nextBytes(bytes)
        FuzzCase(bytes).run()
      }
    }
  }
}
