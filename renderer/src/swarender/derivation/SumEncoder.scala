package swarender
package derivation

import scala.collection.mutable.ArrayBuffer

import swarender.Events.FieldNames
import swarender.encoder.{EncoderRules, KeyEncoder}
import swarender.output.ByteOutput
import swarender.chars.Literal

/** The subtypes of a sealed trait or enum, as derived code names them: one call for each, in order.
  * In each call, `key` is that of the annotation `@key`, or null.
  */
final class Subtypes(rules: EncoderRules, owner: String) extends Serializable {
  private[this] val names = ArrayBuffer.empty[(String, String)]
  private[this] val marks = ArrayBuffer.empty[AnyRef]
  private[this] val encoders = ArrayBuffer.empty[() => TrustedEncoder[?]]

  /** A case object, or a case of an enum without parameters.
    *
    * @param mark
    *   its class if it is the only value of that; otherwise a function that returns it; null if the
    *   subtype is found without
    */
  def constant(name: String, key: String, mark: AnyRef): Unit = {
    val encoder = new ConstantEncoder(rules, text(name, key, rules.constantName))
    add(mark, () => encoder)
  }

  /** A case class whose encoder is derived with that of the trait. */
  def derived[C](name: String, key: String, mark: Class[?], fields: ObjectEncoder[C]): Unit = {
    val encoder = inForm(text(name, key, rules.typeName), fields)
    add(mark, () => encoder)
  }

  /** A case class with an encoder of its own, which may not be there before a value comes. */
  def own[C](name: String, key: String, mark: Class[?], encoder: () => Encoder[C]): Unit = {
    val typeName = text(name, key, rules.typeName)
    add(mark, () => inForm(typeName, encoder()))
  }

  /** A type of a union, which is written as it is.
    *
    * @param mark
    *   the class of its values
    */
  def alternative(mark: Class[?], encoder: () => Encoder[?]): Unit = add(mark, () => encoder().checked)

  private def inForm[C](name: String, encoder: Encoder[C]): TrustedEncoder[C] =
    if (rules.form eq EncoderRules.Untagged) encoder.checked else new SubtypeEncoder[C](rules, name, encoder)

  private def text(name: String, key: String, rule: String => String): String = {
    val text = if (key ne null) key else rule(name)
    names += name -> text
    text
  }

  private def add(mark: AnyRef, encoder: () => TrustedEncoder[?]): Unit = {
    marks += mark
    val _ = encoders += encoder
  }

  private[derivation] def allNames: Array[String] = {
    val all = new Array[String](names.size)
    var i = 0
    while (i < all.length) {
      all(i) = names(i)._2
      i += 1
    }
    all
  }

  private[derivation] def requireDistinct(): Unit =
    if (FieldNames.repeated(allNames) >= 0) NameClash.require(NameClash.subtypes(owner, names.toSeq))

  private[derivation] def allMarks: Array[AnyRef] = marks.toArray
  private[derivation] def allEncoders: Array[TrustedEncoder[Any]] =
    encoders.map(_().asInstanceOf[TrustedEncoder[Any]]).toArray
}

/** Of a sealed trait, by the encoder of the subtype that a value is of. */
class SumEncoder[T](subtypes: Subtypes) extends TrustedEncoder[T] {
  subtypes.requireDistinct()

  // Made when the first value comes. Threads may make the same twice; none waits for another.
  @transient @volatile private[this] var encoders: Array[TrustedEncoder[Any]] = null
  @transient @volatile private[this] var table: SubtypeTable = null

  /** Which of the subtypes `value` is of. */
  protected def index(value: T): Int = {
    if (table eq null) table = new SubtypeTable(subtypes.allMarks)
    table.indexOf(value.asInstanceOf[AnyRef])
  }

  private def encoder(value: T): TrustedEncoder[Any] = {
    if (encoders eq null) encoders = subtypes.allEncoders
    encoders(index(value))
  }

  final def encode(value: T, events: Events): Unit =
    if (value == null) events.nullValue() else encoder(value).encode(value, events)

  final override def direct(before: Literal, value: T, out: ByteOutput): Unit =
    if (value == null) out.literals(before, Literal.Null) else encoder(value).direct(before, value, out)
}

/** Keys of a sealed trait whose subtypes are case objects: their names. */
final class SubtypeKeys[K](subtypes: Subtypes) extends KeyEncoder[K] {
  subtypes.requireDistinct()
  private[this] val names = subtypes.allNames
  @transient @volatile private[this] var table: SubtypeTable = null

  def apply(key: K): CharSequence =
    if (key == null) null
    else {
      if (table eq null) table = new SubtypeTable(subtypes.allMarks)
      names(table.indexOf(key.asInstanceOf[AnyRef]))
    }
}
