package benchmarks

import java.nio.charset.StandardCharsets.UTF_8

import com.github.plokhotnyuk.jsoniter_scala.core.{readFromArray, writeToArray, writeToString, JsonValueCodec}

import swarender.Policy.Nulls
import swarender.{Encoder, Json, Toml, TomlStyle, Yaml}

/** A value that derived encoders and jsoniter-scala's macros write. */
abstract class Written[T](val name: String, val value: T)(implicit
    val encoder: Encoder[T],
    codec: JsonValueCodec[T]
) {
  def toBytes(): Array[Byte] = Json.toBytes(value)
  def toText(): String = Json.render(value)
  def toYaml(): Array[Byte] = Yaml.toBytes(value)
  def toToml(): Array[Byte]
  def jsoniterToBytes(): Array[Byte] = writeToArray(value)
  def jsoniterToText(): String = writeToString(value)

  /** Our JSON and jsoniter-scala's, as bytes and as strings. */
  protected final def json: Seq[Array[Byte]] =
    Seq(toBytes(), toText().getBytes(UTF_8), jsoniterToBytes(), jsoniterToText().getBytes(UTF_8))

  /** What is wrong with what is written, if anything: each text must read back as the value. */
  def fault: Option[String] = {
    val tree = ujson.read(toBytes())
    if (json.exists(readFromArray[T](_) != value)) Some(s"JSON of $name reads back as another value")
    else if (Readers.yaml(toYaml()) != tree) Some(s"YAML of $name reads back as another value")
    else if (!isToml(Readers.toml(toToml()), Cases.withoutNulls(tree)))
      Some(s"TOML of $name reads back as another value")
    else None
  }

  /** Whether `read`, which is what TOML reads back as, is the value without its nulls. */
  protected def isToml(read: ujson.Value, table: ujson.Value): Boolean
}

object Written {

  /** TOML has no nulls. */
  private[benchmarks] val toml = Toml(TomlStyle.standard.withNulls(Nulls.OmitMembers))
}
