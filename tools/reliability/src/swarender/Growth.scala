package swarender

import java.lang.management.ManagementFactory

import Shapes.*

import swarender.output.{BufferPolicy, ByteOutput, ByteSink}

/** Time per byte of awkward shapes over four decades of size (`ci/growth`): a table, each figure
  * the best of several runs. A shape whose time per byte grows is a fault of the library.
  */
object Growth {
  private final case class Shape(name: String, make: Int => Renderer => Unit)

  private def text(s: String)(n: Int): Renderer => Unit = {
    val whole = s * Math.max(1, n / s.length)
    r => member(r)(r.string(whole))
  }

  /** Tables before the values of their parent. */
  private def unordered(n: Int)(r: Renderer): Unit = {
    r.beginObject()
    for (i <- 0 until n / 20) {
      r.key("table " + i)
      r.beginObject()
      r.key("a")
      r.bool(true)
      r.endObject()
      r.key("v" + i)
      r.int64(1)
    }
    r.endObject()
  }

  private def wide(n: Int)(r: Renderer): Unit = member(r) {
    r.beginArray()
    for (i <- 0 until n / 3) r.int64((i % 10).toLong)
    r.endArray()
  }

  private val shapes = Seq(
    Shape("all escapes", text("\u0000\u0001\"\\")),
    Shape("alternating escapes", text("a\"")),
    Shape("alternating width", text("a\u4e16")),
    Shape("pairs and lone surrogates", text("\ud83d\ude00\ud83d")),
    Shape("empty lines", text("\n\n\na\n")),
    Shape("single quotes", text("''a")),
    Shape("spaces to fold at", text("a b ")),
    Shape("deep arrays", n => arrays(n / 2)),
    Shape("wide array", n => wide(n)),
    Shape("many keys", n => keys(n / 16)),
    Shape("tables out of order", n => unordered(n))
  )

  private val formats: Seq[(String, ByteOutput => Renderer)] = Seq(
    "JSON" -> (Json.renderer(_, JsonStyle.compact)),
    "JSON, sorted" -> (Json.renderer(_, JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint))),
    "JSON, unique keys" -> (Json.renderer(_, JsonStyle.compact.withDuplicateKeys(DuplicateKeys.Fail))),
    "YAML" -> (Yaml.renderer(_, YamlStyle.safe)),
    "YAML, folded" -> (Yaml.renderer(_, YamlStyle.pretty(80))),
    "TOML" -> (Toml.renderer(_, toml)),
    "TOML, dotted" -> (Toml.renderer(_, toml.withSmallTables(TomlStyle.SmallTables.Dotted)))
  )

  /** On one line: with a line for each element the indentation is the square of the depth. */
  private def toml = TomlStyle.standard.withArrayWidth(Int.MaxValue)

  private val sizes = Seq(1000, 10000, 100000, 1000000, 10000000)

  /** Of this thread, in nanoseconds: other work on the machine does not count. */
  private def cpuTime(): Long = ManagementFactory.getThreadMXBean.getCurrentThreadCpuTime

  /** Nanoseconds per byte of the output, the best of many runs. */
  private def perByte(renderer: ByteOutput => Renderer, send: Renderer => Unit, most: Int): Double = {
    var best = Double.MaxValue
    val end = System.nanoTime + 40000000L
    var runs = 0
    while (runs < 3 || System.nanoTime < end && runs < most) {
      val target = new Counting
      val r = renderer(new ByteOutput(ByteSink(target, BufferPolicy.growing)))
      val started = cpuTime()
      send(r)
      r.flush()
      best = Math.min(best, (cpuTime() - started).toDouble / target.bytes)
      runs += 1
    }
    best
  }

  def main(args: Array[String]): Unit = {
    val largest = if (args.isEmpty) sizes.last else args(0).toInt
    val chosen = sizes.filter(_ <= largest)
    for (_ <- 0 until 2; (_, renderer) <- formats; shape <- shapes) perByte(renderer, shape.make(10000), 200)
    println("| format | shape | " + chosen.map(n => s"$n bytes").mkString(" | ") + " | last / first |")
    println("|---" * (chosen.size + 3) + "|")
    var worst = 0.0
    for ((format, renderer) <- formats; shape <- shapes) {
      val times = chosen.map(n => perByte(renderer, shape.make(n), 1000))
      val growth = times.last / times.head
      worst = Math.max(worst, growth)
      println(s"| $format | ${shape.name} | " + times.map(t => f"$t%.2f").mkString(" | ") + f" | $growth%.2f |")
    }
    println(f"nanoseconds per byte; the time per byte of the largest is at most $worst%.2f times that of the smallest")
  }
}
