package benchmarks.generated

import java.lang.management.ManagementFactory

/** The program that a fresh process is: `Fresh LIBRARY SEED DOCUMENTS...`. `LIBRARY` is `Own` or
  * `Peer`: then it makes one value of the first model, and writes it again and again; or `OwnTree`
  * or `UjsonTree`: then it does that with the first random document. For each of the numbers
  * `DOCUMENTS`, it prints, after a line that says so, what that many have taken, with the first
  * call: microseconds, those of processor time of this thread, those of all threads, compilers too,
  * and how many classes were loaded.
  */
object Fresh {
  var written: Array[Byte] = null

  def main(args: Array[String]): Unit = {
    val seed = args(1).toLong
    val value = if (args(0).endsWith("Tree")) new RandomTree(seed * 1000).value else Model.data(0, seed, 1).head
    val write = Class.forName(s"generated.${args(0)}First0").getConstructor().newInstance().asInstanceOf[First]
    val system = ManagementFactory.getOperatingSystemMXBean.asInstanceOf[com.sun.management.OperatingSystemMXBean]
    val classes = ManagementFactory.getClassLoadingMXBean
    val threads = ManagementFactory.getThreadMXBean
    val columns = new Array[Long](4 * (args.length - 2))
    val counts = new Array[Int](args.length - 2)
    var i = 0
    while (i < counts.length) {
      counts(i) = Integer.parseInt(args(i + 2))
      i += 1
    }
    System.out.println("before the first document")
    val before = classes.getTotalLoadedClassCount
    val all = system.getProcessCpuTime
    val own = threads.getCurrentThreadCpuTime
    val start = System.nanoTime
    var made = 0
    i = 0
    while (i < counts.length) {
      while (made < counts(i)) {
        written = write(value)
        made += 1
      }
      columns(4 * i) = System.nanoTime - start
      columns(4 * i + 1) = threads.getCurrentThreadCpuTime - own
      columns(4 * i + 2) = system.getProcessCpuTime - all
      columns(4 * i + 3) = classes.getTotalLoadedClassCount - before
      i += 1
    }
    i = 0
    while (i < counts.length) {
      val micros = Seq(0, 1, 2).map(clock => columns(4 * i + clock) / 1000)
      println(s"fresh ${counts(i)} ${micros.mkString(" ")} ${columns(4 * i + 3)}")
      i += 1
    }
  }
}

/** Writes values of one model, or documents, as bytes, without a lambda. */
abstract class First {
  def apply(value: AnyRef): Array[Byte]
}
