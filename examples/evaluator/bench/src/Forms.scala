package evaluator

import java.io.File
import java.lang.management.ManagementFactory
import java.util.Arrays
import java.util.function.Supplier

/** Compares renderers on random documents: for each document and each form of text the time of
  * sjsonnet over ours, then of each form the distribution.
  *
  * {{{
  * ./mill examples.evaluator.bench.runMain evaluator.Forms --seed 7 [classpath=JARS [base=JARS]] [warmup=60] [rounds=15] [NAME...]
  * }}}
  *
  * With the class path of an sjsonnet after 0.4.9, both sides are that sjsonnet, one with the
  * library in place of its renderers ([[Swap]]). Without, one is sjsonnet 0.4.9 and the other this
  * evaluator. Both run in one process, by the processor time of the thread, turn by turn, after
  * both have made all texts for `warmup` seconds. `NAME` selects rows whose name contains one of
  * the words.
  */
object Forms {
  private val SlotNanos = 1e7
  private val StackBytes = 64L << 20

  /** One text by both sides. */
  private final class Row(
      val form: String,
      val document: String,
      val theirs: Supplier[AnyRef],
      val ours: Supplier[AnyRef]
  ) {
    val same: Boolean = (theirs.get(), ours.get()) match {
      case (a: Array[Byte], b: Array[Byte]) => Arrays.equals(a, b)
      case (a, b) => a == b
    }
    var ratio = 0.0
  }

  def main(args: Array[String]): Unit = {
    val (seeds, others) = args.toSeq.splitAt(if (args.headOption.contains("--seed")) 2 else 0)
    val seed = seeds.lastOption.fold(7L)(_.toLong)
    val (options, names) = others.partition(_.contains("="))
    val settings = options.map(_.split("=", 2)).map(pair => pair(0) -> pair(1)).toMap
    val sides = settings.get("classpath").fold(published)(swapped(_, settings.get("base")))
    val warmup = settings.getOrElse("warmup", "60").toInt
    val rounds = settings.getOrElse("rounds", "15").toInt
    val thread = new Thread(null, () => run(seed, sides, warmup, rounds, names), "forms", StackBytes)
    thread.start()
    thread.join()
  }

  /** Evaluates a program to what makes its texts. */
  private type Side = String => java.util.List[Supplier[AnyRef]]

  private def swapped(classPath: String, base: Option[String]): (Side, Side) = {
    val swap = new Swap(classPath)
    val theirs = base.fold(swap.own)(library => swap.through(library.split(File.pathSeparatorChar).toSeq))
    (theirs.prepare _, swap.swapped.prepare _)
  }

  private def published: (Side, Side) = {
    val (own, ours) = (Bench.published(), new OurRenderer(Styles.commandLine))
    (Swap.prepare(own, _), ours.prepare _)
  }

  private def run(seed: Long, sides: (Side, Side), warmup: Int, rounds: Int, names: Seq[String]): Unit = {
    val (theirs, ours) = sides
    println(s"seed $seed")
    val rows = new Documents(seed).all.flatMap { document =>
      val forms = Form.all.filter(_.takes(document))
      val program = Form.program(forms, document)
      val (one, other) = (theirs(program), ours(program))
      ("command line" +: forms.map(_.name)).zipWithIndex.flatMap {
        case ("command line", _) if document.isCard => Nil
        case (form, i) =>
          try Seq(new Row(form, document.name, one.get(i), other.get(i)))
          catch {
            case e: Exception =>
              println(s"$form, ${document.name}: ${e.getMessage}")
              Nil
          }
      }
    }
    val until = threads.getCurrentThreadCpuTime + warmup * 1000000000L
    while (threads.getCurrentThreadCpuTime < until) rows.foreach { r => r.theirs.get(); r.ours.get() }
    System.gc() // What was loaded lies in the same order for both.
    val measured = rows.filter(r => names.isEmpty || names.exists(s"${r.form}, ${r.document}".contains(_)))
    measured.foreach(measure(_, rounds))
    report(measured)
  }

  private def measure(row: Row, rounds: Int): Unit = {
    val slots = Seq(new Slot(row.theirs), new Slot(row.ours))
    slots.foreach(_.time())
    val times = (1 to rounds).map { i =>
      if (i % 2 == 0) (slots(0).time(), slots(1).time()) else (slots(1).time(), slots(0).time()).swap
    }
    def median(values: Seq[Double]) = values.sorted.apply(values.size / 2)
    row.ratio = median(times.map { case (theirs, ours) => theirs / ours })
    println(
      f"${s"${row.form}, ${row.document}"}%-58s ${median(times.map(_._2)) / 1e3}%10.1f µs ${row.ratio}%6.2f" +
        (if (row.same) "" else "  other text")
    )
  }

  private def report(rows: Seq[Row]): Unit = {
    println("\n| form | least | median | most | rows below 1 |\n|---|---|---|---|---|")
    def line(name: String, rows: Seq[Row], described: Row => String): Unit = {
      val sorted = rows.sortBy(_.ratio)
      def end(row: Row) = f"${row.ratio}%.2f ${described(row)}"
      println(
        f"| $name | ${end(sorted.head)} | ${sorted(sorted.size / 2).ratio}%.2f | ${end(sorted.last)} | " +
          f"${sorted.count(_.ratio < 1)} of ${sorted.size} |"
      )
    }
    val (small, large) = rows.partition(_.document == "a call per card")
    large.map(_.form).distinct.foreach(form => line(form, large.filter(_.form == form), _.document))
    if (small.nonEmpty) line("a call per card", small, _.form)
    line("all", rows, r => s"${r.form}, ${r.document}")
    println(s"\n${rows.count(_.same)} of ${rows.size} texts are equal")
  }

  private val threads = ManagementFactory.getThreadMXBean

  /** Runs again and again, for about as long each time. */
  private final class Slot(text: Supplier[AnyRef]) {
    private var runs = 1
    var last: AnyRef = null

    /** Nanoseconds of one run. */
    def time(): Double = {
      val begin = threads.getCurrentThreadCpuTime
      for (_ <- 1 to runs) last = text.get()
      val perRun = Math.max(1.0, (threads.getCurrentThreadCpuTime - begin).toDouble) / runs
      runs = Math.max(1, (SlotNanos / perRun).toInt)
      perRun
    }
  }
}
