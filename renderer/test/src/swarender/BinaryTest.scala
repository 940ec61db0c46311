package swarender

import java.nio.ByteBuffer
import java.util.Base64

import utest.*

import swarender.dialects.*
import swarender.encoder.EncoderRules.{asString, by, flatten, omitNone}
import swarender.encoder.Bytes

/** Bytes as base64 and hexadecimal digits. */
object BinaryTest extends TestSuite {
  final case class Blob(
      @by(Encoder.base64) a: Array[Byte],
      @by(Encoder.base64Url) b: Option[Array[Byte]],
      @by(Encoder.hex) c: List[ByteBuffer],
      @by(Encoder.hex) d: Map[String, Option[Array[Byte]]],
      plain: Array[Byte]
  )
  object Blob { implicit val encoder: Encoder[Blob] = Encoder.derived }

  final case class Generic[A](@by(Encoder.base64) a: A)
  private def ofGeneric: Encoder[Generic[Array[Byte]]] = Encoder.derived

  final class Digest(val bytes: Array[Byte])
  object Digest { implicit val bytes: Bytes[Digest] = Bytes.of(d => ByteBuffer.wrap(d.bytes)) }
  object Codecs {
    val cents: Encoder[BigDecimal] = Encoder[String].contramap((v: BigDecimal) => v.setScale(2).toString)
    val upper: Encoder[String] = Encoder[String].contramap(_.toUpperCase)
    val both: Encoder[Map[String, Int]] = Encoder[Map[String, Int]].withMember("n")(_.size)
  }
  final case class Own(
      @by(Encoder.hex) digest: Digest,
      @by(Codecs.cents) price: BigDecimal,
      @omitNone @by(Codecs.cents) rebate: Option[BigDecimal],
      @by(Codecs.upper) names: Map[String, List[String]],
      @asString @by(Encoder.hex.of[Digest]) same: Digest,
      @flatten @by(Codecs.both) more: Map[String, Int]
  )
  object Own { implicit val encoder: Encoder[Own] = Encoder.derived }

  final class Id(@by(Encoder.hex) val bytes: Array[Byte]) extends AnyVal
  object Id { implicit val encoder: Encoder[Id] = Encoder.derived }

  final case class WrongType(@by(Codecs.cents) a: List[Int])
  final case class WrongBytes(@by(Encoder.hex) a: List[Int])

  private def bytes(n: Int): Array[Byte] = {
    val all = new Array[Byte](n)
    new scala.util.Random(n).nextBytes(all)
    all
  }
  private def text(all: Array[Byte]) = Base64.getEncoder.encodeToString(all)
  private def hex(all: Array[Byte]) = all.map(b => f"${b & 0xff}%02x").mkString

  private def check[T](encoder: Encoder[T], value: T, expected: String): Unit = {
    implicit val own: Encoder[T] = encoder
    val json = DirectModes.same(value)
    if (json != expected) throw new java.lang.AssertionError(s"$json, not $expected")
    for (style <- Seq[Style](YamlStyle.safe, JsonStyle.pretty, JsonStyle.json5)) {
      val _ = DirectModes.sameIn(value, style, 7)
    }
  }

