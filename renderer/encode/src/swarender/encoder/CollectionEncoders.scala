package swarender
package encoder

import swarender.derivation.{Direct, DirectEncoder, Inferred, SubtypeEncoder, TrustedEncoder}
import swarender.event.{DocumentWriter, FixedText, Mark, YamlTag}
import swarender.output.{ByteOutput, Pieces}
import swarender.chars.Literal

/** Encoders of values that hold others, to be called. */
private[swarender] trait HolderEncoders {

  /** The value, or null: a style can omit nulls. */
  def option[T](implicit encoder: Encoder[T]): Encoder[Option[T]] = new OptionEncoder(encoder.checked)

  /** An array, as upickle writes it: `[0,left]` or `[1,right]`. */
  def either[L, R, E[A, B] <: Either[A, B]](implicit l: Encoder[L], r: Encoder[R]): Encoder[E[L, R]] =
    new EitherEncoder[L, R, E[L, R]](l.checked, r.checked)

  /** An object with one member: `{"left":1}` or `{"right":"a"}`, by other names where they are
    * given.
    *
    * {{{
    * implicit val results: Encoder[Either[Failure, Order]] = Encoder.eitherObject("error", "result")
    * }}}
    */
  def eitherObject[L, R](left: String = "left", right: String = "right")(implicit
      l: Encoder[L],
      r: Encoder[R]
  ): Encoder[Either[L, R]] = UntaggedEither.inObject(left, l.checked, right, r.checked)

  /** The value of either side. */
  def eitherUntagged[L, R](implicit l: Encoder[L], r: Encoder[R]): Encoder[Either[L, R]] =
    new UntaggedEither(l.checked, r.checked)

  def iterable[T, C[X] <: Iterable[X]](implicit encoder: Encoder[T]): Encoder[C[T]] =
    new IterableEncoder[T, C[T]](encoder.checked)

  def array[T](implicit encoder: Encoder[T]): Encoder[Array[T]] = new ArrayEncoder(encoder.checked)

  def map[K, V, M[A, B] <: collection.Map[A, B]](implicit
      key: KeyEncoder[K],
      encoder: Encoder[V]
  ): Encoder[M[K, V]] = new MapEncoder[K, V, M[K, V]](key, encoder.checked)
}

/** Those that the compiler finds, which ask whether the type of what is held is known. */
private[swarender] trait CollectionEncoders extends ScalarEncoders {
  implicit def none: Encoder[None.type] = NoneEncoder
  implicit def some[T](implicit encoder: Encoder[T]): Encoder[Some[T]] =
    Encoder.option(encoder).contramap[Some[T]](value => value)

  implicit def anOption[T](implicit known: Inferred[T], encoder: Encoder[T]): Encoder[Option[T]] =
    known.value(new OptionEncoder(encoder.checked))

  implicit def anEither[L, R, E[A, B] <: Either[A, B]](implicit
      knownLeft: Inferred[L],
      knownRight: Inferred[R],
      l: Encoder[L],
      r: Encoder[R]
  ): Encoder[E[L, R]] = knownRight.value(knownLeft.value(new EitherEncoder[L, R, E[L, R]](l.checked, r.checked)))

  implicit def anIterable[T, C[X] <: Iterable[X]](implicit known: Inferred[T], encoder: Encoder[T]): Encoder[C[T]] =
    known.value(new IterableEncoder[T, C[T]](encoder.checked))

  implicit def anArray[T](implicit known: Inferred[T], encoder: Encoder[T]): Encoder[Array[T]] =
    known.value(new ArrayEncoder(encoder.checked))

  implicit def aMap[K, V, M[A, B] <: collection.Map[A, B]](implicit
      known: Inferred[V],
      key: KeyEncoder[K],
      encoder: Encoder[V]
  ): Encoder[M[K, V]] = known.value(new MapEncoder[K, V, M[K, V]](key, encoder.checked))
}

/** @param encoder
  *   checked, as those of all these encoders are
  */
