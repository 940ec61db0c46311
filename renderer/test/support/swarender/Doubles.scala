package swarender

import upickle.core.{ArrVisitor, ObjVisitor, Visitor}

/** Reads JSON text into a `ujson.Value`, every number as the nearest double. Differs from
  * `ujson.read` in that `-0` keeps its sign.
  */
object Doubles extends ujson.JsVisitor[ujson.Value, ujson.Value] {
  def read(text: String): ujson.Value = ujson.transform(text, this)

  def visitArray(length: Int, index: Int): ArrVisitor[ujson.Value, ujson.Value] =
    new ArrVisitor[ujson.Value, ujson.Value] {
      private val array = ujson.Arr()
      def subVisitor: Visitor[?, ?] = Doubles
      def visitValue(v: ujson.Value, index: Int): Unit = { val _ = array.value += v }
      def visitEnd(index: Int): ujson.Value = array
    }
  def visitJsonableObject(length: Int, index: Int): ObjVisitor[ujson.Value, ujson.Value] =
    new ObjVisitor[ujson.Value, ujson.Value] {
      private val members = ujson.Obj()
      private var key = ""
      def visitKey(index: Int): Visitor[?, ?] = upickle.core.StringVisitor
      def visitKeyValue(v: Any): Unit = key = v.toString
      def subVisitor: Visitor[?, ?] = Doubles
      def visitValue(v: ujson.Value, index: Int): Unit = members(key) = v
      def visitEnd(index: Int): ujson.Value = members
    }
  def visitNull(index: Int): ujson.Value = ujson.Null
  def visitFalse(index: Int): ujson.Value = ujson.False
  def visitTrue(index: Int): ujson.Value = ujson.True
  def visitString(s: CharSequence, index: Int): ujson.Value = ujson.Str(s.toString)
  def visitFloat64StringParts(s: CharSequence, decIndex: Int, expIndex: Int, index: Int): ujson.Value =
    ujson.Num(s.toString.toDouble)
}
