package swarender
package encoder

/** Encoders that not every platform has: none here. */
private[swarender] trait PlatformEncoders extends NativeEncoders

/** Key encoders that only the JVM has: none here. */
private[swarender] trait PlatformKeys