  val tests: Tests = Tests {
    test("the vectors of RFC 4648") {
      val table = Seq(
        ("", "", ""),
        ("f", "Zg==", "66"),
        ("fo", "Zm8=", "666f"),
        ("foo", "Zm9v", "666f6f"),
        ("foob", "Zm9vYg==", "666f6f62"),
        ("fooba", "Zm9vYmE=", "666f6f6261"),
        ("foobar", "Zm9vYmFy", "666f6f626172")
      )
      for ((plain, base64, hex) <- table) {
        check(Encoder.base64, plain.getBytes("UTF-8"), s""""$base64"""")
        check(Encoder.base64Url, plain.getBytes("UTF-8"), s""""$base64"""")
        check(Encoder.hex, plain.getBytes("UTF-8"), s""""$hex"""")
      }
    }
    test("bytes of any length, as the library of Java writes them") {
      for (n <- (0 to 200) ++ Seq(1000, 4095, 4096, 4097)) {
        val all = bytes(n)
        assert(Json.render(all)(Encoder.base64) == s""""${text(all)}"""")
        assert(Json.render(all)(Encoder.base64Url) == s""""${Base64.getUrlEncoder.encodeToString(all)}"""")
        assert(Json.render(all)(Encoder.hex) == s""""${hex(all)}"""")
        assert(Json.render(all, JsonStyle.pretty)(Encoder.base64) == s""""${text(all)}"""")
      }
      for (n <- Seq(0, 1, 41, 42, 43, 44, 84, 85, 300)) {
        check(Encoder.base64, bytes(n), s""""${text(bytes(n))}"""")
        check(Encoder.hex, bytes(n), s""""${hex(bytes(n))}"""")
      }
    }
    test("buffers, of which the position stays") {
      val all = bytes(100)
      val direct = ByteBuffer.allocateDirect(100)
      direct.put(all)
      direct.clear()
      for (buffer <- Seq(ByteBuffer.wrap(all), direct, ByteBuffer.wrap(all).asReadOnlyBuffer)) {
        buffer.position(3); buffer.limit(60)
        check(Encoder.base64.of[ByteBuffer], buffer, s""""${text(all.slice(3, 60))}"""")
        val part = buffer.slice()
        check(Encoder.hex.of[ByteBuffer], part, s""""${hex(all.slice(3, 60))}"""")
        assert(buffer.position() == 3, buffer.limit() == 60)
      }
    }
    test("a field with the annotation, and what is inside of it") {
      val (a, b, c) = (bytes(10), Array[Byte](-1, -2, -3), ByteBuffer.wrap(Array[Byte](1, 2)))
      check(
        Encoder[Blob],
        Blob(a, Some(b), List(c, c), Map("k" -> Some(b), "n" -> None), Array(1, -1)),
        s"""{"a":"${text(a)}","b":"__79","c":["0102","0102"],"d":{"k":"fffefd","n":null},"plain":[1,-1]}"""
      )
      check(Encoder[Blob], Blob(null, None, Nil, Map(), null), """{"a":null,"b":null,"c":[],"d":{},"plain":null}""")
      check(ofGeneric, Generic(b), """{"a":"//79"}""")
      check(Encoder[Id], new Id(b), "\"fffefd\"")
    }
    test("other encoders by annotation") {
      val digest = new Digest(Array[Byte](10, 11))
      check(
        Encoder[Own],
        Own(digest, BigDecimal("1.5"), Some(BigDecimal(2)), Map("k" -> List("a", "b")), digest, Map("z" -> 1)),
        """{"digest":"0a0b","price":"1.50","rebate":"2.00","names":{"k":["A","B"]},"same":"0a0b","z":1,"n":1}"""
      )
      check(
        Encoder[Own],
        Own(digest, BigDecimal("1.5"), None, Map(), digest, Map()),
        """{"digest":"0a0b","price":"1.50","names":{},"same":"0a0b","n":0}"""
      )
    }
    test("strings that YAML and TOML would take for something else") {
      assert(Yaml.render(Array[Byte](-41, 109, -8))(Encoder.base64) == "\"1234\"\n")
      assert(Yaml.render(Array[Byte](0x12, 0x34))(Encoder.hex) == "\"1234\"\n")
      assert(Yaml.render(Array[Byte](-1))(Encoder.hex) == "ff\n")
      assert(Toml.render(Generic(Array[Byte](1)))(ofGeneric) == "a = \"AQ==\"\n")
    }
    test("an encoder of another type does not compile") {
      def contains(message: String, text: String) =
        if (!message.contains(text)) throw new java.lang.AssertionError(message)
      contains(compileError("Encoder.derived[WrongType]").msg, "field a has an encoder of BigDecimal by @by")
      contains(compileError("Encoder.derived[WrongBytes]").msg, "field a has an encoder of bytes by @by")
    }
  }
}
