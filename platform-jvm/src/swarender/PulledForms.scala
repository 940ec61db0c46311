package swarender

import java.nio.channels.ReadableByteChannel
import java.util.concurrent.{Executor, Flow}

import swarender.output.{HandOff, PageChannel, PageInputStream, PagePublisher, PulledPage}

/** What else a document that is pulled can be read as on the JVM. */
private[swarender] trait PulledForms { self: PulledDocument =>

  /** This document, rendered by a task of `executor` where its reader cannot render it. By default
    * that is a virtual thread, before Java 21 a daemon thread. A task lasts until the document ends
    * or its reader is closed, and waits while the reader does not read.
    */
  final def withExecutor(executor: Executor): PulledDocument = on(executor)

  /** The bytes as a channel, which does what `inputStream` does. */
  final def channel(): ReadableByteChannel = new PageChannel(new PageInputStream(pages()))

  /** A publisher of the pages. Each subscription renders the document in a task of the executor,
    * which calls `onNext` itself, and waits when nothing is requested. A page is the subscriber's
    * until its `release`. To cancel gives back the page that is being written.
    */
  final def publisher(): Flow.Publisher[PulledPage] =
    new PagePublisher(pool, () => begin(), document.writeTo(_), HandOff.executor(executor))
}
