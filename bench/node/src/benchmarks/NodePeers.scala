package benchmarks

import scala.scalajs.js
import scala.scalajs.js.annotation.JSImport

/** The libraries of npm, as they are asked to write a value of the engine's own. */
object NodePeers {

  @js.native
  @JSImport("js-yaml", JSImport.Namespace)
  object JsYaml extends js.Object {
    def dump(value: js.Any): String = js.native
  }

  @js.native
  @JSImport("yaml", JSImport.Namespace)
  object Yaml extends js.Object {
    def stringify(value: js.Any): String = js.native
  }

  @js.native
  @JSImport("smol-toml", JSImport.Namespace)
  object SmolToml extends js.Object {
    def stringify(value: js.Any): String = js.native
  }
}
