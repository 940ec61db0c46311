package yamlstrings

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import org.yaml.snakeyaml.{DumperOptions, Yaml => SnakeYaml}

import swarender.{Json, Yaml, YamlStrings}

/** Writes the strings of the suite to a file, and how Swarender and snakeyaml write the document of
  * each: the version, and then a case for each string. Arguments: the folder to write to, and the
  * version of Swarender.
  */
object Emit {

  /** The strings of the tests, without those that no UTF-8 can hold. */
  private val strings = YamlStrings.nasty.filter(s => YamlStrings.readBack(s) == s)

  private def document(s: String) = ujson.Obj("a" -> s, "b" -> ujson.Arr(s), "c" -> ujson.Obj(s -> s))

  private def snakeYaml(s: String): String = {
    val document = new java.util.LinkedHashMap[String, AnyRef]
    document.put("a", s)
    document.put("b", java.util.Collections.singletonList(s))
    document.put("c", java.util.Collections.singletonMap(s, s))
    new SnakeYaml(new DumperOptions).dump(document)
  }

  private def cases(version: String, write: String => String): String = {
    val lines = strings.zipWithIndex.map { case (s, i) =>
      try Json.render(ujson.Obj("name" -> i.toString, "text" -> write(s), "documents" -> ujson.Arr(document(s))))
      catch { case e: RuntimeException => Json.render(ujson.Obj("name" -> i.toString, "error" -> e.toString)) }
    }
    (version +: lines).mkString("", "\n", "\n")
  }

  def main(args: Array[String]): Unit = {
    def save(name: String, text: String): Unit = {
      val _ = Files.write(Paths.get(args(0), name), text.getBytes(UTF_8))
    }
    val jar = Paths.get(classOf[SnakeYaml].getProtectionDomain.getCodeSource.getLocation.toURI).getFileName.toString
    save("strings.json", Json.render(strings))
    save("Swarender", cases(args(1), s => Yaml.render(document(s))))
    save("snakeyaml", cases(jar.stripPrefix("snakeyaml-").stripSuffix(".jar"), snakeYaml))
  }
}
