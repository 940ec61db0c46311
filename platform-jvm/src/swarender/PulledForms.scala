package swarender

import java.nio.channels.ReadableByteChannel
import java.util.concurrent.{Executor, Flow}

import swarender.output.{HandOff, PageChannel, PageInputStream, PagePublisher, PulledPage}

/** The methods of a pulled document that only the JVM has. */
private[swarender] trait PulledForms { self: PulledDocument =>

  /** This document, rendered by a task of `executor` if the reading thread cannot render it. The
    * default executor starts a virtual thread, before Java 21 a daemon thread. A task lasts until
    * the document ends or its reader is closed, and waits while nobody reads.
    */
  final def withExecutor(executor: Executor): PulledDocument = on(executor)

  /** Reads the document as a channel, like `inputStream`. */
  final def channel(): ReadableByteChannel = new PageChannel(new PageInputStream(pages()))

  /** A publisher of the pages. Each subscription renders the document in a task of the executor,
    * which calls `onNext`, and waits if nothing is requested. The subscriber must `release` each
    * page. Cancelling returns the page that is being written to the pool. A document that is
    * `started` has no publisher: `IllegalStateException`.
    */
  final def publisher(): Flow.Publisher[PulledPage] = {
    checkNotStarted()
    new PagePublisher(pool, () => begin(), render(_), failed(_), HandOff.executor(executor))
  }
}
