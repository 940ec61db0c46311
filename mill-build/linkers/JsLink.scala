import java.io.File.pathSeparator
import java.nio.file.Paths
import scala.concurrent.Await
import scala.concurrent.ExecutionContext.Implicits.global
import scala.concurrent.duration.Duration
import org.scalajs.linker.{PathIRContainer, PathOutputDirectory, StandardImpl}
import org.scalajs.linker.interface.{ModuleInitializer, ModuleKind, OutputPatterns, Semantics, StandardConfig}
import org.scalajs.linker.interface.Semantics.RuntimeClassNameMapper
import org.scalajs.logging.{Level, ScalaConsoleLogger}

/** Links a Scala.js program to one file, `main.js`.
  *
  * Arguments: main class, output folder, `fast`, `full` (semantics for production, then Closure),
  * `small` (as `full`, with classes of ECMAScript and without the names that `getClass.getName`
  * returns) or `wasm` (WebAssembly, which the module `main.mjs` loads), kind of module
  * (`CommonJSModule` for Node, `NoModule` for a script of a page), class path.
  */
object JsLink {
  def main(args: Array[String]): Unit = {
    val Array(mainClass, out, mode, kind, classPath) = args
    val fast = StandardConfig().withModuleKind(ModuleKind.All.find(_.toString == kind).get)
    def full(semantics: Semantics) = fast.withSemantics(semantics).withClosureCompiler(true)
    val config = mode match {
      case "fast" => fast
      case "full" => full(Semantics.Defaults.optimized)
      case "small" =>
        full(Semantics.Defaults.optimized.withRuntimeClassNameMapper(RuntimeClassNameMapper.discardAll()))
          .withESFeatures(_.withAvoidClasses(false).withAvoidLetsAndConsts(false))
      case "wasm" =>
        fast.withExperimentalUseWebAssembly(true).withOutputPatterns(OutputPatterns.fromJSFile("%s.mjs"))
    }
    val main = ModuleInitializer.mainMethodWithArgs(mainClass, "main")
    val linked = for {
      (containers, _) <- PathIRContainer.fromClasspath(classPath.split(pathSeparator).toSeq.map(Paths.get(_)))
      ir <- StandardImpl.irFileCache().newCache.cached(containers)
      _ <- StandardImpl
        .linker(config)
        .link(ir, Seq(main), PathOutputDirectory(Paths.get(out)), new ScalaConsoleLogger(Level.Warn))
    } yield ()
    Await.result(linked, Duration.Inf)
  }
}
