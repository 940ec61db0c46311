package swarender

import utest.*

import swarender.json.Separator
import swarender.jsonnet.Jsonnet

/** Every setting has its name, and every method changes its own settings and no other, as
  * [[StyleCallTable]] has them.
  */
object StyleSettingsTest extends TestSuite {

  /** The settings that differ, by name, with the values that `after` has. */
  private def changes(before: Style, after: Style): Map[String, Any] =
    StyleFields.of(before).zip(StyleFields.of(after)).collect { case (b, a) if a != b => a }.toMap

  /** The methods whose setting is made from the argument, and is not the argument itself. */
  private val converted = Set("withIndent")

  /** What a call changes of `base`, and whether a style with that is equal to others as it should.
    */
  private def check(name: String, base: Style, row: StyleRow, call: StyleCall, style: Style): Map[String, Any] = {
    val changed = changes(base, style)
    val values = StyleFields.of(style).toMap
    val isValue = row.fields.size != 1 || converted(row.method) || {
      val value = values(row.fields.head)
      call.arguments.forall {
        case policy: Policy if value.isInstanceOf[Policy] => value == policy
        case argument => (value.getClass ne argument.getClass) || value == argument
      }
    }
    val again = call(base).get
    val isEqual = again == style && again.hashCode == style.hashCode && changes(style, again).isEmpty
    val isSettled = (style.getClass ne base.getClass) ||
      (style == base) == changed.isEmpty && call(style).exists(_ == style)
    if (!changed.keySet.subsetOf(row.fields) || !isValue || !isEqual || !isSettled)
      throw new java.lang.AssertionError(s"$call of $name changes $changed, and should ${row.fields}")
    changed
  }

  val tests: Tests = Tests {
    test("no two settings of a style have one name") {
      for ((name, style) <- StyleBases.all) {
        val names = StyleFields.of(style).map(_._1)
        if (names.distinct != names) throw new java.lang.AssertionError(s"$name: ${names.diff(names.distinct)}")
      }
    }
    test("each method changes its own settings") {
      for (row <- StyleCallTable.rows) {
        val changed = for {
          (name, base) <- StyleBases.all if row.of.isInstance(base)
          call <- row.calls
          style <- call(base)
        } yield check(name, base, row, call, style).keySet
        val all = changed.flatten.toSet
        if (all != row.fields) throw new java.lang.AssertionError(s"${row.method} changes $all, not ${row.fields}")
      }
    }
    test("styles are equal where all settings are") {
      for ((_, base) <- StyleBases.main) {
        val styles = StyleCallTable.of(base).flatMap(_(base))
        for (one <- styles; other <- styles if one.getClass eq other.getClass)
          assert((one == other) == changes(one, other).isEmpty)
      }
    }
    test("a policy that the record has as a Boolean") {
      import Policy.*
      val styles = Seq[(Style, Style, String)](
        (JsonStyle.compact.withNewline(Newline.CrLf), JsonStyle.compact.withNewline(Newline.Lf), "crLf"),
        (
          JsonStyle.compact.withDuplicateKeys(DuplicateKeys.Fail),
          JsonStyle.compact.withDuplicateKeys(DuplicateKeys.Keep),
          "uniqueKeys"
        ),
        (
          JsonStyle.compact.withUnsupportedTags(UnsupportedTags.Omit),
          JsonStyle.compact.withUnsupportedTags(UnsupportedTags.Fail),
          "omitTags"
        ),
        (YamlStyle.safe.withKeyQuotes(KeyQuotes.Needed), YamlStyle.safe.withKeyQuotes(KeyQuotes.Always), "plainKeys")
      )
      for ((yes, no, field) <- styles) {
        assert(StyleFields.of(yes).toMap.apply(field) == true)
        assert(StyleFields.of(no).toMap.apply(field) == false)
      }
    }
    test("JSON: what sets more than its own setting back") {
      val flat = Jsonnet.go.manifestPython.withIndent(3).withIndent("")
      assert(
        changes(Jsonnet.go.manifestPython, flat) ==
          Map("itemSeparator" -> new Separator(","), "keySeparator" -> new Separator(":"))
      )
    }
    test("what a language lacks is refused, in a format too") {
      def refused(made: => Any): Boolean =
        try {
          val _ = made
          false
        } catch { case e: IllegalArgumentException => e.getMessage.startsWith("requirement failed: ") }
      import Policy.*
      for (format <- Seq[Format[?]](Json, Yaml, Toml)) {
        val got = Policies.nonFinite.filter(p => refused(format.withNonFinite(p))) ++
          Policies.nulls.filter(p => refused(format.withNulls(p))) ++
          Policies.surrogates.filter(p => refused(format.withSurrogates(p))) ++
          Policies.unsupportedTags.filter(p => refused(format.withUnsupportedTags(p)))
        val expected =
          if (format eq Json) Seq(NonFinite.Keyword)
          else if (format eq Yaml) Seq(Surrogates.Escape, UnsupportedTags.Omit)
          else Seq(NonFinite.WriteNull, Nulls.Keep, Surrogates.Escape)
        assert(got == expected)
      }
      assert(Toml.withIntegralDoubles(false).style == TomlStyle.standard.withNumbers(NumberLayout.tomlFloats))
      assert(Toml.withIntegralDoubles(false).withIntegralDoubles(true).style == TomlStyle.standard)
    }
    test("YAML in brackets: marks that are set back") {
      import swarender.dialects.*
      val base = YamlStyle.json
      assert(
        base.withDocumentStart(false).withDocumentStart(true) == base,
        base.withDocumentEnd(true).withDocumentEnd(false) == base
      )
    }
  }
}
