package swarender
package encoder

/** What only the JVM has encoders of. */
private[swarender] trait PlatformEncoders

/** What only the JVM has keys of. */
private[swarender] trait PlatformKeys
