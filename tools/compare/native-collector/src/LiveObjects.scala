package collector

/** Makes objects of twelve arrays, keeps the last 1,000 of them and checks that their arrays are
  * what they were made. Exits 1 when one is not. An object is allocated before its arrays: until
  * they are there, a register alone holds it.
  */
object LiveObjects {
  private val kept = 1000
  private val length = 64

  final class Tables(
      a: Array[Int],
      b: Array[Int],
      c: Array[Int],
      d: Array[Int],
      e: Array[Int],
      f: Array[Int],
      g: Array[Int],
      h: Array[Int],
      i: Array[Int],
      j: Array[Int],
      k: Array[Int],
      l: Array[Int]
  ) {
    def arrays: Seq[Array[Int]] = Seq(a, b, c, d, e, f, g, h, i, j, k, l)
  }

  private def made(): Tables = new Tables(
    new Array[Int](length),
    new Array[Int](length),
    new Array[Int](length),
    new Array[Int](length),
    new Array[Int](length),
    new Array[Int](length),
    new Array[Int](length),
    new Array[Int](length),
    new Array[Int](length),
    new Array[Int](length),
    new Array[Int](length),
    new Array[Int](length)
  )

  def main(args: Array[String]): Unit = {
    val ring = new Array[Tables](kept)
    for (n <- 0 until 20 * kept) {
      val place = n % kept
      if (ring(place) != null) check(ring(place), n - kept)
      ring(place) = made()
      for ((array, i) <- ring(place).arrays.zipWithIndex) java.util.Arrays.fill(array, n + i)
    }
    println("all objects are alive")
  }

  private def check(tables: Tables, n: Int): Unit =
    for ((array, i) <- tables.arrays.zipWithIndex)
      if (array.length != length || array.exists(_ != n + i)) {
        println(s"object $n has lost its array $i")
        sys.exit(1)
      }
}
