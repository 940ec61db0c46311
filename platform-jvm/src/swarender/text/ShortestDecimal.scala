package swarender
package text

private[swarender] object ShortestDecimal {

  /** Fills `into` with the shortest decimal that reads back to `v`, the nearest one of these. `v`
    * is positive and finite.
    */
  def apply(v: Double, into: Decimal): Unit = Schubfach.double(v, into)
}
