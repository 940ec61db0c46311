package swarender

import utest.*
import swarender.jsonnet.Jsonnet

/** Random documents: every mode writes the same, and so does every platform. */
object YamlFuzzTest extends TestSuite {

  /** FNV-1a (Fowler, Noll and Vo), 64 bits, over the UTF-16 code units of all texts. */
  private def checksum(texts: Iterator[String]): Long = {
    var hash = 0xcbf29ce484222325L
    for (text <- texts; c <- text) hash = (hash ^ c) * 0x100000001b3L
    hash
  }

  val tests: Tests = Tests {
    test("random documents in random styles") {
      val random = Seeded("YAML documents")
      val hash = checksum(Iterator.fill(400) {
        Modes.yaml.same(YamlDocuments.document(random, 4), YamlDocuments.style(random))
      })
      assert(hash == 5012182417411807771L)
    }
    test("random documents as Jsonnet prints them") {
      val random = Seeded("YAML documents for Jsonnet")
      val hash = checksum(Iterator.fill(200) {
        Modes.yaml
          .same(
            YamlDocuments.document(random, 4),
            Jsonnet.go.manifestYamlDoc(random.nextBoolean(), random.nextBoolean())
          )
      })
      assert(hash == -15875803338528286L)
    }
  }
}
