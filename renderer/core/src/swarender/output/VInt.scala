package swarender
package output

/** Unsigned variable-length integers: 7 bits a byte, the lowest first, the high bit set on all
  * bytes but the last. (The varint of Protocol Buffers, the VInt of Lucene.) A negative `Int`
  * counts as unsigned and takes 5 bytes.
  */
private[swarender] object VInt {
  final val MaxLength = 5

  /** How many bytes `v` takes: 1 to 5. */
  def length(v: Int): Int = Math.max(1, (38 - Integer.numberOfLeadingZeros(v)) / 7)

  /** Writes `v` to `dst(at)` on and returns the index after it. */
  def put(v: Int, dst: Array[Byte], at: Int): Int = {
    var rest = v
    var p = at
    while ((rest & ~0x7f) != 0) {
      dst(p) = (rest | 0x80).toByte
      p += 1
      rest >>>= 7
    }
    dst(p) = rest.toByte
    p + 1
  }
}
