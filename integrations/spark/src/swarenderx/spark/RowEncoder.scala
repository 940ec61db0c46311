package swarenderx.spark

import java.time.{Instant, LocalDate, LocalDateTime, LocalTime}

import org.apache.spark.sql.Row
import org.apache.spark.unsafe.types.VariantVal

import swarender.{Encoder, Events, JsonText}

/** Encodes rows by the types of their values. */
private object RowEncoder {
  val encoder: Encoder[Row] = Encoder.of((row, events) => struct(row, events))

  private def struct(row: Row, events: Events): Unit = if (row eq null) events.nullValue()
  else {
    if (row.schema eq null) throw new IllegalArgumentException(s"the row $row has no schema, so no names of its fields")
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
    case v: BigDecimal => events.number(v.bigDecimal.toString)
    case v: java.math.BigInteger => Encoder.send(v, events)
    case v: BigInt => Encoder.send(v, events)
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
    case v: LocalDate => Encoder.send(v, events)
    case v: LocalDateTime => Encoder.send(v, events)
    case v: LocalTime => Encoder.send(v, events)
    case v: Instant => Encoder.send(v, events)
    case v: java.sql.Date => Encoder.send(v.toLocalDate, events)
    case v: java.sql.Timestamp => Encoder.send(v.toInstant, events)
    case v: VariantVal => Encoder.send(JsonText(v.toString), events)
    case v: Array[Byte] => events.string(java.util.Base64.getEncoder.encodeToString(v))
    case other => events.string(other.toString)
  }
}
