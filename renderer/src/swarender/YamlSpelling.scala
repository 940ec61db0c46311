package swarender

import swarender.text.YamlFacts

/** The ways to write a string (YAML 1.2, chapters 7.3 and 8.1), and the choice among them. */
private[swarender] object YamlSpelling {
  final val Plain = 0
  final val Literal = 1
  final val Folded = 2
  final val Single = 3
  final val Double = 4

  /** Per spelling: the facts of which none may hold. Double quotes can hold anything. */
  private val forbidden: Array[Int] = {
    import YamlFacts.*
    val table = new Array[Int](5)
    table(Plain) = Break | Escape | Tab | Ambiguous | Indicator | Long
    table(Literal) = OneLine | Escape | NoBlock
    table(Folded) = Break | Escape | Tab | Edge | Fits
    table(Single) = Break | Escape | Tab
    table(Double) = 0
    table
  }

  /** The first of `preferred` that `facts` allow; the last of them is allowed always. */
  def choose(facts: Int, preferred: Array[Int]): Int = {
    var i = 0
    while ((facts & forbidden(preferred(i))) != 0) i += 1
    preferred(i)
  }
}
