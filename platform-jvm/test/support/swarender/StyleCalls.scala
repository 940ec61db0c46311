package swarender

import java.lang.reflect.{InvocationTargetException, Method}

import swarender.Events.Place

/** The `with` methods of a style, as reflection finds them. */
object StyleCalls {
  import StyleArguments.*

  /** The styles that the methods of `style` make of it come from these calls. */
  def of(style: Style): Seq[StyleCall] = methods(style.getClass).flatMap(calls)

  def methods(of: Class[?]): Seq[Method] =
    of.getMethods.toSeq
      .filter(_.getName.matches("with[A-Z][A-Za-z]*"))
      .groupBy(m => (m.getName, m.getParameterTypes.toSeq))
      .values
      // In Scala 3 the methods of a trait are bridges in its classes.
      .map(same => same.find(!_.isBridge).getOrElse(same.head))
      .toSeq
      .sortBy(m => (m.getName, m.getParameterTypes.mkString))

  def calls(method: Method): Seq[StyleCall] =
    method.getParameterTypes.toSeq
      .foldLeft(Seq(Seq.empty[Any])) { (before, of) => for (b <- before; a <- arguments(method, of)) yield b :+ a }
      .map { all =>
        val boxed = all.map(_.asInstanceOf[AnyRef])
        new StyleCall(
          method.getName,
          all,
          { base =>
            try method.invoke(base, boxed: _*).asInstanceOf[Style]
            catch { case e: InvocationTargetException => throw e.getCause }
          }
        )
      }

  /** The values of a parameter; an error if there are none, since its method would not be tried. */
  private def arguments(method: Method, of: Class[?]): Seq[Any] = {
    val all =
      if (of == classOf[Boolean]) booleans
      else if (of == classOf[Int]) ints
      else if (of == classOf[String]) strings
      else if (of == classOf[Escapes]) escapes
      else if (of == classOf[NumberLayout]) layouts
      else if (of == classOf[Place => Any]) notes ++ placeLayouts
      else Policies.all.filter(of.isInstance(_))
    if (all.isEmpty) throw new java.lang.AssertionError(s"StyleArguments has no values of $of, for $method")
    all
  }
}
