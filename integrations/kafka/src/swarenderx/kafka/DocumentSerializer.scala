package swarenderx.kafka

import java.nio.charset.StandardCharsets.US_ASCII
import java.util.Map as Properties

import org.apache.kafka.common.errors.SerializationException
import org.apache.kafka.common.header.Headers
import org.apache.kafka.common.serialization.Serializer
import swarender.{Encoder, Format, Json, JsonSyntaxError, RenderError}

import scala.util.control.NonFatal

/** Serializes keys or values of Kafka as documents of `format`. A null reference is a tombstone,
  * not a document. What cannot be written throws `SerializationException`, which names the topic
  * and the path of the value; its cause is the [[swarender.RenderError]], or what the encoder
  * threw. A producer then sends nothing.
  *
  * {{{
  * new KafkaProducer(settings, new StringSerializer, new DocumentSerializer[Order])
  * }}}
  *
  * A producer that is made of properties alone needs a class without parameters. It takes one line,
  * in which the compiler finds the encoder:
  *
  * {{{
  * final class OrderSerializer extends DocumentSerializer[Order](Yaml)
  *
  * // value.serializer=com.example.OrderSerializer
  * // swarender.style=pretty
  * }}}
  *
  * It is safe to use by several threads once it is configured.
  */
class DocumentSerializer[T](format: Format[?] = Json)(implicit encoder: Encoder[T]) extends Serializer[T] {
  // Volatile: a producer may serialize in other threads than the one that configures.
  @volatile private[this] var settings = new SerializerSettings(format, header = null)

  /** This serializer with a header of that name, or without one if it is empty, which is the
    * default: the media type of the document, in ASCII. A header of that name which the record has
    * already is replaced. A tombstone gets none.
    *
    * {{{
    * new DocumentSerializer[Order].withMediaTypeHeader("content-type")
    * }}}
    */
  final def withMediaTypeHeader(name: String): DocumentSerializer[T] = {
    val changed = new DocumentSerializer[T](settings.format)
    changed.use(new SerializerSettings(settings.format, SerializerSettings.nonEmpty(name)))
    changed
  }

  private def use(changed: SerializerSettings): Unit = settings = changed

  /** Takes what `properties` say in place of what this serializer has. Kafka calls it for a
    * serializer that it makes itself.
    *
    *   - `swarender.format`: `json`, `yaml` or `toml`
    *   - `swarender.style`: the name of a profile of the format, such as `pretty`: one of
    *     `JsonStyle.names`, `YamlStyle.names` or `TomlStyle.names`, or of `dialectNames` of
    *     `swarender.dialects`
    *   - `swarender.header`: the name of the header of [[withMediaTypeHeader]]
    *
    * A producer has one set of properties for keys and values. `key.swarender.style` is for keys
    * only, `value.swarender.style` for values only, and both go before `swarender.style`. Keys get
    * no header. Any other value, or other name that begins so, throws `ConfigException`.
    */
  override def configure(properties: Properties[String, ?], isKey: Boolean): Unit =
    settings = settings.configured(properties, isKey)

  def serialize(topic: String, value: T): Array[Byte] =
    if (value == null) null
    else
      try settings.format.toBytes(value)
      catch {
        case NonFatal(e) =>
          throw new SerializationException(s"cannot write a record of topic $topic: ${reason(e)}", e)
      }

  override def serialize(topic: String, headers: Headers, value: T): Array[Byte] = {
    val bytes = serialize(topic, value)
    if ((bytes ne null) && (settings.header ne null)) mark(headers)
    bytes
  }

  /** The headers of a record that is sent again are closed, and have the header. */
  private def mark(headers: Headers): Unit = {
    val name = settings.header
    val mediaType = settings.format.mediaType.getBytes(US_ASCII)
    val present = headers.lastHeader(name)
    if ((present eq null) || !java.util.Arrays.equals(present.value, mediaType)) {
      val _ = headers.remove(name).add(name, mediaType)
    }
  }

  /** The message of an error of ours has the path. */
  private def reason(e: Throwable): String = e match {
    case e: RenderError => e.getMessage
    case e: JsonSyntaxError => e.getMessage
    case e => e.toString
  }
}
