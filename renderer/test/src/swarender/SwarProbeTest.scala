package swarender

import utest.*

import swarender.chars.SwarProbe

/** The word-wise probe against one byte at a time. */
object SwarProbeTest extends TestSuite {
  private val sets: Seq[String] = Seq("", "'", "\"\\", "<>&", "\"\\<>&", "<>&\"'", " ~", "$")

  private def isDirty(b: Int, specials: String): Boolean = b < 0x20 || b > 0x7e || specials.indexOf(b) >= 0

  private def check(word: Long, probe: SwarProbe, specials: String): Unit = {
    val expected = (0 until 8).indexWhere(lane => isDirty((word >>> 8 * lane & 0xff).toInt, specials))
    val mask = probe.dirty(word)
    val got = if (mask == 0) -1 else SwarProbe.lowest(mask)
    if (got != expected)
      throw new java.lang.AssertionError(
        s"word ${java.lang.Long.toHexString(word)}, specials $specials: lane $got, not $expected"
      )
  }

  private def foreachSet(f: (SwarProbe, String) => Unit): Unit =
    sets.foreach(s => f(new SwarProbe(s.getBytes("UTF-8")), s))

  val tests: Tests = Tests {
    test("every byte in every lane, among bytes of every kind") {
      val backgrounds = Seq(0x20, 0x21, 0x41, 0x61, 0x7d, 0x7e, 0x7f, 0x1f, 0x00, 0x80, 0xff)
      foreachSet { (probe, specials) =>
        for (lane <- 0 until 8; b <- 0 to 255; background <- backgrounds) {
          val others = background * 0x0101010101010101L & ~(0xffL << 8 * lane)
          check(others | b.toLong << 8 * lane, probe, specials)
        }
      }
    }
    test("text is ASCII if each of its bytes is, and no other byte counts") {
      for (length <- 0 to 40; from <- Seq(0, 3)) {
        val bytes = Array.fill(from + length + 8)(0x80.toByte)
        java.util.Arrays.fill(bytes, from, from + length, 0x7f.toByte)
        assert(SwarProbe.isAscii(bytes, from, from + length))
        for (i <- from until from + length; other <- Seq(0x80, 0xff)) {
          bytes(i) = other.toByte
          assert(!SwarProbe.isAscii(bytes, from, from + length))
          bytes(i) = 0x7f
        }
      }
    }
    test("every two bytes in neighbouring lanes") {
      foreachSet { (probe, specials) =>
        for (lane <- 0 until 7; pair <- 0 to 0xffff) {
          val others = 0x6161616161616161L & ~(0xffffL << 8 * lane)
          check(others | pair.toLong << 8 * lane, probe, specials)
        }
      }
    }
    test("random words, mostly clean") {
      val random = Seeded("random words")
      foreachSet { (probe, specials) =>
        for (_ <- 0 until 20000) {
          val bytes = Seq.fill(8)(if (random.nextInt(8) == 0) random.nextInt(256) else 0x20 + random.nextInt(0x5f))
          check(bytes.foldLeft(0L)((word, b) => word << 8 | b.toLong), probe, specials)
          check(random.nextLong(), probe, specials)
        }
      }
    }
  }
}
