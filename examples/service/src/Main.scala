package service

import java.net.InetSocketAddress

import io.undertow.Undertow

/** Starts the service on the loopback interface: `Main [PORT [KAFKA]]`, at that port, or at a free
  * one if it is 0 or missing. It prints the address. With the address of a broker of Kafka, it
  * sends payments there.
  */
object Main {
  def main(args: Array[String]): Unit = {
    val port = args.headOption.fold(0)(_.toInt)
    args.lift(1).foreach { servers =>
      val topic = new PaymentTopic(servers)
      sys.addShutdownHook(topic.close())
      Service.sendsPaymentsTo(topic.send(_))
    }
    val server = Undertow.builder().addHttpListener(port, "127.0.0.1").setHandler(Service.defaultHandler).build()
    server.start()
    server.getListenerInfo.get(0).getAddress match {
      case address: InetSocketAddress => println(s"http://127.0.0.1:${address.getPort}")
      case other => println(other)
    }
  }
}
