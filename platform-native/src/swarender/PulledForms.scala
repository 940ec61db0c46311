package swarender

import java.nio.channels.ReadableByteChannel

import swarender.output.{PageChannel, PageInputStream}

/** The ways to read a pulled document that Scala Native has, and JavaScript has not. */
private[swarender] trait PulledForms { self: PulledDocument =>

  /** The bytes as a channel, which does what `inputStream` does. */
  final def channel(): ReadableByteChannel = new PageChannel(new PageInputStream(pages()))
}
