package mima

import java.io.File
import java.nio.file.Files

import com.typesafe.tools.mima.core.Problem
import com.typesafe.tools.mima.lib.MiMaLib

/** Compares the public binary interface of each of the library's jars with that of the latest
  * release, as the environment names them. First it compares the jars with copies of themselves,
  * some of which lack a method: if it does not see that, what it says of a release means nothing.
  * Exits 1 if a release's program would not link.
  */
object Main {
  private def files(variable: String): Seq[File] =
    sys.env(variable).split(File.pathSeparatorChar).toSeq.filter(_.nonEmpty).map(new File(_))

  private val current = sys.env("SWARENDER_ARTIFACTS").split(' ').zip(files("SWARENDER_JARS")).toMap
  private val classPath = files("SWARENDER_CLASSPATH")

  def main(args: Array[String]): Unit = {
    checkItself()
    val released = files("SWARENDER_RELEASED")
    if (released.isEmpty) println("no release yet")
    else {
      val found = released.flatMap(jar => problems(jar, current(artifactOf(jar))))
      found.foreach(problem => println(problem.description("new")))
      println(s"${found.size} incompatible changes since ${released.map(_.getName).mkString(", ")}")
      if (found.nonEmpty) sys.exit(1)
    }
  }

  /** The name of a jar of a release before its version. */
  private def artifactOf(jar: File): String = {
    val name = jar.getName
    current.keys.find(artifact => name.startsWith(s"$artifact-")).getOrElse(sys.error(s"no artifact for $name"))
  }

  private def problems(before: File, after: File): List[Problem] =
    new MiMaLib(classPath).collectProblems(before, after, Nil)

  private def checkItself(): Unit = {
    val copy = Files.createTempDirectory("mima").resolve("changed.jar")
    def changed(lost: (String, String)*): List[Problem] = current.values.toList.flatMap { jar =>
      Files.deleteIfExists(copy)
      WithoutMethods.copy(jar.toPath, copy, lost.toMap)
      problems(jar, copy.toFile)
    }
    try {
      expect("equal jars", changed(), 0)
      expect("jars without JsonStyle.withIndent", changed("swarender/JsonStyle" -> "withIndent"), 2)
      expect("jars without Quote.json", changed("swarender/Quote$" -> "json"), 1)
      expect("jars without Events.endArray", changed("swarender/Events" -> "endArray"), 1)
    } finally {
      val _ = (Files.deleteIfExists(copy), Files.deleteIfExists(copy.getParent))
    }
  }

  private def expect(what: String, found: List[Problem], count: Int): Unit = {
    println(s"$what: ${found.size} incompatible changes")
    if (found.size != count) {
      found.foreach(problem => println(problem.description("new")))
      println(s"expected $count")
      sys.exit(1)
    }
  }
}
