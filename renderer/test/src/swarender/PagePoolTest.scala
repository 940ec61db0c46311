package swarender

import utest.*

import swarender.output.PagePool.Page
import swarender.output.{BufferPolicy, PagePool}

/** What a pool gives, takes, refuses and holds. */
object PagePoolTest extends TestSuite {

  /** Gives `page` whenever it is asked. */
  private final class Careless(page: Page) extends PagePool {
    protected def obtain(): Page = page
    protected def restore(page: Page): Unit = ()
  }

  private def shown(pool: PagePool.Bounded) = pool.statistics.toString

  val tests: Tests = Tests {
    test("a page is the part of an array that is not empty") {
      val array = new Array[Byte](10)
      for ((from, until) <- Seq((-1, 5), (3, 3), (5, 4), (0, 11)))
        intercept[IllegalArgumentException](new Page(array, from, until))
      assert(new Page(array, 3, 7).length == 4, new Page(10).length == 10)
    }
    test("pages that come back are given again") {
      val pool = PagePool.bounded(16, 4)
      val first = pool.take()
      assert(first.length == 16, shown(pool) == "1 made, 0 dropped, 0 held")
      pool.recycle(first)
      assert(shown(pool) == "1 made, 0 dropped, 1 held")
      assert(pool.take() eq first)
      assert(shown(pool) == "1 made, 0 dropped, 0 held")
    }
    test("no more are held than the bound") {
      val pool = PagePool.bounded(16, 4)
      val pages = Seq.fill(10)(pool.take())
      assert(pages.distinct.size == 10)
      pages.foreach(pool.recycle)
      assert(shown(pool) == "10 made, 6 dropped, 4 held")
      val again = Seq.fill(5)(pool.take())
      assert(shown(pool) == "11 made, 6 dropped, 0 held")
      assert(again.count(pages.contains(_)) == 4)
    }
    test("pages that are not out are refused: foreign, of another size, twice") {
      val pool = PagePool.bounded(16, 4)
      val other = PagePool.bounded(16, 4)
      val foreign = other.take()
      val out = pool.take()
      for (page <- Seq(new Page(16), new Page(8), foreign)) intercept[IllegalArgumentException](pool.recycle(page))
      pool.recycle(out)
      intercept[IllegalArgumentException](pool.recycle(out))
      assert(shown(pool) == "1 made, 0 dropped, 1 held")
      other.recycle(foreign)
    }
    test("a page that is out is not given again") {
      val page = new Page(16)
      val pool = new Careless(page)
      assert(pool.take() eq page)
      intercept[IllegalStateException](pool.take())
      pool.recycle(page)
      assert(pool.take() eq page)
      intercept[IllegalStateException](new Careless(page).take())
    }
    test("a pool without pages is refused") {
      for ((size, retained) <- Seq((0, 1), (1, 0), (-1, 1)))
        intercept[IllegalArgumentException](PagePool.bounded(size, retained))
    }
    test("policies out of range are refused") {
      val policy = BufferPolicy.growing.withMaximum(5000).withInitial(100).withGrowth(7).withWriteThrough(900)
      assert(policy.toString == "BufferPolicy(100, 7, 5000, 900)")
      intercept[IllegalArgumentException](policy.withInitial(0))
      intercept[IllegalArgumentException](policy.withInitial(5001))
      intercept[IllegalArgumentException](policy.withMaximum(99))
      intercept[IllegalArgumentException](policy.withGrowth(0))
      intercept[IllegalArgumentException](policy.withWriteThrough(0))
      assert(BufferPolicy.fixed(10).toString == "BufferPolicy(10, 1, 10, 10)")
    }
  }
}
