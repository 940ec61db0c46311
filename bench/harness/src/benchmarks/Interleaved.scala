package benchmarks

import java.lang.management.ManagementFactory
import java.lang.reflect.Method

import org.openjdk.jmh.annotations.{Benchmark, Param, Setup}

import benchmarks.report.Result

/** The benchmarks of one class, interleaved in one process, and that in several processes: for a
  * machine that has other work.
  *
  * {{{
  * ./mill bench.runMain benchmarks.Interleaved ModelBytes model=1000-orders
  * ./mill bench.runMain benchmarks.Interleaved JsonBytes fresh case=twitter seconds=5 only=swarender,ujson forks=3
  * }}}
  *
  * Each process is a [[UsedProcess]] before it measures, unless an argument is `fresh`. Slots of 20
  * ms of the thread's processor time alternate between the benchmarks, for `seconds` of each (2),
  * after as much warm-up. It prints a line of JSON for each, as `./mill bench.report` reads it: the
  * median of the time of a call, of the bytes it allocates, and of its ratio to the time of
  * `swarender` (or the first one) in neighbouring slots. `java=PATH` names another Java.
  */
object Interleaved {
  private val threads = ManagementFactory.getThreadMXBean.asInstanceOf[com.sun.management.ThreadMXBean]
  private val SlotNanos = 20000000L

  @volatile var result: Any = null

  private final class Way(val name: String, method: Method, state: AnyRef, arguments: Array[AnyRef]) {
    var calls = 1
    var times: Vector[Double] = Vector.empty
    var bytes = 0.0

    def slot(): Double = {
      val allocated = threads.getThreadAllocatedBytes(Thread.currentThread.getId)
      val start = threads.getCurrentThreadCpuTime
      var i = 0
      while (i < calls) {
        result = method.invoke(state, arguments*)
        i += 1
      }
      val time = threads.getCurrentThreadCpuTime - start
      bytes = (threads.getThreadAllocatedBytes(Thread.currentThread.getId) - allocated).toDouble / calls
      val perCall = time.toDouble / calls
      calls = Math.max(1, (SlotNanos / Math.max(perCall, 1)).toInt)
      perCall
    }
  }

  def main(args: Array[String]): Unit = Arguments.checked("benchmarks.Interleaved") {
    Arguments.noOption(args.toSeq)
    val (own, row) = args.toSeq.partition(arg => arg.startsWith("forks=") || arg.startsWith("java="))
    val options = own.map(_.split("=", 2)).map(pair => pair(0) -> pair(1)).toMap
    val java = options.getOrElse("java", s"${System.getProperty("java.home")}/bin/java")
    if (row.isEmpty) throw new Arguments.Wrong("it needs the name of a benchmark")
    if (options.get("forks").contains("0")) measure(row.toArray)
    else {
      val forks = Arguments.number("forks", options.getOrElse("forks", "1"), 1)
      measured(java, row, forks).foreach(result => println(result.line))
    }
  }

  /** The results of `row`, a benchmark and its options, in so many processes of `java`. */
  def measured(java: String, row: Seq[String], forks: Int): Seq[Result] = {
    val path = Seq("-cp", System.getProperty("java.class.path"))
    val command = Seq(java, "-Xbatch", "-Xms2g", "-Xmx2g") ++ path ++ ("benchmarks.Interleaved" +: row :+ "forks=0")
    Slots.read(row.head, row.tail, Seq.fill(forks)(ChildProcess.output(command)))
  }

  private def measure(args: Array[String]): Unit = {
    val options = args.tail.filter(_ != "fresh").map(_.split("=", 2)).map(pair => (pair(0), pair(1))).toMap
    if (!args.contains("fresh")) UsedProcess()
    val states = collection.mutable.Map.empty[Class[?], AnyRef]

    def state(of: Class[?]): AnyRef = states.getOrElseUpdate(
      of, {
        val made = of.getDeclaredConstructor().newInstance().asInstanceOf[AnyRef]
        for (field <- of.getDeclaredFields if field.isAnnotationPresent(classOf[Param])) {
          field.setAccessible(true)
          val text = options.getOrElse(field.getName, field.getAnnotation(classOf[Param]).value().head)
          field.set(made, if (field.getType == classOf[Int]) Integer.valueOf(text) else text)
        }
        for (setup <- of.getMethods if setup.isAnnotationPresent(classOf[Setup]))
          setup.invoke(made, setup.getParameterTypes.map(state)*)
        made
      }
    )

    val benchmark = Class.forName(s"benchmarks.${args.head}")
    val only = options.get("only").map(_.split(',').toSeq)
    val methods = benchmark.getMethods.filter(_.isAnnotationPresent(classOf[Benchmark])).sortBy(_.getName)
    val chosen = only.fold(methods.toSeq)(_.map(name => methods.find(_.getName == name).get))
    val first = chosen.indexWhere(_.getName == "swarender") max 0
    val ordered = chosen(first) +: chosen.patch(first, Nil, 1)
    val ways = ordered.map(m => new Way(m.getName, m, state(benchmark), m.getParameterTypes.map(state)))

    val nanos = options.getOrElse("seconds", "2").toDouble * 1e9
    // Each by its own time: where a call of one takes as long as a hundred of another, rounds alone leave that one cold.
    val warm = new Array[Long](ways.length)
    while (warm.exists(_ < nanos)) for (i <- ways.indices if warm(i) < nanos) {
      val start = System.nanoTime
      ways(i).slot()
      warm(i) += System.nanoTime - start
    }
    val start = System.nanoTime
    while (System.nanoTime - start < nanos * ways.length) ways.foreach(way => way.times :+= way.slot())
    println(Result.runtime(System.getProperty("java.version"), isFresh = args.contains("fresh")))
    for (way <- ways) println(s"${way.name} ${way.bytes} ${way.times.mkString(" ")}")
  }
}
