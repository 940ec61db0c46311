package service

import java.io.{BufferedReader, InputStreamReader}
import java.net.URI
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers
import java.net.http.{HttpClient, HttpRequest}
import java.nio.file.{Files, Path}
import java.security.MessageDigest
import java.time.Duration
import java.util.concurrent.TimeUnit
import java.util.{Base64, Properties}

import org.apache.kafka.clients.admin.{Admin, NewTopic}
import org.apache.kafka.clients.consumer.{ConsumerRecord, KafkaConsumer}
import org.apache.kafka.common.TopicPartition
import org.apache.kafka.common.serialization.StringDeserializer
import swarenderx.kafka.Broker

import scala.jdk.CollectionConverters._

/** Starts a broker of Kafka and a service that sends payments to it. Compares receipts, records and
  * lines of the log with what they must be; exits 1 if one differs.
  */
object PaymentsCheck {
  private final val Trace = "4bf92f3577b34da6a3ce929d0e0e4736"
  private final val Span = "00f067aa0ba902b7"

  /** The receipts of orders with and without a note, paid and not. */
  private val paid: Seq[(Int, String)] = Seq(
    1 -> (s"""{"order":{"id":1,"customer":"CUSTOMER 1","placed":"2026-01-02","items":[""" +
      """{"sku":"sku-1-0","name":"a 2\" pipe","quantity":1,"price":1.75},""" +
      """{"sku":"sku-1-1","name":"kafé crème","quantity":2,"price":2}],"total":5.75},""" +
      s""""card":{"holder":"customer 1","expires":"2027-05"},"changes":{"paid":true,"note":null},"seal":"${seal(
          1
        )}"}"""),
    2 -> (s"""{"order":{"id":2,"customer":"CUSTOMER 2","placed":"2026-01-03","items":[""" +
      """{"sku":"sku-2-0","name":"kafé crème","quantity":1,"price":3.5},""" +
      """{"sku":"sku-2-1","name":"漢字 😀","quantity":2,"price":3.75},""" +
      """{"sku":"sku-2-2","name":"line\nbreak","quantity":3,"price":4}],"total":23},""" +
      s""""card":{"holder":"customer 2","expires":"2027-05"},"changes":{"paid":true},"seal":"${seal(2)}"}"""),
    12 -> (s"""{"order":{"id":12,"customer":"CUSTOMER 12","placed":"2026-01-13","items":[""" +
      """{"sku":"sku-12-0","name":"tea","quantity":1,"price":21}],"total":21},""" +
      s""""card":{"holder":"customer 12","expires":"2027-05"},"changes":{"note":null},"seal":"${seal(12)}"}""")
  )

  private val refused: Seq[(Int, Int, String)] = Seq(
    (13, 422, """{"kind":"not finite","path":"$.order.items[1].price","detail":"JSON has no NaN"}"""),
    (0, 404, """{"kind":"not found","path":"$","detail":"there is no order 0"}""")
  )

  private def seal(id: Int): String = {
    val hash = MessageDigest.getInstance("SHA-256").digest(Orders.find(id.toLong).get.toString.getBytes("UTF-8"))
    Base64.getEncoder.encodeToString(hash)
  }

  private var wrong = 0
  private def same(what: String, got: Any, expected: Any): Unit = if (got != expected) {
    wrong += 1
    println(s"$what:\n  expected $expected\n  got $got")
  }

  def main(args: Array[String]): Unit = {
    val broker = Broker.start()
    val log = Files.createTempFile("payments", ".log")
    try {
      createTopic(broker.address)
      checkService(broker.address, log)
      checkRecords(records(broker.address))
      checkLog(ujson.read(Files.readAllLines(log).asScala.mkString("[", ",", "]")).arr.toSeq)
    } finally {
      broker.stop()
      Files.delete(log)
    }
    println(s"${paid.size} payments by HTTP, Kafka and log, ${refused.size} refused: $wrong wrong")
    sys.exit(if (wrong == 0) 0 else 1)
  }

