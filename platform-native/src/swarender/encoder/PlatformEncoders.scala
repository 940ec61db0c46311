package swarender
package encoder

/** Encoders of what Java's library has on the JVM and in Scala Native. */
private[swarender] trait PlatformEncoders {
  implicit def path: Encoder[java.nio.file.Path] = ScalarEncoders.text(_.toString)
}

/** What only the JVM has keys of. */
private[swarender] trait PlatformKeys
