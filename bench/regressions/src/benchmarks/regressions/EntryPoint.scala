package benchmarks.regressions

import java.lang.invoke.{MethodHandle, MethodHandles, MethodType}

/** Calls `toBytes` or `render` of a format by name: revisions differ in what they take, a
  * `ujson.Readable` or whatever has an `Encoder`, and in whether the style is a parameter or part
  * of the format.
  */
object EntryPoint {

  /** @param style
    *   made at the first call
    * @param encoder
    *   of the values; none for `ujson.Readable`s
    * @return
    *   a function that throws a `LinkageError` if the revision has no such entry point
    */
  def apply(format: AnyRef, name: String, style: => AnyRef, encoder: Option[AnyRef] = None): AnyRef => AnyRef = {
    lazy val handle = find(format, name, style, encoder)
    value => handle.invokeWithArguments(value)
  }

  private def find(format: AnyRef, name: String, style: AnyRef, encoder: Option[AnyRef]): MethodHandle =
    (bound(format, name, style).filter(_ => encoder.isEmpty) orElse
      encoder
        .orElse(readable)
        .flatMap(e => bound(format, name, style, e) orElse styled(format, style).flatMap(bound(_, name, e))))
      .getOrElse(throw new NoSuchMethodError(s"$format.$name"))
      .asType(MethodType.methodType(classOf[AnyRef], classOf[AnyRef]))

  /** The method of `target` that takes a value and these arguments after it. */
  private def bound(target: AnyRef, name: String, arguments: AnyRef*): Option[MethodHandle] =
    target.getClass.getMethods
      .find { method =>
        val types = method.getParameterTypes.toSeq
        method.getName == name && types.size == arguments.size + 1 &&
        types.tail.zip(arguments).forall { case (expected, argument) => expected.isInstance(argument) }
      }
      .map(m => MethodHandles.insertArguments(MethodHandles.publicLookup.unreflect(m), 2, arguments*).bindTo(target))

  /** The format in `style`, as a value. */
  private def styled(format: AnyRef, style: AnyRef): Option[AnyRef] =
    format.getClass.getMethods.find(m => m.getName == "apply" && m.getParameterCount == 1).map(_.invoke(format, style))

  /** The style `name` of a companion, whose type differs between revisions. */
  def style(companion: String, name: String): AnyRef = {
    val module = Class.forName(s"swarender.$companion$$")
    module.getMethod(name).invoke(module.getField("MODULE$").get(null))
  }

  /** The encoder of `ujson.Value`s. */
  private def readable: Option[AnyRef] =
    try {
      val companion = Class.forName("swarender.Encoder$")
      Some(companion.getMethod("readable").invoke(companion.getField("MODULE$").get(null)))
    } catch { case _: ClassNotFoundException => None }
}
