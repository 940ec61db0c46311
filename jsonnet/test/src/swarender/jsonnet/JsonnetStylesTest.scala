package swarender
package jsonnet

import utest.*

/** The styles of Jsonnet as values, and blocks of YAML that are repaired. */
object JsonnetStylesTest extends TestSuite {
  private def yaml(s: String, style: YamlStyle) = Yaml.render(ujson.Obj("k" -> s), style)

  val tests: Tests = Tests {
    test("go-jsonnet's blocks, repaired") {
      val lossy = Jsonnet.go.manifestYamlDoc()
      val repaired = Jsonnet.go.manifestYamlDoc(repaired = true)
      assert(yaml("a\nb\n", lossy) == "\"k\": |\n  a\n  b", yaml("a\nb\n", repaired) == yaml("a\nb\n", lossy))
      assert(yaml("  a\n", lossy) == "\"k\": |\n    a", yaml("  a\n", repaired) == "\"k\": |2\n    a")
      assert(yaml("a\n\n", repaired) == "\"k\": |+\n  a\n  ", yaml("a\u0007\n", repaired) == "\"k\": \"a\\u0007\\n\"")
      assert(yaml("a", repaired.withQuotes(YamlStyle.Quotes.SingleQuotes)) == "'k': 'a'")
      assert(repaired != lossy, repaired == Jsonnet.go.manifestYamlDoc(repaired = true))
    }
    test("blocks of other evaluators, repaired by the rule of each") {
      def one(e: Jsonnet, s: String) = yaml(s, e.manifestYamlDoc(quoteKeys = false, repaired = true))
      assert(one(Jsonnet.jrsonnet, "a\nb") == "k: |-\n  a\n  b", one(Jsonnet.go, "a\nb") == "k: \"a\\nb\"")
      assert(one(Jsonnet.sjsonnet, "a\n\n") == "\"k\": |+\n  a\n  ", one(Jsonnet.cpp, "a \r\n") == "k: \"a \\r\\n\"")
    }
    test("profiles by name") {
      assert(
        IniStyle.names.map(IniStyle.byName(_)) == List(Some(IniStyle.jsonnet)),
        XmlStyle.names.map(XmlStyle.byName(_)) == List(Some(XmlStyle.standard), Some(XmlStyle.jsonnet)),
        IniStyle.byName("none") == None,
        XmlStyle.byName("none") == None
      )
    }
    test("the layouts of evaluators") {
      assert(
        Jsonnet.go.numbers.render(0.1) == "0.10000000000000001",
        Jsonnet.jrsonnet.numbers.render(1e22).length == 23
      )
      val onJvm =
        Seq(5e-324 -> "4.9e-324", -1e-323 -> "-9.9e-324", 2.5e-323 -> "2.5e-323", 1.5e-7 -> "1.5e-07", 3.0 -> "3")
      for ((v, text) <- onJvm) assert(JsonnetNumbers.sjsonnetHeadJvm.render(v) == text)
      val beyond53 = Jsonnet.sjsonnetHead.string
      assert(
        Json.render(505874924095815681d, beyond53) == "505874924095815680",
        Json.render(-9223372036854775808d, beyond53) == "-9223372036854775808",
        Json.render(9223372036854775808d, beyond53) == "9223372036854776000",
        Yaml.render(9007199254740994d, Jsonnet.sjsonnetHead.manifestYamlDoc()) == "9007199254740994"
      )
      val barely = Jsonnet.sjsonnetHead.manifestYamlDoc(quoteKeys = false)
      assert(Yaml.render(ujson.Obj("e" -> 1, "_" -> 2, "1e3" -> 3), barely) == "\"1e3\": 3\n\"_\": 2\ne: 1")
      val smallest = Jsonnet.sjsonnetHead.string
      assert(
        Json.render(5e-324, smallest) == "5e-324",
        Json.render(5e-324, smallest.withNumbers(JsonnetNumbers.sjsonnetHeadJvm)) == "4.9e-324"
      )
      assert(JsonnetNumbers.sjsonnet.render(1.5e-7) == "1.5e-07", Jsonnet.sjsonnet.numbers.render(1.5e-7) == "1.5E-7")
    }
  }
}
