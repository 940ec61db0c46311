package swarenderx.jackson

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, IOException, StringReader, StringWriter}

import com.fasterxml.jackson.core.io.SerializedString
import com.fasterxml.jackson.core.json.JsonWriteFeature
import com.fasterxml.jackson.core.{Base64Variants, JsonGenerator}
import com.fasterxml.jackson.databind.ObjectMapper
import utest.*

import swarender.{Format, Json, RenderError, Style, Toml, TomlDateTime, Yaml}
import swarenderx.{RandomJson, SameJson}

/** The generator, method by method, against Jackson's own. */
object GeneratorTest extends TestSuite {
  private val jackson = new ObjectMapper

  private def written(format: Format[? <: Style])(write: JsonGenerator => Unit): String = {
    val text = new StringWriter
    val generator = new SwarenderFactory(format).setCodec(jackson).createGenerator(text)
    write(generator)
    generator.close()
    text.toString
  }

  private val data = Array[Byte](0, 1, -1, 7)

  /** Writes of one value. */
  private val values: Seq[(String, JsonGenerator => Unit)] = Seq(
    "string" -> (_.writeString("a\n")),
    "null string" -> (_.writeString(null: String)),
    "chars" -> (_.writeString("xaby".toCharArray, 1, 2)),
    "serializable string" -> (_.writeString(new SerializedString("a"))),
    "UTF-8" -> (_.writeUTF8String("\u00e9".getBytes("UTF-8"), 0, 2)),
    "reader" -> (_.writeString(new StringReader("a" * 10000), -1)),
    "reader of a length" -> (_.writeString(new StringReader("abcd"), 4)),
    "int" -> (_.writeNumber(Int.MinValue)),
    "short" -> (_.writeNumber(1.toShort)),
    "long" -> (_.writeNumber(Long.MaxValue)),
    "double" -> (_.writeNumber(0.1)),
    "float" -> (_.writeNumber(0.1f)),
    "big integer" -> (_.writeNumber(java.math.BigInteger.ONE.shiftLeft(64))),
    "decimal" -> (_.writeNumber(new java.math.BigDecimal("1.10"))),
    "no decimal" -> (_.writeNumber(null: java.math.BigDecimal)),
    "number as text" -> (_.writeNumber("1.500")),
    "boolean" -> (_.writeBoolean(true)),
    "null" -> (_.writeNull()),
    "binary" -> (_.writeBinary(data)),
    "part of binary" -> (_.writeBinary(Base64Variants.MIME, data, 1, 2)),
    "binary of a stream" -> { g =>
      val _ = g.writeBinary(new ByteArrayInputStream(data), -1)
    },
    "embedded bytes" -> (_.writeEmbeddedObject(data)),
    "raw value" -> (_.writeRawValue("{\"a\": [1, 2]}")),
    "part of a raw value" -> (_.writeRawValue("x[1]y", 1, 3)),
    "raw chars" -> (_.writeRawValue("[1]".toCharArray, 0, 3)),
    "raw serializable" -> (_.writeRawValue(new SerializedString("true"))),
    "object" -> (_.writePOJO(java.util.Arrays.asList("a", "b"))),
    "tree" -> (_.writeTree(jackson.readTree("{\"a\":[1,{}]}"))),
    "array of ints" -> (_.writeArray(Array(1, 2, 3), 1, 2)),
    "sized array" -> { g => g.writeStartArray(data, 0); g.writeEndArray() },
    "sized object" -> { g => g.writeStartObject(data, 0); g.writeEndObject() },
    "members" -> { g =>
      g.writeStartObject()
      g.writeFieldName(new SerializedString("s"))
      g.writeStartObject()
      g.writeFieldId(3)
      g.writeStartArray()
      g.writeEndArray()
      g.writeEndObject()
      g.writeStringField("on", "yes")
      g.writeEndObject()
    }
  )

