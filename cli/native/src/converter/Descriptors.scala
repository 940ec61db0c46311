package converter

import scala.scalanative.posix.fcntl.*
import scala.scalanative.posix.unistd
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

/** The numbers of open files. Those that the process was started with have no `FD_CLOEXEC`; copies
  * that it makes have.
  */
private object Descriptors {

  /** Opens what is closed of 0, 1 and 2, so that no file that is opened later becomes a standard
    * stream: /dev/null, but not for the use that a standard stream has, so that this stays the
    * error that it is with a closed descriptor (`EBADF`).
    */
  def openStandardStreams(): Unit = (0 to 2).foreach { number =>
    if (fcntl(number, F_GETFD, 0) < 0) open(c"/dev/null", if (number == 0) O_WRONLY else O_RDONLY, 0.toUInt): Unit
  }

  /** Another descriptor, from 3 on, of what is open as this one; negative if there is none. */
  def copy(descriptor: Int): Int = {
    val number = fcntl(descriptor, F_DUPFD, 3)
    if (number >= 0) fcntl(number, F_SETFD, FD_CLOEXEC): Unit
    number
  }

  /** Lets what is written to the descriptor vanish. */
  def discard(descriptor: Int): Unit = {
    val nowhere = open(c"/dev/null", O_WRONLY, 0.toUInt)
    if (nowhere >= 0) {
      unistd.dup2(nowhere, descriptor): Unit
      unistd.close(nowhere): Unit
    }
  }

  /** Whether the process was started with it. */
  def isGiven(descriptor: Int): Boolean = {
    val flags = fcntl(descriptor, F_GETFD, 0)
    flags >= 0 && (flags & FD_CLOEXEC) == 0
  }

  def isWritable(descriptor: Int): Boolean = {
    val flags = fcntl(descriptor, F_GETFL, 0)
    flags >= 0 && (flags & O_ACCMODE) != O_RDONLY
  }
}
