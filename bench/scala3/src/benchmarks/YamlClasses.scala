package benchmarks

import java.nio.charset.StandardCharsets.UTF_8

import org.openjdk.jmh.annotations.*
import org.virtuslab.yaml.*

import swarender.{Encoder, Yaml}

/** Case classes as YAML, compared with scala-yaml. */
class YamlClasses extends TimePerCall {
  @Benchmark def swarender(m: MeasuredItems): Array[Byte] = Yaml.toBytes(m.list)
  @Benchmark def scalaYaml(m: MeasuredItems): Array[Byte] = m.list.asYaml.getBytes(UTF_8)
}

final case class Item(sku: String, name: String, quantity: Int, price: Double, tags: List[String], note: Option[String])
    derives Encoder,
      YamlCodec,
      CanEqual

/** A thousand, or one. Their strings are such that scala-yaml need not quote them. */
@State(Scope.Benchmark)
class MeasuredItems {
  var list: List[Item] = Nil
  @Param(Array("1000", "1"))
  var items: Int = 1000

  @Setup def make(): Unit = {
    list = List.tabulate(items)(i =>
      Item(
        s"sku-$i",
        s"Item no ${i}a",
        i % 7 + 1,
        i + 0.25,
        List("new", "sale"),
        if (i % 3 == 0) None else Some("gift")
      )
    )
    val text = list.asYaml
    if (text.as[List[Item]] != Right(list)) throw new IllegalStateException("scala-yaml reads back other items")
    val ours = Yaml.render(list)
    if (ours.as[List[Item]] != Right(list)) throw new IllegalStateException("our YAML reads back as other items")
  }
}
