package swarender
package derivation

import swarender.event.ScalarRules
import swarender.output.Output
import swarender.chars.Literal

/** The functions that generated code calls to send a field with its value: by two events, or by one
  * call of a writer that does not check between them.
  */
object Fields {
  def long(fields: FieldNames, i: Int, v: Long, events: Events): Unit = {
    val out = begin(fields, i, events)
    if (out ne null) out.long(v)
    else {
      events.field(fields, i)
      events.int64(v)
    }
  }

  def double(fields: FieldNames, i: Int, v: Double, events: Events): Unit = {
    val out = if (Math.abs(v) <= Double.MaxValue) begin(fields, i, events) else null
    if (out ne null) out.double(v, layout(events))
    else {
      events.field(fields, i)
      events.float64(v)
    }
  }

  def float(fields: FieldNames, i: Int, v: Float, events: Events): Unit = {
    val out = if (Math.abs(v) <= Float.MaxValue) begin(fields, i, events) else null
    if (out ne null) out.float(v, layout(events))
    else {
      events.field(fields, i)
      events.float32(v)
    }
  }

  def boolean(fields: FieldNames, i: Int, v: Boolean, events: Events): Unit = {
    val out = begin(fields, i, events)
    if (out ne null) out.literal(if (v) Literal.True else Literal.False)
    else {
      events.field(fields, i)
      events.bool(v)
    }
  }

  def string(fields: FieldNames, i: Int, v: String, events: Events): Unit = {
    val isWritten = (v ne null) && (events match {
      case writer: ScalarRules => writer.stringField(fields, i, v)
      case _ => false
    })
    if (!isWritten) {
      events.field(fields, i)
      if (v eq null) events.nullValue() else events.string(v)
    }
  }

  private def begin(fields: FieldNames, i: Int, events: Events): Output = events match {
    case writer: ScalarRules => writer.beginField(fields, i)
    case _ => null
  }

  private def layout(events: Events): NumberLayout = events.asInstanceOf[ScalarRules].numbers
}
