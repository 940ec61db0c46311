package swarenderx

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}
import java.time.LocalTime
import java.util.Date

import utest.intercept

import swarender.Policy.NonFinite
import swarender.encoder.{EncoderRules, TimeForm}
import swarender.{Encoder, Json, JsonStyle, RenderError}

/** A page of docs/migration, whose tables have rows
  * `| value | theirs | ours | for the old output |`.
  */
final class MigrationPage(name: String) {
  private val text = MigrationPage.read(s"migration/$name")

  /** Fails unless the page says that `value` is `theirs` in the other library and `ours` here, and
    * the setting of the page gives `before`, which is as in the other library.
    */
  def row(value: String)(theirs: String, ours: String, before: String): Unit = {
    assert(before == theirs, s"$value: the setting gives $before, not $theirs")
    val cells = s"| $value | `$theirs` | `$ours` |"
    assert(text.contains(cells), s"$name has no row $cells")
  }

  /** The row of doubles, and more of them. */
  def doubles(theirs: Seq[Double] => String): Unit = {
    row("2.0, 1e-7")(
      theirs(JavaDoubles.two),
      Json.render(JavaDoubles.two),
      JavaDoubles.json.render(JavaDoubles.two)
    )
    val all = JavaDoubles.values
    assert(theirs(all) == JavaDoubles.json.render(all), theirs(all))
  }

  /** The row of NaN, of which the other library writes `theirs`, as `policy` does. */
  def notFinite(value: String, theirs: String, policy: NonFinite): Unit = {
    intercept[RenderError](Json.render(Double.NaN)): Unit
    row(value)(theirs, "RenderError", Json.render(Double.NaN, JsonStyle.compact.withNonFinite(policy)))
  }

  /** The row of a time that has a fraction with a zero at its end. */
  def times(theirs: LocalTime => String): Unit = {
    val time = LocalTime.of(7, 32, 0, 790000000)
    val before = {
      implicit val rules: EncoderRules = EncoderRules.default.withTimes(TimeForm.Shortest)
      Json.render(time)
    }
    row("790 ms of a `LocalTime`")(theirs(time), Json.render(time), before)
  }

  /** The row of a date of Java. */
  def dates(theirs: Date => String): Unit = {
    val millis: Encoder[Date] = Encoder[Long].contramap(_.getTime)
    val date = new Date(0)
    row("`new Date(0)`")(theirs(date), Json.render(date), Json.render(date)(millis))
  }
}

object MigrationPage {

  /** The text of a page below docs. */
  def read(path: String): String =
    new String(Files.readAllBytes(Paths.get(System.getenv("SWARENDER_ROOT"), "docs", path)), UTF_8)
}
