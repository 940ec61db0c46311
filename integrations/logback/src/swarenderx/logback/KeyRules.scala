package swarenderx.logback

import java.util.{ArrayList, LinkedHashMap, List => JavaList, Map => JavaMap}

import org.slf4j.event.KeyValuePair

/** Which keys of the MDC, or of pairs, are written, and by which names.
  *
  * @param included
  *   if it is not empty, others are left out
  */
private final case class KeyRules(
    included: Set[String] = Set.empty,
    excluded: Set[String] = Set.empty,
    names: Map[String, String] = Map.empty
) {
  private val isNone = included.isEmpty && excluded.isEmpty && names.isEmpty

  private def has(key: String): Boolean = (included.isEmpty || included(key)) && !excluded(key)

  /** Of two members with the same name the first one counts. */
  def of(members: JavaMap[String, String]): JavaMap[String, String] =
    if (isNone || (members eq null)) members
    else {
      val all = new LinkedHashMap[String, String]
      members.forEach { (key, value) =>
        if ((value ne null) && has(key)) {
          val _ = all.putIfAbsent(names.getOrElse(key, key), value)
        }
      }
      all
    }

  def of(pairs: JavaList[KeyValuePair]): JavaList[KeyValuePair] =
    if (isNone || (pairs eq null)) pairs
    else {
      val all = new ArrayList[KeyValuePair]
      pairs.forEach { pair =>
        if (has(pair.key)) all.add(names.get(pair.key).fold(pair)(new KeyValuePair(_, pair.value)))
      }
      all
    }
}

private object KeyRules {
  val none: KeyRules = KeyRules()
}
