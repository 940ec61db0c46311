package swarenderx.bench

import java.lang.management.ManagementFactory
import java.nio.ByteBuffer
import java.nio.file.{Files, Paths}
import java.util.Arrays

import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.dataformat.toml.TomlMapper
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper
import play.api.libs.json.Json as PlayJson

import swarender.{Json, JsonStyle, Toml, Yaml}
import swarenderx.circe.circeJson
import swarenderx.jackson.{SwarenderMapper, jacksonNode}
import swarenderx.playjson.playJson

/** Times libraries' writers and ours over the same trees and objects, in one process that has used
  * all formats: interleaved slots of 20 ms of the thread's processor time, after as many of
  * warm-up. Prints the median time of a call of each and the median of their ratios in neighbouring
  * slots.
  *
  * Arguments: how many slots of each; words of which a row's name contains one, by default all.
  */
object Compare {
  private val threads = ManagementFactory.getThreadMXBean
  private val SlotNanos = 20000000L

  @volatile var result: Any = null

  private[bench] final class Way(run: () => Any) {
    private[this] var calls = 1

    /** Nanoseconds of a call. */
    def slot(): Double = {
      val start = threads.getCurrentThreadCpuTime
      for (_ <- 0 until calls) result = run()
      val perCall = Math.max(threads.getCurrentThreadCpuTime - start, 1L).toDouble / calls
      calls = Math.max(1, (SlotNanos / perCall).toInt)
      perCall
    }
  }

  private[bench] def median(values: Seq[Double]): Double = values.sorted.apply(values.size / 2)

  /** @param isJson
    *   whether both write compact JSON
    */
  private final case class Row(
      name: String,
      wanted: Double,
      theirs: () => Any,
      ours: () => Any,
      isJson: Boolean = false
  )

  private def bytesOf(result: Any): Array[Byte] = result match {
    case buffer: ByteBuffer =>
      val bytes = new Array[Byte](buffer.remaining)
      val _ = buffer.duplicate.get(bytes)
      bytes
    case bytes => bytes.asInstanceOf[Array[Byte]]
  }

  /** Both write the same JSON. The bytes are the same too, but for pairs of surrogates, which
    * play-json escapes.
    */
  private def check(document: String, row: Row): Unit = if (row.isJson) {
    val (theirs, ours) = (bytesOf(row.theirs()), bytesOf(row.ours()))
    val mapper = new ObjectMapper
    if (!Arrays.equals(theirs, ours) && mapper.readTree(theirs) != mapper.readTree(ours))
      throw new IllegalStateException(s"${row.name} and ours write different JSON for $document")
  }

  private def rows(document: String): Seq[Row] = {
    val text = new String(Files.readAllBytes(Paths.get(sys.env("SWARENDER_DOCUMENTS"), document)), "UTF-8")
    val circe = io.circe.parser.parse(text).fold(throw _, identity)
    val play = PlayJson.parse(text)
    val mapper = new ObjectMapper
    val objects = mapper.readValue(text, classOf[Object])
    val node = mapper.readTree(text)
    val yaml = new YAMLMapper
    val toml = new TomlMapper
    val ourYaml = SwarenderMapper.yaml()
    val ourToml = SwarenderMapper.toml()
    val named = java.util.Collections.singletonMap("document", withoutNulls(objects))
    Seq(
      Row("circe noSpaces", 3, () => circe.noSpaces.getBytes("UTF-8"), () => Json.toBytes(circe), isJson = true),
      Row(
        "circe printToByteBuffer",
        3,
        () => io.circe.Printer.noSpaces.printToByteBuffer(circe),
        () => Json.toBytes(circe),
        isJson = true
      ),
      Row("play-json toBytes", 2, () => PlayJson.toBytes(play), () => Json.toBytes(play), isJson = true),
      Row("jackson objects YAML", 5, () => yaml.writeValueAsBytes(objects), () => ourYaml.writeValueAsBytes(objects)),
      Row("jackson JsonNode YAML", 5, () => yaml.writeValueAsBytes(node), () => Yaml.toBytes(node)),
      Row("jackson objects TOML", 5, () => toml.writeValueAsBytes(named), () => ourToml.writeValueAsBytes(named))
    )
  }

  /** TOML has no null. */
  private def withoutNulls(value: Any): Any = value match {
    case m: java.util.Map[?, ?] =>
      val copy = new java.util.LinkedHashMap[Any, Any]
      m.forEach((key, value) => if (value != null) { val _ = copy.put(key, withoutNulls(value)) })
      copy
    case l: java.util.List[?] =>
      val copy = new java.util.ArrayList[Any]
      l.forEach(value => if (value != null) { val _ = copy.add(withoutNulls(value)) })
      copy
    case other => other
  }

  def main(args: Array[String]): Unit = {
    val slots = args.headOption.fold(100)(_.toIntOption.filter(_ > 0).getOrElse(0))
    if (slots == 0) {
      System.err.println(s"integrations/bench/run: the count of slots is a number from 1 on, not ${args.head}")
      sys.exit(2)
    }
    println(s"JDK ${System.getProperty("java.version")}, $slots slots")
    println("| document | row | theirs, us | ours, us | times as fast | wanted |")
    println("|---|---|---|---|---|---|")
    val used = rows("twitter.json")
    for (row <- used; style <- Seq(JsonStyle.compact, JsonStyle.pretty(2))) {
      result = row.ours()
      result = Json.render(used.map(_.name), style)
    }
    result = (Toml.render(Map("a" -> 1)), Yaml.render(Map("a" -> 1)))
    def isAsked(row: Row): Boolean = args.length < 2 || args.drop(1).exists(row.name.contains(_))
    for (document <- Seq("twitter.json", "citm_catalog.json", "canada.json"); row <- rows(document) if isAsked(row)) {
      check(document, row)
      val ways = (new Way(row.theirs), new Way(row.ours))
      for (_ <- 0 until slots) (ways._1.slot(), ways._2.slot())
      val times = Seq.fill(slots)((ways._1.slot(), ways._2.slot()))
      val ratio = median(times.map { case (theirs, ours) => theirs / ours })
      val (theirs, ours) = (median(times.map(_._1)), median(times.map(_._2)))
      println(
        f"| $document | ${row.name} | ${theirs / 1000}%.0f | ${ours / 1000}%.0f | $ratio%.1f | ${row.wanted}%.0f |"
      )
    }
  }
}
