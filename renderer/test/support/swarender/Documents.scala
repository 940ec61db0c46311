package swarender

import scala.util.Random

import ujson.{Arr, False, Null, Num, Obj, Str, True, Value}

/** Documents that between them hold everything JSON has, and generated ones. No string in them has
  * a lone surrogate.
  */
object Documents {
  val table: Seq[(String, Value)] = Seq(
    "null" -> Null,
    "true" -> True,
    "false" -> False,
    "zero" -> Num(0),
    // Not the literal -0.0, which Scala Native 0.5.10 takes for 0.0.
    "negative zero" -> Num("-0.0".toDouble),
    "integer" -> Num(-123456789),
    "fraction" -> Num(0.1),
    "empty string" -> Str(""),
    "string" -> Str("say \"hello\" to C:\\temp\n\ttab\u0000\u001f/"),
    "unicode" -> Str(
      "\u007f\u0080\u009f\u00a0\u00ff\u0100\u07ff\u0800\u2028\u2029\ufeff\uffff\ud83d\ude00 <a href='x'>&amp;"
    ),
    "long ASCII" -> Str("the quick brown fox " * 300),
    "long Latin-1" -> Str("h\u00e9llo w\u00f6rld " * 300),
    "long wide" -> Str("\u4e16\u754c, \u3053\u3093\u306b\u3061\u306f \ud83c\udf0d" * 200),
    "long lines" -> Str("first line\nsecond \"line\"\n\n" * 150),
    "empty array" -> Arr(),
    "empty object" -> Obj(),
    "empties in an array" -> Arr(Arr(), Obj(), Arr(Arr()), Obj("a" -> Obj()), Str(""), Null),
    "empties in an object" -> Obj("a" -> Arr(), "b" -> Obj(), "c" -> Arr(Obj()), "" -> "", "d" -> Null),
    "scalars in an array" -> Arr(Null, True, False, 1, -1, 1.5, "x"),
    "nested arrays" -> Arr(Arr(1, Arr(2, Arr(3, Arr(), Arr(4)))), Arr(Arr(5))),
    "nested objects" -> Obj("a" -> Obj("b" -> Obj("c" -> Obj("d" -> 1), "e" -> 2)), "f" -> 3),
    "array of objects" -> Arr(Obj("z" -> 1, "a" -> 2), Obj("z" -> Arr(Obj("y" -> 0, "x" -> 0)))),
    "keys" -> Obj(
      "b" -> 1,
      "" -> 2,
      "a b" -> 3,
      "\"" -> 4,
      "\n" -> 5,
      "\u00e9" -> 6,
      "\uffff" -> 7,
      "\ud83d\ude00" -> 8,
      "a" -> 9,
      "aa" -> 10,
      "B" -> 11
    ),
    "numbers" -> Arr.from(numbers),
    "negative numbers" -> Arr.from(numbers.map(-_)),
    "40 levels of arrays" -> (1 to 40).foldLeft(Arr(1): Value)((v, i) => Arr(i, v)),
    "100 levels of both" -> (1 to 50).foldLeft(Obj("k" -> 1): Value)((v, i) => Obj("a" -> i, "b" -> Arr(v, i))),
    "wide" -> Obj.from((0 until 500).map(i => s"key$i" -> (if (i % 3 == 0) Arr(i, s"value $i") else Num(i * 1.25)))),
    "manifest" -> Obj(
      "apiVersion" -> "v1",
      "kind" -> "ConfigMap",
      "metadata" -> Obj("name" -> "settings", "labels" -> Obj("app.kubernetes.io/name" -> "web")),
      "data" -> Obj("nginx.conf" -> "server {\n  listen 80;\n  location / {\n    return 200 \"ok\";\n  }\n}\n")
    )
  )

  def numbers: Seq[Double] = Seq(
    0.0,
    1.0,
    9.0,
    10.0,
    99.0,
    100.0,
    0.5,
    0.1,
    0.3,
    1e-5,
    1e-6,
    1e-7,
    1.5e-7,
    123456.789,
    1e15,
    1e16,
    1e17,
    1e20,
    1e21,
    1e22,
    1e23,
    1e100,
    1e300,
    2147483647.0,
    2147483648.0,
    4294967296.0,
    9007199254740991.0,
    9007199254740992.0,
    9007199254740994.0,
    9223372036854774784.0,
    9223372036854775808.0,
    18446744073709551616.0,
    5e-324,
    2.2250738585072014e-308,
    Double.MaxValue,
    Math.PI,
    1.0 / 3
  )

  /** A document of up to some hundred nodes. */
  def random(r: Random, depth: Int = 4): Value = r.nextInt(if (depth == 0) 7 else 10) match {
    case 0 => Null
    case 1 => True
    case 2 => False
    case 3 => Num(r.nextInt(2000) - 1000)
    case 4 => Num(double(r))
    case 5 | 6 => Str(string(r))
    case 7 | 8 => Obj.from(Seq.fill(r.nextInt(6))(string(r) -> random(r, depth - 1)))
    case _ => Arr.from(Seq.fill(r.nextInt(6))(random(r, depth - 1)))
  }

  /** A finite double of any magnitude, or one of few digits. */
  def double(r: Random): Double = r.nextInt(3) match {
    case 0 => (r.nextInt(2000000) - 1000000) / Math.pow(10, r.nextInt(9).toDouble)
    case 1 => r.nextLong().toDouble
    case _ =>
      val d = java.lang.Double.longBitsToDouble(r.nextLong())
      if (java.lang.Double.isNaN(d) || java.lang.Double.isInfinite(d)) 0.0 else d
  }

  /** Up to 30 code points, mostly ASCII. */
  def string(r: Random): String = {
    val s = new java.lang.StringBuilder
    for (_ <- 0 until r.nextInt(if (r.nextInt(20) == 0) 200 else 30)) s.appendCodePoint(codePoint(r))
    s.toString
  }

  private def codePoint(r: Random): Int = r.nextInt(40) match {
    case 0 => r.nextInt(0x20)
    case 1 => '"'
    case 2 => '\\'
    case 3 => 0x7f + r.nextInt(0x81)
    case 4 => 0x100 + r.nextInt(0xd700)
    case 5 => 0xe000 + r.nextInt(0x2000)
    case 6 => 0x10000 + r.nextInt(0x100000)
    case 7 => 0x2028 + r.nextInt(2)
    case _ => 0x20 + r.nextInt(0x5f)
  }
}