  val tests: Tests = Tests {
    test("each method writes what Jackson's own generator writes") {
      for ((name, write) <- values) {
        val text = new ByteArrayOutputStream
        val own = jackson.getFactory.createGenerator(text)
        write(own)
        own.close()
        val rendered = written(Json)(write)
        val isSame = SameJson.isSame(text.toString("UTF-8"), rendered)
        assert((name, rendered, isSame) == ((name, rendered, true)))
      }
    }
    test("1,000 random documents, copied event by event") {
      val random = new RandomJson(swarender.Seeded("documents"), Set())
      for (_ <- 0 until 1000) {
        val text = random.document()
        val rendered = written(Json) { g =>
          val parser = jackson.getFactory.createParser(text)
          val _ = parser.nextToken()
          g.copyCurrentStructureExact(parser)
        }
        SameJson.check(text, rendered)
      }
    }
    test("what is open is ended by close") {
      assert(written(Yaml) { g => g.writeStartObject(); g.writeArrayFieldStart("a"); g.writeNumber(1) } == "a:\n- 1\n")
    }
    test("values at the root are documents") {
      val json = written(Json) { g => g.writeNumber(1); g.writeString("a") }
      assert(json == "1\n\"a\"")
      assert(written(Yaml) { g => g.writeNumber(1); g.writeNumber(2) } == "1\n---\n2\n")
    }
    test("numbers as strings, decimals without exponents") {
      assert(written(Json) { g =>
        val _ = g.enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature)
        g.writeStartArray()
        g.writeNumber(1)
        g.writeNumber(1.5)
        g.writeNumber(new java.math.BigDecimal("1E+3"))
        g.writeEndArray()
      } == "[\"1\",\"1.5\",\"1E+3\"]")
      assert(written(Json) { g =>
        val _ = g.enable(JsonGenerator.Feature.WRITE_BIGDECIMAL_AS_PLAIN)
        g.writeNumber(new java.math.BigDecimal("1E+3"))
      } == "1000")
    }
    test("dates of TOML") {
      assert(written(Toml) { g =>
        g.writeStartObject()
        g.writeFieldName("d")
        g.writeEmbeddedObject(TomlDateTime.date(2026, 1, 2))
      } == "d = 2026-01-02\n")
    }
    test("raw text is refused, and so are values out of order") {
      val raw = Seq[JsonGenerator => Unit](
        _.writeRaw("a"),
        _.writeRaw("a", 0, 1),
        _.writeRaw(Array('a'), 0, 1),
        _.writeRaw('a'),
        _.writeRawUTF8String(data, 0, 1)
      )
      for (write <- raw) { val _ = intercept[UnsupportedOperationException](written(Json)(write)) }
      val error = intercept[RenderError](written(Json) { g => g.writeStartObject(); g.writeNumber(1) })
      assert(error.kind == RenderError.Misuse)
    }
    test("close flushes and closes the target as the features say") {
      for (closes <- Seq(true, false); flushes <- Seq(true, false)) {
        var flushed, closed = 0
        val target = new ByteArrayOutputStream {
          override def flush(): Unit = flushed += 1
          override def close(): Unit = closed += 1
        }
        val g = new SwarenderFactory(Json).createGenerator(target)
        val _ = g.configure(JsonGenerator.Feature.AUTO_CLOSE_TARGET, closes)
        val _ = g.configure(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM, flushes)
        g.writeNumber(1)
        g.close()
        g.close()
        assert(target.toString == "1")
        assert(closed == (if (closes) 1 else 0))
        assert((flushed > 0) == flushes)
      }
    }
    test("what the target throws passes through, and it is closed") {
      var closed = false
      val target = new java.io.OutputStream {
        def write(b: Int): Unit = throw new IOException("full")
        override def close(): Unit = closed = true
      }
      val error = intercept[IOException](SwarenderMapper.json().writeValue(target, "a" * 100000))
      assert(error.getMessage == "full")
      assert(closed)
    }
  }
}
