package swarenderx.kafka

import org.apache.kafka.common.config.ConfigException
import org.apache.kafka.common.errors.SerializationException
import org.apache.kafka.common.header.internals.RecordHeaders
import swarender.{Encoder, Json, JsonStyle, JsonText, RenderError, Toml, Yaml, YamlStyle}
import swarender.dialects.*
import utest.*

import scala.jdk.CollectionConverters.*

/** Serializers without a broker. */
object SerializerTest extends TestSuite {
  private val order = Order(1, Seq(Item("tea", BigDecimal("2.50"))), Some("no"))

  private def text[T](serializer: DocumentSerializer[T], value: T): String =
    new String(serializer.serialize("topic", value), "UTF-8")

  private def configured(isKey: Boolean, properties: (String, String)*): DocumentSerializer[Order] = {
    val serializer = new OrderSerializer
    serializer.configure(properties.toMap.asJava, isKey)
    serializer
  }

  private def headers(serializer: DocumentSerializer[Order], value: Order): Seq[(String, String)] = {
    val headers = new RecordHeaders
    serializer.serialize("topic", headers, value)
    headers.toArray.toSeq.map(h => h.key -> new String(h.value, "US-ASCII"))
  }

  /** An encoder of user code that throws. */
  private final case class Lazy(value: () => Int)
  private object Lazy { implicit val encoder: Encoder[Lazy] = Encoder[Int].contramap(_.value()) }

  val tests: Tests = Tests {
    test("a value is a document of the format and its style") {
      assert(text(new DocumentSerializer[Order], order) == Json.render(order))
      assert(text(new DocumentSerializer[Order](Yaml(YamlStyle.pretty)), order) == Yaml.render(order, YamlStyle.pretty))
      assert(text(new YamlOrderSerializer, order) == Yaml.render(order))
      assert(text(new DocumentSerializer[Int], 1) == "1")
    }
    test("null is a tombstone, as an Option it is the null of the format") {
      assert(new DocumentSerializer[Order].serialize("topic", null) == null)
      assert(new DocumentSerializer[Order](Toml).serialize("topic", null) == null)
      assert(text(new DocumentSerializer[Option[Int]], None) == "null")
      assert(headers(new OrderSerializer().withMediaTypeHeader("type"), null) == Nil)
    }
    test("properties name the format, the style and the header; those of one side go first") {
      val cases = Seq[(Boolean, Seq[(String, String)], String)](
        (false, Nil, Json.render(order)),
        (false, Seq("swarender.style" -> "pretty"), Json.render(order, JsonStyle.pretty)),
        (false, Seq("swarender.format" -> "yaml"), Yaml.render(order)),
        (false, Seq("swarender.format" -> "toml"), Toml.render(order)),
        (
          false,
          Seq("swarender.format" -> "yaml", "swarender.style" -> "pretty", "key.swarender.style" -> "kyaml"),
          Yaml.render(order, YamlStyle.pretty)
        ),
        (
          true,
          Seq("swarender.format" -> "yaml", "swarender.style" -> "pretty", "key.swarender.style" -> "kyaml"),
          Yaml.render(order, YamlStyle.kyaml)
        ),
        (
          false,
          Seq("value.swarender.format" -> "yaml", "swarender.format" -> "toml", "acks" -> "all"),
          Yaml.render(order)
        ),
        (true, Seq("value.swarender.format" -> "yaml", "swarender.format" -> "toml"), Toml.render(order))
      )
      for ((isKey, properties, expected) <- cases) {
        val got = text(configured(isKey, properties*), order)
        assert((properties, got) == ((properties, expected)))
      }
      for (name <- JsonStyle.names ++ JsonStyle.dialectNames) {
        val style = JsonStyle.byName(name).orElse(JsonStyle.dialect(name)).get
        assert(text(configured(false, "swarender.style" -> name), order) == Json.render(order, style))
      }
    }
    test("the header is that of the format and style, and is on no key") {
      val named = "swarender.header" -> "content-type"
      assert(headers(configured(false), order) == Nil)
      assert(headers(configured(false, named), order) == Seq("content-type" -> "application/json"))
      val json5 = headers(configured(false, named, "swarender.style" -> "json5"), order)
      assert(json5 == Seq("content-type" -> "application/json5"))
      assert(headers(configured(true, named), order) == Nil)
      val own = new DocumentSerializer[Order](Json.withMediaType("application/cloudevents+json"))
      assert(headers(own.withMediaTypeHeader("type"), order) == Seq("type" -> "application/cloudevents+json"))
      assert(headers(own.withMediaTypeHeader("type").withMediaTypeHeader(""), order) == Nil)
    }
    test("an unknown name or value is refused, with what is known") {
      val cases = Seq(
        "swarender.style" -> "prety" -> "compact, pretty, canonical",
        "value.swarender.style" -> "quoted" -> "compact, pretty",
        "swarender.format" -> "xml" -> "json, yaml, toml",
        "swarender.sytle" -> "pretty" -> "swarender.style",
        "value.swarender.headers" -> "a" -> "value.swarender.header"
      )
      for (((name, value), known) <- cases) {
        val e = intercept[ConfigException](configured(false, name -> value))
        assert(e.getMessage.contains(name), e.getMessage.contains(known))
      }
    }
    test("what cannot be written is an exception that names the topic, and the path") {
      val refused = intercept[SerializationException](
        new DocumentSerializer[Map[String, Seq[Double]]].serialize("sums", Map("a" -> Seq(1, Double.NaN)))
      )
      assert(refused.getMessage.startsWith("cannot write a record of topic sums: "))
      assert(refused.getMessage.contains("$.a[1]"), refused.getCause.isInstanceOf[RenderError])
      val bad = intercept[SerializationException](new DocumentSerializer[JsonText].serialize("texts", JsonText("{")))
      assert(bad.getMessage.contains("topic texts"), bad.getCause.isInstanceOf[swarender.JsonSyntaxError])
      val thrown = intercept[SerializationException](
        new DocumentSerializer[Lazy].serialize("lazy", Lazy(() => throw new IllegalStateException("no number")))
      )
      assert(thrown.getMessage.contains("topic lazy"), thrown.getMessage.contains("no number"))
      assert(thrown.getCause.isInstanceOf[IllegalStateException])
    }
    test("a Serde writes, and refuses to read") {
      val serde = new OrderSerde
      serde.configure(Map("swarender.format" -> "yaml").asJava, false)
      assert(new String(serde.serializer.serialize("topic", order), "UTF-8") == Yaml.render(order))
      val e = intercept[SerializationException](serde.deserializer.deserialize("orders", Array[Byte](1)))
      assert(e.getMessage == "cannot read a record of topic orders: this Serde only writes")
    }
  }
}
