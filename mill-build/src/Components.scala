package millbuild

import mill.*, scalalib.*
import mill.javalib.PublishModule

/** What an artifact needs at run time, as it was resolved, for the bill of materials. */
trait Components extends ScalaModule with PublishModule {

  /** The artifact itself. */
  def component: T[ujson.Value] = Task {
    Components.describe(pomSettings().organization, artifactId(), publishVersion(), jar().path)
  }

  /** With what it needs: artifacts of this build, and libraries with all that they need. */
  def components: T[ujson.Value] = Task {
    val own = Task.traverse(recursiveModuleDeps.collect { case module: Components => module })(_.component)()
    val needed = allMvnDeps() ++ Task.traverse(recursiveModuleDeps)(_.allMvnDeps)().flatten
    val resolved = defaultResolver().artifacts(needed.distinct).fullDetailedArtifacts0
    val libraries =
      for (case (dependency, _, _, Some(file)) <- resolved)
        yield Components.describe(
          dependency.module.organization.value,
          dependency.module.name.value,
          dependency.versionConstraint.asString,
          os.Path(file)
        )
    val artifact = component()
    artifact("libraries") = ujson.Arr.from((own ++ libraries).distinct)
    artifact
  }
}

object Components {

  /** Of an artifact that has several files, such as one for each system, the name of the file has
    * the classifier: `name-version-classifier.jar`.
    */
  private def describe(group: String, name: String, version: String, file: os.Path): ujson.Value = {
    val whole = s"$name-$version-"
    ujson.Obj(
      "group" -> group,
      "name" -> name,
      "version" -> version,
      "classifier" -> (if (file.baseName.startsWith(whole)) file.baseName.drop(whole.length) else ""),
      "file" -> file.toString
    )
  }
}
