package swarender

import scala.reflect.ClassTag

/** A `with` method of the styles of a class, and the calls that are tried: what [[StyleCallTable]]
  * has for the platforms without reflection.
  *
  * @param fields
  *   those of the styles' records that it changes
  */
final class StyleRow(
    val of: Class[?],
    val method: String,
    val parameters: Seq[Class[?]],
    val fields: Set[String],
    val calls: Seq[StyleCall]
)

object StyleRow {

  /** `fields` are the one that has the name of the method, or all others. */
  def one[S <: Style, A](method: String, values: Seq[A], fields: String*)(
      call: (S, A) => Style
  )(implicit style: ClassTag[S], a: ClassTag[A]): StyleRow =
    new StyleRow(
      style.runtimeClass,
      method,
      Seq(a.runtimeClass),
      changed(method, fields),
      values.map(v => new StyleCall(method, Seq(v), base => call(base.asInstanceOf[S], v)))
    )

  def two[S <: Style, A, B](method: String, first: Seq[A], second: Seq[B], fields: String*)(
      call: (S, A, B) => Style
  )(implicit style: ClassTag[S], a: ClassTag[A], b: ClassTag[B]): StyleRow =
    new StyleRow(
      style.runtimeClass,
      method,
      Seq(a.runtimeClass, b.runtimeClass),
      changed(method, fields),
      for (v <- first; w <- second)
        yield new StyleCall(method, Seq(v, w), base => call(base.asInstanceOf[S], v, w))
    )

  private def changed(method: String, fields: Seq[String]): Set[String] = {
    val name = method.stripPrefix("with")
    if (fields.isEmpty) Set(name.take(1).toLowerCase + name.drop(1)) else fields.toSet
  }
}
