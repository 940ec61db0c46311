package swarender
package jsonnet

/** How sjsonnet lays out doubles. Other evaluators have layouts of [[NumberLayout]]: go-jsonnet and
  * the one in C++ `seventeenG` and `positional`, jrsonnet `positional`.
  *
  * {{{
  * JsonnetNumbers.sjsonnet.render(1.5e-7)     // 1.5e-07
  * }}}
  */
object JsonnetNumbers {

  /** All digits of integral values of 64 bits. Of others no more digits than tell the double from
    * its neighbours, then zeros; fractions below 1e-6 as `1.5e-07`.
    */
  val sjsonnetHead: NumberLayout =
    new NumberLayout(-6, 400, exponentDigits = 2, integerUntil = NumberLayout.TwoTo63)

  /** The layout `sjsonnetHead` with the digits of `java.lang.Double.toString` for the smallest
    * subnormals, which sjsonnet has on the JVM: `4.9e-324`.
    */
  val sjsonnetHeadJvm: NumberLayout = sjsonnetHead.copy(twoDigitsBelow = NumberLayout.ujson.twoDigitsBelow)

  /** The layout of CPython's `repr`, but integral values below 1e16 are integers: `1e+16`, `1e-05`.
    */
  val sjsonnetPython: NumberLayout =
    NumberLayout.python.copy(integerPoint = false, integerUntil = 1e16, negativeZero = "-0")

  /** `sjsonnetHead`, under the name that it had before. */
  val sjsonnet: NumberLayout = sjsonnetHead

  /** What the command line of sjsonnet 0.4.9 prints, and its `std.toString` and YAML: integral
    * values in full, others as `java.lang.Double.toString` from JDK 19 on: `1.5E-7`.
    */
  val sjsonnet04: NumberLayout = NumberLayout.ujson.copy(paddedIntegers = true)
}
