package swarender

import java.nio.channels.ReadableByteChannel

import swarender.output.{PageChannel, PageInputStream}

/** What else a document that is pulled can be read as on Scala Native. */
private[swarender] trait PulledForms { self: PulledDocument =>

  /** The bytes as a channel, which does what `inputStream` does. */
  final def channel(): ReadableByteChannel = new PageChannel(new PageInputStream(pages()))
}
