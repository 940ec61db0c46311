package swarenderx

import swarender.Encoder
import swarender.encoder.EncoderRules

/** The table of docs/migration.md that says what libraries write for `None`. */
object NoneTable {
  final case class Patch(none: Option[Int], some: Option[Option[Int]])
  val patch: Patch = Patch(None, Some(None))

  val default: Encoder[Patch] = Encoder.derived
  val omitting: Encoder[Patch] = {
    implicit val rules: EncoderRules = EncoderRules.default.withOmitNone(true)
    Encoder.derived
  }

  private val text = MigrationPage.read("migration.md")

  /** Fails unless a library writes [[patch]] as we do with the rule of its row, and its row says
    * so.
    */
  def row(library: String, rule: String)(theirs: String, ours: String): Unit = {
    assert(theirs == ours, s"$library writes $theirs, we $ours")
    val cells = s"| $library | ${state("none", theirs)} | ${state("some", theirs)} | $rule |\n"
    assert(text.contains(cells), s"migration.md has no row $cells")
  }

  private def state(field: String, json: String): String =
    if (json.contains(s""""$field":null""")) "null"
    else {
      assert(!json.contains(field), json)
      "absent"
    }
}
