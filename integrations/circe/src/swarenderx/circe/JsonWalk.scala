package swarenderx.circe

import io.circe.{Json, JsonNumber, JsonObject}
import swarender.encoder.TreeWalk

/** Says what a node is: circe calls back with what it holds. */
private final class JsonWalk extends TreeWalk[Json] with Json.Folder[Unit] {
  import JsonWalk._

  protected override def hasDistinctKeys: Boolean = true

  def send(node: Json): Unit = node.foldWith(this)

  def onNull: Unit = nullValue()
  def onBoolean(value: Boolean): Unit = bool(value)
  def onString(value: String): Unit = string(value)
  def onArray(value: Vector[Json]): Unit = array(value.iterator)
  def onObject(value: JsonObject): Unit = obj(value.toIterable.iterator)

  /** A number that holds its text or a decimal is written as that text is. */
  def onNumber(value: JsonNumber): Unit = {
    val kind = value.getClass
    if (kind eq ofLong) int64(value.toLong.get)
    else if (kind eq ofDouble) float64(value.toDouble)
    else if (kind eq ofFloat) this.value(value.toFloat)
    else number(value.toString)
  }
}

private object JsonWalk {

  /** circe's classes of numbers are its own; these are the classes of what it makes of primitives.
    */
  private val ofLong: Class[?] = classOfNumber(Json.fromLong(0))
  private val ofDouble: Class[?] = classOfNumber(Json.fromDoubleOrNull(0.5))
  private val ofFloat: Class[?] = classOfNumber(Json.fromFloatOrNull(0.5f))

  private def classOfNumber(number: Json): Class[?] = number.asNumber.get.getClass
}
