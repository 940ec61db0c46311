package servers

/** A server of these responses, each in the form that the header `Accept` prefers, or status 406:
  *
  *   - `/orders/ID`: an order, rendered before it is sent; status 404 if there is none, 500 if the
  *     format cannot hold it
  *   - `/orders`: `Answers.orders`, rendered while they are sent
  *   - `/failing`: `Answers.failing`, of which one cannot be written, after many have been sent
  */
trait Server {
  def name: String

  /** Starts it on a free port of the loopback interface. */
  def start(): Running
}

final class Running(val port: Int, val stop: () => Unit)
