package swarender

/** Thrown for JSON text that RFC 8259 does not allow, and for bytes that are not UTF-8.
  *
  * {{{
  * try Yaml.render(JsonText("[1,\n x]"))
  * catch { case e: JsonSyntaxError => e.getMessage }   // line 2, column 2 (offset 5): expected json value, got "x"
  * }}}
  *
  * @param detail
  *   what was expected
  * @param line
  *   of the text, from 1 on; a line ends with a line feed
  * @param column
  *   in code points, from 1 on
  * @param offset
  *   the bytes before the error; UTF-16 code units if the text is a `String`
  */
final class JsonSyntaxError(val detail: String, val line: Long, val column: Long, val offset: Long)
    extends RuntimeException(s"line $line, column $column (offset $offset): $detail")
