package swarender

import utest.*

/** What Jackson reads is what was written. */
object JacksonTest extends TestSuite {
  private def check(name: String, document: ujson.Value): Unit =
    for ((profile, style) <- Profiles.json) {
      val fromBytes = JacksonReader.read(Json(style).toBytes(document))
      val fromText = JacksonReader.read(Json.render(document, style))
      if (fromBytes != document || fromText != document)
        throw new java.lang.AssertionError(s"$name in $profile: ${Modes.shown(fromBytes.render())}")
    }

  val tests: Tests = Tests {
    test("the table of documents") {
      for ((name, document) <- Documents.table) check(name, document)
    }
    test("generated documents") {
      val random = Seeded("documents for Jackson")
      for (_ <- 0 until 200) check("a generated document", Documents.random(random))
    }
    test("samples") {
      for (name <- Seq("config", "empties", "kubernetes", "numbers", "services", "unicode"))
        check(name, Doubles.read(TestPlatform.readFile(s"samples/$name.json")))
    }
  }
}
