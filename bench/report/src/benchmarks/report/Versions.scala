package benchmarks.report

import java.io.File

/** The versions of the libraries that the JVM's benchmarks compare with, as the names of jars on
  * the class path have them.
  */
object Versions {

  /** What the page calls a library, and what the name of its jar begins with. */
  private val artifacts = Seq(
    "ujson, upickle" -> "ujson_2.13",
    "jsoniter-scala" -> "jsoniter-scala-core_2.13",
    "jackson" -> "jackson-core",
    "fastjson2" -> "fastjson2",
    "borer" -> "borer-core_2.13",
    "circe" -> "circe-core_2.13",
    "snakeyaml" -> "snakeyaml",
    "snakeyaml-engine" -> "snakeyaml-engine",
    "night-config" -> "toml"
  )

  /** A table of the libraries on `classPath`; throws if one is not there. */
  def table(classPath: String): String = {
    val jars = classPath.split(File.pathSeparator).toSeq.map(path => new File(path).getName)
    Tables.table(Seq("library", "version"), artifacts.map { case (library, artifact) =>
      val version = (s"$artifact-" + """(\d.*)\.jar""").r
      Seq(library, jars.collectFirst { case version(v) => v }.get)
    })
  }
}
