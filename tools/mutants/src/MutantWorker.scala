package mutants

import java.io.File
import java.net.URLClassLoader

import scala.io.StdIn
import scala.tools.nsc.reporters.StoreReporter
import scala.tools.nsc.{Global, Settings}

import utest.{TestRunner, TestSuite}

/** Tries one change after another. A line of standard input is a source, a folder and the full
  * names of suites, parted by tabs: it compiles the source to the folder, runs the suites with
  * these classes, and prints `MUTANT` and `compile`, `failed` or `passed`, then what is wrong.
  * Without a source it runs the suites as they are.
  */
object MutantWorker {
  private val classPath = System.getProperty("java.class.path")

  def main(args: Array[String]): Unit =
    Iterator.continually(StdIn.readLine()).takeWhile(_ ne null).foreach { line =>
      val parts = line.split('\t')
      val errors = if (parts(0).isEmpty) Nil else compile(parts(0), parts(1))
      val failures = if (errors.isEmpty) run(parts(1), parts.toSeq.drop(2)) else Nil
      val answer = if (errors.nonEmpty) "compile" else if (failures.nonEmpty) "failed" else "passed"
      println(s"\nMUTANT $answer ${(errors ++ failures).mkString("; ").replaceAll("\\s+", " ")}")
    }

  private def compile(source: String, folder: String): List[String] = {
    val settings = new Settings(problem => throw new IllegalArgumentException(problem))
    settings.processArguments(
      List("-classpath", classPath, "-d", folder, "-Xsource:3", "-Wconf:any:s", "-encoding", "utf-8"),
      processAll = true
    )
    val reporter = new StoreReporter(settings)
    val global = new Global(settings, reporter)
    new global.Run().compile(List(source))
    reporter.infos.toList.filter(_.severity == reporter.ERROR).map(e => s"line ${e.pos.line}: ${e.msg}")
  }

  /** What fails. */
  private def run(folder: String, suites: Seq[String]): Seq[String] = {
    val loader = new OwnClasses(folder + File.pathSeparator + classPath)
    Thread.currentThread.setContextClassLoader(loader)
    suites.flatMap { name =>
      try {
        val suite = loader.loadClass(name + "$").getField("MODULE$").get(null).asInstanceOf[TestSuite]
        val failed = TestRunner.run(suite.tests).leaves.toList.filter(_.value.isFailure)
        failed.map(test => s"${name.split('.').last}: ${test.name}")
      } catch { case e: Throwable => Seq(s"$name: $e") }
    }
  }

  private object OwnClasses {
    val packages: Seq[String] = Seq("swarender.", "converter.", "elsewhere.")
  }

  /** The classes of the library, of the converter and of their tests, loaded anew; all others as
    * they are.
    */
  private final class OwnClasses(classPath: String)
      extends URLClassLoader(classPath.split(File.pathSeparatorChar).map(new File(_).toURI.toURL)) {
    override def loadClass(name: String, resolve: Boolean): Class[?] =
      if (!OwnClasses.packages.exists(name.startsWith(_))) super.loadClass(name, resolve)
      else
        getClassLoadingLock(name).synchronized {
          Option(findLoadedClass(name)).getOrElse(findClass(name))
        }
  }
}
