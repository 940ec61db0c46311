package swarender.bench

import java.lang.management.ManagementFactory
import java.lang.reflect.Method

import org.openjdk.jmh.annotations.{Benchmark, Param, Setup}

/** The benchmarks of one class, interleaved in one process: for a machine that has other work.
  *
  * {{{
  * ./mill bench.runMain swarender.bench.Interleaved CaseClassBytes orders=1000
  * ./mill bench.runMain swarender.bench.Interleaved JsonBytes case=twitter seconds=20 only=swarender,ujson
  * }}}
  *
  * Slots of 20 ms of the thread's processor time alternate between the benchmarks after a warm-up.
  * It prints, for each, the median of the time of a call, of the bytes it allocates, and of its
  * ratio to the time of the first one in neighbouring slots.
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

  def main(args: Array[String]): Unit = {
    val options = args.tail.map(_.split("=", 2)).map(pair => (pair(0), pair(1))).toMap
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

    val benchmark = Class.forName(s"swarender.bench.${args.head}")
    val only = options.get("only").map(_.split(',').toSeq)
    val methods = benchmark.getMethods.filter(_.isAnnotationPresent(classOf[Benchmark])).sortBy(_.getName)
    val chosen = only.fold(methods.toSeq)(_.map(name => methods.find(_.getName == name).get))
    val first = chosen.indexWhere(_.getName == "swarender") max 0
    val ordered = chosen(first) +: chosen.patch(first, Nil, 1)
    val ways = ordered.map(m => new Way(m.getName, m, state(benchmark), m.getParameterTypes.map(state)))

    val nanos = options.getOrElse("seconds", "10").toLong * 1000000000L
    var start = System.nanoTime
    while (System.nanoTime - start < nanos / 2) ways.foreach(_.slot())
    start = System.nanoTime
    while (System.nanoTime - start < nanos) ways.foreach(way => way.times :+= way.slot())
    println(s"${args.mkString(" ")}: ${ways.head.times.length} rounds, JDK ${System.getProperty("java.version")}")
    for (way <- ways) {
      val ratio = median(way.times.zip(ways.head.times).map { case (a, b) => a / b })
      println(f"${way.name}%-18s ${median(way.times) / 1000}%12.3f us ${way.bytes}%14.0f B   $ratio%6.2f x")
    }
  }

  private def median(all: Seq[Double]): Double = all.sorted.apply(all.length / 2)
}
