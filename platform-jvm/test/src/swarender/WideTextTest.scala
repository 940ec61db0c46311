package swarender

import utest.*

/** When a string is made as wide text is: after one of which a part is beyond ASCII, until two in a
  * row are not.
  */
object WideTextTest extends TestSuite {
  private def after(texts: String*): Boolean = {
    texts.foreach(text => assert(Json.render(text) == "\"" + text + "\""))
    Sessions.expectsWide
  }

  val tests: Tests = Tests {
    test("the documents before tell how the next string is made") {
      val plain = "a" * 5000
      for (wide <- Seq("\u00e9", "\u4e2d", "\ud83d\ude00", "\u4e2daaaaaaaaaa").map(_ * 2000)) {
        assert(!after(plain, plain), after(wide), after(wide), after(plain), after(wide, plain))
        assert(!after(plain))
      }
      // Short texts, and those of few such chars.
      assert(!after("\u4e2d" * 500), !after(plain + "\u4e2d" * 100))
    }
  }
}
