package swarender

import java.lang.Iterable as JIterable

import scala.jdk.CollectionConverters.*

import org.snakeyaml.engine.v2.api.{Load, LoadSettings}
import org.yaml.snakeyaml.LoaderOptions
import org.yaml.snakeyaml.constructor.SafeConstructor

/** Two YAML readers of other authors. Each takes the text of a stream and returns its documents. */
object YamlReaders {

  /** YAML 1.1. */
  def snake(text: String): Seq[ujson.Value] = {
    val options = new LoaderOptions
    options.setCodePointLimit(Int.MaxValue)
    options.setNestingDepthLimit(Int.MaxValue)
    options.setAllowDuplicateKeys(false)
    values(new org.yaml.snakeyaml.Yaml(new SafeConstructor(options)).loadAll(text))
  }

  /** YAML 1.2. */
  def engine(text: String): Seq[ujson.Value] =
    values(new Load(LoadSettings.builder.setCodePointLimit(Int.MaxValue).build).loadAllFromString(text))

  val all: Seq[(String, String => Seq[ujson.Value])] = Seq("snakeyaml" -> snake, "snakeyaml-engine" -> engine)

  private def values(documents: JIterable[Object]): Seq[ujson.Value] = documents.asScala.map(value).toList

  /** Values that no JSON has become strings that no test uses. */
  private def value(read: Any): ujson.Value = read match {
    case null => ujson.Null
    case s: String => ujson.Str(s)
    case b: java.lang.Boolean => ujson.Bool(b)
    case n: Number => ujson.Num(n.doubleValue)
    case l: java.util.List[?] => ujson.Arr.from(l.asScala.map(value(_)))
    case m: java.util.Map[?, ?] =>
      ujson.Obj.from(m.asScala.toSeq.map { case (k, v) =>
        (if (k.isInstanceOf[String]) k.toString else s"!$k") -> value(v)
      })
    case other => ujson.Str(s"!${other.getClass.getName} $other")
  }

  /** What readers other than Go's get wrong in KYAML: YAML 1.1 has no escape of a tab,
    * snakeyaml-engine none of U+2028 and U+2029; and a key `1e400` is a number.
    */
  def isMisread(text: String): Boolean =
    Seq("\\\t", "\\L", "\\P").exists(text.contains(_)) || HugeKey.findFirstIn(text).nonEmpty

  private lazy val HugeKey = "[eE]\\+?[0-9]{3,}: ".r

  /** Checks that both readers read `expected` from `text`; `what` names the case. */
  def check(text: String, expected: Seq[ujson.Value], what: => String): Unit =
    all.foreach { case (name, read) =>
      val got =
        try read(text)
        catch { case e: Exception => throw new java.lang.AssertionError(s"$name, $what: $e in ${Modes.shown(text)}") }
      if (got != expected) throw new java.lang.AssertionError(s"$name, $what: ${difference(got, expected, text)}")
    }

  private def difference(got: Seq[ujson.Value], expected: Seq[ujson.Value], text: String): String = {
    val wrong = got.zip(expected).find { case (a, b) => a != b }
    wrong.fold(s"${got.size} documents, not ${expected.size} in ${Modes.shown(text)}") { case (a, b) =>
      val (g, e) = narrowed(a, b)
      s"read ${Modes.shown(g.toString)}, not ${Modes.shown(e.toString)} in ${Modes.shown(text)}"
    }
  }

  /** The smallest parts that differ. */
  private def narrowed(a: ujson.Value, b: ujson.Value): (ujson.Value, ujson.Value) = (a, b) match {
    case (ujson.Arr(x), ujson.Arr(y)) if x.size == y.size =>
      x.zip(y).find { case (c, d) => c != d }.fold((a, b))(p => narrowed(p._1, p._2))
    case (ujson.Obj(x), ujson.Obj(y)) if x.keySet == y.keySet =>
      x.keys.find(k => x(k) != y(k)).fold((a, b))(k => narrowed(x(k), y(k)))
    case (ujson.Obj(x), ujson.Obj(y)) =>
      (ujson.Arr.from(x.keys.filterNot(y.contains)), ujson.Arr.from(y.keys.filterNot(x.contains)))
    case _ => (a, b)
  }
}
