package swarender

import java.util.Arrays

import swarender.out.Out
import swarender.text.Surrogate

/** What every format needs to know of the events so far: which containers are open, what may come next, and the path. */
private[swarender] abstract class NestedRenderer(out: Out) extends Renderer {
  import NestedRenderer._

  /** How many containers are open. */
  protected final var depth: Int = 0

  /** What may come next. */
  protected final var state: Int = Root

  /** Per level, from 1 on: whether it is an object; its last key; how many elements it has behind it. */
  private[this] var objects: Array[Boolean] = new Array[Boolean](InitialDepth)
  private[this] var keys: Array[String] = new Array[String](InitialDepth)
  private[this] var counts: Array[Int] = new Array[Int](InitialDepth)

  /** Opens a container: the next event belongs to it. */
  protected final def push(isObject: Boolean): Unit = {
    depth += 1
    if (depth == objects.length) grow()
    objects(depth) = isObject
    counts(depth) = 0
    keys(depth) = ""
    state = if (isObject) FirstKey else FirstElement
  }

  private def grow(): Unit = {
    objects = Arrays.copyOf(objects, depth * 2)
    keys = Arrays.copyOf(keys, depth * 2)
    counts = Arrays.copyOf(counts, depth * 2)
  }

  /** Closes the innermost container and says whether it was empty; misuse when it is of the other kind or waits for a value. */
  protected final def pop(isObject: Boolean): Boolean = {
    val s = state
    if (isObject) { if (s != FirstKey && s != NextKey) misuse("the end of an object") }
    else if (s != FirstElement && s != NextElement) misuse("the end of an array")
    depth -= 1
    if (depth == 0) state = MemberValue else state = if (objects(depth)) MemberValue else NextElement
    s == FirstKey || s == FirstElement
  }

  /** Whether the container which holds the next event (at least one is open) is an object. */
  protected final def inObject: Boolean = objects(depth)

  /** The last key of the object that holds the next event. */
  protected final def lastKey: String = keys(depth)

  /** How many elements stand before the next event in the innermost array. */
  protected final def elementIndex: Int = counts(depth)

  /** After a whole value. */
  protected final def valueDone(): Unit =
    if (depth == 0) {
      state = Done
      documentDone()
    } else if (objects(depth)) state = NextKey
    else {
      counts(depth) += 1
      state = NextElement
    }

  /** Writes what stands behind a whole document. */
  protected def documentDone(): Unit = ()

  /** Takes note of a key, the value of which comes next. */
  protected final def keyDone(s: CharSequence): Unit = {
    keys(depth) = s.toString
    state = MemberValue
  }

  /** Sends a part of a tree, of any depth. It stands in `level` containers, the innermost one an object or an array, and what stands before it
    * is written.
    */
  protected final def sendDeep(value: ujson.Value, level: Int, inObject: Boolean): Unit = {
    while (depth < level) push(inObject)
    state = MemberValue
    new DeepWalker(this).walk(value)
    depth = 0
  }

  protected final def misuse(event: String): Nothing = {
    val expected = state match {
      case Root => "a value is due"
      case Done => "the document is complete"
      case FirstElement | NextElement => "an element or the end of the array is due"
      case FirstKey | NextKey => "a key or the end of the object is due"
      case MemberValue => "the value of a member is due"
      case _ => "a reset is due"
    }
    fail(RenderError.Misuse, s"$event does not belong here: $expected")
  }

  private[swarender] final def fail(what: RenderError.Kind, detail: String): Nothing = {
    if (out.isPoisoned) throw RenderError.broken(offset)
    val error = new RenderError(what, detail, path, offset)
    state = Broken
    out.poison()
    throw error
  }

  /** An error if there is a lone surrogate in `s`. */
  protected final def refuseLone(s: CharSequence): Unit = {
    val at = Surrogate.firstLone(s)
    if (at >= 0) fail(RenderError.LoneSurrogate, s"a lone surrogate at char $at")
  }

  final def path: String = {
    val text = new java.lang.StringBuilder("$")
    var level = 1
    while (level <= depth) {
      if (!objects(level)) text.append('[').append(counts(level)).append(']')
      else if (level < depth || state == MemberValue || state == Done) Path.appendKey(text, keys(level))
      level += 1
    }
    text.toString
  }

  final def offset: Long = out.position

  private[swarender] def forget(): Boolean = {
    // New, since G1 makes every store of a reference into an old array wait for the stores before.
    keys = new Array[String](objects.length)
    objects.length <= RetainedDepth
  }

  private[swarender] final def isComplete: Boolean = state == Done

  def flush(): Unit = out.flush()

  def reset(): Unit = {
    depth = 0
    state = Root
    out.reset()
  }

  def nextDocument(): Unit = {
    if (state != Done || out.isPoisoned) misuse("the end of the document")
    state = Root
  }
}

private[swarender] object NestedRenderer {
  private final val InitialDepth = 16
  private final val RetainedDepth = 256

  // What may come next.
  final val Root = 0
  final val Done = 1
  final val FirstElement = 2
  final val NextElement = 3
  final val FirstKey = 4
  final val NextKey = 5
  final val MemberValue = 6
  final val Broken = 7
}
