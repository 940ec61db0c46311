package millbuild

import mill.*, scalalib.*
import mill.javalib.PublishModule

/** What an artifact needs at run time, as it was resolved, for the bill of materials. */
trait Components extends ScalaModule with PublishModule {
  def components: T[ujson.Value] = Task {
    val resolved = defaultResolver().artifacts(allMvnDeps()).fullDetailedArtifacts0
    val libraries =
      for (case (dependency, _, _, Some(file)) <- resolved)
        yield ujson.Obj(
          "group" -> dependency.module.organization.value,
          "name" -> dependency.module.name.value,
          "version" -> dependency.versionConstraint.asString,
          "file" -> file.toString
        )
    ujson.Obj(
      "group" -> pomSettings().organization,
      "name" -> artifactId(),
      "version" -> publishVersion(),
      "file" -> jar().path.toString,
      "libraries" -> ujson.Arr.from(libraries.distinct)
    )
  }
}
