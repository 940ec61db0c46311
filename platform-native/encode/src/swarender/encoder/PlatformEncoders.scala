package swarender
package encoder

/** What not every platform has encoders of. */
private[swarender] trait PlatformEncoders extends NativeEncoders

/** What only the JVM has keys of. */
private[swarender] trait PlatformKeys
