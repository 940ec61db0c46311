package millbuild

import mill.*, scalalib.*, scalajslib.*
import mill.api.BuildCtx
import mill.scalajslib.api.{ModuleKind, Report}

/** A Scala.js module linked by [[Linkers]] and run by the `node` on the PATH. */
trait JsModule extends SwarenderModule with ScalaJSModule {
  def scalaJSVersion = Versions.scalaJs
  def moduleKind = ModuleKind.CommonJSModule

  def fastLinkJS = Task(linked("fast", moduleKind)())
  def fullLinkJS = Task(linked("full", moduleKind)())

  /** The output of `fullLinkJS` in fewer bytes: classes have no names. */
  def smallLinkJS = Task(linked("small", moduleKind)().dest)

  /** The program as WebAssembly: the module `main.mjs` of the folder loads it. */
  def wasmLinkJS = Task(linked("wasm", Task.Anon(ModuleKind.ESModule))().dest)

  private def linked(mode: String, moduleKind: Task[ModuleKind]) = Task.Anon {
    Linkers.run(
      "JsLink",
      Linkers.js(),
      finalMainClass(),
      Task.dest,
      mode,
      moduleKind().toString,
      runClasspath().classPath
    )
    Report(Seq(Report.Module("main", "main.js", Some("main.js.map"), moduleKind())), PathRef(Task.dest))
  }

  def command = Task(Seq("node", (fastLinkJS().dest.path / "main.js").toString))

  override def run(args: Task[Args] = Task.Anon(Args())): Task.Command[Unit] =
    Task.Command(exclusive = true) {
      os.call(
        (command(), args().value),
        env = allForkEnv(),
        cwd = BuildCtx.workspaceRoot,
        stdin = os.Inherit,
        stdout = os.Inherit
      )
      ()
    }
}
