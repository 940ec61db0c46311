package swarenderx.logback

import java.util.{AbstractList, AbstractMap, ArrayList, HashMap, IdentityHashMap, Optional}
import java.util.{Map => JavaMap, Random, Set => JavaSet}

import ch.qos.logback.classic.spi.ILoggingEvent
import org.slf4j.MarkerFactory
import utest._

import swarender.{Encoder, Events}

/** 100,000 arguments that no program should have: a line for each event, which can be read and has
  * each key once.
  */
object RandomLinesTest extends TestSuite {
  import LogEvents._

  private final val Seed = 20261127L
  private final val Arguments = 100000

  private final class Arbitrary(random: Random) {
    private var made = 0

    /** Containers that later values may refer to. */
    private val known = new ArrayList[Any]

    def count: Int = made
    private def one[A](all: A*): A = all(random.nextInt(all.size))
    private def next(n: Int): Int = random.nextInt(n)

    def error: Throwable = next(9) match {
      case 0 => new RuntimeException(text)
      case 1 => new StackOverflowError
      case 2 => new NotImplementedError
      case 3 => new java.lang.AssertionError(text)
      case 4 => new LinkageError
      case 5 => new Exception { override def getMessage: String = throw new Error }
      case 6 => new Error { override def toString: String = null }
      case 7 => new InterruptedException
      case _ => new java.util.ConcurrentModificationException
    }

    def text: String = {
      val chars =
        Seq('a', 'b', '"', '\\', '\n', '\u0000', '\u007f', '\u00e9', '\u2028', '\ud800', '\udc00', '\uffff', '/')
      Seq.fill(next(6))(one(chars*)).mkString
    }

    def key: String = next(12) match {
      case 0 => null
      case 1 => one("message", "level", "tags", "stack_trace", "@timestamp", "caller_line_number")
      case 2 => ""
      case 3 => text
      case n => s"k${next(n)}"
    }

    private def kept[A](container: A): A = {
      if (known.size < 20) known.add(container) else known.set(next(20), container)
      container
    }

    /** Answers `n` times, and then throws. */
    private def failing[A](n: Int)(element: => A): Iterator[A] =
      Iterator.fill(n)(element) ++ Iterator.continually(throw error)

    def value(depth: Int): Any = {
      made += 1
      next(if (depth > 4) 19 else 32) match {
        case 0 => null
        case 1 => text
        case 2 => random.nextInt
        case 3 => one(Double.NaN, Double.PositiveInfinity, -0.0, random.nextGaussian)
        case 4 => one(Float.NaN, Float.MinPositiveValue)
        case 5 => new java.math.BigDecimal(new java.math.BigInteger(next(200), random), next(2000) - 1000)
        case 6 => BigInt(next(4000), new scala.util.Random(random))
        case 7 => new java.math.BigInteger("1") { override def toString: String = one(null, "x", throw error) }
        case 8 => new Object { override def toString: String = null }
        case 9 => new Object { override def toString: String = throw error }
        case 10 if next(20) == 0 => new Object { override def toString: String = s"$this." }
        case 11 =>
          new Object { override def hashCode: Int = throw error; override def equals(o: Any): Boolean = throw error }
        case 12 => Logged(1)(Encoder.of[Int]((_, events) => send(events, next(8))))
        case 13 => Logged(1)(Encoder.of[Int]((_, _) => throw error))
        case 14 => error
        case 15 => one[Any](None, Optional.empty, (), 'c', true, 1.toByte, 2.toShort, Long.MinValue)
        case 16 => if (known.isEmpty) None else known.get(next(known.size))
        case 17 => Array.fill(next(4))(random.nextInt)
        case 10 | 18 => Iterator(1)
        case 19 => one[Any](Some(value(depth + 1)), Optional.ofNullable(value(depth + 1)))
        case 20 | 21 =>
          val all = kept(new ArrayList[Any])
          for (_ <- 0 until next(4)) all.add(value(depth + 1))
          if (next(4) == 0) all.add(all)
          all
        case 22 | 23 =>
          val all = kept(if (next(2) == 0) new HashMap[Any, Any] else new IdentityHashMap[Any, Any])
          for (_ <- 0 until next(4)) all.put(one[Any](key, next(3), error), value(depth + 1))
          if (next(4) == 0) all.put("self", all)
          all
        case 24 => kept(Map(key -> value(depth + 1), key -> value(depth + 1)))
        case 25 => kept(Vector.fill(next(3))(value(depth + 1)))
        case 26 => Seq(1, 2, 3).view.map(i => if (i < next(5)) i else throw error)
        case 27 => new AbstractList[Any] { def size: Int = 3; def get(i: Int): Any = if (i < 2) "e" else throw error }
        case 28 =>
          new AbstractMap[String, Any] { def entrySet: JavaSet[JavaMap.Entry[String, Any]] = one(null, throw error) }
        case 29 => new Iterable[Any] { def iterator: Iterator[Any] = one(null, failing(2)(key), throw error) }
        case 30 => LazyList.continually(key)
        case _ => ujson.Arr(ujson.Obj(text -> text, "a" -> 1.5), ujson.Null)
      }
    }

