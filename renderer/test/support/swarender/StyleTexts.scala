package swarender

/** Texts, numbers and trees on each of which some setting acts. */
object StyleTexts {
  val texts: Seq[String] = Seq(
    "",
    "plain",
    "yes",
    "1e5",
    "0o7",
    "12:30",
    "- a",
    "it's",
    "say \"a\"",
    "C:\\dir",
    "a\nb\n",
    "a\r\nb",
    "</script>&",
    "\u0001\u007f",
    "\u00e9 \u2028 \ud83d\ude00",
    "\ud800",
    "words of a line " * 12
  )

  val numbers: Seq[String] = Seq("1.50", "1e400", "1e5", "-0", "12345678901234567890")
  val doubles: Seq[Double] = Seq(1.0, 0.5, 1e-7, 1e21, 5e-324, -0.0, Double.NaN, Double.PositiveInfinity)

  private def nested(depth: Int): ujson.Value = if (depth == 0) 1 else ujson.Obj("n" -> nested(depth - 1))

  val trees: Seq[ujson.Value] = Seq(
    ujson.Obj("b" -> 1, "a" -> 2, "A" -> 3, "a10" -> 4, "a2" -> 5, "\ue000" -> 6, "\ud83d\ude00" -> 7),
    ujson.Obj("a" -> ujson.Null, "b" -> ujson.Arr(1, ujson.Null)),
    ujson.Obj("a" -> ujson.Obj(), "b" -> ujson.Arr(), "c" -> ujson.Obj("d" -> ujson.Arr()), "e" -> true),
    ujson.Obj("a" -> ujson.Arr(1, 2, 3), "b" -> ujson.Obj("c" -> ujson.Obj("d" -> 1)), "e" -> ujson.Arr("x", "y")),
    ujson.Obj("a" -> ujson.Arr.from(100 to 140), "b" -> ujson.Arr(ujson.Arr(1, 2), ujson.Obj("c" -> 1, "d" -> 2))),
    ujson.Obj("" -> 1, "a b" -> 2, "true" -> 3, "k" * 1100 -> 4),
    nested(12),
    ujson.Arr("a", ujson.Obj("x" -> "<\"'>"), "t<\"\u0001", ujson.Arr("b", 1.5)),
    ujson.Arr("a", ujson.Obj("x" -> ujson.Obj("y" -> ujson.Arr(1, "z<\u007f"))), ujson.Obj("y" -> ujson.Arr(1))),
    ujson.Arr("a b", ujson.Obj("x y" -> 1), "]]>"),
    ujson.Obj(
      "main" -> ujson.Obj("k" -> ujson.Arr(1, ujson.Arr(1, "\u007f\n"), ujson.Obj("a" -> 1)), "e" -> ujson.Arr()),
      "sections" -> ujson.Obj()
    ),
    ujson.Obj("sections" -> ujson.Obj()),
    ujson.Obj(),
    ujson.Arr(),
    ujson.Null
  )
}
