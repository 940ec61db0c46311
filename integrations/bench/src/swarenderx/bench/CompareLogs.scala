package swarenderx.bench

import java.lang.management.ManagementFactory
import java.time.Instant

import scala.jdk.CollectionConverters.*

import ch.qos.logback.classic.spi.LoggingEvent
import ch.qos.logback.classic.util.LogbackMDCAdapter
import ch.qos.logback.classic.{Level, LoggerContext}
import ch.qos.logback.core.encoder.Encoder
import com.fasterxml.jackson.databind.ObjectMapper
import net.logstash.logback.encoder.LogstashEncoder
import org.slf4j.event.KeyValuePair

import swarenderx.logback.JsonLinesEncoder

/** Times logstash-logback-encoder and ours over the same events as [[Compare]] does, and prints the
  * bytes that a call allocates.
  *
  * Arguments: how many slots of each.
  */
object CompareLogs {
  private val context = new LoggerContext
  context.setName("default")
  context.setMDCAdapter(new LogbackMDCAdapter)
  private val logger = context.getLogger("com.example.orders.OrderService")

  private def event(message: String, thrown: Throwable = null, mdc: Map[String, String] = Map.empty): LoggingEvent = {
    val event = new LoggingEvent(getClass.getName, logger, Level.INFO, message, thrown, null)
    event.setThreadName("http-nio-8080-exec-7")
    event.setInstant(Instant.parse("2026-01-02T03:04:05.678901Z"))
    event.setMDCPropertyMap(mdc.asJava)
    event
  }

  private def rows: Seq[(String, LoggingEvent)] = {
    val mdc = Map("traceId" -> "4bf92f3577b34da6a3ce929d0e0e4736", "spanId" -> "00f067aa0ba902b7", "user" -> "ada")
    val pairs = event("order received", mdc = mdc)
    for ((key, value) <- Seq[(String, Any)]("orderId" -> 123456789L, "status" -> "paid", "took" -> 12))
      pairs.addKeyValuePair(new KeyValuePair(key, value))
    Seq(
      "message" -> event("Received order 123456789 of customer 42 with 3 items in 12 ms"),
      "MDC" -> event("Received order 123456789 of customer 42 with 3 items in 12 ms", mdc = mdc),
      "key-value pairs" -> pairs,
      "stack trace" -> event("failed", new IllegalStateException("no such order", new RuntimeException("timeout")))
    )
  }

  private val threads = ManagementFactory.getThreadMXBean.asInstanceOf[com.sun.management.ThreadMXBean]

  private def allocated(run: () => Any): Long = {
    val before = threads.getThreadAllocatedBytes(Thread.currentThread.getId)
    for (_ <- 0 until 1000) Compare.result = run()
    (threads.getThreadAllocatedBytes(Thread.currentThread.getId) - before) / 1000
  }

  def main(args: Array[String]): Unit = {
    val slots = args.headOption.fold(50)(_.toInt)
    val theirs = new LogstashEncoder
    theirs.setContext(context)
    theirs.start()
    val ours = new JsonLinesEncoder
    ours.start()
    println(s"JDK ${System.getProperty("java.version")}, $slots slots")
    println(
      "| event | logstash-logback-encoder, ns | Swarender, ns | times as fast | bytes of a line | allocated: theirs | ours |"
    )
    println("|---|---|---|---|---|---|---|")
    for ((name, event) <- rows) {
      val mapper = new ObjectMapper
      val (expected, line) = (theirs.encode(event), ours.encode(event))
      if (mapper.readTree(expected) != mapper.readTree(line)) throw new IllegalStateException(s"$name differs")
      def way(encoder: Encoder[ch.qos.logback.classic.spi.ILoggingEvent]): () => Any = () => encoder.encode(event)
      val (their, our) = (way(theirs), way(ours))
      val ways = (new Compare.Way(their), new Compare.Way(our))
      for (_ <- 0 until slots) (ways._1.slot(), ways._2.slot())
      val times = Seq.fill(slots)((ways._1.slot(), ways._2.slot()))
      val ratio = Compare.median(times.map { case (theirs, ours) => theirs / ours })
      val (theirTime, ourTime) = (Compare.median(times.map(_._1)), Compare.median(times.map(_._2)))
      println(
        f"| $name | $theirTime%.0f | $ourTime%.0f | $ratio%.1f | ${line.length} | ${allocated(their)} | ${allocated(our)} |"
      )
    }
  }
}