    private def send(events: Events, n: Int): Unit = for (_ <- 0 to n) next(8) match {
      case 0 => events.beginArray()
      case 1 => events.endArray()
      case 2 => events.beginObject()
      case 3 => events.endObject()
      case 4 => events.key(text)
      case 5 => events.number(one("1", "01", "", "x", "1e999"))
      case 6 => events.float64(Double.NaN)
      case _ => throw error
    }

    private def marker(depth: Int): org.slf4j.Marker = {
      val made = MarkerFactory.getDetachedMarker(text)
      if (depth < 3 && next(2) == 0) made.add(marker(depth + 1))
      if (next(4) == 0) made.add(made)
      made
    }

    private def thrown(depth: Int): Throwable = {
      val made = new RuntimeException(text, if (depth < 3 && next(2) == 0) thrown(depth + 1) else null)
      if (next(3) == 0) made.addSuppressed(thrown(depth + 1))
      made.setStackTrace(made.getStackTrace.take(next(4)))
      made
    }

    def logged: ILoggingEvent = {
      val args = Seq.fill(next(3))(value(0).asInstanceOf[AnyRef]).filter(boundedText)
      val mdc = new HashMap[String, String]
      for (_ <- 0 until next(4)) mdc.put(key, one(text, null))
      val all = event(s"$text {} {}", if (next(3) == 0) thrown(0) else null, args, mdc)
      for (_ <- 0 until next(3)) all.addMarker(marker(0))
      add(all, Seq.fill(next(6))(key -> value(0))*)
      if (next(20) > 0) all
      else {
        val method = one(classOf[ILoggingEvent].getMethods.toSeq*).getName
        if (next(2) == 0) altered(all, method -> (() => throw error)) else altered(all, method -> (() => null))
      }
    }

    /** SLF4J makes the text of arguments: that of what never ends, it never does. Logback reads the
      * exception before it logs.
      */
    private def boundedText(value: AnyRef): Boolean = value match {
      case null => true
      case _: java.util.Collection[?] | _: JavaMap[?, ?] | _: Iterable[?] | _: Option[?] | _: Optional[?] |
          _: Throwable =>
        false
      case _ => true
    }
  }

  val tests: Tests = Tests {
    test("a line for each event") {
      val random = new Random(Seed)
      val arbitrary = new Arbitrary(random)
      def encoder(change: JsonLinesEncoder => Unit): JsonLinesEncoder = ours { e =>
        e.setCustomFields("""{"k1":"custom","message":"custom","level":1}""")
        e.setMaxKeyValuePair(2000)
        change(e)
      }
      val encoders = Seq(
        encoder(_ => ()),
        encoder { e => e.setMaxStackTrace(100); e.setIncludeCallerData(true) },
        encoder { e => e.setIncludeMdc(false); e.setMaxFrames(0); e.setMaxKeyValuePair(random.nextInt(100)) },
        encoder { e =>
          val mask = new Mask
          Seq("k1", "*.k2", "self").foreach(mask.addPath)
          Seq("a+b", "\\d{2}").foreach(mask.addValue)
          e.setMask(mask)
          e.setFormat("ecs")
          e.setDuplicateKeys("rename")
          e.setRootCauseFirst(true)
        },
        encoder { e =>
          val names = new FieldNames
          names.setMdc("mdc")
          names.setKeyValuePair("k1")
          names.setMessage("[ignore]")
          e.setFieldNames(names)
          e.addExcludeMdcKeyName("k2")
          e.addMdcKeyFieldName("k3=k4")
          e.addKeyValueKeyFieldName("k5=k6")
          e.addExcludeFrame("Random")
        },
        encoder { e => e.setFormat("gcp"); e.setGcpProject("p"); e.setIncludeCallerData(true) }
      )
      var i = 0
      while (arbitrary.count < Arguments) {
        val event = arbitrary.logged
        val json =
          try quietly(line(encoders(i % encoders.size), event))
          catch { case e: Throwable => throw new java.lang.AssertionError(s"event $i of seed $Seed", e) }
        val node = read(json)
        if (!node.has("@timestamp") && !node.has("time"))
          throw new java.lang.AssertionError(s"event $i of seed $Seed: $json")
        i += 1
      }
    }
  }
}
