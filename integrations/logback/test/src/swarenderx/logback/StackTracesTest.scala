package swarenderx.logback

import ch.qos.logback.classic.spi.ILoggingEvent
import net.logstash.logback.stacktrace.ShortenedThrowableConverter
import utest._

/** The text of a throwable, as settings change it. */
object StackTracesTest extends TestSuite {
  import LogEvents._

  private def inner(): Throwable = new java.io.IOException("timeout")
  private def middle(): Throwable = new RuntimeException("no order", inner())
  private def thrown: Throwable = {
    val all = new IllegalStateException("failed", middle())
    all.addSuppressed(new IllegalArgumentException("suppressed", new Error("of it")))
    all
  }

  private def text(elements: String, logged: ILoggingEvent = event("m", thrown)): String =
    read(line(configure(elements)._2, logged)).get("stack_trace").textValue

  private def shortened(change: ShortenedThrowableConverter => Unit, event: ILoggingEvent): String = {
    val converter = new ShortenedThrowableConverter
    converter.setLineSeparator("UNIX")
    change(converter)
    converter.start()
    converter.convert(event)
  }

  val tests: Tests = Tests {
    test("the root cause first, as logstash-logback-encoder writes it") {
      for (all <- Seq(thrown, inner(), middle()).map(event("m", _)); isFirst <- Seq(true, false)) {
        val ours = text(s"<rootCauseFirst>$isFirst</rootCauseFirst>", all)
        assert(ours == shortened(_.setRootCauseFirst(isFirst), all))
      }
      val first = text("<rootCauseFirst>true</rootCauseFirst>")
      assert(first.startsWith("java.io.IOException: timeout\n\tat "))
      has(first, "\nWrapped by: java.lang.RuntimeException: no order\n")
      has(first, "\n\tSuppressed: java.lang.Error: of it\n")
    }
    test("common frames") {
      val all = event("m", thrown)
      has(text(""), " common frames omitted\n")
      assert(!text("<omitCommonFrames>false</omitCommonFrames>").contains("omitted"))
      assert(text("<omitCommonFrames>false</omitCommonFrames>", all) == shortened(_.setOmitCommonFrames(false), all))
    }
    test("frames are excluded by patterns") {
      val all = event("m", inner())
      val whole = text("", all)
      def isFrame(line: String): Boolean = line.startsWith("\tat ")
      val frames = whole.linesIterator.count(isFrame)
      val some = text("<excludeFrame>^utest\\.</excludeFrame><excludeFrame>^scala\\.</excludeFrame>", all)
      assert(!some.linesIterator.exists(line => line.startsWith("\tat utest.") || line.startsWith("\tat scala.")))
      val counted = "\\.\\.\\. (\\d+) frames excluded".r.findAllMatchIn(some).map(_.group(1).toInt).sum
      assert(counted > 0, counted + some.linesIterator.count(isFrame) == frames)
      // They do not count as frames that are written.
      val two = text("<maxFrames>2</maxFrames><excludeFrame>inner</excludeFrame>", all)
      assert(two.linesIterator.count(isFrame) == 2)
      val written = "\\.\\.\\. (\\d+) frames omitted".r.findFirstMatchIn(two).get.group(1).toInt
      val excluded = "\\.\\.\\. (\\d+) frames excluded".r.findAllMatchIn(two).map(_.group(1).toInt).sum
      assert(written + excluded + 2 == frames)
      assert(
        text("<excludeFrame>.</excludeFrame>", all) == s"java.io.IOException: timeout\n\t... $frames frames excluded\n"
      )
    }
    test("a limit says how much is missing") {
      val all = event("m", thrown)
      val whole = text("", all)
      for (max <- Seq(50, 99, 100, 101, 500, whole.length - 1)) {
        val cut = text(s"<maxStackTrace>$max</maxStackTrace>", all)
        val found = "(?s)(.*)\\.\\.\\. (\\d+) characters omitted".r.findFirstMatchIn(cut).get
        assert(cut.length <= max, cut.length >= max - 3, whole.startsWith(found.group(1)))
        assert(found.group(1).length + found.group(2).toInt == whole.length)
      }
      assert(text(s"<maxStackTrace>${whole.length}</maxStackTrace>", all) == whole)
    }
    test("a converter of logback or of a library") {
      val all = event("m", thrown)
      val name = classOf[ShortenedThrowableConverter].getName
      val options = "<maxDepthPerThrowable>3</maxDepthPerThrowable><rootCauseFirst>true</rootCauseFirst>" +
        "<lineSeparator>UNIX</lineSeparator><shortenedClassNameLength>20</shortenedClassNameLength>"
      val expected = shortened(
        { c => c.setMaxDepthPerThrowable(3); c.setRootCauseFirst(true); c.setShortenedClassNameLength(20) },
        all
      )
      val element = s"""<throwableConverter class="$name">$options</throwableConverter>"""
      assert(text(element, all) == expected)
      assert(text(element + "<maxStackTrace>60</maxStackTrace>", all).endsWith(" characters omitted"))
      val encoder = ours(_.setThrowableConverter(new ch.qos.logback.classic.pattern.ThrowableHandlingConverter {
        def convert(event: ILoggingEvent): String = throw new Error("no text")
      }))
      has(line(encoder, all), "\"stack_trace\":\"[FAILED java.lang.Error: no text]\"")
    }
  }
}
