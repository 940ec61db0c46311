package swarender.bench

import scala.scalajs.js

import swarender.{Json, JsonStyle, Toml, TomlStyle, Yaml, YamlStyle}

/** Values to strings, beside what the engine and the libraries of npm make of the same values. */
object NodeMain {
  def main(args: Array[String]): Unit =
    new Contests(Seq("node-json" -> json, "node-yaml" -> yaml, "node-toml" -> toml)).main(BenchPlatform.arguments)

  /** An engine may keep a string in pieces until one asks for a char: so one is asked for. */
  private def way(name: String)(text: => String): Way = new Way(
    name,
    () => {
      val made = text
      made.length + made.charAt(made.length / 2).toInt
    }
  )

  private def json(name: String): Seq[Way] = {
    val value = Cases.value(name)
    val native = ofEngine(value)
    check(name, Json.render(value), native)
    Seq(
      way("swarender")(Json.render(value, JsonStyle.compact)),
      way("JSON.stringify")(js.JSON.stringify(native)),
      new Way("swarender, bytes", () => Json.toBytes(value, JsonStyle.compact).length),
      new Way("walk", () => CountedEvents.of(value))
    )
  }

  private def yaml(name: String): Seq[Way] = {
    val value = Cases.value(name)
    val native = ofEngine(value)
    Seq(
      way("swarender")(Yaml.render(value, YamlStyle.safe)),
      way("js-yaml")(NodePeers.JsYaml.dump(native)),
      way("yaml")(NodePeers.Yaml.stringify(native))
    )
  }

  private def toml(name: String): Seq[Way] = {
    val value = Cases.table(name)
    val native = ofEngine(value)
    Seq(way("swarender")(Toml.render(value, TomlStyle.standard)), way("smol-toml")(NodePeers.SmolToml.stringify(native)))
  }

  private def ofEngine(value: ujson.Value): js.Dynamic = js.JSON.parse(ujson.write(value))

  private def check(name: String, text: String, native: js.Dynamic): Unit =
    if (js.JSON.stringify(js.JSON.parse(text)) != js.JSON.stringify(native))
      throw new IllegalStateException(s"$name does not read back to the same value")
}
