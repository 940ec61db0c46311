package benchmarks

import java.time.OffsetDateTime
import java.time.format.DateTimeFormatter

import org.snakeyaml.engine.v2.api.{Load, LoadSettings}
import org.tomlj.{TomlArray, TomlTable}
import org.yaml.snakeyaml.constructor.SafeConstructor
import org.yaml.snakeyaml.{LoaderOptions, Yaml}

import scala.jdk.CollectionConverters._

/** What YAML and TOML in UTF-8 says, by readers of other libraries. */
object Readers {
  private val options = {
    val options = new LoaderOptions
    options.setCodePointLimit(Int.MaxValue)
    options.setNestingDepthLimit(1000)
    options
  }

  /** YAML 1.2. */
  def yaml12(bytes: Array[Byte]): ujson.Value = {
    val settings = LoadSettings.builder.setCodePointLimit(Int.MaxValue).build()
    value(new Load(settings).loadFromString(new String(bytes, "UTF-8")))
  }

  /** YAML 1.1. */
  def yaml(bytes: Array[Byte]): ujson.Value =
    value(new Yaml(new SafeConstructor(options)).load[AnyRef](new String(bytes, "UTF-8")))

  def toml(bytes: Array[Byte]): ujson.Value = {
    val result = org.tomlj.Toml.parse(new String(bytes, "UTF-8"))
    if (result.hasErrors) throw result.errors.get(0)
    value(result)
  }

  private def value(x: Any): ujson.Value = x match {
    case s: String => ujson.Str(s)
    case n: Number => ujson.Num(n.doubleValue)
    case b: Boolean => ujson.Bool(b)
    case m: java.util.Map[_, _] => ujson.Obj.from(m.asScala.map { case (k, v) => k.toString -> value(v) })
    case l: java.util.List[_] => ujson.Arr.from(l.asScala.map(value(_)))
    case t: TomlTable =>
      ujson.Obj.from(t.keySet.asScala.map(k => k -> value(t.get(java.util.Collections.singletonList(k)))))
    case a: TomlArray => ujson.Arr.from(a.toList.asScala.map(value(_)))
    // With seconds, and a fraction of 0, 3, 6 or 9 digits.
    case t: OffsetDateTime =>
      ujson.Str(if (t.getNano == 0) DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(t) else t.toString)
    case _ => ujson.Null
  }
}
