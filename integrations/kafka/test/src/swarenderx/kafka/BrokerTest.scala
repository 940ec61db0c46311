package swarenderx.kafka

import java.time.Duration
import java.util.Properties
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicReference

import org.apache.kafka.clients.admin.{Admin, NewTopic}
import org.apache.kafka.clients.consumer.{ConsumerConfig, ConsumerRecord, KafkaConsumer}
import org.apache.kafka.clients.producer.{Callback, KafkaProducer, ProducerConfig, ProducerRecord}
import org.apache.kafka.common.TopicPartition
import org.apache.kafka.common.errors.SerializationException
import org.apache.kafka.common.serialization.{ByteArrayDeserializer, IntegerSerializer, IntegerDeserializer, Serializer}
import swarender.{RenderError, Json, JsonStyle}
import swarenderx.SameJson
import utest.*

import scala.jdk.CollectionConverters.*

/** Records that go through a broker of Kafka, and are read by another library. */
object BrokerTest extends TestSuite {
  private final val Each = 20000

  private def running(test: String => Unit): Unit = {
    val broker = Broker.start()
    try test(broker.address)
    finally broker.stop()
  }

  private def settings(address: String, more: (String, String)*): Properties = {
    val all = new Properties
    for ((name, value) <- (ProducerConfig.BOOTSTRAP_SERVERS_CONFIG -> address) +: more) all.setProperty(name, value)
    all
  }

  /** A topic that a producer makes by sending to it has no leader for a while. */
  private def createTopics(address: String, topics: Seq[String]): Unit = {
    val admin = Admin.create(settings(address))
    try { val _ = admin.createTopics(topics.map(new NewTopic(_, 3, 1.toShort)).asJava).all().get() }
    finally admin.close()
  }

  private def producer[T](address: String, serializer: Serializer[T]): KafkaProducer[Integer, T] =
    new KafkaProducer(settings(address, ProducerConfig.LINGER_MS_CONFIG -> "20"), new IntegerSerializer, serializer)

  private type Read = ConsumerRecord[Integer, Array[Byte]]

  /** What a topic has when this is called. */
  private def consume(address: String, topic: String)(each: Read => Unit): Unit = {
    val consumer = new KafkaConsumer(
      settings(address, ConsumerConfig.AUTO_OFFSET_RESET_CONFIG -> "earliest"),
      new IntegerDeserializer,
      new ByteArrayDeserializer
    )
    try {
      val partitions = consumer.partitionsFor(topic).asScala.map(p => new TopicPartition(topic, p.partition))
      consumer.assign(partitions.asJava)
      val ends = consumer.endOffsets(partitions.asJava).asScala
      def isRead = partitions.forall(p => consumer.position(p) >= ends(p))
      val end = System.nanoTime + TimeUnit.SECONDS.toNanos(120)
      while (!isRead) {
        consumer.poll(Duration.ofMillis(200)).asScala.foreach(each)
        assert(System.nanoTime < end)
      }
    } finally consumer.close()
  }

  private def all(address: String, topic: String): Seq[Read] = {
    val read = Seq.newBuilder[Read]
    consume(address, topic)(record => read += record)
    read.result()
  }

  private def sendAll[T](address: String, records: Records[T]): Unit = {
    val sent = producer(address, records.serializer)
    val failed = new AtomicReference[Exception]
    val callback: Callback = (_, e) => if (e ne null) failed.set(e)
    try for (i <- 0 until Each) sent.send(new ProducerRecord(records.topic, Int.box(i), records.make(i)), callback)
    finally sent.close()
    if (failed.get ne null) throw failed.get
  }

  private def checkAll(address: String, records: Records[?]): Unit = {
    val seen = new java.util.BitSet
    consume(address, records.topic) { record =>
      val (got, expected) = (records.read(record.value), records.expected(record.key))
      if (!SameJson.isSame(expected, got))
        throw new java.lang.AssertionError(s"${records.topic}: $got is not $expected")
      assert(!seen.get(record.key), !record.headers.iterator.hasNext)
      seen.set(record.key)
    }
    val count = seen.cardinality
    assert(count == Each)
  }

  private def header(record: Read, name: String): Seq[String] =
    record.headers.headers(name).asScala.map(h => new String(h.value, "US-ASCII")).toSeq

  val tests: Tests = Tests {
    test("records go through a broker") {
      running { address =>
        createTopics(address, Records.all.map(_.topic) ++ Seq("refused", "headers", "properties"))
        for (records <- Records.all) {
          sendAll(address, records)
          checkAll(address, records)
        }
        refused(address)
        headersAndTombstones(address)
        byProperties(address)
      }
    }
  }

  /** A record that cannot be written is an exception of `send`; others are sent. */
  private def refused(address: String): Unit = {
    val topic = "refused"
    val sent = producer(address, new DocumentSerializer[Reading])
    try {
      val good = Reading("a", 1, Map())
      sent.send(new ProducerRecord(topic, Int.box(1), good)).get()
      for (_ <- 1 to 3) {
        val e = intercept[SerializationException](
          sent.send(new ProducerRecord(topic, Int.box(2), Reading("b", Double.NaN, Map())))
        )
        assert(
          e.getMessage.contains(s"topic $topic"),
          e.getMessage.contains("$.value"),
          e.getCause.isInstanceOf[RenderError]
        )
      }
      sent.send(new ProducerRecord(topic, Int.box(3), good)).get()
    } finally sent.close()
    assert(all(address, topic).map(_.key.toInt).sorted == Seq(1, 3))
  }

  private def headersAndTombstones(address: String): Unit = {
    val topic = "headers"
    val sent = producer(address, new DocumentSerializer[Reading].withMediaTypeHeader("content-type"))
    try {
      val record = new ProducerRecord[Integer, Reading](topic, 1, Reading("a", 1, Map()))
      record.headers.add("content-type", "text/plain".getBytes).add("other", "kept".getBytes)
      sent.send(record).get()
      sent.send(record).get() // Its headers are closed now.
      sent.send(new ProducerRecord[Integer, Reading](topic, 2, null)).get()
    } finally sent.close()
    val (documents, tombstones) = all(address, topic).partition(_.key == 1)
    assert(documents.map(header(_, "content-type")) == Seq.fill(2)(Seq("application/json")))
    assert(documents.map(header(_, "other")) == Seq.fill(2)(Seq("kept")))
    assert(tombstones.map(r => (r.value, header(r, "content-type"))) == Seq((null, Seq())))
  }

  /** A producer that only properties describe. */
  private def byProperties(address: String): Unit = {
    val topic = "properties"
    val sent = new KafkaProducer[Integer, Order](
      settings(
        address,
        ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG -> classOf[IntegerSerializer].getName,
        ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG -> classOf[OrderSerializer].getName,
        "swarender.style" -> "pretty",
        "swarender.header" -> "content-type"
      )
    )
    val order = Order(7, Nil, None)
    try sent.send(new ProducerRecord(topic, Int.box(1), order)).get()
    finally sent.close()
    val record = all(address, topic).head
    assert(new String(record.value, "UTF-8") == Json.render(order, JsonStyle.pretty))
    assert(header(record, "content-type") == Seq("application/json"))
  }
}
