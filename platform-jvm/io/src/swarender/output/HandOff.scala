package swarender
package output

import java.io.InterruptedIOException
import java.util.ArrayDeque
import java.util.concurrent.locks.{Condition, ReentrantLock}
import java.util.concurrent.{CancellationException, Executor}

/** Renders a document that cannot be suspended, in a task that waits when `Pages` pages are ready.
  */
private[swarender] object HandOff {
  final val Pages = 8

  def feed(write: Output => Unit, pool: PagePool, executor: Executor): PageFeed =
    new TaskFeed(write, pool, this.executor(executor))

  /** `executor`, or where that is null what starts a thread for each task. */
  def executor(executor: Executor): Executor = if (executor eq null) RenderThreads else executor

  /** What a stream throws for `e`. An `InterruptedException` is none that readers of streams
    * expect: it becomes an `IOException`, and where the reading thread was interrupted, it still
    * is.
    */
  def ofRead(e: Throwable, pages: PageReader): Throwable = e match {
    case e: InterruptedException =>
      if (!pages.isOfTask(e)) Thread.currentThread.interrupt()
      new InterruptedIOException("the thread was interrupted while it read a document").initCause(e)
    case e => e
  }

  /** Ends the rendering for a reader that wants no more. */
  def stop(): Nothing = throw new CancellationException("the reader is closed")
}

/** A virtual thread for each task; before Java 21 a daemon thread. */
private object RenderThreads extends Executor {
  private[this] val startVirtual =
    if (Runtime.version().feature() < 21) null
    else classOf[Thread].getMethod("startVirtualThread", classOf[Runnable])

  def execute(task: Runnable): Unit =
    if (startVirtual ne null) {
      val _ = startVirtual.invoke(null, task)
    } else {
      val thread = new Thread(task, "swarender")
      thread.setDaemon(true)
      thread.start()
    }
}

/** Takes pages from a task that renders them, for another thread. */
private[output] abstract class TaskPages(pool: PagePool) extends PageSource(pool) with Runnable {
  private[this] val lock = new ReentrantLock
  protected[this] final val changed: Condition = lock.newCondition()

  protected final def locked[T](body: => T): T = {
    lock.lock()
    try body
    finally lock.unlock()
  }
}

/** Pages from a task that renders to a reader in another thread. */
private final class TaskFeed(write: Output => Unit, pool: PagePool, executor: Executor)
    extends TaskPages(pool)
    with PageFeed {

  // All of these are read and written under the lock.
  private[this] val ready = new ArrayDeque[PulledPage]
  private[this] var isBegun = false
  private[this] var isRunning = false
  private[this] var isEnded = false
  private[this] var isClosed = false
  private[this] var closeHook: () => Unit = null
  private[this] var fault: Throwable = null

  def start(): Unit = {
    begin()
    locked {
      while (ready.size < 2 && !isEnded) changed.await()
      if ((fault ne null) && ready.size < 2) throw fault
    }
  }

  def next(): PulledPage = {
    begin()
    locked {
      while (ready.isEmpty && !isEnded) changed.await()
      val page = ready.pollFirst()
      // The task is woken when it can make several pages, not for each.
      if (ready.size <= HandOff.Pages / 2) changed.signal()
      if ((page eq null) && (fault ne null)) throw fault
      page
    }
  }

  override def isOfTask(e: Throwable): Boolean = locked(fault eq e)

  private def begin(): Unit = if (!isBegun) {
    isBegun = true
    try executor.execute(this)
    catch {
      case e: Throwable =>
        isEnded = true
        fault = e
    }
  }

  protected def put(page: PulledPage): Unit = {
    val isTaken =
      try takes(page)
      catch {
        case e: InterruptedException =>
          page.release()
          throw e
      }
    if (!isTaken) {
      page.release()
      HandOff.stop()
    }
  }

  /** Waits until there is room for a page; whether a reader still wants it. */
  private def takes(page: PulledPage): Boolean = locked {
    if (ready.size >= HandOff.Pages) while (!isClosed && ready.size > HandOff.Pages / 2) changed.await()
    if (!isClosed) {
      ready.addLast(page)
      changed.signal()
    }
    !isClosed
  }

  def run(): Unit = if (isAwaited()) {
    val out = Outputs.to(this)
    var error: Throwable = null
    try write(out)
    catch { case e: Throwable => error = e }
    try if (error ne null) putRest(out)
    catch { case e: Throwable => Cleanup.suppress(e, error) }
    Cleanup.after(discard()) {
      val hook = end(error)
      if (hook ne null) hook()
    }
  }

  /** Whether there is still a reader when the task begins. */
  private def isAwaited(): Boolean = locked {
    isRunning = !isClosed
    isRunning
  }

  /** Takes note of the end of the task, and returns the hook of a reader that has been closed. */
  private def end(error: Throwable): () => Unit = locked {
    isRunning = false
    isEnded = true
    fault = error
    changed.signal()
    closeHook
  }

  def close(hook: () => Unit): Unit = {
    var isLeft = false
    Cleanup.after(locked {
      isClosed = true
      isLeft = isRunning
      if (isLeft) closeHook = hook
      changed.signalAll()
      while (!ready.isEmpty) ready.pollFirst().release()
    })(if (!isLeft && (hook ne null)) hook())
  }
}
