package swarenderx.netty

import io.netty.channel.{ChannelHandlerContext, SimpleChannelInboundHandler}
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
import swarenderx.http.Accept
import utest.*

/** Netty's HTTP. */
object ServerTest extends ServerSuite {
  private final class Answers extends SimpleChannelInboundHandler[FullHttpRequest] {
    protected def channelRead0(context: ChannelHandlerContext, request: FullHttpRequest): Unit = {
      val _ = request.uri match {
        case "/order" => context.writeAndFlush(respond(request, ServerSuite.order))
        case "/problem" =>
          context.writeAndFlush(respond(request, ServerSuite.problem, status = HttpResponseStatus.NOT_FOUND))
        case "/refused" => context.writeAndFlush(refused(request))
        case "/all" | "/stream" => respondAll(context, request, ServerSuite.rows)
        case "/rows" => streamed(context, Json.pulledAll(ServerSuite.rows), request.protocolVersion)
        case "/all-first" | "/stream-first" =>
          respondAll(context, request, ServerSuite.first, onClose = ServerSuite.closing)
        case "/closing" => respondAll(context, request, ServerSuite.opening, onClose = ServerSuite.closing)
        case "/closing-failing" => respondAll(context, request, ServerSuite.failing, onClose = ServerSuite.closing)
        case "/details" =>
          context.writeAndFlush(respond(request, ServerSuite.problem, Accept.problems, HttpResponseStatus.NOT_FOUND))
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
    val server =
      new Loopback(() => Seq(new HttpServerCodec, new HttpObjectAggregator(1024), new ChunkedWriteHandler, new Answers))
    (server.address.getPort, () => server.stop())
  }

  val tests: Tests = serverTests
}