private[swarender] final class MappedEncoder[A, T](encoder: TrustedEncoder[T], f: A => T) extends TrustedEncoder[A] {
  def encode(value: A, events: Events): Unit = encoder.encode(f(value), events)
  override def direct(before: Literal, value: A, out: ByteOutput): Unit = encoder.direct(before, f(value), out)
  private[swarender] override def sendsObjects: Boolean = encoder.sendsObjects
  private[swarender] override def memberNames: FieldNames = encoder.memberNames
  override private[swarender] def write(value: A, writer: DocumentWriter): Unit = encoder.write(f(value), writer)
  override private[swarender] def pieces(value: A, writer: DocumentWriter): Pieces = encoder.pieces(f(value), writer)
  override private[swarender] def isReadOnce(value: A): Boolean = encoder.isReadOnce(f(value))
  override private[swarender] def ofSubtype(mark: Class[?], derived: () => TrustedEncoder[Any]): TrustedEncoder[A] = {
    val of = encoder.ofSubtype(mark, derived)
    if (of eq null) null else new MappedEncoder(of, f)
  }
}

/** Values with a tag of YAML. */
private[swarender] final class TaggedEncoder[T](tag: String, encoder: TrustedEncoder[T]) extends TrustedEncoder[T] {
  require(YamlTag.fault(tag) eq null, YamlTag.fault(tag))

  def encode(value: T, events: Events): Unit = {
    events.mark(Mark.EncoderTag, tag)
    encoder.encode(value, events)
  }

  /** What it is without its tag. */
  private[encoder] def untagged: TrustedEncoder[T] = encoder
  private[swarender] override def sendsObjects: Boolean = encoder.sendsObjects
  private[swarender] override def isReadOnce(value: T): Boolean = encoder.isReadOnce(value)
  private[swarender] override def ofSubtype(mark: Class[?], derived: () => TrustedEncoder[Any]): TrustedEncoder[T] = {
    val of = encoder.ofSubtype(mark, derived)
    if (of eq null) null else new TaggedEncoder(tag, of)
  }
}

private[swarender] object TaggedEncoder {
  def apply[T](tag: String, encoder: TrustedEncoder[T]): TaggedEncoder[T] = encoder match {
    case tagged: TaggedEncoder[T] => new TaggedEncoder(tag, tagged.untagged)
    case _ => new TaggedEncoder(tag, encoder)
  }
}

private[encoder] final class OptionEncoder[T](encoder: TrustedEncoder[T]) extends TrustedEncoder[Option[T]] {
  def encode(value: Option[T], events: Events): Unit = value match {
    case Some(v) => encoder.encode(v, events)
    case _ => events.nullValue()
  }
  private[swarender] override def memberNames: FieldNames = encoder.memberNames
  override def direct(before: Literal, value: Option[T], out: ByteOutput): Unit = value match {
    case Some(v) => encoder.direct(before, v, out)
    case _ => out.literals(before, Literal.Null)
  }
}

/** Values that are arrays of elements. */
private[encoder] abstract class ElementEncoder[T, C <: AnyRef](encoder: TrustedEncoder[T]) extends DirectEncoder[C] {
  protected def elements(value: C): Iterator[T]

  final def encode(value: C, events: Events): Unit =
    if (value eq null) events.nullValue() else ElementEncoder.send(elements(value), encoder, events)

  final override def direct(before: Literal, value: C, out: ByteOutput): Unit =
    if (value eq null) out.literals(before, Literal.Null)
    else {
      out.open(before)
      val all = elements(value)
      var isEmpty = true
      while (all.hasNext) {
        encoder.direct(Direct.separator(isEmpty), all.next(), out)
        isEmpty = false
      }
      Direct.close(isEmpty, out)
    }

  final override private[swarender] def pieces(value: C, writer: DocumentWriter): Pieces =
    if (value eq null) null else ElementPieces(elements(value), encoder, writer)
}

private[encoder] object ElementEncoder {
  def send[T](elements: Iterator[T], encoder: TrustedEncoder[T], events: Events): Unit = {
    if (encoder.sendsObjects) events.beginObjectArray() else events.beginArray()
    while (elements.hasNext) encoder.encode(elements.next(), events)
    events.endArray()
  }
}

private[encoder] final class IterableEncoder[T, C <: Iterable[T]](encoder: TrustedEncoder[T])
    extends ElementEncoder[T, C](encoder) {
  protected def elements(value: C): Iterator[T] = value.iterator
}

private[encoder] final class ArrayEncoder[T](encoder: TrustedEncoder[T]) extends ElementEncoder[T, Array[T]](encoder) {
  protected def elements(value: Array[T]): Iterator[T] = value.iterator
}

