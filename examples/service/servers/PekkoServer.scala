package servers

import scala.concurrent.Await
import scala.concurrent.duration.*

import com.typesafe.config.ConfigFactory
import org.apache.pekko.actor.ActorSystem
import org.apache.pekko.http.scaladsl.Http
import org.apache.pekko.http.scaladsl.server.Directives.*
import org.apache.pekko.http.scaladsl.server.Route
import service.Orders
import swarenderx.pekko.*

/** pekko-http. What a route throws becomes status 500; a source that fails closes the connection.
  */
object PekkoServer extends Server {
  def name: String = "pekko-http"

  private val routes: Route = extractRequest { request =>
    concat(
      path("orders" / LongNumber)(id => Orders.find(id).fold(reject)(order => complete(respond(request, order)))),
      path("orders")(complete(respondAll(request, Answers.orders.iterator))),
      path("failing")(complete(respondAll(request, Answers.failing)))
    )
  }

  def start(): Running = {
    val quiet = ConfigFactory.parseString("pekko.loglevel = OFF").withFallback(ConfigFactory.load())
    given system: ActorSystem = ActorSystem("orders", quiet)
    val binding = Await.result(Http().newServerAt("127.0.0.1", 0).bind(routes), 20.seconds)
    new Running(binding.localAddress.getPort, () => { val _ = Await.result(system.terminate(), 20.seconds) })
  }
}
