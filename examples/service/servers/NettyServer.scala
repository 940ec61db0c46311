package servers

import io.netty.bootstrap.ServerBootstrap
import io.netty.buffer.Unpooled
import io.netty.channel.nio.NioEventLoopGroup
import io.netty.channel.socket.nio.NioServerSocketChannel
import io.netty.channel.{Channel, ChannelHandlerContext, ChannelInitializer, SimpleChannelInboundHandler}
import io.netty.handler.codec.http.*
import io.netty.handler.stream.ChunkedWriteHandler
import java.net.{InetAddress, InetSocketAddress}
import java.util.concurrent.TimeUnit

import swarender.RenderError
import swarenderx.netty.*

/** Netty's HTTP. The handler answers what `respond` throws; a write that fails closes the
  * connection.
  */
object NettyServer extends Server {
  def name: String = "Netty"

  private final class Handler extends SimpleChannelInboundHandler[FullHttpRequest] {
    protected def channelRead0(context: ChannelHandlerContext, request: FullHttpRequest): Unit = {
      val _ = request.uri match {
        case "/orders" => respondAll(context, request, Answers.orders.iterator)
        case "/failing" => respondAll(context, request, Answers.failing)
        case path => context.writeAndFlush(order(request, path))
      }
    }

    private def order(request: HttpRequest, path: String): FullHttpResponse =
      try Answers.order(path).fold(status(HttpResponseStatus.NOT_FOUND))(respond(request, _))
      catch { case _: RenderError => status(HttpResponseStatus.INTERNAL_SERVER_ERROR) }

    private def status(status: HttpResponseStatus): FullHttpResponse = {
      val response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status, Unpooled.EMPTY_BUFFER)
      HttpUtil.setContentLength(response, 0)
      response
    }
  }

  def start(): Running = {
    val group = new NioEventLoopGroup()
    val server = new ServerBootstrap()
      .group(group)
      .channel(classOf[NioServerSocketChannel])
      .childHandler(new ChannelInitializer[Channel] {
        def initChannel(channel: Channel): Unit = {
          val _ = channel.pipeline
            .addLast(new HttpServerCodec, new HttpObjectAggregator(1024), new ChunkedWriteHandler, new Handler)
        }
      })
      .bind(new InetSocketAddress(InetAddress.getLoopbackAddress, 0))
      .sync()
      .channel
    val port = server.localAddress.asInstanceOf[InetSocketAddress].getPort
    new Running(port, () => { val _ = group.shutdownGracefully(0, 5, TimeUnit.SECONDS).sync() })
  }
}
