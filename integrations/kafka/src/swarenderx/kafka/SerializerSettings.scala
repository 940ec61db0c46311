package swarenderx.kafka

import java.util.Map as Properties

import org.apache.kafka.common.config.ConfigException
import swarender.{Format, Json, JsonStyle, Style, Toml, TomlStyle, Yaml, YamlStyle}
import swarender.dialects.*

import scala.jdk.CollectionConverters.*

/** How documents are written, and the name of the header for their media type, or null. */
private final class SerializerSettings(val format: Format[?], val header: String) {
  import SerializerSettings.*

  /** These settings with what `properties` say: see `DocumentSerializer.configure`. */
  def configured(properties: Properties[String, ?], isKey: Boolean): SerializerSettings = {
    checkNames(properties)
    val plain = named(properties, FormatName, isKey).fold[Format[?]](format) { case (name, value) =>
      formats.find(_._1 == value).fold[Format[?]](refuse(name, value, formats.map(_._1)))(_._2)
    }
    val styled = named(properties, StyleName, isKey).fold[Format[?]](plain) { case (name, value) =>
      inStyle(plain, name, value)
    }
    val headerName = named(properties, HeaderName, isKey).fold(header)(_._2)
    new SerializerSettings(styled, if (isKey) null else nonEmpty(headerName))
  }
}

private object SerializerSettings {
  private final val Prefix = "swarender."
  private final val FormatName = "format"
  private final val StyleName = "style"
  private final val HeaderName = "header"
  private val names = Seq(FormatName, StyleName, HeaderName)
  private val sides = Seq("", "key.", "value.")

  /** An empty name is none. */
  def nonEmpty(name: String): String = if ((name eq null) || name.isEmpty) null else name

  private val formats: Seq[(String, Format[?])] = Seq("json" -> Json, "yaml" -> Yaml, "toml" -> Toml)

  /** A property under its own name or under the one of both sides, and its value. */
  private def named(properties: Properties[String, ?], name: String, isKey: Boolean): Option[(String, String)] =
    Seq(if (isKey) "key." else "value.", "")
      .map(_ + Prefix + name)
      .collectFirst {
        case property if properties.get(property) != null => property -> properties.get(property).toString
      }

  private def checkNames(properties: Properties[String, ?]): Unit = {
    val known = sides.flatMap(side => names.map(name => side + Prefix + name))
    for (
      name <- properties.keySet.asScala if sides.exists(side => name.startsWith(side + Prefix)) && !known.contains(name)
    )
      throw new ConfigException(s"$name is not a property of a serializer: it has ${known.mkString(", ")}")
  }

  private def inStyle(format: Format[?], property: String, name: String): Format[?] = {
    def found[S <: Style](format: Format[S], style: Option[S], names: Seq[String]): Format[S] =
      style.fold(refuse(property, name, names))(format(_))
    // A format of this style takes the styles of its kind.
    format.style match {
      case _: JsonStyle =>
        val style = JsonStyle.byName(name).orElse(JsonStyle.dialect(name))
        found(format.asInstanceOf[Format[JsonStyle]], style, JsonStyle.names ++ JsonStyle.dialectNames)
      case _: YamlStyle =>
        val style = YamlStyle.byName(name).orElse(YamlStyle.dialect(name))
        found(format.asInstanceOf[Format[YamlStyle]], style, YamlStyle.names ++ YamlStyle.dialectNames)
      case _: TomlStyle => found(format.asInstanceOf[Format[TomlStyle]], TomlStyle.byName(name), TomlStyle.names)
      case _ => refuse(property, name, Nil)
    }
  }

  private def refuse(property: String, value: String, known: Seq[String]): Nothing =
    throw new ConfigException(
      property,
      value,
      if (known.isEmpty) "the format has no named styles" else known.mkString("expected one of: ", ", ", "")
    )
}
