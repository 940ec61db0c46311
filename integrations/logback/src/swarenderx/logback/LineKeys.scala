package swarenderx.logback

import java.util.{ArrayList, List as JavaList, Map as JavaMap}

import org.slf4j.event.KeyValuePair

/** By which keys the members of a line are written: the fields of the event come first, then its
  * pairs, the MDC, the properties of the context, and the custom fields. A method returns null for
  * a member that is left out.
  */
private abstract class LineKeys {
  def pairs: Int

  /** The pair `i`, with its key in the line, or null if it is not written. */
  def pair(i: Int): KeyValuePair
  def ofMdc(key: String): String
  def ofContext(key: String): String
  def ofCustom(key: String): String
}

/** The first member with a key wins: of the pairs too. Others are left out, or written as well.
  *
  * @param plan
  *   what knows which keys are those of fields
  * @param fields
  *   the fields that the line has: a bit for each
  * @param all
  *   the pairs, or null; so are the maps
  * @param keeps
  *   whether others are written as well
  */
private final class FirstKeys(
    plan: Plan,
    fields: Int,
    all: JavaList[KeyValuePair],
    mdc: JavaMap[String, String],
    context: JavaMap[String, String],
    keeps: Boolean
) extends LineKeys {

  /** The pairs: those that count if `known` has their keys, which are too many to compare. */
  private[this] var list = all
  private[this] var known: KeySet = null
  if ((all ne null) && all.size > LineKeys.Few) collect()

  private def collect(): Unit = {
    val keys = new KeySet
    list = new ArrayList[KeyValuePair]
    all.forEach { pair =>
      LineKeys.check(pair.key)
      if (hasValue(pair)) {
        val isFree = !isField(pair.key) && keys.add(pair.key)
        if (isFree || isKept(pair.key)) list.add(pair)
      }
    }
    known = keys
  }

  /** Called for a key that is there already. */
  private def isKept(key: String): Boolean = {
    plan.duplicates.add(key)
    keeps
  }

  private def written(key: String, isFree: Boolean): String = if (isFree || isKept(key)) key else null

  def pairs: Int = if (list eq null) 0 else list.size

  def pair(i: Int): KeyValuePair = {
    val pair = list.get(i)
    if (known ne null) pair
    else {
      LineKeys.check(pair.key)
      if (hasValue(pair) && ((!isField(pair.key) && !isAmong(i, pair.key)) || isKept(pair.key))) pair else null
    }
  }

  /** Whether neither a field nor a pair has `key`. */
  private def isFree(key: String): Boolean =
    !isField(key) && ((list eq null) || !(if (known ne null) known.has(key) else isAmong(list.size, key)))
  private def isFreeInContext(key: String): Boolean = isFree(key) && ((mdc eq null) || (mdc.get(key) eq null))
  private def isFreeForCustom(key: String): Boolean =
    isFreeInContext(key) && ((context eq null) || (context.get(key) eq null))

  def ofMdc(key: String): String = written(key, isFree(key))
  def ofContext(key: String): String = written(key, isFreeInContext(key))
  def ofCustom(key: String): String = written(key, isFreeForCustom(key))

  /** Whether one of the first `n` pairs has `key`. */
  private def isAmong(n: Int, key: String): Boolean = {
    var i = 0
    while (i < n && !(list.get(i).key == key && hasValue(list.get(i)))) i += 1
    i < n
  }

  private def hasValue(pair: KeyValuePair): Boolean = pair.value ne null

  private def isField(key: String): Boolean = plan.hasField(key, fields)
}

private object LineKeys {
  private[logback] final val Few = 8

  /** A key that a line may not have is for [[GuardedEvent]]. */
  def check(key: String): Unit = if (!KeySet.isPlain(key)) throw new IllegalArgumentException("a key")
}
