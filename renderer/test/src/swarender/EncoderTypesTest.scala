package swarender

import utest.*

import swarender.encoder.KeyEncoder
import swarender.jsonnet.Jsonnet

/** What has an encoder, and what is read once. */
object EncoderTypesTest extends TestSuite {

  /** Says how often it was asked for an element. */
  private final class Counted(elements: Double*) extends Iterator[Double] {
    var asked = 0
    private val all = elements.iterator
    def hasNext: Boolean = all.hasNext
    def next(): Double = {
      asked += 1
      all.next()
    }
  }

  final case class Named(name: String, all: Iterator[Double])
  object Named {
    implicit val encoder: Encoder[Named] = Encoder.derived
  }

  private def check(row: EncoderTypes.Row): Unit =
    for (json <- Seq(row.render(), row.byEvents()) if json != row.json)
      throw new java.lang.AssertionError(s"${row.tpe}: $json, not ${row.json}")

  val tests: Tests = Tests {
    test("values are the JSON of the table") {
      (EncoderTypes.values ++ PlatformTypes.values ++ VersionTypes.values).foreach(check)
    }
    test("keys are the JSON of the table") {
      (EncoderTypes.keys ++ PlatformTypes.keys ++ VersionTypes.keys).foreach(check)
    }
    test("null references are null") {
      assert(
        Json.render(null: java.lang.Integer) == "null",
        Json.render(null: java.util.List[String]) == "null",
        Json.render(null: java.util.Map[String, String]) == "null",
        Json.render(null: java.util.Optional[String]) == "null",
        Json.render(null: Iterator[Int]) == "null",
        Json.render(null: Range) == "null",
        Json.render(null: java.math.RoundingMode) == "null"
      )
      val map = new java.util.HashMap[String, Int]
      map.put(null, 1)
      assert(intercept[RenderError](Json.render(map)).kind eq RenderError.NullValue)
    }
    test("keys by contramap do not get a null") {
      implicit val keys: KeyEncoder[Some[Int]] = KeyEncoder[Int].contramap(_.value)
      assert(Json.render(Map(Some(1) -> 2)) == """{"1":2}""")
      assert(intercept[RenderError](Json.render(Map((null: Some[Int]) -> 2))).kind eq RenderError.NullValue)
    }
    test("keys of integers are the same for JSON's own writer and for other events") {
      for (
        v <- Seq(
          0L,
          7L,
          -7L,
          9L,
          10L,
          99L,
          100L,
          999L,
          1000L,
          123456789L,
          Int.MinValue.toLong,
          Long.MinValue,
          Long.MaxValue
        )
      ) {
        val json = s"""{"$v":{"${v.toInt}":[]}}"""
        val map = Map(v -> Map(v.toInt -> List.empty[Byte]))
        assert(Json.render(map) == json, EncoderTypes.byEvents(map) == json)
        assert(Json.render(map, JsonStyle.pretty(2)) == ujson.write(ujson.read(json), indent = 2))
      }
      assert(Json.render(Map(5 -> 1), Jsonnet.go.manifestPythonVars) == "5 = 1\n")
    }
    test("keys of numbers are what JSON writes of the numbers") {
      for (v <- Seq(0.0, -0.0, 1e21, 1e-7, 123456.789, Double.MaxValue))
        assert(KeyEncoder[Double].apply(v).toString == Json.render(v))
      for (v <- Seq(0f, -0f, 1e21f, 1e-7f, 0.1f, Float.MaxValue, 16777216f))
        assert(KeyEncoder[Float].apply(v).toString == Json.render(v))
      assert(KeyEncoder[Double].apply(Double.NaN) == "NaN", KeyEncoder[Float].apply(Float.NaN) == "NaN")
    }
    test("an error in an iterator has its path, and the iterator is read once") {
      val bad = new Counted(1, 2, Double.NaN, 4)
      val error = intercept[RenderError](Json.render(bad: Iterator[Double]))
      assert(error.kind eq RenderError.NotFinite, error.path == "$[2]", bad.asked == 3)
      val contained = new Counted(1, Double.NaN, 3)
      val inner = intercept[RenderError](Json.render(Named("n", contained)))
      assert(inner.kind eq RenderError.NotFinite, contained.asked == 2)
      val mapped = Encoder[Iterator[Double]].contramap[Seq[Double]](_.iterator)
      val inSeq = intercept[RenderError](Json.render(Seq(1.0, Double.NaN))(mapped))
      assert(inSeq.path == "$[1]")
    }
    test("an iterator in every format") {
      assert(Yaml.render(Iterator(1, 2)) == Yaml.render(Seq(1, 2)))
      assert(Toml.render(Map("a" -> Iterator(1, 2))) == Toml.render(Map("a" -> Seq(1, 2))))
      assert(Json.render(JsonStyle.compact)(_.value(Iterator(1, 2))) == "[1,2]")
    }
  }
}
