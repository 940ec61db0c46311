package swarender

import utest.*

/** When a string is made as wide text is: after strings of which more than a third had a part
  * beyond ASCII.
  */
object WideTextTest extends TestSuite {
  private def after(texts: Seq[String]): Boolean = {
    texts.foreach(text => assert(Json.render(text) == "\"" + text + "\""))
    Sessions.expectsWide
  }

  val tests: Tests = Tests {
    test("the documents before tell how the next string is made") {
      val plain = Seq("a" * 5000)
      val plains = Seq.fill(8)(plain).flatten
      for {
        one <- Seq("\u00e9", "\u4e2d", "\ud83d\ude00", "\u4e2daaaaaaaaaa")
        wide <- Seq(128, 2000).map(n => Seq(one * n))
      } {
        assert(!after(plains), !after(wide), after(wide), !after(plain), after(wide))
        assert(after(wide ++ wide ++ wide ++ wide ++ plains.take(4)), !after(plain))
        assert(!after(plains), after(Seq.fill(20)(plain ++ wide).flatten))
        assert(!after(plains), !after(Seq.fill(20)(wide ++ plains.take(3)).flatten))
      }
      // Short texts, and those of few such chars.
      for (text <- Seq("\u4e2d" * 100, plain.head + "\u4e2d" * 100)) assert(!after(plains), !after(Seq.fill(8)(text)))
    }
  }
}
