package swarenderx.logback

import java.util.HashSet

import com.google.re2j.Pattern

/** What is hidden in a line.
  *
  * @param paths
  *   keys, with dots between those of an object and of its members; `*` stands for any chars but
  *   dots. A path may begin at any depth
  * @param values
  *   matches the parts of texts that are hidden; null for none
  * @param text
  *   what is written in place of them
  */
private final class Masks(paths: Seq[String], values: Pattern, val text: String) {

  /** What the last key of a path may be; null if it may be anything. */
  private[this] val lasts: HashSet[String] = {
    val all = paths.map(path => path.substring(path.lastIndexOf('.') + 1))
    if (all.exists(_.contains("*"))) null
    else {
      val set = new HashSet[String]
      all.foreach(set.add(_))
      set
    }
  }

  private[this] val path: Pattern =
    if (paths.isEmpty) null else Pattern.compile(paths.map(Masks.regex).mkString("(?:\\A|\\.)(?:", "|", ")\\z"))

  /** Whether the value at this path is hidden.
    *
    * @param keys
    *   from the outermost one: null in an array
    */
  def hides(keys: Array[String], depth: Int): Boolean = (path ne null) && {
    val key = keys(depth - 1)
    ((lasts eq null) || lasts.contains(key.substring(key.lastIndexOf('.') + 1))) &&
    path.matcher(joined(keys, depth)).find()
  }

  private def joined(keys: Array[String], depth: Int): String =
    if (depth == 1) keys(0)
    else {
      val all = new java.lang.StringBuilder
      var i = 0
      while (i < depth) {
        if (keys(i) ne null) {
          if (all.length > 0) all.append('.')
          all.append(keys(i))
        }
        i += 1
      }
      all.toString
    }

  /** Whether parts of texts are hidden. */
  def hasValues: Boolean = values ne null

  /** `s` with the mask in place of what matches; `s` itself if nothing does. */
  def applied(s: String): String = if (values eq null) s else replaced(s)

  private def replaced(s: String): String = {
    val matcher = values.matcher(s)
    var all: java.lang.StringBuilder = null
    var from = 0
    while (matcher.find()) {
      if (matcher.end > matcher.start) {
        if (all eq null) all = new java.lang.StringBuilder(s.length)
        all.append(s, from, matcher.start).append(text)
        from = matcher.end
      }
    }
    if (all eq null) s else all.append(s, from, s.length).toString
  }
}

private object Masks {

  /** What one path matches: keys of one object may have dots too. */
  private def regex(path: String): String =
    path.split("\\*", -1).map(Pattern.quote(_)).mkString("[^.]*")
}
