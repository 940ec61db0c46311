package swarenderx.netty

import java.net.{InetAddress, InetSocketAddress}
import java.util.concurrent.TimeUnit

import io.netty.bootstrap.ServerBootstrap
import io.netty.channel.nio.NioEventLoopGroup
import io.netty.channel.socket.nio.NioServerSocketChannel
import io.netty.channel.{Channel, ChannelHandlerContext, ChannelInitializer, SimpleChannelInboundHandler}
import io.netty.handler.codec.http.{
  DefaultFullHttpResponse,
  FullHttpRequest,
  FullHttpResponse,
  HttpObjectAggregator,
  HttpResponseStatus,
  HttpServerCodec,
  HttpUtil,
  HttpVersion
}
import io.netty.handler.stream.ChunkedWriteHandler
import swarender.{Json, RenderError}
import swarenderx.ServerSuite
import utest.*

/** Netty's HTTP. */
object ServerTest extends ServerSuite {
  private final class Answers extends SimpleChannelInboundHandler[FullHttpRequest] {
    protected def channelRead0(context: ChannelHandlerContext, request: FullHttpRequest): Unit = {
      val _ = request.uri match {
        case "/order" => context.writeAndFlush(respond(request, ServerSuite.order))
        case "/refused" => context.writeAndFlush(refused(request))
        case "/all" => respondAll(context, request, ServerSuite.rows)
        case "/rows" => streamed(context, Json.pulledAll(ServerSuite.rows))
        case "/failing" => streamed(context, Json.pulledAll(ServerSuite.failing))
      }
    }

    private def refused(request: FullHttpRequest): FullHttpResponse =
      try respond(request, ServerSuite.refused)
      catch {
        case _: RenderError =>
          val response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.INTERNAL_SERVER_ERROR)
          HttpUtil.setContentLength(response, 0)
          response
      }
  }

  protected def start(): (Int, () => Unit) = {
    val group = new NioEventLoopGroup(2)
    val server = new ServerBootstrap()
      .group(group)
      .channel(classOf[NioServerSocketChannel])
      .childHandler(new ChannelInitializer[Channel] {
        def initChannel(channel: Channel): Unit = {
          val _ = channel.pipeline
            .addLast(new HttpServerCodec, new HttpObjectAggregator(1024), new ChunkedWriteHandler, new Answers)
        }
      })
      .bind(new InetSocketAddress(InetAddress.getLoopbackAddress, 0))
      .sync()
      .channel
    val port = server.localAddress.asInstanceOf[InetSocketAddress].getPort
    (port, () => { val _ = group.shutdownGracefully(0, 5, TimeUnit.SECONDS).sync() })
  }

  val tests: Tests = serverTests
}
