package converter

/** The words of a command line, such as the names of styles: in lower case, with hyphens. */
object Words {

  /** Older words, which mean the same still. */
  private val older = Map("omit" -> "omit-everywhere")

  /** The one of `all` whose word is `said`, or whose word was once spelled so. */
  def find[T](all: Seq[T], said: String)(word: T => String): Option[T] =
    all.find(word(_) == said).orElse(all.find(one => camel(word(one)) == said || older.get(said).contains(word(one))))

  /** `codePoint` for `code-point`: how words were spelled once. */
  def camel(word: String): String = word.split('-').toSeq match {
    case first +: more => first + more.map(_.capitalize).mkString
    case none => none.mkString
  }

  /** What an error adds to say which of `words` was meant. */
  def didYouMean(said: String, words: Iterable[String]): String =
    nearest(said, words).fold("")(word => s"; did you mean $word?")

  /** The one of `words` that `said` is like: the same without upper case and hyphens, or one
    * mistake for each three letters of `said` away; or else the only one that begins with `said`.
    */
  def nearest(said: String, words: Iterable[String]): Option[String] =
    if (said.length > Longest) None
    else {
      val most = Math.max(1, bare(said).length / 3)
      val near = words.map(word => word -> distance(bare(said), bare(word))).filter(_._2 <= most).minByOption(_._2)
      near.map(_._1).orElse(if (bare(said).isEmpty) None else only(words.filter(bare(_).startsWith(bare(said))).toSeq))
    }

  private def only(words: Seq[String]): Option[String] = if (words.distinct.size == 1) words.headOption else None

  /** No word is as long. */
  private final val Longest = 40

  private def bare(word: String): String = lower(word.filter(c => c != '-' && c != '_'))

  /** With the letters of ASCII in lower case: Scala Native has no locale without more libraries. */
  def lower(text: String): String = text.map(c => if (c >= 'A' && c <= 'Z') (c + ('a' - 'A')).toChar else c)

  /** How many chars to insert, remove, replace or swap with the next one make `b` of `a`: the
    * distance of Damerau and Levenshtein in which no char is changed twice.
    */
  private def distance(a: String, b: String): Int = {
    val rows = Array.ofDim[Int](a.length + 1, b.length + 1)
    for (i <- 0 to a.length; j <- 0 to b.length)
      rows(i)(j) =
        if (i == 0 || j == 0) i + j
        else {
          val replaced = rows(i - 1)(j - 1) + (if (a(i - 1) == b(j - 1)) 0 else 1)
          val least = Math.min(replaced, Math.min(rows(i - 1)(j), rows(i)(j - 1)) + 1)
          val isSwapped = i > 1 && j > 1 && a(i - 1) == b(j - 2) && a(i - 2) == b(j - 1)
          if (isSwapped) Math.min(least, rows(i - 2)(j - 2) + 1) else least
        }
    rows(a.length)(b.length)
  }
}
