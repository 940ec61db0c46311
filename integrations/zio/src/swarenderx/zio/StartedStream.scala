package swarenderx
package zio

import java.util.concurrent.TimeoutException

import _root_.zio.stream.ZStream
import _root_.zio.{Chunk, Duration, Exit, Promise, Scope, Task, ZEnvironment, ZIO}

/** A stream whose first chunk is pulled before the rest is asked for. */
private object StartedStream {

  /** How long nobody may pull the result. */
  final val Limit: Duration = Duration.fromSeconds(30)

  private type Pull = ZIO[Any, Option[Throwable], Chunk[Byte]]

  def apply(bytes: ZStream[Any, Throwable, Byte], limit: Duration = Limit): Task[ZStream[Any, Throwable, Byte]] =
    ZIO.uninterruptibleMask { restore =>
      for {
        scope <- Scope.make
        pulled <- restore(bytes.toPull.provideEnvironment(ZEnvironment(scope)).flatMap(first))
          .onExit(exit => scope.close(exit).unless(exit.isSuccess))
        isPulled <- Promise.make[Nothing, Boolean]
        drop = isPulled.succeed(false).flatMap(isDropped => scope.close(Exit.unit).when(isDropped))
        watch <- drop.delay(limit).interruptible.forkDaemon
      } yield {
        val late = ZIO.fail(new TimeoutException(s"the body was not read within ${limit.toSeconds} seconds"))
        val begin = isPulled.succeed(true).flatMap(isFirst => if (isFirst) watch.interruptFork else late)
        val (pull, chunk) = pulled
        val rest = chunk.fold[ZStream[Any, Throwable, Byte]](ZStream.empty)(c =>
          ZStream.fromChunk(c) ++ ZStream.repeatZIOChunkOption(pull)
        )
        ZStream.acquireReleaseExitWith(begin)((_, exit) => scope.close(exit)).flatMap(_ => rest)
      }
    }

  /** The first chunk that is not empty; `None` at the end. */
  private def first(pull: Pull): Task[(Pull, Option[Chunk[Byte]])] =
    pull.repeatUntil(_.nonEmpty).unsome.map((pull, _))
}