private[encoder] final class EitherEncoder[L, R, E <: Either[L, R]](l: TrustedEncoder[L], r: TrustedEncoder[R])
    extends TrustedEncoder[E] {
  def encode(value: E, events: Events): Unit =
    if (value eq null) events.nullValue()
    else {
      events.beginArray()
      (value: Either[L, R]) match {
        case Left(v) => events.int64(0); l.encode(v, events)
        case Right(v) => events.int64(1); r.encode(v, events)
      }
      events.endArray()
    }

  override def direct(before: Literal, value: E, out: ByteOutput): Unit =
    if (value eq null) out.literals(before, Literal.Null)
    else {
      out.open(before)
      (value: Either[L, R]) match {
        case Left(v) => l.direct(EitherEncoder.OfLeft, v, out)
        case Right(v) => r.direct(EitherEncoder.OfRight, v, out)
      }
      out.close(']')
    }
}

private final class UntaggedEither[L, R](l: TrustedEncoder[L], r: TrustedEncoder[R])
    extends TrustedEncoder[Either[L, R]] {
  private[swarender] override def sendsObjects: Boolean = l.sendsObjects && r.sendsObjects

  def encode(value: Either[L, R], events: Events): Unit = value match {
    case Left(v) => l.encode(v, events)
    case Right(v) => r.encode(v, events)
    case null => events.nullValue()
  }

  override def direct(before: Literal, value: Either[L, R], out: ByteOutput): Unit = value match {
    case Left(v) => l.direct(before, v, out)
    case Right(v) => r.direct(before, v, out)
    case null => out.literals(before, Literal.Null)
  }
}

private object UntaggedEither {
  def inObject[L, R](left: String, l: TrustedEncoder[L], right: String, r: TrustedEncoder[R]): Encoder[Either[L, R]] = {
    val rules = EncoderRules.default.withWrapper(true)
    new UntaggedEither(new SubtypeEncoder(rules, left, l), new SubtypeEncoder(rules, right, r))
  }
}

private object EitherEncoder {
  private val OfLeft = new Literal("[0,")
  private val OfRight = new Literal("[1,")
}

private[encoder] final class MapEncoder[K, V, M <: collection.Map[K, V]](key: KeyEncoder[K], encoder: TrustedEncoder[V])
    extends DirectEncoder[M] {
  private[swarender] override def sendsObjects: Boolean = true

  def encode(value: M, events: Events): Unit =
    if (value eq null) events.nullValue()
    else {
      events.beginObject()
      val keys = MarkedKeys.in(events, key)
      val members = value.iterator
      while (members.hasNext) {
        val member = members.next()
        MapEncoder.sendKey(keys, member._1, events)
        encoder.encode(member._2, events)
      }
      events.endObject()
    }

  override def direct(before: Literal, value: M, out: ByteOutput): Unit =
    if (value eq null) out.literals(before, Literal.Null)
    else {
      out.open(before)
      val members = value.iterator
      var isEmpty = true
      while (members.hasNext) {
        val member = members.next()
        MapEncoder.directKey(key, member._1, isEmpty, out)
        isEmpty = false
        encoder.direct(Literal.Colon, member._2, out)
      }
      Direct.closeObject(isEmpty, out)
    }
}

private[swarender] object MapEncoder {
  def sendKey[K](encoder: KeyEncoder[K], key: K, events: Events): Unit = {
    val text = FixedText.of(encoder(key))
    if (text eq null) events.fail(RenderError.NullValue, "a key is null")
    if (encoder eq KeyInstances.Scope.string) events.distinctKey(text) else events.key(text)
  }

  def directKey[K](encoder: KeyEncoder[K], key: K, isFirst: Boolean, out: ByteOutput): Unit = {
    val before = if (isFirst) Literal.OpenObject else Literal.Comma
    if ((encoder eq KeyInstances.Scope.string) && key != null) out.string(before, key.asInstanceOf[String])
    else if ((encoder eq KeyInstances.Scope.uuid) && key != null) out.uuid(before, key.asInstanceOf[java.util.UUID])
    else
      encoder match {
        case integers: IntegerKeys[K @unchecked] if key != null => out.integerKey(before, integers.toLong(key))
        case _ =>
          encoder(key) match {
            case text: String => out.string(before, text)
            case null => out.owner.eventsWithin().fail(RenderError.NullValue, "a key is null")
            case text => out.chars(before, FixedText.of(text))
          }
      }
  }
}

private object NoneEncoder extends ReferenceEncoder[None.type]((_, events) => events.nullValue())
