package millbuild

import mill.*, scalalib.*

/** The libraries Scala.js gets from their published sources: a Jsonnet evaluator and its parser. */
trait JsLibs extends Module {
  object sourcecode extends PublishedSources with JsModule {
    def from = mvn"com.lihaoyi:sourcecode_2.13:${Versions.sourcecode}"
  }
  object fastparse extends PublishedSources with JsModule {
    def from = mvn"com.lihaoyi:fastparse_2.13:2.3.1"
    def moduleDeps = Seq(sourcecode)
    def mvnDeps = Seq(mvn"com.lihaoyi::geny::1.1.1")
  }

  /** Without what renders or reads text, and what needs the JVM. */
  object sjsonnet extends PublishedSources with JsModule {
    def from = mvn"com.databricks:sjsonnet_2.13:${Versions.sjsonnet}"
    def moduleDeps = Seq(fastparse)
    def mvnDeps = Seq(mvn"com.lihaoyi::ujson::4.0.2")
    def without(file: os.SubPath) = Set(
      "BaseCharRenderer", "BaseRenderer", "CachedResolvedFile", "Config", "Interpreter", "Materializer", "OsPath",
      "Platform", "PrettyYamlRenderer", "Renderer", "SjsonnetMain", "ValVisitor", "YamlRenderer"
    ).exists(name => file.last == s"$name.scala")
    def cuts = Map(
      os.sub / "sjsonnet/Std.scala" -> Seq(
        "  private object ManifestJson " -> "  private object Set_ ",
        "    builtin(\"manifestIni\"" -> "    builtin(\"base64\"",
        "    \"parseJson\" ->" -> "    \"md5\" ->"
      )
    )
  }
}
