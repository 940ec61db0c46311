package swarenderx.kafka

import org.apache.kafka.common.errors.SerializationException
import org.apache.kafka.common.serialization.{Deserializer, Serdes}
import swarender.Encoder

/** A `Serde` for a topic that a program of Kafka Streams only writes. Its deserializer refuses
  * every record with a `SerializationException`. To read as well, use `Serdes.serdeFrom` with a
  * deserializer of another library.
  *
  * {{{
  * stream.to("orders", Produced.`with`(Serdes.String(), new WritingSerde(new DocumentSerializer[Order])))
  * }}}
  */
class WritingSerde[T](serializer: DocumentSerializer[T])
    extends Serdes.WrapperSerde[T](serializer, new NoDeserializer[T]) {

  /** As JSON, unless properties say another format: for a class that properties name. */
  def this()(implicit encoder: Encoder[T]) = this(new DocumentSerializer[T])
}

private final class NoDeserializer[T] extends Deserializer[T] {
  def deserialize(topic: String, bytes: Array[Byte]): T =
    throw new SerializationException(s"cannot read a record of topic $topic: this Serde only writes")
}
