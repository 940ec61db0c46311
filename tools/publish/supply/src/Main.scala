package supply

import java.nio.file.{Files, Path, Paths}
import java.security.MessageDigest

import swarender.{Json, JsonStyle}

/** Writes the bill of materials of each artifact into a folder: `Main FOLDER`. The build gives the
  * artifacts with what they need in a file, which a variable of the environment names.
  */
object Main {
  def main(args: Array[String]): Unit = {
    val folder = Files.createDirectories(Paths.get(args(0)))
    for (artifact <- ujson.read(Paths.get(sys.env("SWARENDER_COMPONENTS"))).arr) {
      val file = folder.resolve(s"${artifact("name").str}-${artifact("version").str}.cdx.json")
      Json(JsonStyle.pretty).writeTo(bom(artifact), file)
      println(file)
    }
  }

  private def bom(artifact: ujson.Value): Bom =
    Bom("CycloneDX", "1.6", 1, Metadata(component(artifact)), artifact("libraries").arr.toSeq.map(component))

  private def component(of: ujson.Value): Component = {
    val Seq(group, name, version, classifier, file) =
      Seq("group", "name", "version", "classifier", "file").map(of(_).str): @unchecked
    val which = if (classifier.isEmpty) "" else s"?classifier=$classifier"
    val purl = s"pkg:maven/$group/$name@$version$which"
    Component("library", purl, group, name, version, purl, Seq(Hash("SHA-256", sha256(Paths.get(file)))))
  }

  private def sha256(file: Path): String =
    MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)).map("%02x".format(_)).mkString
}
