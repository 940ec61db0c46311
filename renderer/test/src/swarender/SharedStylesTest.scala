package swarender

import utest.*

import swarender.dialects.*

/** Styles that are made for each call: writers of equal ones are kept for one of them. */
object SharedStylesTest extends TestSuite {
  private def shared(style: Style): Style = SharedStyles(style)
  private val large = "x" * (CommonSettings.SmallTexts + 1)

  val tests: Tests = Tests {
    test("equal styles are one, and others are others") {
      def styles = Seq[Style](
        JsonStyle.compact.withIndent(3),
        JsonStyle.pretty(40),
        JsonStyle.fitted(3),
        JsonStyle.jsonc.withWidth(3),
        YamlStyle.pretty(7),
        YamlStyle.json(JsonStyle.pretty),
        YamlStyle.kyaml,
        TomlStyle.standard.withIndent(3)
      )
      val first = styles.map(shared)
      assert(first == styles, first.distinct.size == first.size)
      for ((one, other) <- first.zip(styles)) assert(one ne other, shared(other) eq one)
    }
    test("the ones used last are kept") {
      val kept = shared(JsonStyle.pretty(50))
      for (i <- 0 until 1000) {
        val one = shared(TomlStyle.standard.withMaxDepth(i + 1))
        assert(one eq shared(TomlStyle.standard.withMaxDepth(i + 1)))
      }
      val again = shared(JsonStyle.pretty(50))
      assert(again == kept, again ne kept)
    }
    test("a large style is not kept, nor one with a function of the user") {
      val none: Events.Place => Option[String] = _ => None
      val styles = Seq[() => Style](
        () => JsonStyle.compact.withDocumentStart(large),
        () => JsonStyle.compact.withKeyOrder(Policy.KeyOrder.first((0 until 500).map(i => s"key $i")*)),
        () => TomlStyle.standard.withTableIndent(" " * large.length),
        () => YamlStyle.safe.withComments(none),
        () => YamlStyle.safe.withTags(none),
        () => YamlStyle.safe.withLayout(_ => YamlStyle.Layout.Flow)
      )
      for (style <- styles; made = style()) assert(!made.isSmall, shared(made) eq made, shared(style()) ne made)
      assert(JsonStyle.compact.withDocumentStart(large).withDocumentStart("") == JsonStyle.compact)
    }
  }
}
