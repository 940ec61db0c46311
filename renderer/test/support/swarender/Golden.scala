package swarender

/** One case of a golden file: the JSON text of a document, the arguments of the function, and what
  * the tool printed.
  */
final case class Golden(name: String, input: String, args: Map[String, ujson.Value], expected: String) {
  def document: ujson.Value = Doubles.read(input)
}

object Golden {

  /** The cases of `jsonnet/test/golden/<profile>.json`. */
  def cases(profile: String): Seq[Golden] =
    ujson.read(TestPlatform.readFile(s"jsonnet/test/golden/$profile.json"))("cases").arr.toSeq.map { c =>
      Golden(
        c("name").str,
        c("input").str,
        c.obj.get("args").fold(Map.empty[String, ujson.Value])(_.obj.toMap),
        c("expected").str
      )
    }

  /** Checks that `render` prints what the tool printed, for every case of the profile; counts them.
    */
  def check(profile: String)(render: Golden => String): Int = {
    val all = cases(profile)
    val wrong = all.flatMap { c =>
      val got = render(c)
      if (got == c.expected) None else Some(s"${c.name} ${c.args}: ${difference(got, c.expected)}")
    }
    if (wrong.nonEmpty)
      throw new java.lang.AssertionError(
        s"$profile: ${wrong.size} of ${all.size} differ:\n" + wrong.take(5).mkString("\n")
      )
    assert(all.nonEmpty)
    all.size
  }

  /** The surroundings of the first char in which two texts differ. */
  def difference(got: String, expected: String): String = {
    val at = got.zip(expected).takeWhile { case (a, b) => a == b }.length
    def around(s: String) = Modes.shown(s.slice(at - 40, at + 80))
    s"at char $at: expected ${around(expected)}, got ${around(got)}"
  }
}
