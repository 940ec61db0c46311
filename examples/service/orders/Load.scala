package service

import java.net.URI
import java.net.http.HttpResponse.BodyHandlers
import java.net.http.{HttpClient, HttpRequest}
import java.util.concurrent.atomic.{AtomicInteger, AtomicLong}
import java.util.concurrent.{CountDownLatch, Executors}

/** Sends requests to a service, and compares every response, bytes included, with what `expected`
  * says of the number of the request.
  */
final class Load(address: String, requests: Int, connections: Int, expected: Int => Expected) {
  private[this] val client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()
  private[this] val nanos = new Array[Long](requests)
  private[this] val next = new AtomicInteger
  private[this] val wrong = new AtomicInteger
  private[this] val bytes = new AtomicLong
  private[this] var seconds = 0.0

  /** One of every kind of request, so that the first ones measured do not load the service's
    * classes.
    */
  def warmUp(): Unit = (0 until Math.min(requests, 200)).foreach(send(_))

  /** Sends all, each connection one after another; the number of wrong responses. */
  def run(): Int = {
    bytes.set(0)
    val done = new CountDownLatch(connections)
    val threads = Executors.newFixedThreadPool(connections)
    val begin = System.nanoTime
    for (_ <- 1 to connections) threads.execute { () =>
      try {
        var i = next.getAndIncrement()
        while (i < requests) {
          val sent = System.nanoTime
          send(i)
          nanos(i) = System.nanoTime - sent
          i = next.getAndIncrement()
        }
      } finally done.countDown()
    }
    done.await()
    seconds = (System.nanoTime - begin) / 1e9
    threads.shutdown()
    wrong.get
  }

  private def send(i: Int): Unit = {
    val expected = this.expected(i)
    try {
      val request =
        HttpRequest.newBuilder(URI.create(address + expected.path)).header("Accept", expected.accept).build()
      val response = client.send(request, BodyHandlers.ofByteArray())
      bytes.addAndGet(response.body.length.toLong)
      val mediaType = response.headers.firstValue("Content-Type").orElse("")
      if (!expected.isMetBy(response.statusCode, mediaType, response.body))
        fail(expected, s"${response.statusCode} $mediaType ${new String(response.body, "UTF-8").take(500)}")
    } catch { case e: java.io.IOException => fail(expected, e.toString) }
  }

  private def fail(expected: Expected, got: String): Unit = if (wrong.incrementAndGet() <= 5) {
    println(s"${expected.path} for ${expected.accept}:\n  expected $expected\n  got $got")
  }

  def requestsPerSecond: Double = requests / seconds

  /** In milliseconds. */
  def percentile99: Double = {
    java.util.Arrays.sort(nanos)
    nanos(Math.min(requests - 1, requests * 99 / 100)) / 1e6
  }

  def report: String =
    f"$requests requests on $connections connections, ${bytes.get / 1e6}%.1f MB, ${wrong.get} wrong: " +
      f"$requestsPerSecond%.0f requests per second, p99 $percentile99%.1f ms"
}
