package swarender

/** Cases of which the fastest platform tries all, and others a part. */
object Cases {

  /** Each n-th case is tried. A prime, since cases come in groups: each n-th of them is in each
    * place of a group.
    */
  private val step = {
    val share = 100 / TestPlatform.scaled(100)
    if (share == 1) 1 else java.math.BigInteger.valueOf(share.toLong).nextProbablePrime.intValue
  }
  private var turn = 0

  /** Each n-th of `all`, other ones in the next call, and always the first and the last. */
  def some[T](all: Seq[T]): Seq[T] =
    if (step == 1 || all.size < 3) all
    else {
      val cases = all.toIndexedSeq
      turn = (turn + 1) % step
      val inner = 1 + turn until cases.size - 1 by step
      (cases.head +: inner.map(cases(_))) :+ cases.last
    }
}
