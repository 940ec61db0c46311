package generated

import benchmarks.generated.First

/** What fresh processes call. */
final class UjsonTreeFirst0 extends First {
  def apply(value: AnyRef): Array[Byte] = ujson.writeToByteArray(value.asInstanceOf[ujson.Value])
}
