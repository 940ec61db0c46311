package swarender

import scala.jdk.CollectionConverters.*

import org.snakeyaml.engine.v2.api.{Load, LoadSettings}
import org.yaml.snakeyaml.LoaderOptions
import org.yaml.snakeyaml.constructor.SafeConstructor
import utest.*

import swarender.Policy.KeyOrder
import swarender.YamlStyle.Layout
import swarender.dialects.*

/** Readers of YAML 1.1 and 1.2 read the same integers as keys, and strings that look like them as
  * strings.
  */
object IntegerKeysReadersTest extends TestSuite {
  private val integers: Seq[BigInt] =
    Seq(0, 1, -1, 7, 8, 10, 60, 1900, 2026, Int.MaxValue, Int.MinValue).map(BigInt(_)) ++
      Seq(BigInt(Long.MaxValue), BigInt(Long.MinValue), BigInt(1) << 64, -(BigInt(10) pow 30))

  private val styles: Seq[BlockStyle] = Seq(
    YamlStyle.safe,
    YamlStyle.quoted,
    YamlStyle.pretty(20),
    YamlStyle.pyyaml,
    YamlStyle.safe.withMaxFlowLength(40),
    YamlStyle.safe.withLayout(_ => Layout.Flow),
    YamlStyle.safe.withFlowWidth(20).withKeyOrder(KeyOrder.Utf16),
    YamlStyle.safe.withParsers(YamlStyle.Parsers.Yaml12),
    YamlStyle.safe.withComments(_ => Some("note"))
  )

  private def readers: Seq[String => Any] = Seq(
    text => new org.yaml.snakeyaml.Yaml(new SafeConstructor(new LoaderOptions)).load[Any](text),
    text => new Load(LoadSettings.builder.build).loadFromString(text)
  )

  private def keys(value: Any): Set[Any] = value match {
    case map: java.util.Map[?, ?] =>
      map.asScala.map {
        case (n: Number, _) => BigInt(n.toString)
        case (other, _) => other
      }.toSet
    case other => throw new java.lang.AssertionError(s"$other")
  }

  val tests: Tests = Tests {
    test("keys are read as they were") {
      for (style <- styles; read <- readers) {
        val text = Yaml.render(Map("in" -> integers.map(_ -> "a").toMap), style.withIntegerKeys(true))
        val got = read(text).asInstanceOf[java.util.Map[String, Any]].get("in")
        if (keys(got) != integers.toSet[Any]) throw new java.lang.AssertionError(s"$style: $got of $text")
        val strings = integers.map(_.toString -> 1).toMap
        val other = read(Yaml.render(strings, style.withIntegerKeys(true)))
        assert(keys(other) == strings.keySet)
      }
    }
  }
}
