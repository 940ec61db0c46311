package swarender
package numbers

import java.math.{BigDecimal, BigInteger}
import java.util.UUID

/** Writes the `toString` text of some types into a byte array. */
private[swarender] object ScalarBytes {
  final val UuidRoom = 40

  /** Whether to make bytes is faster than to make a string. */
  final val AreQuick = false
  final val DecimalRoom = 0

  final val IntegerBits = 0

  def uuid(v: UUID, dst: Array[Byte], at: Int): Int = Digits.text(v.toString, dst, at)

  def integer(v: BigInteger, dst: Array[Byte], at: Int): Int = Digits.text(v.toString, dst, at)

  /** Whether `decimal` is certain to write `v`. */
  def isShort(v: BigDecimal): Boolean = false

  /** -1 for text that the caller makes. */
  def decimal(v: BigDecimal, dst: Array[Byte], at: Int): Int = -1
}
