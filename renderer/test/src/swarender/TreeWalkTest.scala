package swarender

import utest.*

import swarender.encoder.TreeWalk

/** Trees of a program's own, by what it says of each node. */
object TreeWalkTest extends TestSuite {
  sealed trait Tree
  final case class Leaf(n: Long) extends Tree
  final case class Text(s: CharSequence) extends Tree
  final case class Branch(all: Seq[Tree]) extends Tree
  final case class Members(all: Seq[(String, Tree)]) extends Tree

  /** A node whose walk does what it likes. */
  final case class Wild(what: Walk => Unit) extends Tree

  final class Walk extends TreeWalk[Tree] {
    def send(node: Tree): Unit = node match {
      case Leaf(n) => int64(n)
      case Text(s) => string(s)
      case Branch(all) => array(all.iterator)
      case Members(all) => obj(all.iterator)
      case Wild(what) => what(this)
    }

    def sendBool(): Unit = bool(true)
    def sendNumber(text: String): Unit = number(text)
    def sendDouble(v: Double): Unit = float64(v)
    def sendNull(): Unit = nullValue()
    def sendArray(all: Iterator[Tree]): Unit = array(all)
    def sendValue[V: Encoder](v: V): Unit = value(v)
  }
  private implicit val encoder: Encoder[Tree] = TreeWalk.encoder(new Walk)

  private def nested(depth: Int, wrap: Tree => Tree): Tree =
    (0 until depth).foldLeft(Leaf(1): Tree)((inner, _) => wrap(inner))

  private val deep = JsonStyle.compact.withMaxDepth(Int.MaxValue)

  private val kinds: Seq[(Tree, String)] = Seq(
    Leaf(-1) -> "-1",
    Text("a\n") -> "\"a\\n\"",
    Text(new StringBuilder("b")) -> "\"b\"",
    Text(null) -> "null",
    Branch(Nil) -> "[]",
    Members(Nil) -> "{}",
    Branch(
      Seq(Leaf(1), null, Branch(Seq(Leaf(2), Members(Seq("a" -> Leaf(3))))), Leaf(4))
    ) -> "[1,null,[2,{\"a\":3}],4]",
    Members(Seq("b" -> Branch(Seq(Leaf(1))), "a" -> Members(Nil), "c" -> null)) -> "{\"b\":[1],\"a\":{},\"c\":null}",
    Wild(_.sendBool()) -> "true",
    Wild(_.sendNumber("1.10")) -> "1.10",
    Wild(_.sendNumber(null)) -> "null",
    Wild(_.sendDouble(0.5)) -> "0.5",
    Wild(_.sendNull()) -> "null",
    Wild(_.sendValue(BigDecimal("1.50"))) -> "1.50",
    Wild(_.sendValue(Map("a" -> Seq(1, 2)))) -> "{\"a\":[1,2]}"
  )

  private val wrong: Seq[(String, Walk => Unit)] = Seq(
    "nothing" -> (_ => ()),
    "two scalars" -> { w => w.sendBool(); w.sendBool() },
    "two containers" -> { w => w.sendArray(Iterator.empty); w.sendArray(Iterator.empty) },
    "a scalar after a container" -> { w => w.sendArray(Iterator.empty); w.sendNull() },
    "a value while elements are read" -> { w => w.sendArray(Iterator.continually { w.sendNull(); Leaf(1) }) },
    "an encoder that sends two" -> { w => w.sendValue(1)(Encoder.of { (_, e) => e.nullValue(); e.nullValue() }) }
  )

  val tests: Tests = Tests {
    test("a node is what the walk says of it, alone and in a container") {
      for ((tree, json) <- kinds) {
        assert(Json.render(tree) == json)
        val inside = Json.render(Members(Seq("k" -> Branch(Seq(tree, Leaf(7))))): Tree)
        assert(inside == s"""{"k":[$json,7]}""")
      }
    }
    test("every format writes a tree as it writes the same JSON") {
      val tree: Tree = Members(kinds.zipWithIndex.collect { case ((t, json), i) if json != "null" => s"k$i" -> t })
      val text = JsonText(Json.render(tree))
      assert(Yaml.render(tree) == Yaml.render(text))
      val style = TomlStyle.standard.withNulls(Policy.Nulls.OmitEverywhere)
      assert(Toml.render(tree, style) == Toml.render(text, style))
    }
    test("every style of JSON writes a tree as it writes its events") {
      val more = Seq(
        JsonStyle.compact.withBigIntegers(Policy.BigIntegers.Quote),
        JsonStyle.compact.withItemSeparator(" , "),
        JsonStyle.compact.withNulls(Policy.Nulls.OmitMembers),
        JsonStyle.pretty.withKeyOrder(Policy.KeyOrder.Utf16)
      )
      val members = kinds.zipWithIndex.map { case ((t, _), i) => s"k$i" -> t } :+ ("big" -> Leaf(Long.MaxValue))
      val trees = Seq(62, 63, 64, 65, 130).map { depth =>
        val inner = nested(depth, t => Branch(Seq(Text("a"), t, Members(Seq("b" -> Leaf(2))))))
        Members(members :+ ("deep" -> inner) :+ ("last" -> Members(members))): Tree
      }
      for (style <- NamedStyles.json.map(_._2) ++ more; tree <- trees) {
        val wide = style.withMaxDepth(1000)
        val events = Json.render(Events(Encoder.send(tree, _)), wide)
        val written = Json.render(tree, wide)
        assert((style, written) == ((style, events)))
        assert(new String(Json(wide).toBytes(tree), "UTF-8") == events)
      }
    }
    test("a tree that is too deep is refused where it is, also inside of other values") {
      for (depth <- Seq(3, 64, 70); wrap <- Seq[Tree => Tree](t => Branch(Seq(t)), t => Members(Seq("k" -> t)))) {
        val style = JsonStyle.compact.withMaxDepth(depth)
        val fits = Json.render(nested(depth, wrap), style)
        assert(fits == Json.render(JsonText(fits), style))
        val error = intercept[RenderError](Json.render(Seq(nested(depth, wrap)), style))
        assert(error.kind == RenderError.TooDeep)
        assert(error.path.length > depth)
      }
    }
    test("100,000 levels") {
      val depth = 100000
      assert(Json.render(nested(depth, t => Branch(Seq(t))), deep) == "[" * depth + "1" + "]" * depth)
      val objects = Json.render(nested(depth, t => Members(Seq("k" -> t))), deep)
      assert(objects == "{\"k\":" * depth + "1" + "}" * depth)
    }
    test("a node that sends other than one value is refused at its place") {
      for ((name, what) <- wrong) {
        val error = intercept[RenderError](Json.render(Members(Seq("k" -> Branch(Seq(Leaf(1), Wild(what))))): Tree))
        assert((name, error.kind) == ((name, RenderError.Misuse)))
        assert(error.path.startsWith("$.k["))
      }
    }
    test("a null key is refused at its object") {
      val error = intercept[RenderError](Yaml.render(Branch(Seq(Members(Seq((null, Leaf(1)))))): Tree))
      assert(error.kind == RenderError.NullValue)
      assert(error.path == "$[0]")
    }
    test("a tree is a part of other values") {
      assert(Json.render(Seq(Option(Leaf(1): Tree), None)) == "[1,null]")
    }
  }
}
