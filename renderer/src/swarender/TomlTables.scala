package swarender

import java.util.Arrays

import swarender.out.{Draft, Out}

/** Tables from the tape, with their headers: first a table's values, then its tables. */
private[swarender] final class TomlTables(
    tape: TomlTape,
    draft: Draft,
    out: Out,
    style: TomlStyle,
    lines: TomlLines,
    values: TomlValues,
    path: TomlPath
) {
  import TomlParts._

  /** Per table being written, and the root: which of its members comes next, and where they end. */
  private[this] var next = new scala.Array[Int](16)
  private[this] var end = new scala.Array[Int](16)

  /** The same for the elements of the array of tables that is its current member, if it is one. */
  private[this] var nextElement = new scala.Array[Int](16)
  private[this] var endOfElements = new scala.Array[Int](16)
  private[this] var level = 0

  def reset(): Unit = path.clear()

  /** Writes the members in `[from, until)`, all of which have headers, as tables of the root. */
  def write(from: Int, until: Int): Unit = {
    level = 0
    enter(from, until)
    while (level >= 0)
      if (nextElement(level) < endOfElements(level)) {
        val element = nextElement(level)
        nextElement(level) = tape.behind(element)
        table(element, inArray = true)
      } else {
        if (endOfElements(level) > 0) leaveMember()
        if (next(level) == end(level)) {
          level -= 1
          if (level >= 0 && endOfElements(level) == 0) path.pop()
        } else member(next(level))
      }
  }

  /** Begins with the table whose tables are in `[from, until)`. */
  private def enter(from: Int, until: Int): Unit = {
    if (level == next.length) grow()
    next(level) = from
    end(level) = until
    nextElement(level) = 0
    endOfElements(level) = 0
  }

  private def grow(): Unit = {
    next = Arrays.copyOf(next, level * 2)
    end = Arrays.copyOf(end, level * 2)
    nextElement = Arrays.copyOf(nextElement, level * 2)
    endOfElements = Arrays.copyOf(endOfElements, level * 2)
  }

  /** Leaves an array of tables. */
  private def leaveMember(): Unit = {
    nextElement(level) = 0
    endOfElements(level) = 0
    path.pop()
  }

  /** Goes into the member that begins at `i`, if it has a header. */
  private def member(i: Int): Unit =
    if (!tape.hasHeader(i)) next(level) = behindMember(i)
    else {
      next(level) = tape.behind(i + 1)
      path.push(tape.key(i))
      if (tape.op(i + 1) == Table) table(i + 1, inArray = false)
      else {
        nextElement(level) = i + 2
        endOfElements(level) = next(level) - 1
      }
    }

  private def behindMember(i: Int): Int = if (tape.op(i) == Line) i + 1 else tape.behind(i + 1)

  /** Writes the header and the values of the table at `i`, and enters it for its tables. */
  private def table(i: Int, inArray: Boolean): Unit = {
    val until = tape.behind(i) - 1
    val empty = until == i + 1
    var headed = inArray || style.superTableHeaders || empty
    if (headed) lines.header(path, inArray)
    var valueless = true
    var firstTable = until
    var lastTable = until
    var at = i + 1
    while (at < until)
      if (tape.hasHeader(at)) {
        if (firstTable == until) firstTable = at
        at = tape.behind(at + 1)
        lastTable = at
      } else {
        if (!headed) lines.header(path, inArray)
        headed = true
        valueless = false
        at = value(at, until, path.size)
      }
    if (headed && valueless && !empty) lines.onlyTables()
    if (firstTable < lastTable) {
      level += 1
      enter(firstTable, lastTable)
    } else if (!inArray) path.pop()
  }

  /** Writes the lines of the member that begins at `i`, a value without a header, in a table `tableLevel` levels below the root, and of
    * those lines that follow it up to `until`; returns the index behind them.
    */
  def value(i: Int, until: Int, tableLevel: Int): Int =
    if (tape.op(i) == Line) linesFrom(i, until, tableLevel)
    else {
      if ((style.smallTables eq SmallTables.Dotted) && tape.op(i + 1) == Object && tape.op(i + 2) != EndObject)
        dotted(i, tableLevel)
      else {
        lines.value(tape.key(i), tableLevel)
        val _ = values.whole(i + 1, tableLevel)
      }
      tape.behind(i + 1)
    }

  private def linesFrom(i: Int, until: Int, tableLevel: Int): Int = {
    var at = i
    if (tape.hasNewlines && lines.isStarted) {
      while (at + 1 < until && tape.op(at + 1) == Line) at += 1
      draft.copy(tape.start(i), tape.end(at))
    } else {
      lines.begin(tableLevel)
      draft.copy(tape.keyStart(i), tape.end(i))
    }
    at + 1
  }

  /** Writes a table as dotted keys, one line per value that is no table or an empty one. */
  private def dotted(i: Int, tableLevel: Int): Unit = {
    val before = path.size
    var at = i
    while ({
      val op = tape.op(at)
      if (op == Line) {
        lines.begin(tableLevel)
        path.write(before)
        out.ascii('.')
        draft.copy(tape.keyStart(at), tape.end(at))
        at += 1
      } else if (op == Key) {
        path.push(tape.key(at))
        at += 1
      } else if (op == Object && tape.op(at + 1) != EndObject) at += 1
      else {
        if (op == EndObject) at += 1
        else {
          lines.begin(tableLevel)
          path.write(before)
          out.literal(TomlValues.equalsSign)
          at = values.whole(at, tableLevel)
        }
        path.pop()
      }
      path.size > before
    }) {}
  }
}
