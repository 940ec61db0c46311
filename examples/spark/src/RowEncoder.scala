package spark

import org.apache.spark.sql.Row

import swarender.Encoder
import swarender.Events

/** Encodes Spark's rows by the types of their values, so that rows of any schema can be rendered: a
  * struct is an object, a map has its keys as text, binary is base64. Dates are what
  * `java.sql.Date` prints, or `java.time.LocalDate` where the session has Java 8's time API.
  */
object RowEncoder {
  implicit val encoder: Encoder[Row] = Encoder.of((row, events) => struct(row, events))

  private def struct(row: Row, events: Events): Unit = {
    val fields = row.schema.fields
    events.beginObject()
    var i = 0
    while (i < fields.length) {
      events.key(fields(i).name)
      value(row.get(i), events)
      i += 1
    }
    events.endObject()
  }

  private def value(v: Any, events: Events): Unit = v match {
    case null => events.nullValue()
    case v: String => events.string(v)
    case v: Boolean => events.bool(v)
    case v: Long => events.int64(v)
    case v: Int => events.int64(v.toLong)
    case v: Short => events.int64(v.toLong)
    case v: Byte => events.int64(v.toLong)
    case v: Double => events.float64(v)
    case v: Float => events.float32(v)
    case v: java.math.BigDecimal => events.number(v.toString)
    case v: Row => struct(v, events)
    case v: collection.Map[_, _] =>
      events.beginObject()
      v.foreachEntry { (key, member) =>
        events.key(key.toString)
        value(member, events)
      }
      events.endObject()
    case v: collection.Seq[_] =>
      events.beginArray()
      v.foreach(value(_, events))
      events.endArray()
    case v: Array[Byte] => events.string(java.util.Base64.getEncoder.encodeToString(v))
    case other => events.string(other.toString)
  }
}
