package converter

import java.nio.file.Path

import scala.scalanative.libc.stdlib
import scala.scalanative.posix.signal.*
import scala.scalanative.posix.unistd
import scala.scalanative.unsafe.*

/** Removes a file when the process ends before `close`: by a signal, or by `exit`, which the
  * collector calls when the heap is exhausted. There is one such file at a time. A process that was
  * started to ignore a signal goes on ignoring it.
  */
private final class Removal(path: Path) extends AutoCloseable {
  Removal.prepare()
  Removal.set(path)

  def close(): Unit = Removal.clear()
}

private object Removal {

  /** C memory, or null. The handlers allocate nothing: they may run inside the collector. */
  private var file: CString = null
  private var isPrepared = false

  private def remove(): Unit = if (file != null) unistd.unlink(file): Unit

  private val onExit: CFuncPtr0[Unit] = () => remove()

  /** What ends a process and is no fault of its own; `abort` raises SIGABRT. */
  private def signals =
    Seq(SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU)

  /** The signal takes its effect when the handler returns. */
  private val onSignal: CFuncPtr1[CInt, Unit] = (number: CInt) => {
    remove()
    signal(number, SIG_DFL): Unit
    raise(number): Unit
  }

  private def prepare(): Unit = if (!isPrepared) {
    isPrepared = true
    stdlib.atexit(onExit): Unit
    signals.foreach { number =>
      val before = signal(number, onSignal)
      if (before != null && CFuncPtr.toPtr(before) == CFuncPtr.toPtr(SIG_IGN)) signal(number, SIG_IGN): Unit
    }
  }

  private def set(path: Path): Unit = {
    clear()
    file = Zone.acquire { implicit zone =>
      scala.scalanative.posix.string.strdup(FileNames.toCString(path.toString))
    }
  }

  private def clear(): Unit = {
    val old = file
    file = null
    if (old != null) stdlib.free(old)
  }
}
