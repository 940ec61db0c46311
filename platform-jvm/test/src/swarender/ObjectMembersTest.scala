package swarender

import utest.*

import swarender.event.{ObjectMembers, PairEntries}

/** The members of an object without a lookup, against upickle's own iterator. */
object ObjectMembersTest extends TestSuite {
  private def pairs(entries: java.util.Iterator[java.util.Map.Entry[String, ujson.Value]]): Seq[(String, ujson.Value)] =
    Iterator.continually(entries).takeWhile(_.hasNext).map(_.next()).map(e => e.getKey -> e.getValue).toList

  val tests: Tests = Tests {
    test("upickle keeps its members where they are looked for") {
      assert(ObjectMembers.readable)
    }
    test("both ways give the members in their order") {
      for (n <- Seq(0, 1, 2, 100)) {
        val value = ujson.Obj.from(Seq.tabulate(n)(i => s"key ${i * 37 % 101}" -> ujson.Num(i.toDouble)))
        val _ = value.value.remove("key 37")
        value("key 37") = ujson.Null
        val expected = value.value.toList
        assert(
          pairs(ObjectMembers.direct(value.value)) == expected,
          pairs(new PairEntries(value.value.iterator)) == expected
        )
      }
    }
  }
}
