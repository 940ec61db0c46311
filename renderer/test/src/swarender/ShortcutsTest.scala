package swarender

import scala.util.Random

import utest.*

/** No shortcut to a document can differ from the plain events of the same value, whatever the
  * settings of the style are: each `with` method of each style is called, and random pairs of them.
  */
object ShortcutsTest extends TestSuite {
  import ShortcutValues.{families, kinds}

  /** Compares as many samples as the platform has time for, others for each style. */
  private def check(style: Style, random: Random): Unit = {
    val some = random.shuffle(kinds).take(TestPlatform.scaled(kinds.size)) ++
      random.shuffle(families).take(TestPlatform.scaled(families.size / 3))
    val _ = ShortcutModes.check(style, some, random)
  }

  val tests: Tests = Tests {
    test("each sample in each profile") {
      val random = Seeded("shortcuts of profiles")
      for ((_, style) <- StyleBases.all) {
        val written = ShortcutModes.check(style, kinds ++ families, random)
        assert(written > 15)
      }
    }
    test("each method alone") {
      val random = Seeded("each method alone")
      for ((_, base) <- StyleBases.main) {
        val styles = StyleCalls.of(base).flatMap(_(base)).filter(_ != base).distinct
        assert(styles.size > 20)
        styles.foreach(check(_, random))
      }
    }
    test("two methods in random pairs") {
      val random = Seeded("pairs of methods")
      def one[T](all: Seq[T]): T = all(random.nextInt(all.size))
      def changed(base: Style): Style = one(StyleCalls.of(base))(base).getOrElse(base)
      for (_ <- 0 until TestPlatform.scaled(300)) {
        val base = one(if (random.nextBoolean()) StyleBases.main else StyleBases.all)._2
        check(changed(changed(base)), random)
      }
    }
  }
}
