package millbuild

import mill.api.PathRef

extension (paths: Seq[PathRef]) {

  /** The paths as a command's `-cp` takes them. */
  def classPath: String = paths.map(_.path).mkString(java.io.File.pathSeparator)
}
