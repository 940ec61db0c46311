package swarender

import upickle.core.{ArrVisitor, ObjVisitor, Visitor}

/** A value of any event there is, also of those that a `ujson.Value` cannot hold: duplicate keys,
  * unsigned integers, floats, numbers as text, date-times.
  */
sealed abstract class FuzzNode
object FuzzNode {
  case object Null extends FuzzNode
  final case class Bool(value: Boolean) extends FuzzNode
  final case class Int64(value: Long) extends FuzzNode
  final case class UInt64(value: Long) extends FuzzNode
  final case class Float64(value: Double) extends FuzzNode
  final case class Float32(value: Float) extends FuzzNode
  final case class Number(text: String) extends FuzzNode
  final case class Str(value: String) extends FuzzNode
  final case class Date(value: TomlDateTime) extends FuzzNode
  final case class Arr(elements: Vector[FuzzNode]) extends FuzzNode
  final case class Obj(members: Vector[(String, FuzzNode)]) extends FuzzNode

  implicit val encoder: Encoder[FuzzNode] = Encoder.of[FuzzNode](send(_, _))

  /** Sends the events of the value, and calls `before` before each of them. */
  def send(node: FuzzNode, to: Events, before: () => Unit = () => ()): Unit = {
    before()
    node match {
      case Null => to.nullValue()
      case Bool(v) => to.bool(v)
      case Int64(v) => to.int64(v)
      case UInt64(v) => to.uint64(v)
      case Float64(v) => to.float64(v)
      case Float32(v) => to.float32(v)
      case Number(text) => to.number(text)
      case Str(s) => to.string(s)
      case Date(v) => to.dateTime(v)
      case Arr(elements) =>
        to.beginArray()
        elements.foreach(send(_, to, before))
        before()
        to.endArray()
      case Obj(members) =>
        to.beginObject()
        members.foreach { case (k, v) =>
          before()
          to.key(k)
          send(v, to, before)
        }
        before()
        to.endObject()
    }
  }

  /** Sends the value as a library does that knows of upickle's visitors. */
  def visit[V](node: FuzzNode, to: Visitor[?, V]): V = node match {
    case Null => to.visitNull(-1)
    case Bool(v) => if (v) to.visitTrue(-1) else to.visitFalse(-1)
    case Int64(v) => if (v.isValidInt) to.visitInt32(v.toInt, -1) else to.visitInt64(v, -1)
    case UInt64(v) => to.visitUInt64(v, -1)
    case Float64(v) => to.visitFloat64(v, -1)
    case Float32(v) => to.visitFloat32(v, -1)
    case Number(text) => to.visitFloat64String(text, -1)
    case Str(s) => to.visitString(s, -1)
    case Date(v) => to.visitString(v, -1)
    case Arr(elements) =>
      val array = to.visitArray(elements.size, -1).asInstanceOf[ArrVisitor[Any, V]]
      elements.foreach(e => array.visitValue(visit(e, part(array.subVisitor)), -1))
      array.visitEnd(-1)
    case Obj(members) =>
      val all = to.visitObject(members.size, jsonableKeys = true, -1).asInstanceOf[ObjVisitor[Any, V]]
      members.foreach { case (k, v) =>
        all.visitKeyValue(all.visitKey(-1).visitString(k, -1))
        all.visitValue(visit(v, part(all.subVisitor)), -1)
      }
      all.visitEnd(-1)
  }

  private def part(visitor: Visitor[?, ?]): Visitor[Any, Any] = visitor.asInstanceOf[Visitor[Any, Any]]

  /** `node` as a `ujson.Value`, if that can hold it. */
  def tree(node: FuzzNode): Option[ujson.Value] =
    try Some(plain(node))
    catch { case NoTree => None }

  private object NoTree extends RuntimeException("no tree", null, false, false)

  private def plain(node: FuzzNode): ujson.Value = node match {
    case Null => ujson.Null
    case Bool(v) => ujson.Bool(v)
    case Float64(v) => ujson.Num(v)
    case Str(s) => ujson.Str(s)
    case Arr(elements) => ujson.Arr.from(elements.map(plain))
    case Obj(members) if members.map(_._1).distinct.size == members.size =>
      ujson.Obj.from(members.map { case (k, v) => (k, plain(v)) })
    case _ => throw NoTree
  }
}
