package servers

import java.io.{BufferedReader, IOException, InputStreamReader}
import java.net.URI
import java.net.http.HttpResponse.BodyHandlers
import java.net.http.{HttpClient, HttpRequest}
import java.time.Duration

import service.Load
import swarender.Json

/** Puts the same load on each server, one after another, and compares every response; then asks for
  * one that fails late, to check that the client detects a truncated body:
  * `Check REQUESTS CONNECTIONS`. Exits 1 if a response is not what it must be.
  */
object Check {
  private val client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()
  private val all = Seq[Server](JdkServer, CaskServer, Http4sServer, PekkoServer, ZioServer, NettyServer)

  def main(args: Array[String]): Unit = {
    val (requests, connections) = (args(0).toInt, args(1).toInt)
    val wrong = for (server <- all) yield {
      val running = server.start()
      val address = s"http://127.0.0.1:${running.port}"
      try {
        val load = new Load(address, requests, connections, Requests.request)
        load.warmUp()
        val wrongAnswers = load.run()
        println(s"${server.name}: ${load.report}")
        // Twice: what fails does no harm to the responses after it.
        val wrongEnds = Seq.fill(2)(failing(server.name, address, "/failing", breaks = true)).sum
        // This client would notice a server that ends what has failed.
        val unbroken = if (server eq CaskServer) failing(server.name, address, "/unbroken", breaks = false) else 0
        wrongAnswers + wrongEnds + unbroken
      } finally running.stop()
    }
    sys.exit(if (wrong.sum == 0) 0 else 1)
  }

  /** Reads lines until the body ends or breaks: 1 if that is not as expected. */
  private def failing(server: String, address: String, path: String, breaks: Boolean): Int = {
    val request = HttpRequest.newBuilder(URI.create(address + path)).timeout(Duration.ofSeconds(60))
    val response = client.send(request.header("Accept", "application/x-ndjson").build(), BodyHandlers.ofInputStream())
    val lines = new BufferedReader(new InputStreamReader(response.body, "UTF-8"))
    var count = 0
    var differing = 0
    var line = ""
    val broken =
      try {
        while ({ line = lines.readLine(); line != null }) {
          // A page that is not full when a fault comes is not sent, and its first line may be cut off.
          if (count < Answers.Before / 2 && line != expected(count % expected.size)) differing += 1
          count += 1
        }
        false
      } catch { case _: IOException => true }
    val isRight = response.statusCode == 200 && differing == 0 && broken == breaks &&
      count > Answers.Before / 2 && count <= Answers.Before + 1
    if (!isRight)
      println(s"$server, $path: status ${response.statusCode}, $count lines, $differing wrong ones, broken: $broken")
    if (isRight) 0 else 1
  }

  private lazy val expected = Answers.orders.map(Json.render(_))
}
