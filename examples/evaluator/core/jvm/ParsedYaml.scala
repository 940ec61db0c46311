package evaluator

import scala.jdk.CollectionConverters.*

import sjsonnet.{Error, Position, Val}

/** Values of YAML text: `std.parseYaml`. */
object ParsedYaml {
  def apply(text: String, pos: Position): Val = {
    val documents =
      try new org.yaml.snakeyaml.Yaml().loadAll(text).asScala.map(fromYaml(_, pos)).toSeq
      catch { case e: org.yaml.snakeyaml.error.YAMLException => Error.fail(s"failed to parse YAML: ${e.getMessage}") }
    documents match {
      case Seq(document) => document
      case _ => Parsed.array(documents, pos)
    }
  }

  private def fromYaml(v: Any, pos: Position): Val = v match {
    case null => Val.Null(pos)
    case b: java.lang.Boolean => Val.bool(pos, b)
    case n: java.lang.Number => Val.Num(pos, n.doubleValue)
    case vs: java.util.List[?] => Parsed.array(vs.asScala.map(fromYaml(_, pos)), pos)
    case fields: java.util.Map[?, ?] =>
      Parsed.obj(fields.asScala.map { case (k, v) => k.toString -> fromYaml(v, pos) }, pos)
    case other => Val.Str(pos, other.toString)
  }
}
