import java.io.File.pathSeparator
import java.nio.file.{Files, Path, Paths}
import java.nio.file.StandardCopyOption.REPLACE_EXISTING
import scala.concurrent.ExecutionContext.Implicits.global
import scala.scalanative.build._
import scala.scalanative.util.Scope

/** Links a single-threaded Scala Native program.
  *
  * Arguments: main class, work folder (kept between runs, it makes the next link incremental),
  * executable to write, `debug` or `release-fast`, class path, options for clang when it compiles
  * C.
  */
object NativeLink {
  def main(args: Array[String]): Unit = {
    val Array(mainClass, work, executable, mode, classPath, cOptions @ _*) = args
    val discovered = NativeConfig.empty
      .withClang(Discover.clang())
      .withClangPP(Discover.clangpp())
      .withCompileOptions(Discover.compileOptions())
      .withCOptions(cOptions)
      .withLinkingOptions(Discover.linkingOptions() ++ Seq(static, fixed).filter(links(_)).flatten)
      .withGC(GC.immix)
      .withMultithreading(false)
    val native =
      if (mode == "debug") discovered.withMode(Mode.debug).withLTO(LTO.none)
      else discovered.withMode(Mode.releaseFast).withLTO(if (links(Seq("-flto=thin"))) LTO.thin else LTO.none)
    val config = Config.empty
      .withMainClass(Some(mainClass))
      .withBaseDir(Paths.get(work))
      .withModuleName(mode)
      .withClassPath(classPath.split(pathSeparator).toSeq.map(Paths.get(_)))
      .withLogger(Quiet)
      .withCompilerConfig(native)
    val built = Scope(implicit scope => Build.buildCachedAwait(config))
    Files.copy(built, Paths.get(executable), REPLACE_EXISTING)
  }

  /** The run-time library of C++ inside the program: loading it takes longer than a small document.
    */
  private def static: Seq[String] = Seq("-static-libstdc++", "-static-libgcc")

  /** Code at fixed addresses: to adjust the 45,000 references in the tables of classes of a program
    * that can lie anywhere takes longer than a small document, and a megabyte.
    */
  private def fixed: Seq[String] = Seq("-no-pie")

  /** Whether the C++ toolchain can link with these options: for thin LTO it needs a linker that
    * reads LLVM bitcode.
    */
  private def links(options: Seq[String]): Boolean = {
    val folder = Files.createTempDirectory("links")
    val source =
      Files.write(folder.resolve("main.cpp"), "int main() { try { throw 1; } catch (int) { return 0; } }".getBytes)
    val command =
      Discover.clangpp().toString +: (options ++ Seq(source.toString, "-o", folder.resolve("main").toString))
    val quiet = scala.sys.process.ProcessLogger(_ => ())
    scala.sys.process.Process(command).!(quiet) == 0
  }

  /** Speaks only of trouble. */
  private object Quiet extends Logger {
    def trace(error: Throwable): Unit = error.printStackTrace()
    def debug(text: String): Unit = ()
    def info(text: String): Unit = ()
    def warn(text: String): Unit = System.err.println(text)
    def error(text: String): Unit = System.err.println(text)
  }
}
