package benchmarks

import scala.collection.immutable.ListMap

/** Values of one kind each, between 0.1 and 1 MB as JSON. Made anew by each call, always the same.
  */
object MicroCases {
  val all: ListMap[String, () => ujson.Value] = ListMap(
    "ascii-short" -> (() => strings(20000, r => r.text(r.between(3, 16), Words.ascii))),
    "ascii-long" -> (() => strings(50, _.text(10000, Words.ascii))),
    "strings-64k" -> (() => strings(16, _.text(65536, Words.ascii))),
    "latin1" -> (() => strings(500, _.text(1000, Words.latin1))),
    "cjk" -> (() => strings(500, _.text(300, Words.cjk))),
    "emoji" -> (() => strings(500, _.text(300, Words.emoji))),
    "sparse-escapes" -> (() => strings(50, r => r.escaped(10000, 200))),
    "dense-escapes" -> (() => strings(50, r => r.escaped(10000, 10))),
    "ints" -> (() => array(50000, r => ujson.Num((r.next(31) >>> r.between(0, 30)).toDouble * r.sign()))),
    "doubles" -> (() => array(20000, r => ujson.Num(r.double()))),
    "deep" -> (() => array(600, r => nested(60, r))),
    "many-tiny" -> (() => array(30000, tiny)),
    "wide-object" -> (() => wide(20000, new Seeded(1)))
  )

  private def array(size: Int, element: Seeded => ujson.Value): ujson.Value = {
    val random = new Seeded(1)
    ujson.Arr.from(Seq.fill(size)(element(random)))
  }

  private def strings(count: Int, text: Seeded => String): ujson.Value = array(count, r => ujson.Str(text(r)))

  private def nested(depth: Int, random: Seeded): ujson.Value =
    Iterator.range(0, depth).foldLeft[ujson.Value](ujson.Num(1)) { (inner, level) =>
      if (level % 2 == 0) ujson.Arr(inner) else ujson.Obj(random.text(3, Words.ascii) -> inner)
    }

  private def tiny(random: Seeded): ujson.Value = random.between(0, 7) match {
    case 0 => ujson.Obj()
    case 1 => ujson.Arr()
    case 2 => ujson.Obj("id" -> ujson.Num(random.between(0, 100).toDouble))
    case 3 => ujson.Arr(ujson.True)
    case 4 => ujson.Str("")
    case 5 => ujson.False
    case _ => ujson.Str(random.text(2, Words.ascii))
  }

  private def wide(members: Int, random: Seeded): ujson.Value =
    ujson.Obj.from(Seq.tabulate(members)(i => s"${random.text(8, Words.ascii)}$i" -> ujson.Num(i.toDouble)))
}
