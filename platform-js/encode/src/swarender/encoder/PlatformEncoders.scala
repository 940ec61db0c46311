package swarender
package encoder

/** Encoders that only the JVM has: none here. */
private[swarender] trait PlatformEncoders

/** Key encoders that only the JVM has: none here. */
private[swarender] trait PlatformKeys
