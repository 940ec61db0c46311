package swarender

/** Encoders of java.time are on the JVM only. */
private[swarender] trait JavaTime
