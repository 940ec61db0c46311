package swarender

/** What to write for NaN and the infinities. */
sealed trait NonFinite
object NonFinite {

  /** A [[RenderError]]. */
  case object Fail extends NonFinite

  /** As `null`; not in TOML. */
  case object WriteNull extends NonFinite

  /** As the strings `"NaN"`, `"Infinity"` and `"-Infinity"`. */
  case object Quote extends NonFinite

  /** As the format has it: `.nan`, `.inf` and `-.inf` in YAML, `nan`, `inf` and `-inf` in TOML; not
    * in JSON.
    */
  case object Keyword extends NonFinite
}

/** What to write for a null. */
sealed trait Nulls
object Nulls {

  /** A null; not in TOML. */
  case object Keep extends Nulls

  /** Nothing: the member or element is left out. The root stays. */
  case object Omit extends Nulls

  /** A [[RenderError]]. */
  case object Fail extends Nulls
}

/** What to write for a lone surrogate (a surrogate that is not in a pair), which UTF-8 cannot
  * represent.
  */
sealed trait Surrogates {

  // Known of every one of them, so that a process loads only the class of the one that it uses.
  private[swarender] def escapes: Boolean = false
  private[swarender] def fails: Boolean = false
}
object Surrogates {

  /** U+FFFD. */
  case object Replace extends Surrogates

  /** A backslash-u escape of the code unit; JSON only. */
  case object Escape extends Surrogates {
    private[swarender] override def escapes: Boolean = true
  }

  /** A [[RenderError]]. */
  case object Fail extends Surrogates {
    private[swarender] override def fails: Boolean = true
  }
}

/** The order in which the members of an object are written. Any order but `AsGiven` holds one
  * object in memory.
  */
sealed trait KeyOrder
object KeyOrder {
  case object AsGiven extends KeyOrder

  /** By Unicode code points, as Jsonnet sorts. */
  case object CodePoint extends KeyOrder

  /** By UTF-16 code units, as RFC 8785 sorts. */
  case object Utf16 extends KeyOrder
}

/** What to do with a key that comes twice in one object. */
sealed trait DuplicateKeys {
  private[swarender] def fails: Boolean = false
}
object DuplicateKeys {

  /** Both members are written, in the order given. */
  case object Keep extends DuplicateKeys

  /** A [[RenderError]]. */
  case object Fail extends DuplicateKeys {
    private[swarender] override def fails: Boolean = true
  }
}

/** How integers print that a double cannot hold exactly. */
sealed trait BigIntegers
object BigIntegers {

  /** In full, as numbers. */
  case object Full extends BigIntegers

  /** Beyond 2^53 in either direction: in full, as strings. */
  case object Quote extends BigIntegers

  /** Beyond 2^53 in either direction: as the nearest double. */
  case object ToDouble extends BigIntegers
}

/** What to write for number text that is too large for a double, such as `1e400`: readers make an
  * infinity or a string of it, or refuse it.
  */
sealed trait HugeNumbers
object HugeNumbers {

  /** A [[RenderError]]. */
  case object Fail extends HugeNumbers

  /** The text as a string. */
  case object Quote extends HugeNumbers
}

/** What to do with a number that arrives as text, from a parser. */
sealed trait NumberText {
  private[swarender] def isDouble: Boolean = false
}
object NumberText {

  /** The text as it is: no digit is lost. Big integers are treated as the style's [[BigIntegers]]
    * says.
    */
  case object Keep extends NumberText

  /** The text as it is, also of big integers. */
  case object Verbatim extends NumberText

  /** The text's nearest double, in the style's layout. */
  case object ToDouble extends NumberText {
    private[swarender] override def isDouble: Boolean = true
  }
}
