package swarender
package bench
package pages

import java.io.OutputStream
import java.util.concurrent.TimeUnit

import org.openjdk.jmh.annotations.*

/** A document of 5 kB again and again: the entry points, and for comparison the walk through the document by itself. With `-prof gc`
  * the difference is what rendering allocates.
  */
@State(Scope.Thread)
@BenchmarkMode(Array(Mode.AverageTime))
@OutputTimeUnit(TimeUnit.NANOSECONDS)
class SteadyState {
  private[this] val document = Texts.document(5000)
  private[this] val walker = new ValueWalker(new Ignoring)
  private[this] val nowhere = new OutputStream {
    def write(b: Int): Unit = ()
    override def write(b: Array[Byte], from: Int, n: Int): Unit = ()
  }

  @Benchmark def walk(): Unit = walker.walk(document)
  @Benchmark def writeTo(): Unit = Json.writeTo(document, nowhere)
  @Benchmark def writeDelimited(): Unit = Json.writeDelimited(document, nowhere)
  @Benchmark def toBytes(): Array[Byte] = Json.toBytes(document)
  @Benchmark def render(): String = Json.render(document)
}

/** Does nothing with any event. */
private final class Ignoring extends Renderer {
  def beginObject(size: Int): Unit = ()
  def key(s: CharSequence): Unit = ()
  def endObject(): Unit = ()
  def beginArray(size: Int): Unit = ()
  def endArray(): Unit = ()
  def string(s: CharSequence): Unit = ()
  def asciiSafe(s: String): Unit = ()
  def int64(v: Long): Unit = ()
  def uint64(v: Long): Unit = ()
  def float64(v: Double): Unit = ()
  def float32(v: Float): Unit = ()
  def number(text: CharSequence): Unit = ()
  def bool(v: Boolean): Unit = ()
  def nul(): Unit = ()
  def nextDocument(): Unit = ()
  def flush(): Unit = ()
  def reset(): Unit = ()
  def path: String = "$"
  def offset: Long = 0L
  private[swarender] def isComplete: Boolean = false
  private[swarender] def forget(): Boolean = true
  private[swarender] def fail(what: RenderError.Kind, detail: String): Nothing =
    throw new RenderError(what, detail, path, offset)
}
