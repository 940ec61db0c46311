package swarender
package derivation

import swarender.output.ByteOutput
import swarender.chars.Literal

/** An encoder of values that are objects: what derivation makes of a case class.
  *
  * @param names
  *   the keys of the members, distinct; some may be left out
  */
abstract class ObjectEncoder[T](names: FieldNames) extends DirectEncoder[T] with Cloneable {

  /** The keys of a copy; null for those of the constructor, which threads see however they come by
    * an encoder, since what a constructor has set is final.
    */
  private[this] var others: FieldNames = null

  /** The keys of the members. */
  final def fieldNames: FieldNames = if (others eq null) names else others

  /** This encoder with other keys, as many and in the same order. */
  private[swarender] def renamed(names: FieldNames): ObjectEncoder[T] = {
    val copy = clone().asInstanceOf[ObjectEncoder[T]]
    copy.rename(names)
    RenamedEncoder.of(copy)
  }

  private[derivation] def rename(names: FieldNames): Unit = {
    others = names
    ownTexts = null
  }

  /** What `lookUp` and `lookUpCollections` have added, or null. Threads may look up the same
    * encoders twice; none waits for another.
    */
  @transient @volatile private[this] var found: Array[TrustedEncoder[Any]] = null
  @transient @volatile private[this] var foundCollections: Array[TrustedEncoder[Any]] = null

  /** What `texts` has made, or null: a field of this class, since what is read for each value is to
    * be near.
    */
  @transient @volatile private[this] var ownTexts: Array[Literal] = null

  /** Adds the encoders that members are written by. It is called when a value comes: what is
    * defined below this encoder, or this encoder itself, may not be there before.
    */
  def lookUp(encoders: FieldEncoders): Unit = ()

  /** Adds those of collections that only `members` calls: `direct` writes them in a loop. */
  def lookUpCollections(encoders: FieldEncoders): Unit = ()

  // Not shared with `collections`: this method is too large for C1 to inline it (35 bytes), which
  // would make the frame of each level of a recursive class 284 bytes in place of 190.
  final def encoders: Array[TrustedEncoder[Any]] = {
    val known = found
    if (known ne null) known
    else {
      val made = new FieldEncoders
      lookUp(made)
      found = made.toArray
      found
    }
  }

  final def collections: Array[TrustedEncoder[Any]] = {
    val known = foundCollections
    if (known ne null) known
    else {
      val made = new FieldEncoders
      lookUpCollections(made)
      foundCollections = made.toArray
      foundCollections
    }
  }

  /** Sends the members of `value`, which is not null. */
  def members(value: T, events: Events): Unit

  /** Writes `value` as compact JSON. Derived code overrides it with the text and the value of each
    * field, so that each level of a recursive class has one frame of the stack.
    *
    * @param before
    *   null for the members alone, of which the first one comes after what `out.first` is
    */
  override def direct(before: Literal, value: T, out: ByteOutput): Unit

  /** Writes what comes before the first member, but for the text that it returns. It returns null
    * if `value` is null, which is then written.
    */
  final def begin(before: Literal, value: Any, out: ByteOutput): Literal =
    if (before eq null) out.first
    else if (value == null) {
      out.literals(before, Literal.Null)
      null
    } else {
      out.open(before)
      texts(0)
    }

  /** The text before the value of each field, as `Direct.texts` makes it. */
  final def texts: Array[Literal] = if (ownTexts ne null) ownTexts else makeTexts()

  private def makeTexts(): Array[Literal] = {
    ownTexts = Direct.texts(fieldNames)
    ownTexts
  }

  final def end(before: Literal, out: ByteOutput): Unit = if (before ne null) out.close('}')

  private[swarender] final override def sendsObjects: Boolean = true
  private[swarender] override def memberNames: FieldNames = fieldNames

  /** Whether it is not known which member is the first one: `members` only sends them then, not
    * `direct` without text before it.
    */
  private[swarender] def isLoose: Boolean = false

  def encode(value: T, events: Events): Unit =
    if (value == null) events.nullValue()
    else {
      events.beginObject()
      members(value, events)
      events.endObject()
    }
}

object ObjectEncoder {

  /** The names of fields that the compiler has found to be distinct. An array, since the first
    * variable arguments cost a process fifteen classes.
    */
  def names(all: Array[String]): FieldNames = new FieldNames(all, keepNulls = false)
}

/** Takes the encoders that a derived one needs, in order. */
final class FieldEncoders {

  // Java's, since the first builder of Scala costs a process sixty classes.
  private[this] val all = new java.util.ArrayList[TrustedEncoder[Any]]
  private[this] val flat = new java.util.ArrayList[TrustedEncoder[Any]]

  def add(encoder: Encoder[?]): Unit = {
    val _ = all.add(encoder.checked.asInstanceOf[TrustedEncoder[Any]])
  }

  /** Adds that of a flattened field. */
  def addFlat(encoder: Encoder[?]): Unit = {
    val _ = flat.add(encoder.checked.asInstanceOf[TrustedEncoder[Any]])
    add(encoder)
  }

  private[derivation] def flattened: Array[TrustedEncoder[Any]] = flat.toArray(new Array[TrustedEncoder[Any]](0))
  private[derivation] def toArray: Array[TrustedEncoder[Any]] = all.toArray(new Array[TrustedEncoder[Any]](0))
}
