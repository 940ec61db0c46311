package swarender
package event

/** Events of which only the keys count. */
private[event] abstract class KeyEvents extends Events {
  final def beginObject(): Unit = ()
  final def endObject(): Unit = ()
  final def beginArray(): Unit = ()
  final def endArray(): Unit = ()
  final def string(s: CharSequence): Unit = ()
  final def int64(v: Long): Unit = ()
  final def float64(v: Double): Unit = ()
  final def number(text: CharSequence): Unit = ()
  final def bool(v: Boolean): Unit = ()
  final def nullValue(): Unit = ()
}
