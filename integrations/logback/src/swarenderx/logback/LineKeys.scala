package swarenderx.logback

import java.util.{ArrayList, List as JavaList, Map as JavaMap}

import org.slf4j.event.KeyValuePair

/** Which members a line has, so that each key is there once: the fields of the event come first,
  * then its pairs, of which the first one counts, the MDC, the properties of the context, and the
  * custom fields.
  *
  * @param fields
  *   the fields that the line has: a bit for each name of `EventEncoder.Names`
  * @param all
  *   the pairs, or null; so are the maps
  */
private final class LineKeys(
    fields: Int,
    all: JavaList[KeyValuePair],
    mdc: JavaMap[String, String],
    context: JavaMap[String, String]
) {

  /** The pairs: those that count if `known` has their keys, which are too many to compare. */
  private[this] var list = all
  private[this] var known: KeySet = null
  if ((all ne null) && all.size > LineKeys.Few) collect()

  private def collect(): Unit = {
    val keys = new KeySet
    list = new ArrayList[KeyValuePair]
    all.forEach { pair =>
      LineKeys.check(pair.key)
      if (hasValue(pair) && !isField(pair.key) && keys.add(pair.key)) list.add(pair)
    }
    known = keys
  }

  def pairs: Int = if (list eq null) 0 else list.size

  /** The pair `i`, or null if it is not written. */
  def pair(i: Int): KeyValuePair = {
    val pair = list.get(i)
    if (known ne null) pair
    else {
      LineKeys.check(pair.key)
      if (hasValue(pair) && !isField(pair.key) && !isAmong(i, pair.key)) pair else null
    }
  }

  /** Whether neither a field nor a pair has `key`. */
  def isFree(key: String): Boolean =
    !isField(key) && ((list eq null) || !(if (known ne null) known.has(key) else isAmong(list.size, key)))
  def isFreeInContext(key: String): Boolean = isFree(key) && ((mdc eq null) || (mdc.get(key) eq null))
  def isFreeForCustom(key: String): Boolean = isFreeInContext(key) && ((context eq null) || (context.get(key) eq null))

  /** Whether one of the first `n` pairs has `key`. */
  private def isAmong(n: Int, key: String): Boolean = {
    var i = 0
    while (i < n && !(list.get(i).key == key && hasValue(list.get(i)))) i += 1
    i < n
  }

  private def hasValue(pair: KeyValuePair): Boolean = pair.value ne null

  private def isField(key: String): Boolean = {
    val field = EventEncoder.Fields.get(key)
    (field ne null) && (fields >> field.intValue & 1) != 0
  }
}

private object LineKeys {
  private final val Few = 8

  /** A key that a line may not have is for [[GuardedEvent]]. */
  def check(key: String): Unit = if (!KeySet.isPlain(key)) throw new IllegalArgumentException("a key")
}
