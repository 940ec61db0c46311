package yamlstrings

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import org.virtuslab.yaml.*

/** How scala-yaml writes the document of each string: its version, and then a case for each.
  * Arguments: the file of strings, and the file to write.
  */
object ScalaYaml {
  final case class Document(a: String, b: List[String], c: Map[String, String]) derives YamlEncoder

  private def document(s: String) = ujson.Obj("a" -> s, "b" -> ujson.Arr(s), "c" -> ujson.Obj(s -> s))

  private def of(s: String, name: String): ujson.Obj =
    try {
      val text = Document(s, List(s), Map(s -> s)).asYaml
      ujson.Obj("name" -> name, "text" -> text, "documents" -> ujson.Arr(document(s)))
    } catch { case e: RuntimeException => ujson.Obj("name" -> name, "error" -> e.toString) }

  def main(args: Array[String]): Unit = {
    val strings = ujson.read(Files.readString(Paths.get(args(0)))).arr.map(_.str)
    val jar = Paths.get(classOf[Node].getProtectionDomain.getCodeSource.getLocation.toURI).getFileName.toString
    val version = jar.stripPrefix("scala-yaml_3-").stripSuffix(".jar")
    val cases = strings.zipWithIndex.map((s, i) => of(s, i.toString).render())
    Files.write(Paths.get(args(1)), (version +: cases).mkString("", "\n", "\n").getBytes(UTF_8))
  }
}
