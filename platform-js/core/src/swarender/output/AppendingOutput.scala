package swarender
package output

import scala.scalajs.js
import scala.scalajs.js.typedarray.Int8Array

import swarender.platform.CopiedBytes.Short
import swarender.chars.{AsciiSlice, Literal, SwarProbe}
import swarender.numbers.{Digits, EngineNumber, FloatText}

/** A string that grows by what is written. */
private[swarender] final class PlatformStringOutput extends StringOutput {
  private[this] val grown = new AppendingOutput
  def out: Output = grown
  def result: String = {
    grown.flush()
    grown.text
  }
  def trim(): Unit = grown.reset()
}

/** UTF-16 code units, all of them in one string. Short tokens of ASCII are collected in a page of
  * bytes; others are appended to the string as they are, which JavaScript engines do without a
  * copy.
  */
private[swarender] final class AppendingOutput(isDiscarding: Boolean) extends Output {
  import AppendingOutput.*

  def this() = this(false)

  /** What has been written, but for the first `pos` bytes of the page, which follow it. */
  private[output] var text: String = ""
  private[this] val ownPage = new Int8Array(PageSize)
  private[this] var page = ownPage
  private[this] var pos = 0
  private[this] var failed = false

  /** How much was written and is no longer kept. */
  private[this] var before = 0L

  /** The table of the probe that came last: most strings of a document come with the same one. */
  private[this] var table: CleanTable = null

  private[output] def append(s: String): Unit = {
    if (pos > 0 || failed) passOn()
    grow(s)
  }

  private def grow(s: String): Unit = {
    if (isDiscarding) before += s.length
    else if (s.length > MaxLength - text.length) {
      val length = position + s.length
      poison()
      RenderError.tooLarge(s"$length chars do not fit in one string", length)
    } else text = text + s
  }

  /** Moves the page to the string. */
  private def passOn(): Unit = {
    if (failed) RenderError.broken(position)
    if (isDiscarding) {
      before += pos
      pos = 0
    } else {
      val collected = decoded(page, pos)
      pos = 0
      grow(collected)
    }
  }

  /** Makes room for `n` bytes in the page. */
  private def reserve(n: Int): Unit = if (page.length - pos < n) passOn()

  private[swarender] def ascii(c: Int): Unit = {
    reserve(1)
    page(pos) = c.toByte
    pos += 1
  }

  private[swarender] def ascii(s: CharSequence, from: Int, until: Int): Unit = s match {
    case s: String if until - from <= Short => copy(s, from, until)
    case s: AsciiSlice if until - from <= PageSize => copy(s.bytes, s.from + from, s.from + until)
    case _ => append(part(s, from, until))
  }

  private def copy(bytes: Array[Byte], from: Int, until: Int): Unit = {
    reserve(until - from)
    val page = this.page
    val p = pos - from
    var i = from
    while (i < until) {
      page(p + i) = bytes(i)
      i += 1
    }
    pos = p + until
  }

  private def copy(s: String, from: Int, until: Int): Unit = {
    reserve(Short)
    val page = this.page
    val p = pos - from
    var i = from
    while (i < until) {
      page(p + i) = s.charAt(i).toByte
      i += 1
    }
    pos = p + until
  }

  private[swarender] def literal(l: Literal): Unit =
    if (l.isShort) copy(l.wellFormed, 0, l.wellFormed.length) else append(l.wellFormed)

  private[swarender] def escaped(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit = {
    val end = s match {
      case s: String if until - from <= Short =>
        reserve(8 * Short)
        short(s, from, until, escapes, pos)
      case _ => -1
    }
    if (end >= 0) pos = end else append(EscapePattern(escapes)(part(s, from, until)))
  }

  private[swarender] def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit = {
    val end = s match {
      case s: String if s.length <= Short =>
        reserve(8 * Short + 2)
        short(s, 0, s.length, escapes, pos + 1)
      case _ => -1
    }
    if (end >= 0) {
      page(pos) = quote.toByte
      page(end) = quote.toByte
      pos = end + 1
    } else {
      ascii(quote)
      append(EscapePattern(escapes)(s.toString))
      ascii(quote)
    }
  }

  private[swarender] override def canWriteClean(s: CharSequence): Boolean = s.isInstanceOf[String]

  private[swarender] override def writeClean(s: CharSequence, quote: Int, probe: SwarProbe): Boolean = s match {
    case s: String if s.length <= Short =>
      reserve(Short + 2)
      val page = this.page
      val clean = tableOf(probe)
      val start = if (quote == 0) pos else pos + 1
      var i = 0
      var c = 0
      while (i < s.length && { c = s.charAt(i).toInt; clean(c) }) {
        page(start + i) = c.toByte
        i += 1
      }
      i == s.length && {
        pos = start + i
        if (quote != 0) {
          page(start - 1) = quote.toByte
          page(pos) = quote.toByte
          pos += 1
        }
        true
      }
    case s: String =>
      tableOf(probe).isAll(s) && {
        if (quote != 0) ascii(quote)
        append(s)
        if (quote != 0) ascii(quote)
        true
      }
    case _ => false
  }

  private def tableOf(probe: SwarProbe): CleanTable = {
    if ((table eq null) || (table.probe ne probe)) table = CleanTable(probe)
    table
  }

  /** Writes `s[from, until)` to `page(at)` on and returns the index after it, or a negative number
    * if `s` is not all ASCII.
    */
  private def short(s: String, from: Int, until: Int, escapes: Escapes, at: Int): Int = {
    val page = this.page
    val clean = escapes.clean
    var p = at
    var i = from
    while (i < until) {
      val c = s.charAt(i).toInt
      if (c >= 0x80) return -1
      if (clean(c)) {
        page(p) = c.toByte
        p += 1
      } else p = replaced(c, escapes, p)
      i += 1
    }
    p
  }

  private def replaced(c: Int, escapes: Escapes, at: Int): Int = {
    val replacement = EscapePattern(escapes).replacement(c)
    var i = 0
    while (i < replacement.length) {
      page(at + i) = replacement.charAt(i).toByte
      i += 1
    }
    at + i
  }

  private[swarender] def long(v: Long): Unit = if (v.toInt.toLong == v) int(v.toInt) else ascii(v.toString)

  private def int(v: Int): Unit =
    if (v < 0 || v >= 1000000) ascii(v.toString)
    else {
      reserve(6)
      val digits = if (v < 1000) { if (v < 10) 1 else if (v < 100) 2 else 3 }
      else if (v < 10000) 4
      else if (v < 100000) 5
      else 6
      var p = pos + digits
      pos = p
      var rest = v
      while ({
        val tens = rest / 10
        p -= 1
        page(p) = ('0' + rest - 10 * tens).toByte
        rest = tens
        rest > 0
      }) ()
    }

  private[swarender] def double(v: Double, layout: NumberLayout): Unit =
    if (EngineNumber.isInt(v, layout)) int(v.toInt) else ascii(EngineNumber(v, layout))

  private[swarender] def float(v: Float, layout: NumberLayout): Unit = {
    val digits = new Array[Byte](Digits.MaxLength)
    copy(digits, 0, FloatText(v, layout, digits, 0))
  }

  private[swarender] def discarding(): Output = new AppendingOutput(isDiscarding = true)

  private[swarender] def held(): HeldOutput = new HeldAppended(this)

  def position: Long = before + text.length + pos

  def flush(): Unit = if (pos > 0 || failed) passOn()

  private[swarender] def poison(): Unit = {
    before = position
    text = ""
    pos = 0
    page = noPage
    failed = true
  }

  private[swarender] def isPoisoned: Boolean = failed

  def reset(): Unit = {
    failed = false
    before = 0L
    text = ""
    pos = 0
    page = ownPage
  }
}

private[swarender] object AppendingOutput {
  final val PageSize = 16 * 1024

  /** In chars: what V8 allows on machines of 64 bits; other engines allow more. */
  final val MaxLength = (1 << 29) - 24

  private val noPage = new Int8Array(0)

  /** Up to so many bytes `String.fromCharCode` is faster than a decoder. */
  private final val FewBytes = 64

  private lazy val decoder: js.UndefOr[js.Dynamic] =
    if (js.typeOf(js.Dynamic.global.TextDecoder) == "undefined") js.undefined
    else js.Dynamic.newInstance(js.Dynamic.global.TextDecoder)("utf-8", js.Dynamic.literal(ignoreBOM = true))

  /** The first `n` of `bytes`, all of them ASCII, as a string. */
  private def decoded(bytes: Int8Array, n: Int): String = {
    val part = bytes.subarray(0, n)
    val made =
      if (n <= FewBytes || decoder.isEmpty) js.Dynamic.global.String.fromCharCode.applyDynamic("apply")(null, part)
      else decoder.get.decode(part)
    made.asInstanceOf[String]
  }
}
