package evaluator

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, File, PrintStream}
import java.lang.management.ManagementFactory
import java.lang.reflect.InvocationTargetException
import java.net.URLClassLoader
import java.nio.file.Paths
import java.util.Arrays

/** Compares this evaluator with an sjsonnet whose class path is an argument, function by function:
  * both in one process, each in a class loader of its own, by the processor time of the thread.
  *
  * {{{
  * ./mill examples.evaluator.bench.runMain evaluator.Rows [classpath=JARS] [evaluator=theirs] [warmup=20] [NAME...]
  * }}}
  *
  * Without a class path it is sjsonnet 0.4.9. With `evaluator=theirs`, which versions after 0.4.9
  * can do, the other side is no evaluator of its own but the same sjsonnet with the library in
  * place of its renderers, and a third side has renderers that take no time ([[Swap]]). The process
  * first runs all programs in all of them for `warmup` seconds of the processor. It prints a line
  * for each program whose name contains one of the words, or for all.
  */
object Rows {
  private val Rounds = 21
  private val SlotNanos = 5e7
  private val StackBytes = 64L << 20

  def main(args: Array[String]): Unit = {
    val (options, names) = args.toSeq.partition(_.contains("="))
    val settings = options.map(_.split("=", 2)).map(pair => pair(0) -> pair(1)).toMap
    val classPath = settings.getOrElse("classpath", sys.env("EVALUATOR_OWN"))
    val commands: Seq[Command] =
      if (settings.get("evaluator").contains("theirs")) {
        val swap = new Swap(classPath)
        Seq(swap.own, swap.swapped, swap.floor)
      } else Seq(new TheirCommand(classPath).apply _, new OurCommand().apply _)
    val warmup = settings.getOrElse("warmup", "20").toInt
    val rows = BenchProgram.all.filter(p => names.isEmpty || names.exists(p.name.contains(_)))
    val thread = new Thread(null, () => run(rows, commands, warmup), "rows", StackBytes)
    thread.start()
    thread.join()
  }

  /** What is printed of a program; nothing if it fails. */
  private type Command = String => Array[Byte]

  private def run(rows: Seq[BenchProgram], commands: Seq[Command], warmup: Int): Unit = {
    val (known, unknown) = BenchProgram.all.partition(p => commands.head(p.code).nonEmpty)
    val until = threads.getCurrentThreadCpuTime + warmup * 1000000000L
    while (threads.getCurrentThreadCpuTime < until) for (p <- known; command <- commands) command(p.code)
    println(
      f"${"program"}%-34s ${"theirs, ms"}%10s ${"theirs/ours"}%11s ${"wanted"}%6s ${"bytes, ours/theirs"}%18s" +
        (if (commands.size > 2) f" ${"theirs/floor"}%12s ${"bytes"}%12s" else "")
    )
    rows.foreach { p =>
      if (unknown.contains(p)) println(f"${p.name}%-34s ${"it has no such function"}%s")
      else measure(p, commands)
    }
  }

  private def measure(p: BenchProgram, commands: Seq[Command]): Unit = {
    val texts = commands.map(_(p.code))
    val slots = commands.map(command => new Slot(() => command(p.code)))
    slots.foreach(_.time())
    val rounds = (1 to Rounds).map { i =>
      val ahead = slots.indices.map(j => (i + j) % slots.size)
      val order = if (i / slots.size % 2 == 0) ahead else ahead.reverse
      order.zip(order.map(slots(_).time())).sortBy(_._1).map(_._2)
    }

    /** Their time over that of the other side `i`, in order. */
    def ratios(i: Int): Seq[Double] = rounds.map(times => times.head / times(i)).sorted
    val (theirs, ours) = (slots.head, slots(1))
    val same =
      if (texts.tail.forall(Arrays.equals(_, texts.head))) ""
      else s"; prints something else: ${texts.map(_.length).mkString(", ")} bytes"
    val floor =
      if (slots.size > 2) f" ${ratios(2).apply(Rounds / 2)}%12.2f ${slots(2).bytes / theirs.bytes}%12.2f" else ""
    println(
      f"${p.name}%-34s ${rounds.map(_.head).sorted.apply(Rounds / 2) / 1e6}%10.2f ${ratios(1).apply(Rounds / 2)}%11.2f " +
        f"${p.wanted}%6.1f ${ours.bytes / theirs.bytes}%18.2f$floor  " +
        f"(${ratios(1).apply(2)}%.2f to ${ratios(1).apply(Rounds - 3)}%.2f)$same"
    )
  }

