package swarender

import java.lang.reflect.Modifier

/** The fields of records, by name and in order. */
object StyleFields {

  /** What a style decides: first what is of its format, then what all formats have. */
  def of(style: Style): List[(String, Any)] = own(style.settings) ::: own(style.common)

  /** The fields of a record but the one that is a record itself. */
  def own(record: AnyRef): List[(String, Any)] = {
    val fields = record.getClass.getDeclaredFields.toList
      .filter(f => !Modifier.isStatic(f.getModifiers) && !Modifier.isTransient(f.getModifiers))
    val values = record.asInstanceOf[Product].productIterator.toList
    require(fields.size == values.size, s"$record has fields that are none of its parameters")
    fields.map(_.getName).zip(values).filterNot(_._1 == "common")
  }
}
