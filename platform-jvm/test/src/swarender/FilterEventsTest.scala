package swarender

import java.lang.reflect.{Method, Modifier}
import java.nio.file.{Files, Path, Paths}

import utest.*

import swarender.dialects.Json5Style
import swarender.event.{EventBuffer, EventFilter, ForwardedEvents, LocatedEvents, OrderedEvents}

/** A filter must forward every kind of scalar. One that it does not override becomes its default in
  * [[Events]]: a date-time would be written as a string.
  */
object FilterEventsTest extends TestSuite {

  /** The events that are not scalars, and methods that are not events. */
  private val others = Set(
    "beginObject", "key", "field", "distinctKey", "fieldKey", "looseField", "endObject", "beginArray",
    "beginObjectArray", "beginValueArray", "beginArrayOf", "endArray", "comment", "commentLines", "tag", "mark",
    "onMark", "commentedDefault", "expectNumber", "visited"
  )

  private val scalars: Seq[Method] = classOf[Events].getDeclaredMethods.toSeq.filter { m =>
    Modifier.isPublic(m.getModifiers) && m.getReturnType == Void.TYPE && !m.getName.contains("$") && !others(m.getName)
  }

  /** The scalars that `events` leaves to `Events`. */
  private def left(events: Class[?]): Seq[String] =
    scalars
      .filter(m => events.getMethod(m.getName, m.getParameterTypes: _*).getDeclaringClass == classOf[Events])
      .map(_.getName)

  private def declares(filter: Class[?], name: String): Boolean = filter.getDeclaredMethods.exists(_.getName == name)

  /** The library's filters of documents, but for those inside of other classes. */
  private def filters: Seq[Class[?]] = {
    val parts =
      Seq(
        classOf[Events],
        classOf[JsonStyle],
        classOf[YamlStyle],
        classOf[TomlStyle],
        classOf[Json5Style],
        classOf[Encoder[?]]
      )
    parts.map(part => Paths.get(part.getProtectionDomain.getCodeSource.getLocation.toURI)).distinct.flatMap(filtersOf)
  }

  private def filtersOf(root: Path): Seq[Class[?]] = {
    val files = Files.walk(root)
    try
      files.toArray.toSeq
        .map(file => root.relativize(file.asInstanceOf[Path]).toString.replace('\\', '/'))
        .filter(name => name.endsWith(".class") && !name.contains("$"))
        .map(name => Class.forName(name.stripSuffix(".class").replace('/', '.'), false, getClass.getClassLoader))
        .filter(c => classOf[EventFilter].isAssignableFrom(c) && c != classOf[EventFilter])
    finally files.close()
  }

  val tests: Tests = Tests {
    test("the scalars") {
      val names = scalars.map(_.getName).toSet
      assert(
        names == Set("string", "int64", "uint64", "float64", "float32", "number", "dateTime", "bool", "nullValue")
      )
    }
    test("what hands all events on") {
      val all = Seq(
        classOf[EventFilter],
        classOf[OrderedEvents],
        classOf[ForwardedEvents],
        classOf[LocatedEvents],
        classOf[EventBuffer]
      )
      for (events <- all) {
        val missing = left(events)
        assert(missing.isEmpty)
      }
    }
    test("a filter that looks at one kind of number, a boolean or a date-time looks at all scalars, in one method") {
      val found = filters
      val looking = found.filter(declares(_, "scalar"))
      assert(found.size > 8, looking.size > 3)
      for (filter <- found) {
        val alone = Seq("int64", "uint64", "float64", "float32", "bool", "dateTime").filter(declares(filter, _))
        assert(alone.isEmpty)
      }
    }
  }
}
