package evaluator

import java.io.File
import java.lang.reflect.InvocationTargetException
import java.net.URLClassLoader
import java.nio.file.Files.{createTempDirectory, write}
import java.util.function.{Function, Supplier}
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
  lazy val own: SwapSide = load("Evaluated", theirs :+ classes)

  /** What it prints through the library. */
  val swapped: SwapSide = through(library)

  /** What it prints through the library of another class path. */
  def through(library: Seq[String]): SwapSide = load("Swapped", (theirs :+ classes) ++ library)

  /** What it prints where renderers take no time. */
  lazy val floor: SwapSide = load("Floor", (theirs :+ classes) ++ library)

  private def load(name: String, path: Seq[String]): SwapSide = {
    val loader = new URLClassLoader(path.map(new File(_).toURI.toURL).toArray, ClassLoader.getPlatformClassLoader)
    new SwapSide(loader.loadClass(s"evaluator.$name").getDeclaredConstructor().newInstance().asInstanceOf[AnyRef])
  }
}

/** One of them. It is called by the types of the JDK, since its classes are its loader's own. */
final class SwapSide(made: AnyRef) extends (String => Array[Byte]) {
  private val run = made.asInstanceOf[Function[String, Array[Byte]]]

  /** What it prints of a program. */
  def apply(code: String): Array[Byte] = run(code)

  /** See `Evaluated.prepare`. */
  def prepare(code: String): java.util.List[Supplier[AnyRef]] = Swap.prepare(made, code)
}

object Swap {

  /** What `made.prepare` returns, which is a method of a class that another loader has. */
  def prepare(made: AnyRef, code: String): java.util.List[Supplier[AnyRef]] =
    try {
      val method = made.getClass.getMethod("prepare", classOf[String])
      method.invoke(made, code).asInstanceOf[java.util.List[Supplier[AnyRef]]]
    } catch { case e: InvocationTargetException => throw e.getCause }
}
