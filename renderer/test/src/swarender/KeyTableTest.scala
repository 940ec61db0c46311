package swarender

import utest.*

import swarender.read.KeyTable
import swarender.chars.AsciiSlice

object KeyTableTest extends TestSuite {
  private val text = new AsciiSlice

  /** `key` between other chars. */
  private def key(table: KeyTable, key: String): String = {
    val bytes = s"<$key>-------".getBytes("UTF-8")
    table(text.set(bytes, 1, key.length + 1))
  }

  val tests: Tests = Tests {
    test("keys of every length, and their neighbours") {
      val table = new KeyTable
      val all = (0 to 80).map("k" * _)
      val keys = all ++ all.map(_ + "l") ++ all.map("j" + _)
      for (_ <- 0 until 2; k <- keys) {
        val got = key(table, k)
        assert(got == k)
      }
    }
    test("more keys than places") {
      val table = new KeyTable
      for (_ <- 0 until 2; i <- 0 until 5000) {
        val got = key(table, s"key-$i")
        assert(got == s"key-$i")
      }
    }
    test("a key that repeats is made once") {
      val table = new KeyTable
      val first = key(table, "metadata")
      assert(key(table, "metadata") eq first)
    }
  }
}
