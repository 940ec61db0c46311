package reliability

import java.lang.management.ManagementFactory

import Shapes.*

import swarender.Policy.{DuplicateKeys, KeyOrder}
import swarender.output.{BufferPolicy, ByteSink}
import swarender.{Json, JsonStyle, Renderer, Toml, TomlStyle, Yaml, YamlStyle}
import swarender.jsonnet.Jsonnet

/** Time per byte of awkward shapes over four decades of size (`ci/growth`): a table, each figure
  * the best of several runs. A shape whose time per byte grows is a fault of the library. It ends
  * with status 1 if doubles of extreme size are much slower than others in each of three
  * measurements, or if what a setting holds takes much longer per byte the more of it there is.
  */
object Growth {

  /** How many times the least time per byte of a shape that is held the time of the largest may be.
    */
  private final val MostForHeld = 6

  /** How many times the time per byte of other doubles those of extreme size may take. */
  private final val MostForExtremes = 3
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

  private def doubles(value: Int => Double)(n: Int)(r: Renderer): Unit = member(r) {
    r.beginArray()
    for (i <- 0 until n / 20) r.float64(value(i))
    r.endArray()
  }

  private val extremes =
    Seq(Double.MinPositiveValue, 1e308, -2.2250738585072014e-308, Double.MaxValue, 1e-323, 1e22).toIndexedSeq
  private val ordinary = Shape("doubles", n => doubles(i => Math.sqrt(i + 2.0))(n))
  private val extreme = Shape("extreme doubles", n => doubles(i => extremes(i % extremes.size))(n))

  private val shapes = Seq(
    ordinary,
    extreme,
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

  private val formats: Seq[(String, ByteSink => Renderer)] = Seq(
    "JSON" -> (Json(json).renderer(_)),
    "JSON, sorted" -> (Json(json.withKeyOrder(KeyOrder.CodePoint)).renderer(_)),
    "JSON, unique keys" -> (Json(json.withDuplicateKeys(DuplicateKeys.Fail)).renderer(_)),
    "JSON, 17 digits" -> (Json(Jsonnet.go.oneLine.withMaxDepth(Int.MaxValue)).renderer(_)),
    "JSON, as ujson" -> (Json(JsonStyle.ujson.withMaxDepth(Int.MaxValue)).renderer(_)),
    "YAML" -> (Yaml(YamlStyle.safe.withMaxDepth(Int.MaxValue)).renderer(_)),
    "YAML, folded" -> (Yaml(YamlStyle.pretty(80).withMaxDepth(Int.MaxValue)).renderer(_)),
    "TOML" -> (Toml(toml).renderer(_)),
    "TOML, dotted" -> (Toml(toml.withSmallTables(TomlStyle.SmallTables.Dotted)).renderer(_))
  )

  // On one line: with a line for each element the indentation is the square of the depth.
  private def toml = TomlStyle.standard.withArrayWidth(Int.MaxValue).withMaxDepth(Int.MaxValue)
  private def json = JsonStyle.compact.withMaxDepth(Int.MaxValue)

  private val sizes = Seq(1000, 10000, 100000, 1000000, 10000000)

  /** Of this thread, in nanoseconds: other work on the machine does not count. */
  private def cpuTime(): Long = ManagementFactory.getThreadMXBean.getCurrentThreadCpuTime

  /** Nanoseconds per byte of the output, the best of many runs. */
  private def perByte(renderer: ByteSink => Renderer, send: Renderer => Unit, most: Int): Double = {
    var best = Double.MaxValue
    val end = System.nanoTime + 40000000L
    var runs = 0
    while (runs < 3 || System.nanoTime < end && runs < most) {
      val target = new Counting
      val r = renderer(ByteSink(target, BufferPolicy.growing))
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
    def row(format: String, renderer: ByteSink => Renderer, shape: Shape): Unit = {
      val times = chosen.map(n => perByte(renderer, shape.make(n), 1000))
      val growth = times.last / times.head
      worst = Math.max(worst, growth)
      println(s"| $format | ${shape.name} | " + times.map(t => f"$t%.2f").mkString(" | ") + f" | $growth%.2f |")
    }
    for ((format, renderer) <- formats; shape <- shapes) row(format, renderer, shape)
    for (held <- HeldShapes.all; (name, make) <- held.shapes) row(held.setting, held.renderer, Shape(name, make))
    def grows(held: HeldShapes.Held, make: Int => Renderer => Unit): Boolean = {
      val times = chosen.map(n => perByte(held.renderer, make(n), 1000))
      times.last > MostForHeld * times.min
    }
    val growing = for {
      held <- HeldShapes.all
      (name, make) <- held.shapes
      if Iterator.fill(3)(grows(held, make)).forall(identity)
    } yield s"${held.setting}: $name"
    println(f"in nanoseconds per byte; the largest take at most $worst%.2f times those of the smallest")
    if (!Iterator.fill(3)(ofExtremes(chosen.last)).exists(_ <= MostForExtremes)) {
      println(s"more than $MostForExtremes times in each of three measurements")
      sys.exit(1)
    }
    if (growing.nonEmpty) {
      println(s"more than $MostForHeld times in each of three measurements: ${growing.mkString("; ")}")
      sys.exit(1)
    }
  }

  /** How many times as long per byte doubles of extreme size take as others, in the worst format,
    * in documents of about `n` bytes.
    */
  private def ofExtremes(n: Int): Double = {
    val slowest = formats.map { case (_, renderer) =>
      perByte(renderer, extreme.make(n), 1000) / perByte(renderer, ordinary.make(n), 1000)
    }.max
    println(f"extreme doubles take at most $slowest%.2f times those of others")
    slowest
  }
}
