package swarender

import java.io.ByteArrayOutputStream

import utest.*

/** Calls of all kinds one after the other in one thread, which share what a call works with: what
  * one leaves must not show in the next.
  */
object ReadySessionTest extends TestSuite {
  final case class Inner(d: Double, own: Own)
  final case class Item(n: Int, text: String, inner: Option[Inner])

  /** Of an encoder that sends events. */
  final case class Own(a: Int)
  object Own {
    implicit val encoder: Encoder[Own] = Encoder.of { (own, events) =>
      events.beginArray()
      events.int64(own.a.toLong)
      events.endArray()
    }
  }
  object Inner { implicit val encoder: Encoder[Inner] = Encoder.derived }
  object Item { implicit val encoder: Encoder[Item] = Encoder.derived }

  private val random = Seeded("calls that share a session")
  private val strict = JsonStyle.compact

  private def item(): Item = Item(
    random.nextInt(100000),
    "\u00e9x" * (if (random.nextInt(5) == 0) random.nextInt(4000) else random.nextInt(20)),
    if (random.nextBoolean()) None
    else Some(Inner(if (random.nextInt(3) == 0) Double.NaN else random.nextInt(1000) / 8.0, Own(random.nextInt(100))))
  )

  /** The JSON of an item, or null where it is refused. */
  private def expected(item: Item): String = item.inner match {
    case Some(inner) if inner.d.isNaN => null
    case inner =>
      val written = inner.fold("null")(i => s"""{"d":${Json.render(i.d)},"own":[${i.own.a}]}""")
      s"""{"n":${item.n},"text":"${item.text}","inner":$written}"""
  }

  private def utf8(bytes: Array[Byte]): String = new String(bytes, "UTF-8")

  private def unindented(text: String): String = {
    assert(text.startsWith("{\n  \"n\": "))
    text.replaceAll("\n *", "").replace("\": ", "\":")
  }

  private def stream(item: Item): String = {
    val out = new ByteArrayOutputStream
    Json(strict).writeTo(item, out)
    out.toString("UTF-8")
  }

  val tests: Tests = Tests {
    test("each call writes what it would write alone") {
      val calls: Seq[Item => String] = Seq(
        item => utf8(Json(strict).toBytes(item)),
        item => utf8(Json(strict).toBytes(item)),
        item => utf8(Json(strict).toBytes(item)),
        item => stream(item),
        item => Json.render(item, strict),
        item => utf8(Json(strict).toPages(item).toByteArray),
        item => unindented(utf8(Json(strict.withIndent(2)).toBytes(item))),
        item => utf8(Json(strict).toBytes(Seq(item))).drop(1).dropRight(1)
      )
      for (_ <- 0 until 3000) {
        val value = item()
        val call = calls(random.nextInt(calls.size))
        val got =
          try call(value)
          catch {
            case e: RenderError =>
              assert(e.kind == RenderError.NotFinite, e.path == "$.inner.d" || e.path == "$[0].inner.d")
              null
          }
        assert(got == expected(value))
      }
    }
  }
}
