package swarender

import scala.jdk.CollectionConverters.*

import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.dataformat.toml.TomlMapper
import org.tomlj.{TomlArray, TomlTable}

/** Two TOML readers of other authors: the document, or what is wrong with it. */
object TomlReaders {
  def tomlj(text: String): Either[String, ujson.Value] = {
    val read = org.tomlj.Toml.parse(text)
    if (read.hasErrors) Left(read.errors.asScala.mkString("; ")) else Right(ofTomlj(read))
  }

  private def ofTomlj(value: Any): ujson.Value = value match {
    case t: TomlTable =>
      ujson.Obj.from(t.keySet.asScala.map(k => (k, ofTomlj(t.get(java.util.Collections.singletonList(k))))))
    case a: TomlArray => ujson.Arr.from((0 until a.size).map(i => ofTomlj(a.get(i))))
    case s: String => ujson.Str(s)
    case l: java.lang.Long => ujson.Num(l.toDouble)
    case d: java.lang.Double => ujson.Num(d)
    case b: java.lang.Boolean => ujson.Bool(b)
    case time => ofJavaTime(time)
  }

  private def ofJavaTime(value: Any): ujson.Value =
    ujson.Str(TomlDocuments.Date + TomlDateTime.of(value.asInstanceOf[java.time.temporal.TemporalAccessor]))

  private val mapper = TomlMapper.builder
    .enable(com.fasterxml.jackson.dataformat.toml.TomlReadFeature.PARSE_JAVA_TIME)
    .build

  def jackson(text: String): Either[String, ujson.Value] =
    try Right(ofJackson(mapper.readTree(text)))
    catch { case e: com.fasterxml.jackson.core.JacksonException => Left(e.getMessage) }

  private def ofJackson(node: JsonNode): ujson.Value =
    if (node.isObject) ujson.Obj.from(node.fieldNames.asScala.map(k => (k, ofJackson(node.get(k)))))
    else if (node.isArray) ujson.Arr.from(node.elements.asScala.map(ofJackson))
    else if (node.isTextual) ujson.Str(node.textValue)
    else if (node.isNumber) ujson.Num(node.doubleValue)
    else if (node.isBoolean) ujson.Bool(node.booleanValue)
    else ofJavaTime(node.asInstanceOf[com.fasterxml.jackson.databind.node.POJONode].getPojo)
}
