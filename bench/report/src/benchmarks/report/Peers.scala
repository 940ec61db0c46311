package benchmarks.report

/** What the ways of others are called in charts: the name of the library and its version. */
object Peers {
  private final case class Peer(way: String, name: String, artifact: String)

  private val all = Seq(
    Peer("borer", "borer", "borer-core"),
    Peer("circe", "circe", "circe-core"),
    Peer("fastjson2", "fastjson2", "fastjson2"),
    Peer("jackson", "Jackson", "jackson-databind"),
    Peer("jsoniter", "jsoniter-scala", "jsoniter-scala-core"),
    Peer("nightConfig", "night-config", "toml"),
    Peer("scalaYaml", "scala-yaml", "scala-yaml"),
    Peer("snakeyaml", "snakeyaml", "snakeyaml"),
    Peer("snakeyamlEngine", "snakeyaml-engine", "snakeyaml-engine"),
    Peer("ujson", "ujson", "ujson"),
    Peer("upickle", "upickle", "upickle")
  )

  /** The name and version of the way `way`; the way itself where it is no library of the class
    * path.
    */
  def label(way: String): String =
    all.find(_.way == way).fold(way)(peer => (peer.name +: version(peer.artifact).toSeq).mkString(" "))

  /** A table of the versions of those that are on the class path. */
  def versions: String =
    Tables.table(Seq("library", "version"), all.flatMap(peer => version(peer.artifact).map(Seq(peer.name, _))))

  /** The version in the name of a jar, such as `circe-core_2.13-0.14.15.jar`. */
  private def version(artifact: String): Option[String] = {
    val jar = s"""$artifact(?:_[0-9.]+)?-([0-9][^/]*)\\.jar""".r
    val path = System.getProperty("java.class.path").split(java.io.File.pathSeparatorChar)
    path.map(_.split('/').last).collectFirst { case jar(version) => version }
  }
}
