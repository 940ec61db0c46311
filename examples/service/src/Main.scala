package service

import java.net.InetSocketAddress

import io.undertow.Undertow

/** Starts the service on the loopback interface: at the port of the argument, or at a free one. It
  * prints the address.
  */
object Main {
  def main(args: Array[String]): Unit = {
    val port = args.headOption.fold(0)(_.toInt)
    val server = Undertow.builder().addHttpListener(port, "127.0.0.1").setHandler(Service.defaultHandler).build()
    server.start()
    server.getListenerInfo.get(0).getAddress match {
      case address: InetSocketAddress => println(s"http://127.0.0.1:${address.getPort}")
      case other => println(other)
    }
  }
}
