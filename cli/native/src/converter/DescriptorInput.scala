package converter

import java.io.InputStream

import scala.scalanative.libc.errno.errno
import scala.scalanative.posix.errno.EINTR
import scala.scalanative.posix.unistd
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

import Process.checked

/** What can be read from an open file descriptor. */
final class DescriptorInput(descriptor: Int) extends InputStream {
  override def read(): Int = {
    val one = new Array[Byte](1)
    if (read(one, 0, 1) < 0) -1 else one(0) & 0xff
  }

  override def read(into: Array[Byte], from: Int, n: Int): Int = if (n == 0) 0
  else {
    val count = repeated(unistd.read(descriptor, into.at(from), n.toCSize))
    if (count == 0) -1 else count
  }

  override def close(): Unit = checked(unistd.close(descriptor)): Unit

  /** The result of a system call, made again as long as a signal interrupts it. */
  @annotation.tailrec
  private def repeated(call: => Int): Int = {
    val result = call
    if (result < 0 && errno == EINTR) repeated(call) else checked(result)
  }
}
