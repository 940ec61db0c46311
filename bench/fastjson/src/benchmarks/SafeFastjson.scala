package benchmarks

import java.net.{URL, URLClassLoader}

import com.alibaba.fastjson2.JSON

/** fastjson2 without the arrays of strings. It reads and makes strings by their private arrays,
  * which it finds by `sun.misc.Unsafe`, and has no setting against it, but other code for where
  * there are none. So its classes are loaded once more, by this loader, and before any other of
  * them is used, the constants that lead to these arrays are null.
  *
  * @param callers
  *   what calls it, and is loaded once more for that.
  */
final class SafeFastjson(callers: Class[?]*)
    extends URLClassLoader(
      (callers :+ classOf[JSON]).map(SafeFastjson.location).distinct.toArray,
      classOf[SafeFastjson].getClassLoader
    ) {
  private val again = "com.alibaba.fastjson2." +: callers.map(_.getName)

  hide()

  /** One of the callers, as it is here. */
  def apply(caller: Class[?]): Class[?] = loadClass(caller.getName)

  override def loadClass(name: String, resolve: Boolean): Class[?] =
    if (again.exists(name.startsWith)) Option(findLoadedClass(name)).getOrElse(findClass(name))
    else super.loadClass(name, resolve)

  private def hide(): Unit = {
    val constants = Class.forName("com.alibaba.fastjson2.util.JDKUtils", true, this)
    val found = classOf[sun.misc.Unsafe].getDeclaredField("theUnsafe")
    found.setAccessible(true)
    val unsafe = found.get(null).asInstanceOf[sun.misc.Unsafe]
    for (name <- SafeFastjson.Arrays) {
      val constant = constants.getField(name)
      unsafe.putObject(unsafe.staticFieldBase(constant), unsafe.staticFieldOffset(constant), null)
      require(constant.get(null) == null, s"$name is still there")
    }
  }
}

private object SafeFastjson {
  private val Arrays = Seq(
    "FIELD_STRING_VALUE", "FIELD_STRING_CODER", "STRING_VALUE", "STRING_CODER", "STRING_CREATOR_JDK8",
    "STRING_CREATOR_JDK11"
  )

  private def location(of: Class[?]): URL = of.getProtectionDomain.getCodeSource.getLocation
}
