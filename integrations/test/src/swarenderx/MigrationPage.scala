package swarenderx

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

/** A page of docs/migration, whose tables have rows
  * `| value | theirs | ours | for the old output |`.
  */
final class MigrationPage(name: String) {
  private val text =
    new String(Files.readAllBytes(Paths.get(System.getenv("SWARENDER_ROOT"), "docs", "migration", name)), UTF_8)

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
      swarender.Json.render(JavaDoubles.two),
      JavaDoubles.json.render(JavaDoubles.two)
    )
    val all = JavaDoubles.values
    assert(theirs(all) == JavaDoubles.json.render(all), theirs(all))
  }
}
