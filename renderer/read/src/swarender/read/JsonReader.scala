package swarender
package read

import swarender.event.OpenContainers
import swarender.chars.AsciiSlice

/** Reads JSON text (RFC 8259, with comments if `limits` says so) and sends it as events: strings
  * and numbers of ASCII as parts of the bytes that are held, keys as strings, those that repeat
  * being made once. It reads no more than the next token needs, and holds one token.
  *
  * Text that is not JSON throws a [[JsonSyntaxError]]; what `sink` throws passes through.
  */
private[swarender] final class JsonReader(input: JsonInput, sink: Events, limits: JsonLimits = JsonLimits.none) {
  import JsonReader._

  private[this] val text = new JsonWindow(input, limits)
  private[this] val open = new OpenContainers
  private[this] val strings = new JsonStrings(text, input.isString)
  private[this] val keys = new KeyTable
  private[this] val slice = new AsciiSlice
  private[this] val events = new EventRun(sink, keys)

  /** What is expected after the document, or null where others may follow it. */
  private[this] var expectedEnd: String = null

  /** Where the last event began, if it is a scalar that is the one document of a stream. */
  private[this] var rootPlace: TextPosition = null

  /** What comes next in the document that is read by `step`. */
  private[this] var state = Value

  /** What copies the text, or null. */
  private[this] var copier: TextCopier = null

  /** Reads the one document of the text, after which `expected` is. */
  def single(expected: String = TheEnd): Unit = {
    expectedEnd = expected
    val _ = hasNext
    document()
    requireEnd()
  }

  private def requireEnd(): Unit = if (hasNext) refuse(expectedEnd)

  /** Goes to the one document of the text, which `step` reads. */
  def begin(): Unit = {
    expectedEnd = TheEnd
    val _ = hasNext
    enter()
    copier = if (text.isPart && !limits.hasComments) TextCopier.to(sink) else null
  }

  /** Reads the next token, and copies what is held after it; returns whether there is more. */
  def step(): Boolean = {
    state = take(state)
    if ((copier ne null) && open.depth > 0) state = go(copier, state)
    val more = state != Done
    if (!more) requireEnd()
    more
  }

  /** Goes to the next document and returns whether there is one. Each of several documents may have
    * a byte order mark: that of a file of which the text is a part.
    */
  def hasNext: Boolean = {
    text.beginDocument()
    var found = text.skipSpace()
    while (found && (expectedEnd eq null) && text.skipMark()) found = text.skipSpace()
    found
  }

  /** Reads the document to which `hasNext` went. */
  def document(): Unit = {
    enter()
    if (copier eq null) copier = TextCopier.to(sink)
    val run = if (limits.hasComments) null else if (copier eq null) events else copier
    var state = Value
    while (state != Done) {
      state = take(state)
      if (open.depth > 0 && (run ne null)) state = go(run, state)
    }
  }

  /** Lets `run` go as far as it can. A string that is cut off is held up to its end first. */
  private def go(run: TokenRun, state: Int): Int = {
    var next = run.go(text, open, strings, state)
    var held = -1L
    while (run.isCut && text.index != held) {
      val _ = stringEnd()
      held = text.index
      run.isCut = false
      next = run.go(text, open, strings, next)
    }
    run.isCut = false
    next
  }

  private def enter(): Unit = {
    val _ = text.token()
    rootPlace = null
    state = Value
  }

  /** Where the last event began. */
  def place: TextPosition = if (rootPlace ne null) rootPlace else text.place

  /** Refuses what comes next. Where comments or a comma before an end would be allowed, the error
    * says how; it names JSON5, which has other quotes and keys.
    */
  def refuse(expected: String): Nothing = {
    val next = text.peek(0)
    val isComment = next == '/' && (text.peek(1) == '/' || text.peek(1) == '*')
    val isComma = if (open.inObject) next == '}' && expected == "a key" else next == ']' && expected == "json value"
    val hint =
      if ((isComment || isComma) && !limits.hasComments) JsonReader.Comments
      else if (isJson5(next, expected)) JsonReader.Json5
      else ""
    text.refuse(expected, hint)
  }

  /** Whether `next` begins what JSON5 has where JSON expects a key or a value. */
  private def isJson5(next: Int, expected: String): Boolean = {
    val isName = next == '$' || next == '_' || (next | 0x20) >= 'a' && (next | 0x20) <= 'z'
    if (expected.startsWith("a key")) isName || next == '\''
    else
      expected.startsWith("json value") && (next == '\'' || next == '+' || next == '.' ||
        next == 'N' && text.peek(1) == 'a' || next == 'I' && text.peek(1) == 'n')
  }

  /** Takes the next token, which `state` says, and returns what comes after it. */
  private def take(state: Int): Int = {
    val c = text.token()
    text.begin()
    if (state == Next) {
      if (c == ',') {
        text.at += 1
        if (limits.hasComments) { if (open.inObject) FirstKey else FirstValue }
        else if (open.inObject) Key
        else Value
      } else if (c == (if (open.inObject) '}' else ']')) end()
      else refuse(if (open.inObject) ", or }" else ", or ]")
    } else if (state >= Key) key(c, state)
    else value(c, state)
  }

  private def value(c: Int, state: Int): Int = {
    if (c == '"') sink.string(alone(string()))
    else if (c == '{') return begin(isObject = true)
    else if (c == '[') return begin(isObject = false)
    else if (c >= '0' && c <= '9' || c == '-') number()
    else if (c == 't') {
      word("true")
      sink.bool(true)
    } else if (c == 'f') {
      word("false")
      sink.bool(false)
    } else if (c == 'n') {
      word("null")
      sink.nullValue()
    } else if (c == ']' && state == FirstValue) return end()
    else refuse(if (state == FirstValue) "json value or ]" else "json value")
    if (open.depth == 0) Done else Next
  }

  private def key(c: Int, state: Int): Int =
    if (c == '"') {
      sink.key(string() match {
        case s: AsciiSlice => keys(s)
        case s => s
      })
      if (text.token() != ':') refuse(":")
      text.at += 1
      Value
    } else if (c == '}' && state == FirstKey) end()
    else refuse(if (state == FirstKey) "a key or }" else "a key")

  private def begin(isObject: Boolean): Int = {
    if (open.isFull) text.refuse(text.at, s"nesting exceeds ${open.depth} levels")
    open.begin(isObject)
    text.at += 1
    if (isObject) sink.beginObject() else sink.beginArray()
    if (isObject) FirstKey else FirstValue
  }

  private def end(): Int = {
    val wasObject = open.inObject
    open.end()
    text.at += 1
    if (wasObject) sink.endObject() else sink.endArray()
    if (open.depth == 0) Done else Next
  }

  private def word(word: String): Unit = {
    var k = 1
    while (k < word.length) {
      val c = text.peek(k)
      if (c == JsonWindow.End) text.refuseEnd()
      if (c != word.charAt(k)) refuse(word)
      k += 1
    }
    val _ = bare("", k)
  }

  /** RFC 8259, section 6. */
  private def number(): Unit = {
    var k = if (text.peek(0) == '-') 1 else 0
    k = if (text.peek(k) == '0') afterZero(k + 1) else digits(k)
    if (text.peek(k) == '.') k = digits(k + 1)
    if ((text.peek(k) | 0x20) == 'e') {
      val sign = text.peek(k + 1)
      k = digits(if (sign == '+' || sign == '-') k + 2 else k + 1)
    }
    if (k > limits.token) text.refuseToken()
    if (open.depth > 0 && text.peek(k) == JsonWindow.End) text.refuseEnd()
    sink.number(bare(text.slice(slice, text.at, k), k))
  }

  /** The number or word of `k` bytes, when it can be sent. A document of it needs white space after
    * it; for a number that byte is held already, so the number is not moved.
    */
  private def bare(scalar: CharSequence, k: Int): CharSequence = {
    val isWhole = open.depth > 0 || separates(text.peek(k))
    text.at += k
    if (!isWhole) refuse("white space or the end of the input")
    alone(scalar)
  }

  private def separates(c: Int): Boolean =
    c == JsonWindow.End || JsonWindow.isSpace(c) || c == '/' && limits.hasComments

  /** The scalar that has been read, when it can be sent. If it is the one document, nothing may
    * follow it, and a sink may have passed it on by then: what follows is read first, which moves
    * the bytes that are held.
    */
  private def alone(scalar: CharSequence): CharSequence =
    if (open.depth > 0 || (expectedEnd eq null)) scalar
    else {
      val kept = if (text.isPart) scalar.toString else scalar
      // The place of what is read as a string is not asked for, and would have to be counted.
      if (text.isPart && !input.isString) rootPlace = text.place
      requireEnd()
      kept
    }

  /** The end of a zero before `k`. */
  private def afterZero(k: Int): Int =
    if ((text.peek(k) | 0x20) != 'x' || Character.digit(text.peek(k + 1), 16) < 0) k
    else text.refuse(text.at, s"invalid number: hexadecimal${JsonReader.Json5}")

  /** The end of the digits that begin `from` places after the beginning of a number. */
  private def digits(from: Int): Int = {
    var k = from
    var c = text.peek(k)
    if (c == JsonWindow.End) text.refuseEnd()
    if (c < '0' || c > '9') {
      val before = text.peek(k - 1)
      val after = text.peek(k + 1)
      val isJson5 =
        if (before == '.') JsonReader.AfterPoint.indexOf(c) >= 0
        else before == '-' && (c == '.' && after >= '0' && after <= '9' || c == 'I' && after == 'n')
      val hint = if (isJson5) JsonReader.Json5 else ""
      text.refuse(text.at, s"invalid number: expected a digit after ${before.toChar}$hint")
    }
    while (c >= '0' && c <= '9') {
      k += 1
      c = text.peek(k)
    }
    k
  }

  /** The text of the string that begins here. */
  private def string(): CharSequence = {
    val k = stringEnd()
    val from = text.at + 1
    val until = text.at + k - 1
    text.at += k
    if (meansItself) text.slice(slice, from, until - from) else strings.decoded(from, until)
  }

  /** Whether that is ASCII without escapes. */
  private[this] var meansItself = true

  /** Where it ends, after its quote: so many places after its begin. It is held now. */
  private def stringEnd(): Int = {
    meansItself = true
    var k = 1
    var c = 0
    while (c != '"') {
      k = text.clean(k)
      c = text.peek(k)
      if (c == '\\') {
        meansItself = false
        if (text.peek(k + 1) == JsonWindow.End) text.refuseEnd()
        k += 2
      } else if (c < 0) {
        meansItself = false
        while (text.peek(k) < 0) k += 1
      } else if (c < ' ') text.refuse(text.at + k, s"control char ($c) in string")
      else if (c == JsonWindow.End) text.refuseEnd()
      else k += 1
    }
    if (k - 2 > limits.token) text.refuseToken()
    k
  }
}

private[swarender] object JsonReader {
  final val TheEnd = "the end of the input"

  /** How text is read that has comments and commas before ends. */
  private final val Comments = "; JsonText.withComments(true) reads comments and trailing commas"

  /** Single quotes, keys without quotes, `+1`, `.5`, `1.`, `0x1F`, `NaN`, `Infinity`. */
  private final val Json5 = "; JSON5 allows this, JSON does not"

  /** What may come after the point of a number in JSON5. */
  private final val AfterPoint = ",]} \t\r\n/eE"

  // What comes next.
  /** The root, an element after a comma, the value of a member. */
  final val Value = 0

  /** The first element, or the end. */
  final val FirstValue = 1

  /** A comma, or the end. */
  final val Next = 2

  /** A key after a comma. */
  final val Key = 3

  /** The first key, or the end. */
  final val FirstKey = 4

  /** Nothing: the document is whole. */
  private final val Done = 5
}
