package swarenderx.jackson

import java.io.File
import java.lang.reflect.InvocationTargetException
import java.net.URLClassLoader

import utest.*

/** An older jackson-core that comes first on the class path. */
object OldJacksonTest extends TestSuite {
  private val classPath = System.getProperty("java.class.path").split(File.pathSeparator).toSeq

  private def yaml(before: Seq[String]): AnyRef = {
    val urls = (before ++ classPath).map(new File(_).toURI.toURL)
    val loader = new URLClassLoader(urls.toArray, ClassLoader.getPlatformClassLoader)
    try loader.loadClass("swarenderx.jackson.SwarenderMapper").getMethod("yaml").invoke(null)
    catch { case e: InvocationTargetException => throw e.getCause }
    finally loader.close()
  }

  val tests: Tests = Tests {
    test("is refused by name and version") {
      val e = intercept[IllegalStateException](yaml(Seq(OldJackson.core)))
      val expected = "swarender-jackson needs jackson-core 2.17 or later, and 2.14.3 is on the class path"
      assert(e.getMessage == expected)
    }
    test("the module's own is taken") {
      assert(yaml(Nil).getClass.getName == "com.fasterxml.jackson.databind.ObjectMapper")
    }
  }
}
