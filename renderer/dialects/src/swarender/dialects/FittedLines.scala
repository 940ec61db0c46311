package swarender
package dialects

import swarender.json.{JsonLines, JsonSettings}
import swarender.output.{Output, PlatformStringOutput, StringOutput}

/** A container is on one line if it ends there before the column `width`, with the comma after it;
  * otherwise each of its elements begins a line, or with `filledArrays` as many scalars as have
  * room share one. What is not decided is held: no more than a line of it.
  *
  * After Derek C. Oppen, "Prettyprinting", ACM TOPLAS 2(4), 1980: a group that is open is decided
  * as soon as what has come of it is too long.
  */
private[dialects] final class FittedLines(target: Output, style: JsonSettings, mark: String)
    extends JsonLines(target, style, mark) {
  import FittedLines._

  private[this] val token: StringOutput = new PlatformStringOutput
  private[this] val indentColumns = columnsOf(style.indent)
  private[this] val separator = style.itemSeparator.text
  private[this] val space = if (separator.endsWith(" ")) "" else " "
  private[this] val trailing = if (style.trailingCommas) 1 else 0

  private[this] val lineWidth = style.width
  private[this] val filled = style.filledArrays

  /** The pieces that are held, linked, and how wide all that came are on one line. */
  private[this] var first: Piece = null
  private[this] var last: Piece = null
  private[this] var width = 0L

  /** The innermost container that has begun, and that of which the begin is written. */
  private[this] var innermost: Piece = null
  private[this] var written: Piece = null

  /** Whether nothing has come in the innermost container. */
  private[this] var fresh = true

  /** The column of what is written next, and whether a scalar was written last. */
  private[this] var column = 0
  private[this] var afterScalar = false

  def out: Output = token.out

  private def add(kind: Int, text: String, columns: Int): Piece = {
    val piece = new Piece(kind, text, width)
    if (first eq null) first = piece else last.next = piece
    last = piece
    width += columns
    piece
  }

  def beginDocument(above: String): Unit = {
    forget()
    token.out.reset()
    column = 0
    header(above)
  }

  def endDocument(): Unit = {
    val _ = add(Finish, null, 0)
    write()
    endLast()
  }

  def item(above: String): Unit = {
    val piece = add(Item, null, if (fresh) padding("{", innermost.text).length else separator.length + space.length)
    piece.isFresh = fresh
    addAbove(piece, above)
    fresh = false
    write()
  }

  /** No line holds a comment and what comes after it. */
  private def addAbove(piece: Piece, above: String): Unit = if (hasComments && (above ne null)) {
    piece.above = above
    width += TooWide
  }

  override def tokenEnd(): Unit = {
    val text = token.result
    token.out.reset()
    val _ = add(Token, text, columnsOf(text))
    write()
  }

  override def note(text: String): Unit = if (hasComments) {
    val _ = add(Note, text, TooWide)
    write()
  }

  def begin(bracket: Char): Unit = {
    val piece = add(Begin, bracket.toString, 1)
    piece.outer = innermost
    innermost = piece
    fresh = true
    write()
  }

  def end(bracket: Char, above: String): Unit = {
    val piece = add(End, bracket.toString, 1 + (if (fresh) emptyFiller else padding("}", bracket.toString)).length)
    piece.isFresh = fresh
    addAbove(piece, above)
    innermost.end = piece
    innermost.columns = width - innermost.at
    innermost = innermost.outer
    fresh = false
    write()
  }

  /** Writes the pieces that are decided. */
  private def write(): Unit = {
    while ((first ne null) && next()) {}
    if (first eq null) last = null
  }

  /** Writes the first piece, or the container that it begins; returns whether that was decided. */
  private def next(): Boolean = {
    val piece = first
    piece.kind match {
      case Begin => if (piece.end eq null) undecided(piece) else whole(piece)
      case Item => item(piece)
      case kind =>
        if (kind == Token) {
          put(piece.text)
          afterScalar = true
        } else if (kind == Note) hold(piece.text)
        else if (kind == End) close(piece)
        first = piece.next
        true
    }
  }

  private def undecided(begin: Piece): Boolean = {
    val isDecided = (begin.next ne null) && column + (width - begin.at) > lineWidth
    if (isDecided) open(begin)
    isDecided
  }

  /** Writes a container that has come as a whole, once it is known what comes after it. */
  private def whole(begin: Piece): Boolean = {
    val after = begin.end.next
    (after ne null) && {
      val comma = if (after.kind == End) trailing else if (after.kind == Finish) 0 else separator.length
      if ((begin.next eq begin.end) && (begin.end.above eq null)) oneLine(begin)
      else if (column + begin.columns + comma <= lineWidth) oneLine(begin)
      else open(begin)
      true
    }
  }

  private def oneLine(begin: Piece): Unit = {
    val after = begin.end.next
    var piece = begin
    while (piece ne after) {
      if (piece.kind != Item) {
        if (piece.kind == End) put(if (piece.isFresh) emptyFiller else padding("}", piece.text))
        put(piece.text)
        if (piece.kind == Begin && (piece.next ne piece.end)) put(padding("{", piece.text))
      } else if (!piece.isFresh) {
        put(separator)
        put(space)
      }
      piece = piece.next
    }
    afterScalar = false
    first = after
  }

  /** Writes the begin of a container that has its elements on lines of their own. */
  private def open(begin: Piece): Unit = {
    put(begin.text)
    written = begin
    level += 1
    first = begin.next
  }

  private def item(piece: Piece): Boolean = {
    val after = piece.next
    val isFilled = filled && written.text == "["
    (!isFilled || (after ne null)) && {
      if (!piece.isFresh) put(separator)
      val fits =
        isFilled && !piece.isFresh && afterScalar && after.kind == Token && !isNoted && (piece.above eq null) &&
          column + space.length + columnsOf(after.text) + separator.length <= lineWidth
      if (fits) put(space)
      else {
        endLine()
        if (piece.above ne null) lines(piece.above)
        newline()
      }
      afterScalar = false
      first = after
      true
    }
  }

  private def close(end: Piece): Unit = {
    if (trailing > 0 && !end.isFresh) put(",")
    endLine()
    if (end.above ne null) lines(end.above)
    level -= 1
    newline()
    put(end.text)
    written = written.outer
    afterScalar = false
  }

  /** What is inside of `bracket` where the elements are on its line, if it is the brace. */
  private def padding(brace: String, bracket: String): String = if (braceSpaces && bracket == brace) " " else ""

  private def put(s: String): Unit = {
    target.escaped(s, 0, s.length, Escapes.none)
    column += columnsOf(s)
  }

  protected override def newline(): Unit = {
    super.newline()
    column = level * indentColumns
  }

  override def forget(): Unit = {
    super.forget()
    first = null
    last = null
    innermost = null
    written = null
    fresh = true
    afterScalar = false
  }
}

private object FittedLines {

  /** Text that belongs together: a scalar, or a key and the separator after it. */
  final val Token = 0

  /** What comes before an element. */
  final val Item = 1

  /** The brackets of a container. */
  final val Begin = 2
  final val End = 3

  /** A comment at the end of a line. */
  final val Note = 4

  /** The end of the document. */
  final val Finish = 5

  /** More columns than any line may have. */
  final val TooWide = 1 << 20

  def columnsOf(s: String): Int = s.codePointCount(0, s.length)

  /** A part of a document; `at` is how wide all before it is on one line. */
  final class Piece(val kind: Int, val text: String, val at: Long) {
    var next: Piece = null

    /** The lines of comments before it. */
    var above: String = null

    /** Whether nothing is before it in its container. */
    var isFresh: Boolean = false

    /** Of a begin: the container around it, its end, and how wide it is on one line. */
    var outer: Piece = null
    var end: Piece = null
    var columns = 0L
  }
}
