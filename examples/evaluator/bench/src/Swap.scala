package evaluator

import java.io.File
import java.net.URLClassLoader
import java.nio.file.Files.{createTempDirectory, write}
import java.util.function.Function
import javax.tools.ToolProvider

/** An sjsonnet whose renderers this library replaces, and the same as it is. What replaces them
  * (`swap`) is compiled against that sjsonnet, since its classes are another version's.
  */
final class Swap(classPath: String) {
  private val theirs = classPath.split(File.pathSeparatorChar).toSeq.filter(_.nonEmpty)
  private val library = sys.props("java.class.path").split(File.pathSeparatorChar).toSeq
  private val classes = createTempDirectory("swap").toString

  {
    val sources = Seq("Evaluated", "Replaced", "Texts", "Swapped", "Floor", "Walk").map { name =>
      val in = getClass.getResourceAsStream(s"/$name.java")
      try write(new File(classes, s"$name.java").toPath, in.readAllBytes()).toString
      finally in.close()
    }
    val options = Seq("-proc:none", "-nowarn", "-cp", (theirs ++ library).mkString(File.pathSeparator), "-d", classes)
    val status = ToolProvider.getSystemJavaCompiler.run(null, null, null, options ++ sources: _*)
    require(status == 0, "it has not the classes that the swap needs")
  }

  /** What it prints of a program, by its own renderers. */
  val own: Function[String, Array[Byte]] = load("Evaluated", theirs :+ classes)

  /** What it prints through the library. */
  val swapped: Function[String, Array[Byte]] = load("Swapped", (theirs :+ classes) ++ library)

  /** What it prints where renderers take no time. */
  val floor: Function[String, Array[Byte]] = load("Floor", (theirs :+ classes) ++ library)

  private def load(name: String, path: Seq[String]): Function[String, Array[Byte]] = {
    val loader = new URLClassLoader(path.map(new File(_).toURI.toURL).toArray, ClassLoader.getPlatformClassLoader)
    val made = loader.loadClass(s"evaluator.$name").getDeclaredConstructor().newInstance()
    made.asInstanceOf[Function[String, Array[Byte]]]
  }
}
