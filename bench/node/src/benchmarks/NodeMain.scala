package benchmarks

import scala.scalajs.js

import swarender.{Json, JsonStyle, Toml, TomlStyle, Yaml, YamlStyle}

/** Values to strings, compared with the engine and with libraries of npm on the same values. */
object NodeMain {
  def main(args: Array[String]): Unit =
    new Contests(
      new Suite("Node", Cases.all)(json),
      new Suite("NodeBytes", Cases.all)(bytes),
      new Suite("NodeYaml", Cases.all)(yaml),
      new Suite("NodeToml", Cases.all)(toml),
      new Suite("NodeServices", ServiceCases.names, ofFiles = false)(services)
    ).main(BenchPlatform.arguments)

  /** An engine may keep a string in pieces until one asks for a char: so one is asked for. */
  private def way(name: String)(text: => String): Way = new Way(
    name,
    () => {
      val made = text
      made.length + made.charAt(made.length / 2).toInt
    }
  )

  private def json(name: String): Seq[Way] = {
    val native = ofEngine(Cases.value(name))
    val value = ofUjson(native)
    check(name, Json.render(value), native)
    Seq(
      way("swarender")(Json.render(value, JsonStyle.compact)),
      way("JSON.stringify")(js.JSON.stringify(native))
    )
  }

  private def bytes(name: String): Seq[Way] = {
    val native = ofEngine(Cases.value(name))
    val value = ofUjson(native)
    Seq(
      new Way("swarender", () => Json(JsonStyle.compact).toBytes(value).length),
      new Way("JSON.stringify, TextEncoder", () => encoder.encode(js.JSON.stringify(native)).length.asInstanceOf[Int]),
      new Way("walk", () => CountedEvents.of(value))
    )
  }

  /** What services send: case classes, and the equal objects of the engine. */
  private def services(name: String): Seq[Way] = {
    val service = ServiceCases(name)
    val native = js.JSON.parse(service.json)
    check(name, service.json, native)
    Seq(
      way("swarender")(service.json),
      way("upickle")(service.upickleText),
      way("JSON.stringify")(js.JSON.stringify(native))
    )
  }

  private val encoder = js.Dynamic.newInstance(js.Dynamic.global.TextEncoder)()

  private def yaml(name: String): Seq[Way] = {
    val native = ofEngine(Cases.value(name))
    val value = ofUjson(native)
    Seq(
      way("swarender")(Yaml.render(value, YamlStyle.safe)),
      way("js-yaml")(NodePeers.JsYaml.dump(native)),
      way("yaml")(NodePeers.Yaml.stringify(native))
    )
  }

  private def toml(name: String): Seq[Way] = {
    val native = ofEngine(Cases.table(name))
    val value = ofUjson(native)
    Seq(
      way("swarender")(Toml.render(value, TomlStyle.standard)),
      way("smol-toml")(NodePeers.SmolToml.stringify(native))
    )
  }

  private def ofEngine(value: ujson.Value): js.Dynamic = js.JSON.parse(ujson.write(value))

  /** `native` as a tree that shares its strings and has its order of keys. */
  private def ofUjson(native: js.Dynamic): ujson.Value = ujson.WebJson.transform(native, ujson.Value)

  private def check(name: String, text: String, native: js.Dynamic): Unit =
    if (js.JSON.stringify(js.JSON.parse(text)) != js.JSON.stringify(native))
      throw new IllegalStateException(s"$name does not read back to the same value")
}
