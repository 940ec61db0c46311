package swarenderx.netty

import java.net.{InetAddress, InetSocketAddress}
import java.util.concurrent.TimeUnit

import io.netty.bootstrap.ServerBootstrap
import io.netty.channel.nio.NioEventLoopGroup
import io.netty.channel.socket.nio.NioServerSocketChannel
import io.netty.channel.{Channel, ChannelHandler, ChannelInitializer}

/** A server on a free port of the loopback interface, with `handlers` for each connection. */
final class Loopback(handlers: () => Seq[ChannelHandler]) {
  private[this] val group = new NioEventLoopGroup(2)
  private[this] val server = new ServerBootstrap()
    .group(group)
    .channel(classOf[NioServerSocketChannel])
    .childHandler(new ChannelInitializer[Channel] {
      def initChannel(channel: Channel): Unit = { val _ = channel.pipeline.addLast(handlers()*) }
    })
    .bind(new InetSocketAddress(InetAddress.getLoopbackAddress, 0))
    .sync()
    .channel

  val address: InetSocketAddress = server.localAddress.asInstanceOf[InetSocketAddress]

  def stop(): Unit = { val _ = group.shutdownGracefully(0, 5, TimeUnit.SECONDS).sync() }
}
