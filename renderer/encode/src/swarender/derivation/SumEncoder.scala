package swarender
package derivation

import scala.collection.mutable.ArrayBuffer

import swarender.encoder.{EncoderRules, KeyEncoder}
import swarender.output.ByteOutput
import swarender.chars.Literal

/** The subtypes of a sealed trait or enum, as derived code names them: one call for each, in order.
  * In each call, `name` is that in the source, `path` is that with the objects that it is in, `in`
  * is the package, and `key` is that of the annotation `@key`, or null.
  */
final class Subtypes(rules: EncoderRules, owner: String) extends Serializable {
  NameClash.requireRules(rules, owner)

  private[this] val names = ArrayBuffer.empty[(String, String)]
  private[this] val marks = ArrayBuffer.empty[AnyRef]
  private[this] val encoders = ArrayBuffer.empty[() => TrustedEncoder[?]]

  /** A case object, or a case of an enum without parameters.
    *
    * @param mark
    *   its class if it is the only value of that; otherwise a function that returns it; null if the
    *   subtype is found without
    */
  def constant(name: String, path: String, in: String, key: String, mark: AnyRef): Unit = {
    val encoder = new ConstantEncoder(rules, text(name, key, rules.constantNameOf(_, path, in)))
    if (rules.isCaseObjectString && (stringConstant eq null)) stringConstant = name
    add(mark, () => encoder)
  }

  /** A case class whose encoder is derived with that of the trait. */
  def derived[C](
      name: String,
      path: String,
      in: String,
      key: String,
      mark: Class[?],
      fields: ObjectEncoder[C]
  ): Unit = {
    val encoder = inForm(text(name, key, rules.typeNameOf(_, path, in)), fields)
    add(mark, () => encoder)
  }

  /** A case class with an encoder of its own, which may not be there before a value comes.
    *
    * @param derived
    *   makes the derived encoder, which the sum needs where the other one is made of the sum's;
    *   null if it cannot be derived
    */
  def own[C](
      name: String,
      path: String,
      in: String,
      key: String,
      mark: Class[?],
      encoder: () => Encoder[C],
      derived: () => Encoder[C]
  ): Unit = {
    val typeName = text(name, key, rules.typeNameOf(_, path, in))
    def inSum(): TrustedEncoder[Any] = {
      if (derived eq null)
        throw new IllegalArgumentException(
          s"the encoder of subtype $name calls its parent's encoder, which must derive one for $name: " +
            s"give every field of $name an encoder"
        )
      inForm(typeName, derived()).asInstanceOf[TrustedEncoder[Any]]
    }
    add(
      mark,
      { () =>
        val own = encoder().checked
        val ofParent = own.ofSubtype(mark, () => inSum())
        if (ofParent eq null) inForm(typeName, own) else ofParent
      }
    )
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

  /** The first case object that is a string; null if there is none. */
  private[derivation] var stringConstant: String = null

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

/** Encodes a value of a sealed trait by the encoder of its subtype. */
class SumEncoder[T](subtypes: Subtypes) extends DirectEncoder[T] {
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

  private[swarender] override def stringConstant: String = subtypes.stringConstant

  private[swarender] override def ofSubtype(mark: Class[?], derived: () => TrustedEncoder[Any]): TrustedEncoder[T] =
    if (subtypes.allMarks.contains(mark)) new ReplacedSubtype[T](this, mark, derived()) else null

  final def encode(value: T, events: Events): Unit =
    if (value == null) events.nullValue() else encoder(value).encode(value, events)

  final override def direct(before: Literal, value: T, out: ByteOutput): Unit =
    if (value == null) out.literals(before, Literal.Null) else encoder(value).direct(before, value, out)
}

/** The encoder of a sealed trait with another encoder for the class `mark`. */
private final class ReplacedSubtype[T](sum: TrustedEncoder[T], mark: Class[?], encoder: TrustedEncoder[Any])
    extends TrustedEncoder[T] {
  private def of(value: T): TrustedEncoder[T] =
    if (value != null && mark.isInstance(value)) encoder.asInstanceOf[TrustedEncoder[T]] else sum
  def encode(value: T, events: Events): Unit = of(value).encode(value, events)
  override def direct(before: Literal, value: T, out: ByteOutput): Unit = of(value).direct(before, value, out)
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
