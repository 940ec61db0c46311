package swarender

import swarender.json.JsonSettings
import utest.*

/** What a cache of styles keeps: the last ones, a fixed number, and only small ones. */
object StyleCacheTest extends TestSuite {
  private val base = JsonStyle.compact
  private val large = "x" * (base.values.SmallTexts + 1)

  /** A cache that counts how many styles are made. */
  private final class Counted {
    val cache = new StyleCache[StrictJsonStyle]
    var made = 0
    def apply(base: StrictJsonStyle, setting: String, value: Any): StrictJsonStyle = {
      val known = cache.find(base, setting, value.asInstanceOf[AnyRef])
      if (known ne null) known
      else {
        made += 1
        val style = base.edited(_.set(JsonSettings.documentStart, value.toString))
        cache.keep(base, setting, value.asInstanceOf[AnyRef], style)
        style
      }
    }
  }

  val tests: Tests = Tests {
    test("the same call gives the same object, and another call another one") {
      val styles = new Counted
      val one = styles(base, "a", 1)
      val equalBase = base.edited(_ => ())
      assert(styles(base, "a", 1) eq one, styles(equalBase, "a", 1) eq one, equalBase ne base, styles.made == 1)
      for (other <- Seq(styles(base, "b", 1), styles(base, "a", 2), styles(JsonStyle.canonical, "a", 1)))
        assert(other ne one)
      assert(styles.made == 4, styles(base, "a", 1) eq one)
      // Equal hash codes.
      assert(styles(base, "Aa", 1) ne styles(base, "BB", 1))
    }
    test("so many styles are kept, whichever were made") {
      for (first <- Seq(0, 1000, -77777)) {
        val styles = new Counted
        for (i <- first until first + 1000) styles(base, "a", i)
        assert(styles.made == 1000)
        // Each that is not kept any more is made again, so that it takes the place of one that is: backwards.
        for (i <- first + 999 to first + 800 by -1) styles(base, "a", i)
        val kept = 200 - (styles.made - 1000)
        assert(kept > StyleCache.Size / 4, kept <= StyleCache.Size)
      }
    }
    test("those that were made last are kept") {
      val styles = new Counted
      for (i <- 0 until 1000) {
        val one = styles(base, "a", i)
        val two = styles(one, "b", i)
        assert(styles(base, "a", i) eq one, styles(one, "b", i) eq two)
      }
    }
    test("a large style is made anew, and so is one that is derived from it") {
      def long = base.withDocumentStart(large)
      assert(long ne long, long == long, long.withDocumentStart("") == base)
      val kept = long
      assert(kept.withDocumentStart("") ne kept.withDocumentStart(""))
      def commented = YamlStyle.safe.withComments(_ => None)
      assert(commented ne commented)
    }
  }
}
