package swarender

/** How many containers may be inside each other. */
private[swarender] object MaxDepth {
  final val Default = 10000

  def checked(n: Int): Int = {
    require(n >= 1, s"depth must be at least 1, got $n")
    n
  }
}
