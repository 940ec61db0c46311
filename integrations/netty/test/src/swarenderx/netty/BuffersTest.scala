package swarenderx.netty

import java.net.Socket
import java.nio.charset.StandardCharsets.UTF_8

import io.netty.buffer.{ByteBuf, ByteBufUtil, Unpooled, UnpooledByteBufAllocator}
import io.netty.channel.{ChannelFutureListener, ChannelHandlerContext, ChannelInboundHandlerAdapter}
import swarender.output.PagePool
import swarender.{Json, PulledDocument, RenderError, Yaml}
import utest.*

/** Documents in buffers, and sent from them over a socket of the loopback interface. */
object BuffersTest extends TestSuite {
  private val values = Vector.tabulate(20000)(i => s"é $i")

  /** Sends `document` to whoever connects, and closes the connection. */
  private final class Sending(document: PulledDocument) extends ChannelInboundHandlerAdapter {
    override def channelActive(context: ChannelHandlerContext): Unit = {
      val pages = document.pages()
      while (pages.hasNext) context.write(byteBuf(pages.next())): Unit
      pages.close()
      context.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE): Unit
    }
  }

  private def received(document: PulledDocument): String = {
    val server = new Loopback(() => Seq(new Sending(document)))
    try {
      val socket = new Socket(server.address.getAddress, server.address.getPort)
      try new String(socket.getInputStream.readAllBytes(), UTF_8)
      finally socket.close()
    } finally server.stop()
  }

  /** Its pages are parts of larger arrays. */
  private final class Slab extends PagePool {
    var restored = 0
    protected def obtain(): PagePool.Page = new PagePool.Page(new Array[Byte](10000), 100, 300)
    protected def restore(page: PagePool.Page): Unit = restored += 1
  }

  private def text(buffer: ByteBuf): String = buffer.toString(UTF_8)

  val tests: Tests = Tests {
    test("a sink appends to a buffer that grows") {
      for (size <- Seq(0, 1, 100, 100000)) {
        val target = Unpooled.buffer(size)
        target.writeBytes("before".getBytes(UTF_8))
        Json.writeTo(values, new ByteBufSink(target))
        Yaml.writeTo(values.take(2), new ByteBufSink(target))
        assert(text(target) == "before" + Json.render(values) + Yaml.render(values.take(2)))
      }
    }
    test("a buffer holds what fits in its largest capacity, and refuses more") {
      val size = Json.toBytes(values).length
      val target = Unpooled.buffer(10, size)
      Json.writeTo(values, new ByteBufSink(target))
      assert(text(target) == Json.render(values))
      intercept[IndexOutOfBoundsException](Json.writeTo(values, new ByteBufSink(Unpooled.buffer(10, size - 1))))
    }
    test("events that are reset leave nothing in the buffer") {
      val target = Unpooled.buffer().writeBytes("before".getBytes(UTF_8))
      val renderer = Json.renderer(new ByteBufSink(target))
      renderer.beginArray()
      renderer.string("x" * 1000)
      renderer.flush()
      intercept[RenderError](renderer.float64(Double.NaN))
      renderer.reset()
      renderer.int64(1)
      renderer.flush()
      assert(text(target) == "before1")
    }
    test("a buffer without an array is refused") {
      val direct = UnpooledByteBufAllocator.DEFAULT.directBuffer()
      intercept[IllegalArgumentException](new ByteBufSink(direct))
      assert(direct.release())
    }
    test("a page is a buffer, and goes back when that is released") {
      val pool = PagePool.bounded(4096, 8)
      val page = Json.pulled(values).withPool(pool).pages().next()
      val whole = byteBuf(page)
      val part = whole.retainedSlice(0, 9)
      val first = new String(Json.toBytes(values), 0, page.length, UTF_8)
      assert(whole.array eq page.array, text(whole) == first, text(part) == "[\"é 0\",\"")
      assert(!whole.release(), pool.statistics.held == 0)
      assert(part.release(), pool.statistics.held == 1)
      intercept[IllegalArgumentException](page.release())
    }
    test("a buffer is the page and no more, whatever array the page is a part of") {
      val slab = new Slab
      val whole = byteBuf(Json.pulled(values).withPool(slab).pages().next())
      val bytes = ByteBufUtil.getBytes(whole).toSeq
      assert(bytes == Json.toBytes(values).take(200).toSeq)
      assert(whole.capacity == 200, whole.writableBytes == 0)
      assert(whole.release(), slab.restored == 1)
    }
    test("a document is sent from its pages, which go back") {
      val pool = PagePool.bounded(4096, 128)
      assert(received(Json.pulled(values).withPool(pool)) == Json.render(values))
      assert(pool.statistics.made > 0, pool.statistics.held == pool.statistics.made)
    }
  }
}