  private val threads = ManagementFactory.getThreadMXBean.asInstanceOf[com.sun.management.ThreadMXBean]

  /** Runs again and again, for about as long each time. */
  private final class Slot(run: () => Array[Byte]) {
    private var runs = 1
    var bytes = 0.0
    var length = 0

    /** Nanoseconds of one run. */
    def time(): Double = {
      val id = Thread.currentThread.getId
      val allocated = threads.getThreadAllocatedBytes(id)
      val begin = threads.getCurrentThreadCpuTime
      for (_ <- 1 to runs) length = run().length
      val perRun = Math.max(1.0, (threads.getCurrentThreadCpuTime - begin).toDouble) / runs
      bytes = (threads.getThreadAllocatedBytes(id) - allocated).toDouble / runs
      runs = Math.max(1, (SlotNanos / perRun).toInt)
      perRun
    }
  }
}

/** What this evaluator prints. The parser's results are kept. */
final class OurCommand {
  private val directory = Files.of(Paths.get(""))
  private val program = new Program(directory, Files)
  private val output = new Output()(program.evaluator)

  def apply(code: String): Array[Byte] = output.json(program.evaluate(directory / "<cmdline>", code))
}

/** What the command of an sjsonnet prints, called by reflection: the classes of its Scala and of
  * its ujson need not be ours. The parser's results are kept.
  */
final class TheirCommand(classPath: String) {
  private val files = classPath.split(File.pathSeparatorChar).map(new File(_).toURI.toURL)
  private val loader = new URLClassLoader(files, ClassLoader.getPlatformClassLoader)

  private def module(name: String): AnyRef = loader.loadClass(name + "$").getField("MODULE$").get(null)

  /** Versions after 0.4.9 have it in a class of its own. */
  private val main =
    try module("sjsonnet.SjsonnetMainBase")
    catch { case _: ClassNotFoundException => module("sjsonnet.SjsonnetMain") }
  private val methods = main.getClass.getMethods

  /** The parameters that have a default value come after six. */
  private val defaults =
    (7 to 12).flatMap(i => methods.find(_.getName == "main0$default$" + i)).map(_.invoke(main))
  private val run = methods.find(m => m.getName == "main0" && m.getParameterCount == 6 + defaults.size).get
  private val cache =
    loader.loadClass("sjsonnet.DefaultParseCache").getDeclaredConstructor().newInstance().asInstanceOf[AnyRef]
  private val directory = {
    val os = module("os.package")
    os.getClass.getMethod("pwd").invoke(os)
  }

  /** Empty if the program fails, as one does whose functions it does not have. */
  def apply(code: String): Array[Byte] = {
    val out = new ByteArrayOutputStream
    val (printed, errors) = (new PrintStream(out, false, "UTF-8"), new PrintStream(new ByteArrayOutputStream))
    val in = new ByteArrayInputStream(Array())
    val arguments = Seq[AnyRef](Array("--exec", code), cache, in, printed, errors, directory)
    try {
      Thread.currentThread.setContextClassLoader(loader)
      val status = run.invoke(main, (arguments ++ defaults)*)
      printed.flush()
      if (status == 0) out.toByteArray else Array()
    } catch {
      case e: InvocationTargetException => throw new IllegalStateException(s"sjsonnet on $code", e.getCause)
    }
  }
}
