package service

import java.time.LocalDate

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonValueCodec, writeToArray}
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import upickle.default.{Writer, macroW}

import swarender.Json

/** What writes orders as JSON: one, or all of them as an array. */
final class Writers(val name: String, val one: Order => Array[Byte], val all: Seq[Order] => Array[Byte])

object Writers {
  private implicit val dates: Writer[LocalDate] = upickle.default.StringWriter.comap[LocalDate](_.toString)
  private implicit val items: Writer[Item] = macroW
  private implicit val orders: Writer[Order] = macroW
  private implicit val order: JsonValueCodec[Order] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false).withTransientDefault(false))
  private implicit val every: JsonValueCodec[Seq[Order]] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false).withTransientDefault(false))

  val each: Seq[Writers] = Seq(
    new Writers("swarender", Json.toBytes(_), Json.toBytes(_)),
    new Writers("upickle", upickle.default.writeToByteArray(_), upickle.default.writeToByteArray(_)),
    new Writers("jsoniter-scala", writeToArray(_), writeToArray(_))
  )
}
