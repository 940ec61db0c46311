package swarender
package out

/** The bytes `[from, until)` of `array`: a page of output, possibly a slice of a larger array. Bytes outside are never touched. */
final class Page(val array: Array[Byte], val from: Int, val until: Int) {
  require(0 <= from && from < until && until <= array.length, "a page is a non-empty slice of its array")
}
