package benchmarks.regressions

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import utest.*

object DigestsTest extends TestSuite {
  private val abc = Digest.of("abc".getBytes(UTF_8))

  val tests: Tests = Tests {
    test("SHA-256 of abc, from FIPS 180-4") {
      assert(abc == Digest(3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
    }

    test("a file of digests reads back") {
      val file = Files.createTempFile("digests", ".txt")
      val digests = Digests(Map(("twitter", "json") -> abc, ("ints", "toml") -> Digest(0, "e3b0")))
      digests.write(file)
      assert(Digests.read(file) == digests)
      assert(new String(Files.readAllBytes(file), UTF_8).startsWith("ints toml 0 e3b0\n"))
      Files.delete(file)
    }

    test("a difference names the case and the format") {
      val stored = Digests(Map(("twitter", "json") -> abc, ("twitter", "yaml") -> abc))
      assert(stored.differences(stored) == Nil)
      val changed = Digests(Map(("twitter", "json") -> Digest.of(Array[Byte](1)), ("ints", "toml") -> abc))
      val differences = stored.differences(changed)
      assert(differences.length == 2)
      assert(differences(0) == "ints in the format toml has no stored digest")
      assert(differences(1).startsWith("twitter in the format json: 1 bytes, "))
    }

    test("micro cases have their stored digests in every format") {
      val file = Paths.get(sys.env("SWARENDER_ROOT"), "bench", "digests.txt")
      assert(Digests.read(file).differences(Digests.rendered(Seq("many-tiny", "emoji"))) == Nil)
    }
  }
}
