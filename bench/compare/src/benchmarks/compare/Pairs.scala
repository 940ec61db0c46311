package benchmarks.compare

import java.io.File.pathSeparator
import java.nio.file.{Files, Path}
import java.util.concurrent.{Callable, Executors, ExecutionException}

import scala.jdk.CollectionConverters.*
import scala.util.Using

import benchmarks.Statistics

/** Measures two revisions, given by their class paths, until every row is decided or the plan's
  * limits are reached.
  *
  * A fork is a process of each revision, both alive at the same time and on the same processor.
  * They take turns of 5 ms, or of one call, so that whatever else the machine does falls on both
  * alike. A fork's ratio is the median of those of neighbouring turns. Forks are independent
  * samples, since each compiles anew; every other one lets head begin. Each processor has forks of
  * its own. A row that is decided is no longer measured, but is warmed up in every fork: what other
  * rows have compiled and allocated decides what a row takes.
  *
  * @param cases
  *   the class that [[Turns]] makes an object of.
  */
final class Pairs(base: String, head: String, cases: String, rows: Seq[Row], plan: Plan) {
  private val harness = Pairs.harness()
  private val ends = System.nanoTime + (plan.minutes * 60e9).toLong
  private var begun = 0
  private var forks: Map[String, Seq[Fork]] = Map.empty.withDefaultValue(Nil)
  private var unknown: Set[String] = Set.empty

  /** The rows that both have, and the names of those that one alone has. */
  def compare(): (Seq[Comparison], Seq[String]) = {
    val processors = Runtime.getRuntime.availableProcessors
    val threads = Executors.newFixedThreadPool(processors)
    val lanes = Seq.tabulate(processors)(processor => (() => lane(processor)): Callable[Unit])
    try threads.invokeAll(lanes.asJava).forEach(done => done.get())
    catch { case e: ExecutionException => throw e.getCause }
    finally threads.shutdown()
    (rows.filterNot(row => unknown(row.name)).map(comparison), rows.map(_.name).filter(unknown))
  }

  private def comparison(row: Row) = Comparison(row.name, row.threshold.getOrElse(plan.threshold), forks(row.name))

  private def lane(processor: Int): Unit =
    Iterator.continually(next()).takeWhile(_._2.nonEmpty).foreach { case (index, open) =>
      try fork(processor, index, open)
      catch {
        case e: Throwable =>
          // The other processors begin no more.
          synchronized { begun = plan.forks }
          throw e
      }
    }

  /** The number of the next fork, and the rows that it measures. */
  private def next(): (Int, Set[String]) = synchronized {
    val open =
      rows.filter(row => !unknown(row.name) && comparison(row).decision == Decision.Undecided).map(_.name).toSet
    begun += 1
    (begun, if (begun > plan.forks || System.nanoTime > ends) Set.empty else open)
  }

  private def measured(name: String, fork: Fork): Unit = synchronized {
    val before = rows.find(_.name == name).map(comparison(_).decision)
    forks = forks.updated(name, forks(name) :+ fork)
    val now = comparison(rows.find(_.name == name).get)
    if (!before.contains(now.decision)) println(Report.line(now))
  }

  private def fork(processor: Int, index: Int, open: Set[String]): Unit =
    Using.resources(side("base", base), side("head", head)) { (b, h) =>
      val sides = if (index % 2 == 0) Seq(b, h) else Seq(h, b)
      sides.foreach(_.pin(processor))
      def all(turn: String): Seq[String] = {
        sides.foreach(_.ask(turn))
        sides.map(_.answer())
      }
      sides.foreach(_.answer())
      val (known, missing) = rows.map(_.name).partition(name => !all(s"has 0 $name").contains("false"))
      synchronized { unknown ++= missing }
      all("settle")
      // Twice: what another row needs makes the compilers think again.
      val calls = Seq(1, 3)
        .map(quarters =>
          known.map { name =>
            val nanos = all(s"warm ${plan.warm * quarters / 4} $name").map(_.toDouble).max
            name -> math.max(1, (Pairs.TurnNanos / nanos).toInt)
          }
        )
        .last
      val undecided = calls.filter { case (name, _) => open(name) }
      // The first round finds the processor's caches as the other work has left them.
      val rounds = Seq
        .fill(plan.rounds + 1)(undecided.map { case (name, n) =>
          val times = sides.map(side => side -> side.asked(s"run $n $name").toDouble / n).toMap
          Fork(times(b), times(h) / times(b))
        })
        .tail
      for (((name, _), turns) <- undecided.zip(rounds.transpose))
        measured(name, Fork(Statistics.median(turns.map(_.base)), Statistics.median(turns.map(_.ratio))))
    }

  private def side(name: String, classPath: String): Side = {
    val java = s"${System.getProperty("java.home")}/bin/java"
    val path = s"$classPath$pathSeparator$harness"
    new Side(name, (java +: Pairs.options) ++ Seq("-cp", path, classOf[Turns].getName, cases))
  }
}

object Pairs {
  private final val TurnNanos = 5e6

  /** Compiled code is alike in every process if no thread renders on while another one compiles; no
    * collector has threads of its own; the heap stays as it is, its young generation with room for
    * what a turn allocates, and has all its pages: without, the first pass over it took 1.1 ms for
    * a thousand orders as YAML and the next ones 0.8.
    */
  val options: Seq[String] =
    Seq("-Xbatch", "-XX:+UseSerialGC", "-Xms768m", "-Xmx768m", "-Xmn512m", "-XX:+AlwaysPreTouch", "-Xss16m")

  /** A folder with [[Turns]] and nothing else of this program. */
  private def harness(): Path = {
    val folder = Files.createTempDirectory("turns")
    val name = s"${classOf[Turns].getName.replace('.', '/')}.class"
    val file = folder.resolve(name)
    val in = classOf[Turns].getResourceAsStream(s"/$name")
    Files.createDirectories(file.getParent)
    try Files.copy(in, file)
    finally in.close()
    Iterator.iterate(file)(_.getParent).takeWhile(_ != folder.getParent).toSeq.reverse.foreach(_.toFile.deleteOnExit())
    folder
  }
}
