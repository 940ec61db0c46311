package swarender
package encoder

import java.util.{OptionalDouble, OptionalInt, OptionalLong}

/** Encoders of what Java's library has on the JVM and in Scala Native. */
private[swarender] trait NativeEncoders {
  import ScalarEncoders.reference

  implicit def path: Encoder[java.nio.file.Path] = ScalarEncoders.text(_.toString)
  implicit def optionalInt: Encoder[OptionalInt] =
    reference((v, e) => if (v.isPresent) e.int64(v.getAsInt.toLong) else e.nullValue())
  implicit def optionalLong: Encoder[OptionalLong] =
    reference((v, e) => if (v.isPresent) e.int64(v.getAsLong) else e.nullValue())
  implicit def optionalDouble: Encoder[OptionalDouble] =
    reference((v, e) => if (v.isPresent) e.float64(v.getAsDouble) else e.nullValue())
}
