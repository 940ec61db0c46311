package faults

import java.io.{BufferedReader, IOException, InputStreamReader}
import java.net.URI
import java.net.http.HttpResponse.BodyHandlers
import java.net.http.{HttpClient, HttpRequest, HttpResponse}
import java.time.Duration
import java.util.Arrays

import swarender.Json

/** Asks each server for every answer, as a client that must not take a part for the whole. Exits 1
  * if an answer is not what it must be.
  */
object Check {
  private val client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()
  private var wrong = 0

  def main(args: Array[String]): Unit = {
    for (server <- Seq[Server](JdkServer, CaskServer, Http4sServer)) {
      val running = server.start()
      val answers = new Answers(server.name, s"http://127.0.0.1:${running.port}")
      try {
        answers.check()
        // This client would notice a server that ends what has failed.
        if (server eq CaskServer) answers.rows("/unbroken.ndjson", ends = true, Rows.Bad)
      } finally running.stop()
    }
    sys.exit(if (wrong == 0) 0 else 1)
  }

  private final class Answers(server: String, address: String) {
    private def get[T](path: String, body: HttpResponse.BodyHandler[T]): HttpResponse[T] =
      client.send(HttpRequest.newBuilder(URI.create(address + path)).timeout(Duration.ofSeconds(60)).build(), body)

    private def is(what: String, got: Any, expected: Any): Unit = if (got != expected) {
      wrong += 1
      println(s"$server, $what: expected $expected, got $got")
    }

    /** Each twice: what fails does no harm to the answers after it. */
    def check(): Unit = {
      for (_ <- 1 to 2) {
        report()
        is("the status of a document that is refused", get("/refused", BodyHandlers.discarding()).statusCode, 500)
        rows("/rows.ndjson", ends = true, Rows.Count)
        rows("/failing.ndjson", ends = false, Rows.Bad)
      }
      println(s"$server: answers checked")
    }

    private def report(): Unit = {
      val expected = Json.toBytes(Rows.report)
      val response = get("/report", BodyHandlers.ofByteArray())
      val headers = response.headers
      is("the status of a document", response.statusCode, 200)
      is("its length", headers.firstValueAsLong("Content-Length").orElse(-1), expected.length.toLong)
      is("its media type", headers.firstValue("Content-Type").orElse(""), "application/json")
      is("whether it is sent in chunks", headers.firstValue("Transfer-Encoding").isPresent, false)
      is("whether its bytes are right", Arrays.equals(response.body, expected), true)
    }

    /** Reads lines until the body ends or breaks: `most` of them at most, or all of them where none
      * is bad.
      */
    def rows(path: String, ends: Boolean, most: Int): Unit = {
      val response = get(path, BodyHandlers.ofInputStream())
      is(s"the status of $path", response.statusCode, 200)
      is(s"the media type of $path", response.headers.firstValue("Content-Type").orElse(""), "application/x-ndjson")
      val lines = new BufferedReader(new InputStreamReader(response.body, "UTF-8"))
      var count = 0
      var line = ""
      val ended =
        try {
          while ({ line = lines.readLine(); line != null }) {
            if (count % 1000 == 0) is(s"a row of $path", line, Json.render(Row(count, s"row $count", count / 4.0)))
            count += 1
          }
          true
        } catch { case _: IOException => false }
      is(s"whether $path ends as a whole body does", ended, ends)
      // A page that is not full when a fault comes is not sent.
      if (most == Rows.Count) is(s"the rows of $path", count, most)
      else is(s"whether $path has rows before the bad one only", count > 0 && count <= most, true)
    }
  }
}
