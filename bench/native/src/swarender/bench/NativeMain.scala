package swarender.bench

import swarender.{Json, JsonStyle}
import upickle.core.NoOpVisitor

/** Values to bytes, beside ujson's writer and what no renderer can be faster than. With `--print CASE` it prints that as JSON. */
object NativeMain {
  def main(args: Array[String]): Unit = args match {
    case Array("--print", name) =>
      Json.writeTo(Cases.value(name), System.out)
      System.out.flush()
    case _ => new Contests(Seq("Native" -> json, "NativePretty" -> pretty)).main(args.toSeq)
  }

  private def json(name: String): Seq[Way] = {
    val value = Cases.value(name)
    val bytes = Json.toBytes(value)
    check(name, bytes, value)
    Seq(
      new Way("swarender", () => Json.toBytes(value, JsonStyle.compact).length),
      new Way("ujson", () => ujson.writeToByteArray(value).length),
      new Way("copy", () => bytes.clone().length),
      new Way("walk", () => CountedEvents.of(value)),
      new Way("walk by visitor", () => { value.transform(NoOpVisitor); 0 })
    )
  }

  private def pretty(name: String): Seq[Way] = {
    val value = Cases.value(name)
    Seq(
      new Way("swarender", () => Json.toBytes(value, JsonStyle.pretty).length),
      new Way("ujson", () => ujson.writeToByteArray(value, indent = 2).length)
    )
  }

  private def check(name: String, bytes: Array[Byte], value: ujson.Value): Unit =
    if (ujson.read(bytes) != value) throw new IllegalStateException(s"$name does not read back to the same value")
}
