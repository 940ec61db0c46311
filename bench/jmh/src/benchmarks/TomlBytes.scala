package benchmarks

import com.electronwill.nightconfig.core.Config
import org.openjdk.jmh.annotations.*

import swarender.{Json, Toml}

/** A table to TOML in UTF-8, compared with our compact JSON of the same table. */
class TomlBytes extends TimePerCall {
  @Benchmark def swarender(t: Table): Array[Byte] = Toml.toBytes(t.value)
  @Benchmark def swarenderJson(t: Table): Array[Byte] = Json.toBytes(t.value)
  @Benchmark def jackson(t: Table): Array[Byte] = TomlPeers.jackson(t.value)

  /** From night-config's own tree: the conversion is not measured. */
  @Benchmark def nightConfig(c: NightConfigTable): Array[Byte] = TomlPeers.nightConfig(c.value)
}

/** The case as a table without nulls. */
@State(Scope.Benchmark)
class Table {
  var value: ujson.Obj = ujson.Obj()
  @Setup def make(d: Document): Unit = {
    value = Cases.table(d.name)
    Memory.settle()
  }
}

/** The table as night-config has it. */
@State(Scope.Benchmark)
class NightConfigTable {
  var value: Config = null
  @Setup def convert(t: Table): Unit = {
    value = TomlPeers.config(t.value)
    Memory.settle()
  }
}
