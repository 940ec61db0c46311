package benchmarks.pages

import java.util.Arrays

import benchmarks.Arguments

import scala.util.Random

/** Checks that the variants which [[PagedStreams]] compares write the same bytes, in random
  * operations that end in, at and after the end of a page, and fails if not. Arguments: how many
  * sequences (100), the seed.
  */
object CheckStreams {
  private final val Steps = 200

  def main(args: Array[String]): Unit = Arguments.checked("benchmarks.pages.CheckStreams") {
    val sequences = if (args.length > 0) Arguments.number("the count of sequences", args(0), 1) else 100
    val seed = if (args.length > 1) Arguments.number("the seed", args(1), 0).toLong else 20240229L
    for (i <- 0 until sequences; seeks <- Seq(false, true)) {
      // The JDK's stream has no seek.
      val variants = Seq("absolute", "relative") ++ (if (seeks) None else Some("byteArray"))
      val targets = variants.map(Target(_))
      run(new Random(seed + i), targets, seeks)
      val expected = targets.head.toByteArray
      for ((variant, target) <- variants.zip(targets))
        if (!Arrays.equals(target.toByteArray, expected))
          sys.error(s"sequence $i of seed $seed: $variant does not write what ${variants.head} does")
    }
    println(s"$sequences sequences of $Steps operations: the same bytes by each variant (seed $seed)")
  }

  private def run(random: Random, targets: Seq[Target], seeks: Boolean): Unit =
    for (_ <- 0 until Steps) random.nextInt(if (seeks) 5 else 4) match {
      case 0 =>
        val b = random.nextInt().toByte
        targets.foreach(_.writeByte(b))
      case 1 =>
        val bytes = new Array[Byte](random.nextInt(if (random.nextInt(8) == 0) 4 * Target.PageSize else 1000))
        random.nextBytes(bytes)
        val from = random.nextInt(bytes.length + 1)
        val n = random.nextInt(bytes.length - from + 1)
        targets.foreach(_.writeBytes(bytes, from, n))
      case 2 =>
        val v = random.nextInt() >>> random.nextInt(32)
        targets.foreach(_.writeVInt(v))
      case 3 =>
        val s = text(random, random.nextInt(if (random.nextInt(8) == 0) 5000 else 60))
        targets.foreach(_.writeString(s))
      case _ =>
        // Often short of the end of a page by less than a VInt.
        val page = random.nextInt(Target.Room / Target.PageSize) * Target.PageSize
        val position = page + (if (random.nextBoolean()) Target.PageSize - 1 - random.nextInt(6)
                               else random.nextInt(Target.PageSize))
        targets.foreach(_.seek(position))
    }

  /** ASCII, or with chars of two and three bytes among it. */
  private def text(random: Random, n: Int): String = {
    val highest = Seq(0x7f, 0x7ff, 0xd7ff)(random.nextInt(3))
    new String(Array.fill(n)(random.nextInt(highest + 1).toChar))
  }
}
