package swarender

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, EOFException, InputStream}

import utest.*

/** Documents one after another, each after its length. */
object LengthPrefixedTest extends TestSuite {

  /** Reads documents as any reader of length-delimited messages does. */
  private final class Reader(in: InputStream) {

    /** The next document, or `None` at the end of the stream. */
    def next(): Option[Array[Byte]] = {
      val first = in.read()
      if (first < 0) None else Some(body(length(first)))
    }

    private def length(first: Int): Int = {
      var value = first & 0x7f
      var last = first
      var shift = 7
      while (last >= 0x80) {
        last = in.read()
        if (last < 0 || shift > 28) throw new EOFException(s"no length: $value")
        value |= (last & 0x7f) << shift
        shift += 7
      }
      value
    }

    private def body(length: Int): Array[Byte] = {
      val bytes = new Array[Byte](length)
      var at = 0
      while (at < length) {
        val n = in.read(bytes, at, length - at)
        if (n < 0) throw new EOFException(s"$at of $length bytes")
        at += n
      }
      bytes
    }
  }

  val tests: Tests = Tests {
    test("documents with lengths of one to three bytes read back") {
      val values = Seq[ujson.Value](
        1,
        "",
        "x" * 125,
        "x" * 126,
        "\u00e9" * 63,
        "x" * 16381,
        "x" * 16382,
        ujson.Obj(),
        "y" * 200000,
        ujson.Arr.from(0 until 70000)
      )
      val target = new ByteArrayOutputStream
      for (value <- values) Json.writeTo(value, Target.LengthPrefixed(target))
      for (value <- values) Yaml.writeTo(value, Target.LengthPrefixed(target))
      for (value <- values) Json(JsonStyle.pretty).writeTo(value, Target.LengthPrefixed(target))
      val reader = new Reader(new ByteArrayInputStream(target.toByteArray))
      for (value <- values) assert(new String(reader.next().get, "UTF-8") == Json.render(value))
      for (value <- values) assert(new String(reader.next().get, "UTF-8") == Yaml.render(value))
      for (value <- values) assert(new String(reader.next().get, "UTF-8") == Json.render(value, JsonStyle.pretty))
      assert(reader.next().isEmpty)
    }
    test("a length is a VInt") {
      def head(n: Int): Seq[Int] = {
        val target = new ByteArrayOutputStream
        Json.writeTo(ujson.Str("x" * (n - 2)), Target.LengthPrefixed(target))
        target.toByteArray.takeWhile(_ != '"').map(_ & 0xff).toSeq
      }
      assert(head(2) == Seq(2), head(127) == Seq(127), head(128) == Seq(0x80, 1), head(300) == Seq(0xac, 2))
      assert(head(16383) == Seq(0xff, 0x7f), head(16384) == Seq(0x80, 0x80, 1))
    }
    test("a document that fails writes nothing") {
      val target = new ByteArrayOutputStream
      Json.writeTo(ujson.Arr(1), Target.LengthPrefixed(target))
      intercept[RenderError](Json.writeTo(ujson.Arr("long enough", Double.NaN), Target.LengthPrefixed(target)))
      Json.writeTo(ujson.Arr(2), Target.LengthPrefixed(target))
      assert(target.toString("UTF-8") == "\u0003[1]\u0003[2]")
    }
  }
}
