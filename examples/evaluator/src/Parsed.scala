package evaluator

import scala.jdk.CollectionConverters.*

import sjsonnet.Expr.Member.Visibility
import sjsonnet.{Error, Lazy, Position, Val}

/** Values of JSON and YAML text: `std.parseJson` and `std.parseYaml`. */
object Parsed {
  def json(text: String, pos: Position): Val =
    try fromJson(ujson.read(text), pos)
    catch { case e: ujson.ParsingFailedException => Error.fail(s"failed to parse JSON: ${e.getMessage}") }

  private def fromJson(v: ujson.Value, pos: Position): Val = v match {
    case ujson.Null => Val.Null(pos)
    case ujson.Bool(b) => Val.bool(pos, b)
    case ujson.Num(n) => Val.Num(pos, n)
    case ujson.Str(s) => Val.Str(pos, s)
    case ujson.Arr(vs) => array(vs.map(fromJson(_, pos)), pos)
    case ujson.Obj(fields) => obj(fields.map { case (k, v) => k -> fromJson(v, pos) }, pos)
  }

  def yaml(text: String, pos: Position): Val = {
    val documents =
      try new org.yaml.snakeyaml.Yaml().loadAll(text).asScala.map(fromYaml(_, pos)).toSeq
      catch { case e: org.yaml.snakeyaml.error.YAMLException => Error.fail(s"failed to parse YAML: ${e.getMessage}") }
    documents match {
      case Seq(document) => document
      case _ => array(documents, pos)
    }
  }

  private def fromYaml(v: Any, pos: Position): Val = v match {
    case null => Val.Null(pos)
    case b: java.lang.Boolean => Val.bool(pos, b)
    case n: java.lang.Number => Val.Num(pos, n.doubleValue)
    case vs: java.util.List[?] => array(vs.asScala.map(fromYaml(_, pos)), pos)
    case fields: java.util.Map[?, ?] => obj(fields.asScala.map { case (k, v) => k.toString -> fromYaml(v, pos) }, pos)
    case other => Val.Str(pos, other.toString)
  }

  private def array(vs: Iterable[Val], pos: Position): Val = new Val.Arr(pos, vs.toArray[Lazy])

  private def obj(fields: Iterable[(String, Val)], pos: Position): Val =
    Val.Obj.mk(pos, fields.map { case (k, v) => k -> new Val.Obj.ConstMember(false, Visibility.Normal, v) }.toSeq*)
}
