package swarender

import scala.reflect.ClassTag

/** A `with` method of the styles of a class, and the calls that are tried: what [[StyleCallTable]]
  * has for the platforms without reflection.
  */
final class StyleRow(val of: Class[?], val method: String, val parameters: Seq[Class[?]], val calls: Seq[StyleCall])

object StyleRow {
  def one[S <: Style, A](method: String, values: Seq[A])(
      call: (S, A) => Style
  )(implicit style: ClassTag[S], a: ClassTag[A]): StyleRow =
    new StyleRow(
      style.runtimeClass,
      method,
      Seq(a.runtimeClass),
      values.map(v => new StyleCall(method, Seq(v), base => call(base.asInstanceOf[S], v)))
    )

  def two[S <: Style, A, B](method: String, first: Seq[A], second: Seq[B])(
      call: (S, A, B) => Style
  )(implicit style: ClassTag[S], a: ClassTag[A], b: ClassTag[B]): StyleRow =
    new StyleRow(
      style.runtimeClass,
      method,
      Seq(a.runtimeClass, b.runtimeClass),
      for (v <- first; w <- second)
        yield new StyleCall(method, Seq(v, w), base => call(base.asInstanceOf[S], v, w))
    )
}
