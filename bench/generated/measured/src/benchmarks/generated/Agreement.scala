package benchmarks.generated

import java.nio.charset.StandardCharsets.UTF_8
import java.time.*

import scala.jdk.CollectionConverters.*
import scala.util.Try

import com.fasterxml.jackson.databind.node.ArrayNode
import com.fasterxml.jackson.databind.{DeserializationFeature, JsonNode, ObjectMapper}

/** Whether documents of two libraries read back equal. */
object Agreement {
  private val mapper = new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)

  def text(written: AnyRef): String = written match {
    case bytes: Array[Byte] => new String(bytes, UTF_8)
    case other => other.toString
  }

  /** Bytes or chars. */
  def size(written: AnyRef): Int = written match {
    case bytes: Array[Byte] => bytes.length
    case other => other.toString.length
  }

  /** What is wrong with a way of `model`. */
  def fault(model: Model, way: String): Option[String] = {
    val (own, peer) = (text(model.own(way).call()), text(model.peer(way).call()))
    if (own == peer) None
    else difference("", mapper.readTree(own), mapper.readTree(peer)).map(what => s"${model.name}, $way: $what")
  }

  /** Where two documents differ first. */
  def difference(path: String, a: JsonNode, b: JsonNode): Option[String] = {
    val isSame =
      if (a.isObject && b.isObject) a.fieldNames.asScala.toSeq == b.fieldNames.asScala.toSeq
      else if (a.isArray && b.isArray) a.size == b.size
      else if (a.isNumber && b.isNumber) sameNumber(a, b)
      else if (a.isTextual && b.isTextual) sameText(a.textValue, b.textValue)
      else a == b
    if (!isSame) Some(s"$path: ${a.toString.take(200)} is not ${b.toString.take(200)}")
    else if (a.isObject) a.fieldNames.asScala.flatMap(k => difference(s"$path/$k", a.get(k), b.get(k))).nextOption()
    else if (a.isArray)
      a.asInstanceOf[ArrayNode]
        .asScala
        .iterator
        .zip(b.asScala.iterator)
        .zipWithIndex
        .flatMap { case ((x, y), i) => difference(s"$path/$i", x, y) }
        .nextOption()
    else None
  }

  /** Numbers may be spelled in several ways. */
  private def sameNumber(a: JsonNode, b: JsonNode): Boolean =
    a.decimalValue.compareTo(b.decimalValue) == 0 || (!a.isIntegralNumber && a.doubleValue == b.doubleValue)

  /** So may times. */
  private def sameText(a: String, b: String): Boolean = a == b || {
    val readers = Seq[String => Any](
      Instant.parse(_),
      OffsetDateTime.parse(_),
      ZonedDateTime.parse(_),
      LocalDateTime.parse(_),
      LocalTime.parse(_),
      Duration.parse(_)
    )
    readers.exists(read => Try(read(a)).toOption.exists(time => Try(read(b)).toOption.contains(time)))
  }
}
