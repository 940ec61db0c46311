package benchmarks

import java.io.ByteArrayOutputStream

import com.electronwill.nightconfig.core.Config
import com.electronwill.nightconfig.toml.{TomlFormat, TomlWriter}
import com.fasterxml.jackson.dataformat.toml.TomlFactory

/** Other libraries to TOML. */
object TomlPeers {
  private val jacksonFactory = new TomlFactory()

  def jackson(value: ujson.Value): Array[Byte] = JacksonTree.toBytes(value, jacksonFactory)

  def nightConfig(value: Config): Array[Byte] = {
    val bytes = new ByteArrayOutputStream
    new TomlWriter().write(value, bytes)
    bytes.toByteArray
  }

  /** A table as night-config has it. */
  def config(table: ujson.Obj): Config = {
    val config = TomlFormat.newConfig(() => new java.util.LinkedHashMap[String, AnyRef])
    table.value.foreach { case (key, member) =>
      config.set[Any](java.util.Collections.singletonList(key), plain(member))
    }
    config
  }

  private def plain(value: ujson.Value): AnyRef = value match {
    case o: ujson.Obj => config(o)
    case a: ujson.Arr =>
      val list = new java.util.ArrayList[AnyRef](a.value.length)
      a.value.foreach(element => list.add(plain(element)))
      list
    case scalar => JavaTree(scalar)
  }
}
