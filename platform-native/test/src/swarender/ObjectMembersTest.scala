package swarender

import utest.*

import swarender.event.{MapEntries, NodeMembers, ObjectMembers}

/** The members of an object read in one go, against upickle's own iterator. */
object ObjectMembersTest extends TestSuite {
  private def pairs(members: NodeMembers[ujson.Value]): Seq[(String, ujson.Value)] =
    Iterator.continually(members).takeWhile(_.hasNext).map(_.next()).map(m => m.getKey -> m.getValue).toList

  val tests: Tests = Tests {
    test("upickle keeps its members where they are looked for") {
      assert(MapEntries.readable)
    }
    test("both ways give the members in their order") {
      for (n <- Seq(0, 1, 2, 100)) {
        val value = ujson.Obj.from(Seq.tabulate(n)(i => s"key ${i * 37 % 101}" -> ujson.Num(i.toDouble)))
        val _ = value.value.remove("key 37")
        value("key 37") = ujson.Null
        val expected = value.value.toList
        assert(pairs(ObjectMembers.direct(value)) == expected, pairs(ObjectMembers.byPairs(value)) == expected)
      }
    }
  }
}
