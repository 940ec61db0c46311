package benchmarks.regressions

import java.lang.invoke.{MethodHandle, MethodHandles, MethodType}

/** Calls `toBytes` or `render` of a format by name: in revisions before 0.1.0 they took a
  * `ujson.Readable`, now whatever has an `Encoder`.
  */
object EntryPoint {

  /** @param style
    *   made at the first call
    * @return
    *   a function that throws a `LinkageError` if the revision has no such entry point
    */
  def apply(format: AnyRef, name: String, style: => AnyRef): ujson.Value => AnyRef = {
    lazy val handle = find(format, name, style)
    value => handle.invokeWithArguments(value)
  }

  private def find(format: AnyRef, name: String, style: AnyRef): MethodHandle = {
    val methods = format.getClass.getMethods.filter(_.getName == name)
    def taking(types: Class[?]*) = methods.find(_.getParameterTypes.toSeq == types)
    val any = classOf[AnyRef]
    val lookup = MethodHandles.publicLookup
    val bound =
      taking(classOf[ujson.Readable], any).map(m => MethodHandles.insertArguments(lookup.unreflect(m), 2, style)) orElse
        encoderClass
          .flatMap(taking(any, any, _))
          .map(m => MethodHandles.insertArguments(lookup.unreflect(m), 2, style, encoder))
    bound
      .getOrElse(throw new NoSuchMethodError(s"$format.$name"))
      .bindTo(format)
      .asType(MethodType.methodType(any, classOf[ujson.Value]))
  }

  private def encoderClass: Option[Class[?]] =
    try Some(Class.forName("swarender.Encoder"))
    catch { case _: ClassNotFoundException => None }

  /** The encoder of `ujson.Value`s. */
  private def encoder: AnyRef = {
    val companion = Class.forName("swarender.Encoder$")
    companion.getMethod("readable").invoke(companion.getField("MODULE$").get(null))
  }
}
