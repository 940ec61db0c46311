package swarenderx

import java.io.IOException
import java.net.URI
import java.net.http.HttpResponse.BodyHandlers
import java.net.http.{HttpClient, HttpRequest, HttpResponse, HttpTimeoutException}
import java.nio.charset.StandardCharsets.UTF_8
import java.time.Duration
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicInteger

import scala.jdk.CollectionConverters.*

import swarender.{Encoder, Format, Json, Toml, Yaml}
import utest.*

/** Requests over a socket of the loopback interface to a server of `ServerSuite`'s values:
  *
  *   - `/order`: `order`, in the format that the client accepts
  *   - `/problem`: `problem` with status 404, in the format that the client accepts
  *   - `/refused`: `refused`, which no format can hold
  *   - `/all`: `rows` in the form that the client accepts
  *   - `/stream`: `rows` as a stream of the server's library, if it has one
  *   - `/rows`: `rows` as lines, rendered while they are sent
  *   - `/failing`: the same of `failing`, of which row 90,000 is refused
  *   - `/all-first`, `/stream-first`: `first`, of which the first row is refused, as `/all` and
  *     `/stream`, with the hook `closing`
  *   - `/closing`, `/closing-failing`: `opening` and `failing` as `/all`, with the hook `closing`
  *   - `/details`: `problem` with status 404, in a media type of problem details
  */
abstract class ServerSuite extends TestSuite {
  import ServerSuite.*

  /** Starts the server: its port, and what stops it. */
  protected def start(): (Int, () => Unit)

  private type Get = (String, Seq[String]) => HttpResponse[Array[Byte]]

  private def asking(check: Get => Unit): Unit = {
    val (port, stop) = start()
    val client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()
    try
      check { (path, accept) =>
        val request = HttpRequest.newBuilder(URI.create(s"http://127.0.0.1:$port$path")).timeout(Duration.ofSeconds(60))
        accept.foreach(request.header("Accept", _))
        client.send(request.build(), BodyHandlers.ofByteArray())
      }
    finally stop()
  }

  private def header(response: HttpResponse[?], name: String): String = response.headers.firstValue(name).orElse("")

  private def checkBody(response: HttpResponse[Array[Byte]], mediaType: String, expected: String): Unit = {
    val got = header(response, "Content-Type")
    assert(response.statusCode == 200, got == mediaType)
    assert(new String(response.body, UTF_8) == expected)
  }

