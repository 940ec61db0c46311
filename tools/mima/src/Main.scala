package mima

import java.io.File
import java.nio.file.{Files, Path}

import com.typesafe.tools.mima.core.Problem
import com.typesafe.tools.mima.lib.MiMaLib

/** Compares the public binary interface of the library with that of the latest release: `Main`,
  * with the jars in the environment. First it compares the library with copies of itself, one of
  * which lacks a method: if it does not see that, what it says of a release means nothing. Exits 1
  * if a release's program would not link.
  */
object Main {
  private val current = new File(sys.env("SWARENDER_JAR"))
  private val classPath = sys.env("SWARENDER_CLASSPATH").split(File.pathSeparatorChar).toSeq.map(new File(_))

  def main(args: Array[String]): Unit = {
    checkItself()
    sys.env.get("SWARENDER_RELEASED") match {
      case None => println("no release yet")
      case Some(jar) =>
        val found = problems(new File(jar), current)
        found.foreach(problem => println(problem.description("new")))
        println(s"${found.size} incompatible changes since ${new File(jar).getName}")
        if (found.nonEmpty) sys.exit(1)
    }
  }

  private def problems(before: File, after: File): List[Problem] =
    new MiMaLib(classPath).collectProblems(before, after, Nil)

  private def checkItself(): Unit = {
    val folder = Files.createTempDirectory("mima")
    def changed(lost: (String, String)*): File = {
      val copy = folder.resolve("changed.jar")
      Files.deleteIfExists(copy)
      WithoutMethods.copy(current.toPath, copy, lost.toMap)
      copy.toFile
    }
    try {
      expect("an equal jar", problems(current, changed()), 0)
      expect("a jar without JsonStyle.withIndent", problems(current, changed("swarender/JsonStyle" -> "withIndent")), 2)
      expect("a jar without Quote.json", problems(current, changed("swarender/Quote$" -> "json")), 1)
    } finally {
      val _ = (Files.deleteIfExists(folder.resolve("changed.jar")), Files.deleteIfExists(folder: Path))
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
