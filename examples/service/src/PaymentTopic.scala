package service

import java.util.Properties

import org.apache.kafka.clients.producer.{KafkaProducer, ProducerRecord}
import org.apache.kafka.common.serialization.StringSerializer
import org.slf4j.LoggerFactory
import swarenderx.kafka.DocumentSerializer

/** Sends payments to a topic of Kafka, under the ids of their orders. */
final class PaymentTopic(servers: String) extends AutoCloseable {
  private[this] val log = LoggerFactory.getLogger(getClass)
  private[this] val producer = {
    val settings = new Properties
    settings.setProperty("bootstrap.servers", servers)
    new KafkaProducer[String, Payment](
      settings,
      new StringSerializer,
      new DocumentSerializer[Payment].withMediaTypeHeader("content-type")
    )
  }

  def send(payment: Payment): Unit = {
    val record = new ProducerRecord[String, Payment](PaymentTopic.Name, payment.order.id.toString, payment)
    val _ = producer.send(
      record,
      (_, error) =>
        if (error ne null) log.atError().setCause(error).addKeyValue("order", payment.order.id).log("not sent")
    )
  }

  /** Waits for what is sent. */
  def close(): Unit = producer.close()
}

object PaymentTopic {
  final val Name = "payments"
}
