package swarenderx

import java.io.{ByteArrayOutputStream, InputStream}
import java.net.Socket
import java.nio.charset.StandardCharsets.{ISO_8859_1, UTF_8}

/** A client of HTTP/1.0, and one that goes away: Java's own is neither. */
object Http10 {

  /** The head of the response in lower case, and its body, which ends with its length or else with
    * the connection.
    */
  def get(port: Int, path: String): (String, String) = {
    val socket = new Socket("127.0.0.1", port)
    try {
      socket.setSoTimeout(60000)
      socket.getOutputStream.write(s"GET $path HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n".getBytes(ISO_8859_1))
      val in = socket.getInputStream
      val head = headOf(in)
      val length = """content-length: *(\d+)""".r.findFirstMatchIn(head).map(_.group(1).toInt)
      (head, new String(length.fold(in.readAllBytes())(in.readNBytes(_)), UTF_8))
    } finally socket.close()
  }

  /** A client of HTTP/1.1 that breaks the connection when it has read so many bytes. */
  def leave(port: Int, path: String, bytes: Int): Unit = {
    val socket = new Socket("127.0.0.1", port)
    try {
      socket.setSoLinger(true, 0)
      socket.getOutputStream.write(s"GET $path HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".getBytes(ISO_8859_1))
      val _ = socket.getInputStream.readNBytes(bytes)
    } finally socket.close()
  }

  private def headOf(in: InputStream): String = {
    val head = new ByteArrayOutputStream
    while (!head.toString("ISO-8859-1").endsWith("\r\n\r\n")) {
      val b = in.read()
      if (b < 0) throw new java.io.EOFException(s"no answer, but $head")
      head.write(b)
    }
    head.toString("ISO-8859-1").toLowerCase
  }
}
