package swarender

/** Keys as real documents have them, by what they are. */
object KeyFamilies {
  private val words =
    "user order item price total name address created updated status region zone host port type".split(' ')

  private def numbers(n: Int): Seq[Int] = 0 until n

  private def padded(i: Int, width: Int): String = {
    val digits = i.toString
    "0" * (width - digits.length) + digits
  }

  private def hex(i: Long, width: Int): String = {
    val digits = java.lang.Long.toHexString(i)
    "0" * (width - digits.length) + digits.takeRight(width)
  }

  /** All texts of so many of these chars. */
  private def strings(chars: Seq[Char], length: Int): Seq[String] =
    (0 until length).foldLeft(Seq(""))((all, _) => all.flatMap(s => chars.map(c => s + c)))

  private def pairs(separator: String): Seq[String] = for (a <- numbers(200); b <- numbers(200)) yield s"$a$separator$b"

  private def bytes(i: Int): Seq[Int] = Seq(i >>> 16 & 255, i >>> 8 & 255, i & 255)

  private val alphanumeric = ('0' to '9') ++ ('A' to 'Z') ++ ('a' to 'z')

  def all: Seq[(String, Seq[String])] = {
    val random = Seeded("families of keys")
    Seq(
      "addresses of a network" -> numbers(65536).map(i => s"10.0.${i >>> 8}.${i & 255}"),
      "addresses of networks" -> numbers(50000).map(i => bytes(i * 97).mkString("192.", ".", "")),
      "IPv6 addresses" -> numbers(50000).map(i => s"2001:db8::${hex(i >>> 8, 4)}:${hex(i & 255, 4)}"),
      "MAC addresses" -> numbers(50000).map(i => bytes(i).map(b => hex(b.toLong, 2)).mkString("02:42:ac:", ":", "")),
      "padded numbers" -> numbers(100000).map(padded(_, 5)),
      "numbers" -> numbers(100000).map(_.toString),
      "multiples of 31" -> numbers(50000).map(i => (31 * i).toString),
      "multiples of 1,024" -> numbers(50000).map(i => (1024L * i).toString),
      "a letter and a number" -> numbers(50000).map(i => s"x$i"),
      "numbers in words" -> numbers(50000).map(i => s"user_${i}_name"),
      "hexadecimal numbers" -> numbers(50000).map(i => hex(i.toLong, 8)),
      "random UUIDs" -> Seq.fill(50000)(Seq(8, 4, 4, 4, 12).map(n => hex(random.nextLong(), n)).mkString("-")),
      "UUIDs in order" -> numbers(50000).map(i => s"6ba7b810-9dad-11d1-80b4-${hex(i.toLong, 12)}"),
      "hashes of Git" -> Seq.fill(30000)(Seq.fill(5)(hex(random.nextInt().toLong, 8)).mkString),
      "seconds" -> numbers(50000).map(i => (1700000000 + i).toString),
      "days" -> numbers(40000).map(i =>
        s"${1900 + i / 365}-${padded(1 + i % 12, 2)}-${padded(1 + i % 28, 2)}-${i % 365}"
      ),
      "versions" -> numbers(40000).map(i => s"${i / 1600}.${i / 40 % 40}.${i % 40}"),
      "cells of a table" -> pairs(","),
      "coordinates" -> pairs(".5, "),
      "pairs of short texts" -> pairs(""),
      "codes of two letters" -> strings(alphanumeric, 2),
      "codes of three chars" -> strings(alphanumeric, 3).take(120000),
      "codes of four letters" -> strings('a' to 'p', 4),
      "names of hosts" -> numbers(50000).map(i => s"web-${padded(i, 5)}.eu-west-${1 + i % 3}.example.com"),
      "paths" -> numbers(50000).map(i => s"/srv/${words(i % 15)}/${words(i / 15 % 15)}/$i.json"),
      "addresses of mail" -> numbers(50000).map(i => s"${words(i % 15)}.$i@example.org"),
      "names of resources" -> numbers(50000).map(i => s"arn:aws:iam::${padded(i, 12)}:role/${words(i % 15)}"),
      "fields" -> (for (a <- words; b <- words; c <- words) yield a + b.capitalize + c.capitalize).toSeq,
      "Han characters" -> numbers(20000).map(i => (0x4e00 + i).toChar.toString),
      "emoji" -> numbers(1000).map(i => new String(Character.toChars(0x1f300 + i)))
    )
  }
}
