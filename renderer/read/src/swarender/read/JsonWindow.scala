package swarender
package read

import java.nio.charset.StandardCharsets.UTF_8
import java.util.Arrays

import swarender.chars.{AsciiSlice, QuotedText, Utf8Bytes}

/** The part of a JSON text that is held: what has been read of `input` from the token on that is
  * being read. It grows with a token that does not fit.
  */
private[swarender] final class JsonWindow(input: JsonInput, limits: JsonLimits) {
  import JsonWindow._

  /** The text that is held is `bytes[0, until)`. */
  var bytes: Array[Byte] = input.bytes

  /** Where the token begins, or what comes next. */
  var at: Int = 0
  private[this] var until = input.size

  /** Whether all has been read, as a text that is given as a whole has been. */
  private[this] var ended = bytes.length == input.size

  /** Whether the text is read in parts: it is not there as a whole. */
  val isPart: Boolean = !ended

  /** Where the last event began. */
  private[this] var mark = 0

  /** How many bytes came before those that are held, and where the next of them is. */
  private[this] var passed = 0L
  private[this] val lines = new LineCounter
  private[this] var documentStart = 0L
  private[this] val probe = Escapes.minimal.probe

  /** The index in the text of what comes next. */
  def index: Long = passed + at

  /** Where the last event began. */
  def place: TextPosition = position(mark)

  /** From here on, words and the byte after them reach beyond the text that is held. */
  def lastWord: Int = until - 2 * AsciiSlice.Slack

  /** How many bytes a token can have. */
  def maxToken: Int = limits.token

  /** Begins an event here. */
  def begin(): Unit = mark = at

  /** Begins one at the index `i` of `bytes`. */
  def begin(i: Int): Unit = mark = i

  /** Begins a document here; at the start of the text, after a byte order mark. */
  def beginDocument(): Unit = {
    documentStart = index
    begin()
    if (documentStart == 0) { val _ = skipMark() }
  }

  /** Goes to what comes after the byte order mark that is here, if there is one. */
  def skipMark(): Boolean = {
    val isMark = peek(0) == 0xef.toByte && peek(1) == 0xbb.toByte && peek(2) == 0xbf.toByte
    if (isMark) at += 3
    isMark
  }

  /** Goes to the next byte that is not white space, if there is one. */
  def skipSpace(): Boolean = {
    var i = at
    var found = false
    var more = true
    while (!found && more) {
      while (i < until && isSpace(bytes(i))) i += 1
      at = i
      found = i < until
      if (!found) {
        more = read()
        i = at
      } else if (limits.hasComments && bytes(i) == '/') {
        skipComment()
        found = false
        i = at
      }
    }
    found
  }

  /** Goes to what comes after the comment that begins here: `//` and a line, or up to the next star
    * and slash. A comment may be larger than what is held.
    */
  private def skipComment(): Unit = {
    val second = peek(1)
    if (second != '/' && second != '*') refuse("json value")
    at += 2
    var last = 0
    var c = peek(0)
    while (c != End && (if (second == '/') c != '\n' && c != '\r' else last != '*' || c != '/')) {
      last = c
      if (c < 0 && !input.isString) skipUtf8() else at += 1
      c = peek(0)
    }
    if (second == '*') { if (c == End) refuse(at, "unexpected end of the input, in a comment") else at += 1 }
  }

  /** Goes to what comes after the char of several bytes that begins here. It asks for no byte after
    * that char: it may be the last one of the input.
    */
  private def skipUtf8(): Unit = {
    var word = bytes(at) & 0xffL
    var k = 1
    while (Utf8Bytes.length(word) == 0 && k < JsonInput.MostBytes && holds(k) && (bytes(at + k) & 0xc0) == 0x80) {
      word |= (bytes(at + k) & 0xffL) << 8 * k
      k += 1
    }
    if (Utf8Bytes.length(word) == 0) refuse(at, "invalid UTF-8")
    at += k
  }

  /** Whether there is a byte `k` places after `at`. */
  private def holds(k: Int): Boolean = k < until - at || read() && holds(k)

  /** Goes to the next byte that is not white space, and returns it. */
  def token(): Int = {
    val i = at
    if (i < until && bytes(i) > ' ' && (bytes(i) != '/' || !limits.hasComments)) bytes(i)
    else if (skipSpace()) bytes(at)
    else refuseEnd()
  }

  /** The byte `k` places after `at`, or `End`. */
  def peek(k: Int): Int = if (k < until - at) bytes(at + k) else peekMore(k)

  private def peekMore(k: Int): Int = {
    var more = true
    while (more && k >= until - at) {
      if (k - 1 > limits.token) refuseToken()
      more = read()
    }
    if (more) bytes(at + k) else End
  }

  /** The first place after `at`, from `k` on, that may not be ASCII that means itself. */
  def clean(k: Int): Int = {
    val last = Math.min(until, bytes.length - AsciiSlice.Slack)
    val i = at + k
    if (i < last) probe.cleanPrefix(bytes, i, last) - at else k
  }

  /** Reads more after what is held from `at` on; false at the end of the input. */
  private def read(): Boolean = !ended && {
    drop()
    if (bytes.length - AsciiSlice.Slack - until < JsonInput.MostBytes) grow()
    val left = limits.document - (passed + until - documentStart)
    val n = input.read(bytes, until, Math.max(1L, Math.min(bytes.length - AsciiSlice.Slack - until, left)).toInt)
    if (n > 0 && left <= 0) refuse(at, s"a document can have no more than ${limits.document} bytes")
    if (n > 0) until += n else ended = true
    n > 0
  }

  private def drop(): Unit = if (at > 0) {
    lines.pass(bytes, 0, at)
    passed += at
    mark = Math.max(mark - at, 0)
    until -= at
    System.arraycopy(bytes, at, bytes, 0, until)
    at = 0
  }

  private def grow(): Unit = {
    val largest = Math.min(limits.token.toLong + JsonInput.Size, JsonLimits.Largest)
    val size = Math.min(largest, Math.max(2L * until, JsonInput.MostBytes + until))
    bytes = Arrays.copyOf(bytes, size.toInt + AsciiSlice.Slack)
  }

  /** The `n` bytes of ASCII from `from` on. */
  def slice(to: AsciiSlice, from: Int, n: Int): AsciiSlice =
    if (from + n <= bytes.length - AsciiSlice.Slack) to.set(bytes, from, from + n)
    else to.set(Arrays.copyOfRange(bytes, from, from + n + AsciiSlice.Slack), 0, n)

  private def position(i: Int): TextPosition = {
    val counted = lines.copy
    counted.pass(bytes, 0, i)
    counted.at(if (input.isString) input.charsRead.toLong - LineCounter.units(bytes, i, until) else passed + i)
  }

  /** Refuses what is at the index `i` of `bytes`. Text in UTF-16 or UTF-32 is refused at one of its
    * first two bytes, since one of the two is zero, or both are a byte order mark. A string that
    * begins so has been decoded as if it were of another encoding.
    */
  def refuse(i: Int, detail: String): Nothing = {
    val where = position(i)
    val encoding = if (passed + i > 1) null else wideEncoding()
    throw new JsonSyntaxError(
      if (encoding eq null) detail else s"the text is $encoding: UTF-8 is needed",
      where.line,
      where.column,
      where.offset
    )
  }

  /** `UTF-16` or `UTF-32` if the first four bytes of the text say so; null if they do not. */
  private def wideEncoding(): String = {
    // With smaller limits, to read more could be refused itself.
    if (limits.token >= 8 && limits.document >= 8) { val _ = peek(3) }
    // A byte that is not held any more was white space.
    def first(k: Int): Int =
      if (k < passed) ' ' else if (k - passed < until) bytes(k - passed.toInt) & 0xff else End
    JsonWindow.wideEncoding(first(0), first(1), first(2), first(3))
  }

  /** Refuses the char that comes next, which it names. */
  def refuse(expected: String, hint: String = ""): Nothing = {
    val _ = peek(3)
    val next = new String(bytes, at, Math.min(4, until - at), UTF_8)
    refuse(at, s"expected $expected, got ${QuotedText(next.substring(0, next.offsetByCodePoints(0, 1)))}$hint")
  }

  def refuseEnd(): Nothing = refuse(until, "unexpected end of the input")

  /** Refuses a token that is too large. */
  def refuseToken(): Nothing = refuse(at, s"a string or a number can have no more than ${limits.token} bytes")
}

