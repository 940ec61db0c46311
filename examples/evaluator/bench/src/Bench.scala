package evaluator

import java.io.File
import java.lang.management.ManagementFactory
import java.net.URLClassLoader
import java.util.function.{Function, Supplier}

import swarender.jsonnet.JsonnetNumbers

/** Compares this evaluator with sjsonnet and its own renderers: both in one process, run after run,
  * by the processor time of the thread.
  */
object Bench {
  private type Renderers = Function[String, java.util.List[Supplier[String]]]

  private val Rounds = 41
  private val WarmUpNanos = 6e9.toLong
  private val RoundNanos = 3e7

  private val large =
    """{
      |  ['service %d' % i]: {
      |    id: i, name: 'orders-' + i, enabled: i % 3 == 0, weight: i / 4, owner: null,
      |    labels: { app: 'shop', tier: 'back end', motto: 'tea is "served" at five' },
      |    ports: [{ port: 8000 + i, protocol: 'TCP' }, { port: 9000 + i, protocol: 'UDP' }],
      |    args: ['--listen', '0.0.0.0:' + i, '--verbose'],
      |  } for i in std.range(1, 2000)
      |}""".stripMargin

  /** Ten values made text, a hundred times. */
  private def small(call: String, price: String) =
    s"""local value(i) = { id: i, name: 'item', tags: ['a', 'b'], nested: { price: $price, note: 'say "hi"' } };
       |local values = [value(i) for i in std.range(1, 10)];
       |std.foldl(function(sum, i) std.foldl(function(sum, v) sum + std.length($call), values, sum), std.range(1, 100), 0)
       |""".stripMargin

  /** Runs the comparisons whose names contain the argument, or all. */
  def main(args: Array[String]): Unit = {
    def compare(name: String, own: Renderers, ours: Renderers, code: String, kind: Int): Unit =
      if (args.forall(name.contains(_))) run(name, own, ours, code, kind)
    val own = ownRenderers()
    val ours = new OurRenderer(Styles.commandLine)
    val likeSjsonnet = new OurRenderer(Styles.commandLine.withNumbers(JsonnetNumbers.sjsonnet))
    compare("a large value", own, ours, large, 0)
    compare("a large value, shortest digits", own, likeSjsonnet, large, 0)
    compare("std.toString, small, integers", own, ours, small("std.toString(v)", "i"), 1)
    compare("std.toString, small, fractions", own, ours, small("std.toString(v)", "i / 4"), 1)
    compare("std.manifestJsonEx, small", own, ours, small("std.manifestJsonEx(v, '  ')", "i / 4"), 1)
  }

  private def ownRenderers(): Renderers = published().asInstanceOf[Renderers]

  /** sjsonnet 0.4.9 with its own renderers, in a class loader of its own. */
  private[evaluator] def published(): AnyRef = {
    val files = sys.env("EVALUATOR_OWN").split(File.pathSeparatorChar).map(new File(_).toURI.toURL)
    val loader = new URLClassLoader(files, ClassLoader.getPlatformClassLoader)
    loader.loadClass("evaluator.own.OwnRenderers").getDeclaredConstructor().newInstance().asInstanceOf[AnyRef]
  }

  private def run(name: String, own: Renderers, ours: Renderers, code: String, kind: Int): Unit = {
    val (one, other) = (own.apply(code).get(kind), ours.apply(code).get(kind))
    val text = other.get()
    require(one.get() == text, s"$name: the texts differ")
    val until = System.nanoTime + WarmUpNanos
    while (System.nanoTime < until) {
      one.get()
      other.get()
    }
    val runs = Math.max(1, (RoundNanos / time(other, 1)).toInt)
    val rounds = (1 to Rounds).map { i =>
      if (i % 2 == 0) (time(one, runs), time(other, runs)) else (time(other, runs), time(one, runs)).swap
    }
    val ratios = rounds.map { case (own, ours) => own / ours }.sorted
    println(
      f"$name%-31s ${text.length}%7d chars: own ${median(rounds.map(_._1)) / 1e6}%8.3f ms, " +
        f"swarender ${median(rounds.map(_._2)) / 1e6}%8.3f ms, ratio ${median(ratios)}%.2f " +
        f"(${ratios(Rounds / 10)}%.2f to ${ratios(Rounds - 1 - Rounds / 10)}%.2f)"
    )
  }

  /** Nanoseconds of one run. */
  private def time(render: Supplier[String], runs: Int): Double = {
    val begin = threads.getCurrentThreadCpuTime
    var i = 0
    while (i < runs) {
      length += render.get().length
      i += 1
    }
    (threads.getCurrentThreadCpuTime - begin).toDouble / runs
  }

  private def median(values: Seq[Double]): Double = values.sorted.apply(values.size / 2)

  private val threads = ManagementFactory.getThreadMXBean

  /** Keeps the compiler from leaving out what is measured. */
  private var length = 0L
}
