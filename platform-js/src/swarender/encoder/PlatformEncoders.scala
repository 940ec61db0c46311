package swarender
package encoder

/** What only the JVM has encoders of. */
private[swarender] trait PlatformEncoders
