import cats.effect.unsafe.implicits.global
import com.github.plokhotnyuk.jsoniter_scala.core.{JsonReader, JsonValueCodec, JsonWriter}
import io.netty.buffer.ByteBufUtil.getBytes
import io.netty.buffer.Unpooled
import swarender.Json

/** What the modules for Scala 3 make of an array. */
object Modules {
  private def document = Json.pulled(Seq(1, 2))

  private def countOfZio = zio.Unsafe.unsafe { implicit unsafe =>
    zio.Runtime.default.unsafe.run(swarenderx.zio.zstream(document).runCount).getOrThrow()
  }

  private def inNetty = {
    val body = Unpooled.buffer()
    Json.writeTo(Seq(1, 2), new swarenderx.netty.ByteBufSink(body))
    new String(getBytes(body), "UTF-8")
  }

  private def codec = new JsonValueCodec[Int] {
    def encodeValue(x: Int, out: JsonWriter): Unit = {
      out.writeArrayStart()
      out.writeVal(x)
      out.writeArrayEnd()
    }
    def decodeValue(in: JsonReader, default: Int): Int = default
    def nullValue: Int = 0
  }

  def all: Seq[Any] = Seq(
    { import swarenderx.circe.*; Json.render(io.circe.Json.arr(io.circe.Json.fromInt(1))) },
    { import swarenderx.playjson.*; Json.render(play.api.libs.json.Json.arr(1)) },
    { import swarenderx.ziojson.*; Json.render(zio.json.ast.Json.Arr(zio.json.ast.Json.Num(1))) },
    swarenderx.jackson.SwarenderMapper.json().writeValueAsString(Array(1)),
    Json.render(1)(swarenderx.jsoniter.encoderOf(codec)),
    new String(new swarenderx.kafka.DocumentSerializer[Seq[Int]].serialize("topic", Seq(1)), "UTF-8"),
    swarenderx.fs2.stream[cats.effect.IO](document).compile.count.unsafeRunSync(),
    swarenderx.http4s.streamed[cats.effect.IO](document).status.code,
    swarenderx.pekko.streamed(document).status.intValue,
    countOfZio,
    swarenderx.ziohttp.streamed(document).status.code,
    swarenderx.http.Accept.forms().size,
    inNetty,
    Json.render(Seq(0.1), swarender.jsonnet.Jsonnet.go.oneLine),
    { import swarender.dialects.*; Json.render(Seq(1), swarender.JsonStyle.fitted) }
  )
}