  /** To be joined with the tests of the module. */
  protected def serverTests: Tests = Tests {
    test("a value is answered in the format that the client accepts, with its length") {
      asking { get =>
        for (
          (accept, format) <- Seq[(Seq[String], Format[?])](
            Seq() -> Json,
            Seq("application/yaml") -> Yaml,
            Seq("text/html, application/toml;q=0.5, */*;q=0.1") -> Toml,
            Seq("application/json;q=0.1", "application/toml") -> Toml
          )
        ) {
          val response = get("/order", accept)
          checkBody(response, format.mediaType, format.render(order))
          assert(header(response, "Content-Length") == response.body.length.toString)
        }
      }
    }
    test("many values are answered in the form that the client accepts") {
      asking { get =>
        val documents = rows.map("---\n" + Yaml.render(_)).mkString
        for (path <- Seq("/all", "/stream")) {
          checkBody(get(path, Seq()), "application/json", Json.render(rows))
          checkBody(get(path, Seq("application/x-ndjson")), "application/x-ndjson", lines)
          checkBody(get(path, Seq("application/jsonl")), "application/jsonl", lines)
          val sequence = rows.map("\u001e" + Json.render(_) + "\n").mkString
          checkBody(get(path, Seq("application/json-seq")), "application/json-seq", sequence)
          checkBody(get(path, Seq("text/html, application/yaml;q=0.1")), "application/yaml", documents)
        }
      }
    }
    test("status 406 where no form fits") {
      asking { get =>
        for (
          (path, accept) <- Seq(
            "/order" -> "text/html, application/json;q=0",
            "/all" -> "application/toml",
            "/stream" -> "text/html"
          )
        ) {
          val response = get(path, Seq(accept))
          assert(response.statusCode == 406, header(response, "Vary") == "Accept")
        }
      }
    }
    test("caches are told what a negotiated answer depends on") {
      asking { get =>
        for (path <- Seq("/order", "/all", "/stream", "/problem"))
          assert(get(path, Seq("application/yaml")).headers.allValues("Vary").asScala == Seq("Accept"))
        assert(header(get("/rows", Seq()), "Vary") == "")
      }
    }
    test("an error has its body also where no format fits") {
      asking { get =>
        for ((accept, format) <- Seq[(String, Format[?])]("application/yaml" -> Yaml, "text/html" -> Json)) {
          val response = get("/problem", Seq(accept))
          assert(response.statusCode == 404, header(response, "Content-Type") == format.mediaType)
          assert(new String(response.body, UTF_8) == format.render(problem))
        }
      }
    }
    test("problem details have their media types, for clients that accept JSON or YAML too") {
      asking { get =>
        val cases = Seq[(String, Format[?])](
          "application/problem+json" -> Json,
          "application/problem+yaml" -> Yaml,
          "application/yaml, */*;q=0.1" -> Yaml,
          "application/json" -> Json,
          "text/html" -> Json
        )
        for ((accept, format) <- cases) {
          val response = get("/details", Seq(accept))
          val mediaType = header(response, "Content-Type")
          assert(response.statusCode == 404, mediaType == s"application/problem+${format.fileExtension}")
          assert(new String(response.body, UTF_8) == format.render(problem))
        }
      }
    }
    test("a first value that the style refuses is status 500, in every form") {
      asking { get =>
        closed.set(0)
        for (path <- Seq("/all-first", "/stream-first"))
          for (accept <- Seq("application/json", "application/x-ndjson", "application/yaml")) {
            assert(get(path, Seq(accept)).statusCode == (if (accept.endsWith("yaml")) 200 else 500))
          }
        assert(get("/order", Seq()).statusCode == 200)
        awaitClosed(Set(3, 6))
      }
    }
    test("the close hook is called once: at the end, after an error, and without a body") {
      asking { get =>
        closed.set(0)
        val _ = get("/closing", Seq())
        awaitClosed(Set(1))
        assert(get("/closing", Seq("text/html")).statusCode == 406)
        awaitClosed(Set(2))
        val _ = intercept[IOException](get("/closing-failing", Seq("application/x-ndjson")))
        awaitClosed(Set(3))
      }
    }
    test("the close hook is called once if the client goes away, at once or while it reads") {
      val (port, stop) = start()
      try {
        closed.set(0)
        opened.set(0)
        for (bytes <- Seq(1, 100000)) Http10.leave(port, "/closing", bytes)
        for (_ <- 1 to 10) Http10.leave(port, "/closing", 0)
        Thread.sleep(500)
        // The server may not see requests of clients that are gone.
        val requests = opened.get
        assert(requests >= 2)
        awaitClosed(Set(requests))
      } finally stop()
    }
    test("a value that the style refuses is status 500, and the server goes on") {
      asking { get =>
        for (_ <- 1 to 3) {
          assert(get("/refused", Seq()).statusCode == 500)
          assert(get("/order", Seq()).statusCode == 200)
        }
      }
    }
    test("HTTP/1.0 gets no chunks: a body ends with its length or with the connection") {
      val (port, stop) = start()
      try
        for ((path, expected) <- Seq("/order" -> Json.render(order), "/all" -> Json.render(rows), "/rows" -> lines)) {
          val (head, body) = Http10.get(port, path)
          assert(head.startsWith("http/1.") && head.contains(" 200 "), !head.contains("transfer-encoding"))
          assert(body == expected)
        }
      finally stop()
    }
    test("a stream is sent in chunks, and a late fault breaks the connection") {
      asking { get =>
        for (_ <- 1 to 2) {
          checkBody(get("/rows", Seq()), "application/x-ndjson", lines)
          val broken = intercept[IOException](get("/failing", Seq()))
          assert(!broken.isInstanceOf[HttpTimeoutException])
        }
        assert(get("/order", Seq()).statusCode == 200)
      }
    }
  }
}

object ServerSuite {
  final case class Row(id: Int, price: Double)
  object Row { implicit val encoder: Encoder[Row] = Encoder.derived }

  val order: Map[String, String] = Map("id" -> "1", "text" -> "k\u00e4se \ud83d\ude00")
  val problem: Map[String, String] = Map("title" -> "not found")
  val refused: Seq[Double] = Seq(1, Double.NaN)
  def rows: Iterator[Row] = Iterator.range(0, 100000).map(i => Row(i, i / 4.0))
  def failing: Iterator[Row] = rows.map(row => if (row.id == 90000) row.copy(price = Double.NaN) else row)
  def first: Iterator[Row] = rows.map(row => if (row.id == 0) row.copy(price = Double.NaN) else row)

  /** How often `opening` was called. */
  val opened = new AtomicInteger
  def opening: Iterator[Row] = {
    val _ = opened.incrementAndGet()
    rows
  }

  /** How often `closing` was called. */
  val closed = new AtomicInteger
  val closing: () => Unit = () => { val _ = closed.incrementAndGet() }

  /** Waits until the hook was called as often as it has to be, and sees that it is not called
    * again.
    */
  def awaitClosed(expected: Set[Int]): Unit = {
    val end = System.nanoTime + TimeUnit.SECONDS.toNanos(30)
    while (!expected(closed.get) && System.nanoTime < end) {
      // What a server has dropped is closed when it is collected.
      System.gc()
      Thread.sleep(20)
    }
    Thread.sleep(200)
    val calls = closed.get
    assert(expected(calls))
  }

  private lazy val lines = rows.map(Json.render(_) + "\n").mkString
}
