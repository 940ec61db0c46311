package benchmarks

import java.io.OutputStream

import swarender.{Json, JsonStyle}
import upickle.core.NoOpVisitor

/** Values to bytes, compared with ujson's writer and with a floor that no renderer can beat. With
  * `--print CASE` it prints that as JSON, with `--render CASE TIMES` it only renders it so often,
  * for profilers.
  */
object NativeMain {
  def main(args: Array[String]): Unit = args match {
    case Array("--print", name) =>
      Json.writeTo(Cases.value(name), System.out)
      System.out.flush()
    case Array("--render", name, times) =>
      val value = Cases.value(name)
      for (_ <- 1 to times.toInt) counted(Json(JsonStyle.compact).writeTo(value, _))
    case Array("--bytes", name, times) =>
      val value = Cases.value(name)
      for (_ <- 1 to times.toInt) Json(JsonStyle.compact).toBytes(value)
    case _ =>
      new Contests(
        new Suite("Native", Cases.all)(stream),
        new Suite("NativeBytes", Cases.all)(array),
        new Suite("NativePretty", Cases.all)(pretty),
        new Suite("NativeServices", ServiceCases.names, ofFiles = false)(services)
      ).main(args.toSeq)
  }

  private def stream(name: String): Seq[Way] = {
    val value = Cases.value(name)
    Seq(
      new Way("swarender", () => counted(Json(JsonStyle.compact).writeTo(value, _))),
      new Way("ujson", () => counted(ujson.writeToOutputStream(value, _))),
      new Way("walk", () => CountedEvents.of(value)),
      new Way("walk by visitor", () => { value.transform(NoOpVisitor); 0 })
    )
  }

  private def array(name: String): Seq[Way] = {
    val value = Cases.value(name)
    val bytes = Json.toBytes(value)
    check(name, bytes, value)
    Seq(
      new Way("swarender", () => Json(JsonStyle.compact).toBytes(value).length),
      new Way("ujson", () => ujson.writeToByteArray(value).length),
      new Way("copy", () => bytes.clone().length)
    )
  }

  private def services(name: String): Seq[Way] = {
    val service = ServiceCases(name)
    Seq(
      new Way("swarender", () => service.bytes.length),
      new Way("upickle", () => service.upickleBytes.length),
      new Way("tree", () => service.treeBytes.length)
    )
  }

  private def pretty(name: String): Seq[Way] = {
    val value = Cases.value(name)
    Seq(
      new Way("swarender", () => counted(Json(JsonStyle.pretty).writeTo(value, _))),
      new Way("ujson", () => counted(ujson.writeToOutputStream(value, _, indent = 2)))
    )
  }

  /** How many bytes are written to a stream which does nothing with them. */
  private def counted(write: OutputStream => Unit): Int = {
    val stream = new CountedBytes
    write(stream)
    stream.count
  }

  private final class CountedBytes extends OutputStream {
    var count = 0
    def write(b: Int): Unit = count += 1
    override def write(bytes: Array[Byte], from: Int, n: Int): Unit = count += n
  }

  private def check(name: String, bytes: Array[Byte], value: ujson.Value): Unit =
    if (ujson.read(bytes) != value) throw new IllegalStateException(s"$name does not read back to the same value")
}
