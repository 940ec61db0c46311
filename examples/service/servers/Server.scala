package faults

/** A server of these answers:
  *
  *   - `/report`: a document that is rendered before it is sent
  *   - `/refused`: one that cannot be written
  *   - `/rows.ndjson`: rows that are rendered while they are sent
  *   - `/failing.ndjson`: rows of which one cannot be written, after many have been sent
  */
trait Server {
  def name: String

  /** Starts it on a free port of the loopback interface. */
  def start(): Running
}

final class Running(val port: Int, val stop: () => Unit)
