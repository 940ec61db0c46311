package generated

import benchmarks.generated.{First, Formats, Way, Ways}
import swarender.{Json, Yaml}

/** A document as this library writes it. */
final class OwnTree(value: ujson.Value) extends Ways {
  private val table = ujson.Obj("value" -> value)
  val all: List[Way] = List(
    new Way("bytes", () => Json.toBytes(value)),
    new Way("string", () => Json.render(value)),
    new Way("pretty", () => Formats.pretty.toBytes(value)),
    new Way("yaml", () => Yaml.toBytes(value)),
    new Way("toml", () => Formats.toml.toBytes(table))
  )
}

/** What fresh processes call. */
final class OwnTreeFirst0 extends First {
  def apply(value: AnyRef): Array[Byte] = Json.toBytes(value.asInstanceOf[ujson.Value])
}
