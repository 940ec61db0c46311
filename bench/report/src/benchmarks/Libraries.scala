package benchmarks

/** The libraries that are compared with: what their ways are called in results, their names, their
  * artifacts, and when the versions were released that were measured.
  */
object Libraries {
  final case class Library(way: String, name: String, artifact: String, released: Map[String, String])

  val all: Seq[Library] = Seq(
    Library("borer", "borer", "borer-core", Map("1.8.0" -> "2022-07-12")),
    Library("circe", "circe", "circe-core", Map("0.14.15" -> "2025-10-01")),
    Library("fastjson2", "fastjson2", "fastjson2", Map("2.0.64" -> "2026-08-02")),
    Library("jackson", "Jackson", "jackson-databind", Map("2.23.0" -> "2026-11-07")),
    Library(
      "jsoniter",
      "jsoniter-scala",
      "jsoniter-scala-core",
      Map("2.23.3" -> "2023-08-24", "2.38.17" -> "2026-07-04")
    ),
    Library("nightConfig", "night-config", "toml", Map("3.8.3" -> "2025-08-08")),
    Library("scalaYaml", "scala-yaml", "scala-yaml", Map("0.3.0" -> "2024-07-30")),
    Library("snakeyaml", "snakeyaml", "snakeyaml", Map("2.7" -> "2026-08-30")),
    Library("snakeyamlEngine", "snakeyaml-engine", "snakeyaml-engine", Map("3.2" -> "2026-10-03")),
    Library("ujson", "ujson", "ujson", Map("4.3.2" -> "2025-09-10", "4.4.3" -> "2026-02-14")),
    Library("upickle", "upickle", "upickle", Map("4.3.2" -> "2025-09-10"))
  )

  /** The ways and versions of those that are on a class path: what the names of jars say, such as
    * `circe-core_2.13-0.14.15.jar`.
    */
  def versions(classPath: String): Seq[(String, String)] = {
    val jars = classPath.split(java.io.File.pathSeparatorChar).map(_.split('/').last)
    all.flatMap { library =>
      val jar = s"""${library.artifact}(?:_[0-9.]+)?-([0-9][^/]*)\\.jar""".r
      jars.collectFirst { case jar(version) => library.way -> version }
    }
  }

  /** `Jackson 2.23.0`; the way itself where it is no library of these versions. */
  def label(way: String, versions: Map[String, String]): String = way match {
    case "fastjson2Safe" => s"${label("fastjson2", versions)} without Unsafe"
    case _ => all.find(_.way == way).fold(way)(library => (library.name +: versions.get(way).toSeq).mkString(" "))
  }

  /** `Jackson 2.23.0 (2026-11-07)` */
  def dated(way: String, version: String): String = {
    val library = all.find(_.way == way).getOrElse(throw new NoSuchElementException(s"no library $way"))
    val date = library.released.getOrElse(
      version,
      throw new NoSuchElementException(s"Libraries.scala does not say when ${library.name} $version was released")
    )
    s"${library.name} $version ($date)"
  }
}
