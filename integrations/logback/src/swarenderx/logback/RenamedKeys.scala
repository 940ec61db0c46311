package swarenderx.logback

import java.util.{ArrayList, HashMap, List => JavaList, Map => JavaMap}

import org.slf4j.event.KeyValuePair

/** A member whose key is there already gets the next of `key_2`, `key_3` and so on that no other
  * member has.
  */
private final class RenamedKeys(
    plan: Plan,
    fields: Int,
    pairsOrNull: JavaList[KeyValuePair],
    mdc: JavaMap[String, String],
    context: JavaMap[String, String],
    custom: Iterable[String]
) extends LineKeys {
  private[this] val taken = new KeySet

  /** The number that the last member with a key got. */
  private[this] val last = new HashMap[String, Integer]

  private[this] val list = new ArrayList[KeyValuePair]
  if (pairsOrNull ne null) pairsOrNull.forEach { pair =>
    LineKeys.check(pair.key)
    if (pair.value ne null) list.add(new KeyValuePair(free(pair.key), pair.value))
  }
  private[this] val inMdc = named(mdc)
  private[this] val inContext = named(context)
  private[this] val inCustom = new HashMap[String, String]
  for (key <- custom) inCustom.put(key, free(key))

  private def named(members: JavaMap[String, String]): JavaMap[String, String] = {
    val names = new HashMap[String, String]
    if (members ne null) members.forEach { (key, value) =>
      LineKeys.check(key)
      if (value ne null) names.put(key, free(key))
    }
    names
  }

  private def take(key: String): Boolean = !plan.hasField(key, fields) && taken.add(key)

  private def free(key: String): String =
    if (take(key)) key
    else {
      plan.duplicates.add(key)
      var n = if (last.get(key) eq null) 2 else last.get(key).intValue + 1
      while (!take(s"${key}_$n")) n += 1
      last.put(key, n)
      s"${key}_$n"
    }

  def pairs: Int = list.size
  def pair(i: Int): KeyValuePair = list.get(i)
  def ofMdc(key: String): String = inMdc.get(key)
  def ofContext(key: String): String = inContext.get(key)
  def ofCustom(key: String): String = inCustom.get(key)
}
