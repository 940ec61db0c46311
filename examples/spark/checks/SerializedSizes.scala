package spark

import java.io.{ByteArrayOutputStream, ObjectOutputStream}

import swarender.{Encoder, Json, JsonStyle, Yaml}

/** How many bytes a task carries for what it renders with. */
object SerializedSizes {
  def print(): Unit = for (
    (name, value) <- Seq(
      "Json" -> Json,
      "Json(JsonStyle.pretty)" -> Json(JsonStyle.pretty),
      "Yaml" -> Yaml,
      "JsonStyle.canonical" -> JsonStyle.canonical,
      "Encoder[Event]" -> Encoder[Event],
      "Encoder[Row]" -> swarenderx.spark.rowEncoder
    )
  ) println(s"serialized $name: ${size(value)} bytes")

  private def size(value: AnyRef): Int = {
    val bytes = new ByteArrayOutputStream
    val out = new ObjectOutputStream(bytes)
    out.writeObject(value)
    out.close()
    bytes.size
  }
}
