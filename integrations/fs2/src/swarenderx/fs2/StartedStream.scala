package swarenderx
package fs2

import java.util.concurrent.TimeoutException

import scala.concurrent.duration.*

import cats.effect.Async
import cats.effect.std.Queue
import cats.effect.syntax.all.*
import cats.syntax.all.*

import _root_.fs2.{Chunk, Stream}

/** A stream that a fiber pulls, so that its first chunk is known before the rest is asked for. */
private object StartedStream {

  /** How long nobody may pull the result. */
  final val Limit: FiniteDuration = 30.seconds

  /** A chunk, the end, or what went wrong. */
  private type Step = Either[Throwable, Option[Chunk[Byte]]]

  def apply[F[_]](bytes: Stream[F, Byte], limit: FiniteDuration = Limit)(implicit F: Async[F]): F[Stream[F, Byte]] =
    F.uncancelable { poll =>
      for {
        steps <- Queue.synchronous[F, Step]
        isPulled <- F.deferred[Boolean]
        fiber <- pulling(bytes, steps).start
        first <- poll(steps.take).onCancel(fiber.cancel).rethrow
        watch <- (F.sleep(limit) *> isPulled.complete(false).ifM(fiber.cancel, F.unit)).start
      } yield {
        val begin = isPulled.complete(true).ifM(watch.cancel, F.raiseError[Unit](new TimeoutException(late(limit))))
        val rest = Stream.repeatEval(steps.take.rethrow)
        Stream.bracket(begin)(_ => fiber.cancel) >> (Stream.emit(first) ++ rest).unNoneTerminate.unchunks
      }
    }

  private def pulling[F[_]](bytes: Stream[F, Byte], steps: Queue[F, Step])(implicit F: Async[F]): F[Unit] =
    bytes.chunks
      .filter(_.nonEmpty)
      .evalMap(chunk => steps.offer(Right(Some(chunk))))
      .compile
      .drain
      .attempt
      .flatMap(end => steps.offer(end.as(None)))

  private def late(limit: FiniteDuration): String = s"the body was not read within $limit"
}
