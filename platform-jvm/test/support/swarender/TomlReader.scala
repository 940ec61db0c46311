package swarender

import scala.collection.mutable

import swarender.TomlGrammar.*

/** Reads TOML 1.0 by its grammar and its rules on what may be defined twice (nothing), strictly.
  * Date-times are strings that begin with `TomlDocuments.Date`.
  */
object TomlReader {

  /** The document, or what is wrong with it. */
  def read(text: String): Either[String, ujson.Value] = TomlGrammar.read(text).flatMap { expressions =>
    val root = new Table(header = true)
    try {
      var current = root
      expressions.foreach {
        case Header(key, inArray) => current = if (inArray) element(root, key) else table(root, key)
        case KeyValue(key, value) => assign(current, key, value)
      }
      Right(root.value)
    } catch { case e: Wrong => Left(e.getMessage) }
  }

  private final class Wrong(message: String) extends Exception(message)
  private def wrong(key: Seq[String], why: String): Nothing = throw new Wrong(
    s"${key.map(Quote.json(_)).mkString(".")} $why"
  )

  private sealed trait Node { def value: ujson.Value }
  private final class Leaf(val value: ujson.Value) extends Node

  /** A table: `header` when a header has defined it, `dotted` when keys have. With neither a header
    * of a table inside it has.
    */
  private final class Table(var header: Boolean = false, var dotted: Boolean = false) extends Node {
    val members = mutable.LinkedHashMap.empty[String, Node]
    def value: ujson.Value = ujson.Obj.from(members.map { case (k, v) => (k, v.value) })
  }

  /** An array of tables. */
  private final class Tables extends Node {
    val elements = mutable.ArrayBuffer.empty[Table]
    def value: ujson.Value = ujson.Arr.from(elements.map(_.value))
  }

  /** The table in which the last part of a header's key stands; the last element of an array of
    * tables counts as a table.
    */
  private def parent(root: Table, key: Seq[String]): Table = key.init.foldLeft(root) { (table, part) =>
    table.members.getOrElseUpdate(part, new Table()) match {
      case t: Table => t
      case ts: Tables => ts.elements.last
      case _: Leaf => wrong(key, "goes through a value")
    }
  }

  private def table(root: Table, key: Seq[String]): Table =
    parent(root, key).members.getOrElseUpdate(key.last, new Table()) match {
      case t: Table if !t.header && !t.dotted =>
        t.header = true
        t
      case _ => wrong(key, "is defined twice")
    }

  private def element(root: Table, key: Seq[String]): Table =
    parent(root, key).members.getOrElseUpdate(key.last, new Tables) match {
      case ts: Tables =>
        ts.elements += new Table(header = true)
        ts.elements.last
      case _ => wrong(key, "is defined twice")
    }

  private def assign(to: Table, key: Seq[String], value: Value): Unit = {
    val table = key.init.foldLeft(to) { (table, part) =>
      table.members.getOrElseUpdate(part, new Table(dotted = true)) match {
        case t: Table if t.dotted => t
        case _ => wrong(key, "goes through what is defined elsewhere")
      }
    }
    if (table.members.contains(key.last)) wrong(key, "is defined twice")
    table.members(key.last) = new Leaf(plain(value))
  }

  private def plain(value: Value): ujson.Value = value match {
    case Scalar(v) => v
    case ArrayOf(elements) => ujson.Arr.from(elements.map(plain))
    case Inline(members) =>
      val table = new Table()
      members.foreach(m => assign(table, m.key, m.value))
      table.value
  }
}