  private def settings(address: String): Properties = {
    val settings = new Properties
    settings.setProperty("bootstrap.servers", address)
    settings.setProperty("auto.offset.reset", "earliest")
    settings
  }

  private def createTopic(address: String): Unit = {
    val admin = Admin.create(settings(address))
    try { val _ = admin.createTopics(java.util.List.of(new NewTopic(PaymentTopic.Name, 1, 1.toShort))).all().get() }
    finally admin.close()
  }

  /** The service writes its log to the file, and sends what it holds when it ends. */
  private def checkService(broker: String, log: Path): Unit = {
    val java = Path.of(System.getProperty("java.home"), "bin", "java").toString
    val command = Seq(java, "-Xmx256m", "-cp", System.getProperty("java.class.path"), "service.Main", "0", broker)
    val service = new ProcessBuilder(command.asJava).redirectError(log.toFile).start()
    try {
      val address = new BufferedReader(new InputStreamReader(service.getInputStream, "UTF-8")).readLine()
      for ((id, receipt) <- paid) same(s"payment of $id", pay(address, id), (200, "application/json", receipt))
      for ((id, status, body) <- refused) same(s"payment of $id", pay(address, id), (status, "application/json", body))
    } finally {
      service.destroy()
      if (!service.waitFor(30, TimeUnit.SECONDS)) { val _ = service.destroyForcibly().waitFor() }
    }
  }

  private def pay(address: String, id: Int): (Int, String, String) = {
    val request = HttpRequest
      .newBuilder(URI.create(s"$address/orders/$id/payment"))
      .header("traceparent", s"00-$Trace-$Span-01")
      .POST(BodyPublishers.noBody())
      .build()
    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    (response.statusCode, response.headers.firstValue("Content-Type").orElse(""), response.body)
  }

  private def records(address: String): Seq[ConsumerRecord[String, String]] = {
    val consumer = new KafkaConsumer(settings(address), new StringDeserializer, new StringDeserializer)
    try {
      val partition = new TopicPartition(PaymentTopic.Name, 0)
      consumer.assign(java.util.List.of(partition))
      val end = consumer.endOffsets(java.util.List.of(partition)).get(partition)
      Iterator
        .continually(consumer.poll(Duration.ofSeconds(10)).asScala.toSeq)
        .takeWhile(batch => batch.nonEmpty)
        .flatten
        .take(end.toInt)
        .toSeq
    } finally consumer.close()
  }

  private def checkRecords(records: Seq[ConsumerRecord[String, String]]): Unit = {
    same("records", records.map(r => (r.key, r.value)), paid.map { case (id, receipt) => (s"$id", receipt) })
    for (record <- records) {
      val mediaType = new String(record.headers.lastHeader("content-type").value, "US-ASCII")
      same(s"media type of ${record.key}", mediaType, "application/json")
    }
  }

  private def checkLog(lines: Seq[ujson.Value]): Unit = {
    val own = lines.filter(_("logger").str == "service.payments")
    val expected = paid.map { case (id, _) => ("INFO", "paid", id) } :+ (("WARN", "no receipt", Orders.NoPrice.toInt))
    val severities = Map("INFO" -> "INFO", "WARN" -> "WARNING")
    same(
      "lines of the log",
      own.map(line => (line("severity").str, line("message").str, line("order").num.toInt)),
      expected.map { case (level, message, id) => (severities(level), message, id) }
    )
    for (line <- own) {
      same("trace", line("logging.googleapis.com/trace").str, s"projects/shop/traces/$Trace")
      same("span", line("logging.googleapis.com/spanId").str, Span)
      same("label", line("logging.googleapis.com/labels")("service").str, "orders")
      val _ = java.time.Instant.parse(line("time").str)
    }
    for ((line, (_, receipt)) <- own.zip(paid)) {
      val logged = ujson.read(receipt)
      logged("seal") = "****"
      same("logged payment", line("payment"), logged)
    }
  }
}
