package benchmarks.regressions

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}
import java.security.MessageDigest

import scala.jdk.CollectionConverters.*

/** What a case is in a format: how many bytes and their SHA-256, in hexadecimal. */
final case class Digest(size: Int, sha256: String)

object Digest {
  def of(bytes: Array[Byte]): Digest =
    Digest(bytes.length, MessageDigest.getInstance("SHA-256").digest(bytes).map("%02x".format(_)).mkString)
}

/** The digests of cases in formats, by the two names. As a file: a line `case format size sha256`
  * for each.
  */
final case class Digests(of: Map[(String, String), Digest]) {

  /** What is wrong with `rendered`, a line for each case and format whose bytes are not those of
    * these digests.
    */
  def differences(rendered: Digests): Seq[String] =
    for {
      ((name, format), is) <- rendered.of.toSeq.sortBy(_._1)
      stored = of.get((name, format))
      if !stored.contains(is)
    } yield stored match {
      case None => s"$name in the format $format has no stored digest"
      case Some(was) =>
        s"$name in the format $format: ${is.size} bytes, ${is.sha256}; stored: ${was.size} bytes, ${was.sha256}"
    }

  def write(file: Path): Unit = {
    val lines = of.toSeq.sortBy(_._1).map { case ((name, format), d) => s"$name $format ${d.size} ${d.sha256}\n" }
    Files.write(file, lines.mkString.getBytes(UTF_8))
    ()
  }
}

object Digests {

  /** Renders the cases `names` in every format. */
  def rendered(names: Seq[String]): Digests = {
    val digests =
      for (name <- names; format <- Work.formats(name))
        yield (name, format) -> Digest.of(Renderings.bytes(Work.of(name, format)()))
    Digests(digests.toMap)
  }

  def read(file: Path): Digests = Digests(
    Files
      .readAllLines(file)
      .asScala
      .map(_.split(' '))
      .map {
        case Array(name, format, size, sha256) => (name, format) -> Digest(size.toInt, sha256)
        case other => throw new IllegalArgumentException(s"$file: ${other.mkString(" ")}")
      }
      .toMap
  )
}
