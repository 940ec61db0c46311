package swarenderx

import swarender.{Format, Json, JsonStyle, NumberLayout}

/** Doubles as `Double.toString` prints them, which circe, zio-json, jsoniter-scala and Jackson
  * follow: the layout that docs/migration.md has.
  */
object JavaDoubles {
  val layout: NumberLayout = NumberLayout(
    fixedFrom = -3,
    fixedUntil = 7,
    exponent = 'E',
    exponentPlus = false,
    point = true,
    integerUntil = 1e7,
    integerPoint = true,
    negativeZero = "-0.0"
  )
  val json: Format[JsonStyle] = Json(JsonStyle.compact.withNumbers(layout))

  val values: Seq[Double] = Seq(2.0, 1e-7, 123456789.5, 1e21, 1e7, 9999999, 100, 0.001, 0.00012, -0.0, 12345678, 0.1)
  val two: Seq[Double] = Seq(2.0, 1e-7)
}
