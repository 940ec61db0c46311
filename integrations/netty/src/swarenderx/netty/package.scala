package swarenderx

import io.netty.buffer.{ByteBuf, Unpooled}
import io.netty.channel.{ChannelFuture, ChannelFutureListener, ChannelHandlerContext}
import io.netty.handler.codec.http.{
  DefaultFullHttpResponse,
  DefaultHttpResponse,
  FullHttpResponse,
  HttpChunkedInput,
  HttpHeaderNames,
  HttpRequest,
  HttpResponse,
  HttpResponseStatus,
  HttpUtil,
  HttpVersion
}
import swarender.output.PulledPage
import swarender.{Encoder, Format, PulledDocument}
import swarenderx.http.{Accept, StartedBody}

import scala.util.control.NonFatal

/** Documents in the buffers of Netty, and as responses of its HTTP.
  *
  * {{{
  * import swarenderx.netty.*
  *
  * Json.writeTo(order, new ByteBufSink(buffer))               // in the buffer's own array
  * context.writeAndFlush(respond(request, order))             // a FullHttpResponse
  * respondAll(context, request, database.orders())            // in chunks
  * }}}
  */
package object netty {

  /** The bytes of `page`, not copied. The page goes back to its pool when the buffer, and whatever
    * was sliced of it, is released.
    */
  def byteBuf(page: PulledPage): ByteBuf = new PageBuffer(page).slice(page.from, page.length)

  /** `value` in the one of `offered` that the request's `Accept` prefers, with its length; or
    * status 406. An error (a `status` from 400 on) is in the first of `offered` where the client
    * accepts none. Throws a [[swarender.RenderError]] if the style refuses the value.
    */
  def respond[T: Encoder](
      request: HttpRequest,
      value: T,
      offered: Seq[Format[?]] = Accept.formats,
      status: HttpResponseStatus = HttpResponseStatus.OK
  ): FullHttpResponse =
    Accept.chooseFor(status.code, accept(request), offered)(_.mediaType).fold(notAcceptable()) { format =>
      val body = Unpooled.buffer()
      format.writeTo(value, new ByteBufSink(body))
      negotiated(full(status, body, format.mediaType))
    }

  /** Sends `values` in the form that the request's `Accept` prefers (`Accept.pulledAll`), as
    * [[streamed]] does; or status 406. The first page is rendered by this call. What is wrong in it
    * is status 500, and fails the future; what is wrong later breaks the connection.
    *
    * {{{
    * respondAll(context, request, cursor, onClose = () => cursor.close())
    * }}}
    *
    * @param onClose
    *   called once in every case: at the end, after an error, and if the client goes away
    */
  def respondAll[T: Encoder](
      context: ChannelHandlerContext,
      request: HttpRequest,
      values: => Iterator[T],
      offered: Seq[Format[?]] = Accept.formats,
      onClose: () => Unit = StartedBody.Nothing
  ): ChannelFuture =
    try
      StartedBody.all(accept(request), values, offered, onClose) match {
        case Some(document) => send(context, negotiated(head(document)), document, request.protocolVersion)
        case None => context.writeAndFlush(notAcceptable())
      }
    catch { case NonFatal(e) => failed(context, e) }

  /** Sends status 500. The future fails with `e`. */
  private def failed(context: ChannelHandlerContext, e: Throwable): ChannelFuture = {
    val failure = context.newPromise()
    val fails: ChannelFutureListener = _ => { val _ = failure.tryFailure(e) }
    val _ = context
      .writeAndFlush(full(HttpResponseStatus.INTERNAL_SERVER_ERROR, Unpooled.EMPTY_BUFFER, ""))
      .addListener(fails)
    failure
  }

  /** Sends `document` with status 200, in chunks of a page that is not copied, as fast as the
    * channel takes them. It is rendered by the thread of the pipeline's `ChunkedWriteHandler`,
    * which must be there. A fault comes after the status: it breaks the connection, and fails the
    * future.
    *
    * @param version
    *   that of the request: HTTP/1.0 has no chunked encoding (RFC 9112, 6.1), and the body ends
    *   with the connection
    */
  def streamed(
      context: ChannelHandlerContext,
      document: PulledDocument,
      version: HttpVersion = HttpVersion.HTTP_1_1
  ): ChannelFuture = send(context, head(document), document, version)

  private def head(document: PulledDocument): HttpResponse = {
    val head = new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK)
    val _ = head.headers.set(HttpHeaderNames.CONTENT_TYPE, document.mediaType)
    head
  }

  private def send(
      context: ChannelHandlerContext,
      head: HttpResponse,
      document: PulledDocument,
      version: HttpVersion
  ): ChannelFuture = {
    val hasChunks = version.compareTo(HttpVersion.HTTP_1_1) >= 0
    if (hasChunks) HttpUtil.setTransferEncodingChunked(head, true) else HttpUtil.setKeepAlive(head, false)
    val _ = context.write(head)
    context
      .writeAndFlush(new HttpChunkedInput(new DocumentInput(document)))
      .addListener(if (hasChunks) ChannelFutureListener.CLOSE_ON_FAILURE else ChannelFutureListener.CLOSE)
  }

  /** Tells caches that the response varies by Accept. */
  private def negotiated[R <: HttpResponse](response: R): R = {
    val _ = response.headers.set(HttpHeaderNames.VARY, "Accept")
    response
  }

  /** The one of `offered` that the request's `Accept` prefers; `None` is status 406. */
  def choose[T](request: HttpRequest, offered: Seq[T])(mediaType: T => String): Option[T] =
    Accept.choose(accept(request), offered)(mediaType)

  private def accept(request: HttpRequest): Option[String] =
    Some(String.join(",", request.headers.getAll(HttpHeaderNames.ACCEPT)))

  private def notAcceptable(): FullHttpResponse =
    negotiated(full(HttpResponseStatus.NOT_ACCEPTABLE, Unpooled.EMPTY_BUFFER, ""))

  private def full(status: HttpResponseStatus, body: ByteBuf, mediaType: String): FullHttpResponse = {
    val response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, status, body)
    if (mediaType.nonEmpty) { val _ = response.headers.set(HttpHeaderNames.CONTENT_TYPE, mediaType) }
    HttpUtil.setContentLength(response, body.readableBytes.toLong)
    response
  }
}