private[swarender] object JsonWindow {

  /** In place of a byte, after the last one. */
  final val End = 0x100

  /** Which encoding a JSON text with these first bytes has, each of which may be `End`; null if it
    * is UTF-8 or none. The first char of JSON is ASCII.
    */
  private def wideEncoding(a: Int, b: Int, c: Int, d: Int): String =
    if (a == 0xff && b == 0xfe || b == 0 && a != 0) { if (c == 0 && d == 0) "UTF-32" else "UTF-16" }
    else if (a == 0xfe && b == 0xff || a == 0 && b > 0 && b < 0x80) "UTF-16"
    else if (a == 0 && b == 0 && (c == 0xfe && d == 0xff || c == 0 && d > 0 && d < 0x80)) "UTF-32"
    else null

  def isSpace(b: Int): Boolean = b <= ' ' && (b == ' ' || b == '\n' || b == '\r' || b == '\t')
}

/** The limits of a [[JsonReader]], in bytes.
  *
  * @param token
  *   a string as it is written, without its quotes, or a number
  * @param document
  *   a document with the white space before it
  * @param hasComments
  *   whether comments are white space, and a comma may come before the end of a container
  */
private[swarender] final class JsonLimits(val token: Int, val document: Long, val hasComments: Boolean = false)

private[swarender] object JsonLimits {

  /** What an array can hold, and something after it. */
  private[swarender] final val Largest = Int.MaxValue - 1024L

  val none: JsonLimits = new JsonLimits(token = Int.MaxValue - 2048, document = Long.MaxValue)

  /** With comments. */
  val jsonc: JsonLimits = new JsonLimits(none.token, none.document, hasComments = true)
}
