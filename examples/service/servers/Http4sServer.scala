package servers

import cats.effect.IO
import cats.effect.unsafe.implicits.global
import com.comcast.ip4s.{Port, ipv4}
import org.http4s.ember.server.EmberServerBuilder
import org.http4s.{HttpApp, Response, Status}
import swarenderx.http4s.*

/** Http4s on Ember. What the effect of a response raises becomes status 500; what the stream of its
  * body raises closes the connection.
  */
object Http4sServer extends Server {
  def name: String = "http4s"

  private val app: HttpApp[IO] = HttpApp { request =>
    request.uri.path.renderString match {
      case "/orders" => respondAll(request, Answers.orders.iterator)
      case "/failing" => respondAll(request, Answers.failing)
      case path => Answers.order(path).fold(IO.pure(Response[IO](Status.NotFound)))(respond(request, _))
    }
  }

  def start(): Running = {
    val server = EmberServerBuilder.default[IO].withHost(ipv4"127.0.0.1").withPort(Port.fromInt(0).get).withHttpApp(app)
    val (running, release) =
      server.withShutdownTimeout(scala.concurrent.duration.Duration.Zero).build.allocated.unsafeRunSync()
    new Running(running.address.getPort, () => release.unsafeRunSync())
  }
}
