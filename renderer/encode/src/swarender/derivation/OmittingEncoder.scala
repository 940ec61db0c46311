package swarender
package derivation

import swarender.chars.Literal
import swarender.encoder.EncoderRules
import swarender.output.ByteOutput

/** An encoder of a class of which a field that is `None` has no member.
  *
  * @param isLoose
  *   whether no field is known to be the first member
  */
abstract class OmittingEncoder[T](names: FieldNames, private[swarender] final override val isLoose: Boolean)
    extends ObjectEncoder[T](names) {

  @transient @volatile private[this] var made: Array[Literal] = null

  private[derivation] override def rename(names: FieldNames): Unit = {
    super.rename(names)
    made = null
  }

  /** The text before the value of each field where it is the first member: `{"a":`, `{"b":`. */
  final def openings: Array[Literal] = {
    if (made eq null) made = texts.map(text => new Literal("{".concat(text.text.substring(1))))
    made
  }

  /** Ends the object, to which nothing is written yet if `isEmpty`. */
  final def end(isEmpty: Boolean, before: Literal, out: ByteOutput): Unit =
    if (isEmpty) out.close(Literal.EmptyObject) else end(before, out)
}

object OmittingEncoder {

  /** Whether the rules leave out the members of `None`; not if they are null, which is refused
    * later.
    */
  def byRules(rules: EncoderRules): Boolean = (rules ne null) && rules.omitsNone

  /** Whether an `Option` or `Optional` holds nothing. */
  def isNone(value: Any): Boolean = value match {
    case null | None => true
    case optional: java.util.Optional[_] => !optional.isPresent
    case _ => false
  }
}
