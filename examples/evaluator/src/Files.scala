package evaluator

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.Path as JavaPath

import scala.collection.mutable

import sjsonnet.{Importer, Path, ResolvedFile, StaticResolvedFile}

/** The files of the system. */
object Files extends Importer {
  final case class File(path: JavaPath) extends Path {
    def relativeToString(other: Path): String = other match {
      case File(base) => base.relativize(path).toString
      case _ => path.toString
    }
    def parent(): Path = File(path.getParent)
    def segmentCount(): Int = path.getNameCount
    def last: String = path.getFileName.toString
    def /(name: String): Path = File(path.resolve(name))
    def renderOffsetStr(offset: Int, contents: mutable.HashMap[Path, Array[Int]]): String = s"$path:$offset"
  }

  def of(path: JavaPath): File = File(path.toAbsolutePath.normalize)

  def text(path: JavaPath): String = new String(java.nio.file.Files.readAllBytes(path), UTF_8)

  def resolve(directory: Path, name: String): Option[Path] = directory match {
    case File(base) => Some(of(base.resolve(name))).filter(file => java.nio.file.Files.isRegularFile(file.path))
    case _ => None
  }

  def read(path: Path): Option[ResolvedFile] = path match {
    case File(file) => Some(StaticResolvedFile(text(file)))
    case _ => None
  }
}
