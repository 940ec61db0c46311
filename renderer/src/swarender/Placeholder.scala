package swarender

/** Stands where the library will stand. */
object Placeholder {

  /** `value` as compact JSON. */
  def render(value: ujson.Readable): String = ujson.transform(value, ujson.StringRenderer()).toString
}
