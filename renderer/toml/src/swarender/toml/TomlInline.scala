package swarender
package toml

import swarender.Policy.{NonFinite, Surrogates}
import swarender.event.{CommentedNode, DefaultComments, DefaultNode, Node, NumberNode, ValueWalker}
import swarender.output.Output
import swarender.chars.{AsciiSlice, Surrogate}
import swarender.numbers.Digits

import scala.collection.mutable.ArrayBuffer

/** Scalars, and values on one line: arrays and inline tables of any depth. */
private[toml] final class TomlInline(rules: TomlScalars, style: TomlSettings, strings: TomlStrings) {
  import TomlInline._
  import TomlMarks._
  import Node._

  private[this] val numbers = style.common.numbers
  private[this] val nonFinite = style.common.nonFinite
  private[this] val maxDepth = style.common.maxDepth
  private[this] val arraySpace = style.literals.arraySpace
  private[this] val arrayStart = style.literals.arrayStart
  private[this] val arrayEnd = style.literals.arrayEnd
  private[this] val emptyTable = style.literals.emptyTable
  private[this] val omitsElements = style.omitsElements
  private[this] val omitsMembers = style.omitsMembers

  /** The innermost open container, null where none is; how many are open. */
  private[this] var innermost: OpenInline = null
  private[this] var depth = 0

  /** How many containers the value to write is in. */
  private[this] var around = 0

  /** How many more chars may be written. */
  private[this] var room = 0L
  private[this] var isUnlimited = false

  /** Whether there is nothing to write of a member, of an element. */
  def omitsMember(node: AnyRef): Boolean = node match {
    case _: DefaultNode => true
    case _ => omitsMembers && isNull(bare(node))
  }
  def omitsElement(node: AnyRef): Boolean = omitsElements && isNull(bare(node))

  /** The lines of comments in place of a member that has its default; null for none. */
  def linesOf(node: AnyRef): String = node match {
    case d: DefaultNode => DefaultComments.lines(rules, d)
    case _ => null
  }

  private[this] val replacesSurrogates = style.common.surrogates eq Surrogates.Replace

  /** The root that is written as a tree, until its keys are known to be distinct as they are
    * written.
    */
  private[this] var tree: ujson.Obj = null

  /** Begins a root, which may be a tree. */
  def begin(root: AnyRef): Unit = root match {
    case o: ujson.Obj => tree = o
    case _ => ()
  }
  def forget(): Unit = {
    tree = null
    innermost = null
  }

  /** Refuses a key that the style refuses. */
  def checkKey(key: String): Unit = {
    rules.checkSurrogates(key)
    if (replacesSurrogates && (tree ne null) && Surrogate.firstLone(key) >= 0) loneKey()
  }

  /** The keys of a `ujson.Obj` are those of a map: two of them can only become the same if one has
    * a lone surrogate. Then the tree is sent as events, once, which finds them.
    */
  private def loneKey(): Unit = {
    val events = rules.on(rules.out.discarding())
    val root = tree
    tree = null
    try new ValueWalker(events).walk(root)
    catch { case e: RenderError => rules.fail(e.kind, e.detail) }
  }

  /** Classes come before `CharSequence`: the JVM searches all interfaces of an object to find that
    * it is none.
    */
  def scalar(node: AnyRef, to: Output, underKey: Boolean): Unit = node match {
    case s: ujson.Str if s.value ne null => string(s.value, to, underKey)
    case s: String => string(s, to, underKey)
    case n: ujson.Num => double(n.value, to)
    case n: java.lang.Double => double(n.doubleValue, to)
    case n: java.lang.Long => to.long(n.longValue)
    case b: ujson.Bool => bool(b.value, to)
    case b: java.lang.Boolean => bool(b.booleanValue, to)
    case v: NumberNode => to.ascii(v.text)
    case t: TomlText => to.escaped(t.text, 0, t.text.length, Escapes.none)
    case s: CharSequence => string(s, to, underKey)
    case _ => rules.fail(RenderError.NullValue, "TOML has no null")
  }

  private def string(s: CharSequence, to: Output, underKey: Boolean): Unit = {
    rules.checkSurrogates(s)
    strings.string(to, s, underKey)
  }

  private def double(v: Double, to: Output): Unit =
    if (Math.abs(v) <= Double.MaxValue) to.double(v, numbers)
    else if (nonFinite eq NonFinite.Keyword) to.ascii(notFinite(v))
    else if (nonFinite eq NonFinite.Quote) string(v.toString, to, underKey = false)
    else rules.fail(RenderError.NotFinite, s"the style refuses $v")

  private def bool(v: Boolean, to: Output): Unit = to.literal(if (v) trueText else falseText)

  /** How many chars a value has on one line, escapes not counted. Where that cannot be told before
    * it is written, the result is negative, and it has no more than `-widthOf` chars.
    */
  def widthOf(node: AnyRef): Int = node match {
    case s: ujson.Str if s.value ne null => s.value.length + 2
    case s: String => s.length + 2
    case n: ujson.Num => widthOf(n.value)
    case n: java.lang.Double => widthOf(n.doubleValue)
    case b: ujson.Bool => if (b.value) 4 else 5
    case _: java.lang.Long | _: NumberNode => -Unknown
    case t: TomlText => t.width
    case s: CharSequence => s.length + 2
    case _ => -Unknown
  }

  private def widthOf(v: Double): Int = {
    val small = v.toInt
    if (small.toDouble == v && small != 0 && numbers.printsInts)
      Digits.count(Math.abs(small.toLong)) + (small >>> 31)
    else if (Math.abs(v) >= 1e-5 && Math.abs(v) < 1e15) -Fraction
    else -Unknown
  }

  /** Writes a value, which is in `level` containers, on one line to `to`. Where that takes more
    * than `width` chars, escapes not counted, it stops and returns false; also where it would leave
    * out a comment, if `width` is a limit.
    */
  def write(node: AnyRef, to: Output, width: Int, level: Int): Boolean = {
    around = level
    isUnlimited = width == Int.MaxValue
    room = if (isUnlimited) Long.MaxValue else width.toLong
    depth = 0
    var fits = value(node, to)
    while (fits && depth > 0) fits = if (innermost.members ne null) member(to) else element(to)
    innermost = null
    fits
  }

  def tooDeep(): Nothing = rules.tooDeep()

  private def take(chars: Long): Boolean = {
    room -= chars
    room >= 0
  }

  /** Writes a scalar, or opens a container. */
  private def value(node: AnyRef, to: Output): Boolean =
    if (isObject(node)) open(members(node), null)
    else if (isArray(node)) open(null, elements(node))
    else
      node match {
        case s: ujson.Str if s.value ne null =>
          string(s.value, to, underKey = false)
          take(s.value.length + 2L)
        case s: String =>
          string(s, to, underKey = false)
          take(s.length + 2L)
        case t: TomlText =>
          scalar(t, to, underKey = false)
          take(t.width.toLong)
        // An inline table has no comments, and an array on one line neither.
        case c: CommentedNode => isUnlimited && value(c.node, to)
        case s: AsciiSlice =>
          string(s, to, underKey = false)
          take(s.length + 2L)
        case _ =>
          val before = to.position
          scalar(node, to, underKey = false)
          take(to.position - before)
      }

  private def open(members: Members, elements: ArrayBuffer[AnyRef]): Boolean = {
    depth += 1
    if (around + depth > maxDepth) rules.tooDeep()
    innermost = new OpenInline(members, elements, innermost)
    take(2)
  }

  private def close(): Unit = {
    innermost = innermost.outer
    depth -= 1
  }

  /** Writes the next element of the innermost array, or its end. */
  private def element(to: Output): Boolean = {
    val array = innermost
    val all = array.elements
    val i = array.index
    val first = array.isEmpty
    if (i == all.length) {
      close()
      to.literal(if (first) emptyArray else arrayEnd)
      true
    } else {
      array.index = i + 1
      omitsElement(all(i)) || {
        array.isEmpty = false
        to.literal(if (first) arrayStart else comma)
        take(if (first) 2L * arraySpace else SeparatorLength) && value(all(i), to)
      }
    }
  }

  /** Writes the next member of the innermost table, or its end. */
  private def member(to: Output): Boolean = {
    val all = innermost.members
    val first = innermost.isEmpty
    if (!all.hasNext) {
      close()
      to.literal(if (first) emptyTable else inlineEnd)
      !first || take(style.oddities.emptyFiller.length.toLong)
    } else {
      val next = all.next()
      next.getValue match {
        case d: DefaultNode => isUnlimited && default(d, first, to)
        case value => omitsMember(value) || member(next.getKey, value, first, to)
      }
    }
  }

  private def member(key: String, node: AnyRef, first: Boolean, to: Output): Boolean = {
    begin(first, to)
    checkKey(key)
    strings.keyOfValue(to, key)
    take(SeparatorLength + key.length + equalsSign.text.length) && value(node, to)
  }

  private def begin(first: Boolean, to: Output): Unit = {
    innermost.isEmpty = false
    to.literal(if (first) inlineStart else comma)
  }

  /** Writes a member that has its default value, which cannot be a comment here. */
  private def default(d: DefaultNode, first: Boolean, to: Output): Boolean = {
    val text = rules.inlineText(d)
    if (!text.isEmpty) {
      begin(first, to)
      to.escaped(text, 0, text.length, Escapes.none)
    }
    true
  }
}

private object TomlInline {

  /** A sign, a point, 17 digits that count and 5 zeros. */
  private final val Fraction = 24

  /** More than any line. */
  private final val Unknown = 1 << 24
}

/** A container that is open in `outer`: the members of a table that are still to come, or the
  * elements of an array; the other is null.
  */
private final class OpenInline(val members: Node.Members, val elements: ArrayBuffer[AnyRef], val outer: OpenInline) {

  /** How many elements have been looked at, and whether nothing is written of it yet. */
  var index = 0
  var isEmpty = true
}

/** A scalar as it is written, of `width` chars, escapes not counted. */
private[toml] final class TomlText(val text: String, val width: Int)
