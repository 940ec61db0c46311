package swarender
package derivation

import swarender.encoder.CollectionEncoders
import swarender.event.DocumentWriter
import swarender.output.{ByteOutput, Pieces}
import swarender.chars.Literal

/** Encoders apart from the companion of [[Encoder]], so that a process loads only those it uses.
  * They are in nested objects: Scala adds static forwarders for the methods of a companion to its
  * trait, which every call loads, but not for those of a nested object.
  */
object Instances {

  /** Of a tuple of any size. */
  def tupleOf[T](encoders: Encoder[?]*): Encoder[T] =
    new TupleEncoder[Product](encoders.map(_.checked: TrustedEncoder[?]).toArray).asInstanceOf[Encoder[T]]

  /** A supertype of every encoder, whose companion the compiler searches too. */
  trait StandardScope

  /** Encoders of scalars and of what holds others. */
  object StandardScope extends CollectionEncoders

  /** As `StandardScope`. */
  trait ImplicitScope

  object ImplicitScope {

    implicit def value[V <: ujson.Value]: Encoder[V] = ValueEncoder.asInstanceOf[Encoder[V]]

    /** Whatever else upickle can transform, and `ujson.Value`s. What is JSON text in a string or in
      * bytes is read as [[JsonText]] is.
      */
    implicit def readable[R <: ujson.Readable]: Encoder[R] = ReadableEncoder.asInstanceOf[Encoder[R]]

    /** Sends what the function of an [[Events.Source]] sends. */
    implicit def events: Encoder[Events.Source] = SourceEncoder

    // Tuples are arrays, as upickle writes them.
    private def tuple[T <: Product](encoders: Encoder[?]*): Encoder[T] =
      new TupleEncoder[T](encoders.map(_.checked: TrustedEncoder[?]).toArray)

    // format: off
    implicit def tuple1[T1](implicit e1: Encoder[T1]): Encoder[Tuple1[T1]] = tuple(e1)
    implicit def tuple2[T1, T2](implicit e1: Encoder[T1], e2: Encoder[T2]): Encoder[(T1, T2)] = tuple(e1, e2)
    implicit def tuple3[T1, T2, T3](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3]): Encoder[(T1, T2, T3)] = tuple(e1, e2, e3)
    implicit def tuple4[T1, T2, T3, T4](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4]): Encoder[(T1, T2, T3, T4)] = tuple(e1, e2, e3, e4)
    implicit def tuple5[T1, T2, T3, T4, T5](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5]): Encoder[(T1, T2, T3, T4, T5)] = tuple(e1, e2, e3, e4, e5)
    implicit def tuple6[T1, T2, T3, T4, T5, T6](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6]): Encoder[(T1, T2, T3, T4, T5, T6)] = tuple(e1, e2, e3, e4, e5, e6)
    implicit def tuple7[T1, T2, T3, T4, T5, T6, T7](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7]): Encoder[(T1, T2, T3, T4, T5, T6, T7)] = tuple(e1, e2, e3, e4, e5, e6, e7)
    implicit def tuple8[T1, T2, T3, T4, T5, T6, T7, T8](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8)
    implicit def tuple9[T1, T2, T3, T4, T5, T6, T7, T8, T9](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9)
    implicit def tuple10[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10)
    implicit def tuple11[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11)
    implicit def tuple12[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11], e12: Encoder[T12]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12)
    implicit def tuple13[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11], e12: Encoder[T12], e13: Encoder[T13]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13)
    implicit def tuple14[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11], e12: Encoder[T12], e13: Encoder[T13], e14: Encoder[T14]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14)
    implicit def tuple15[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11], e12: Encoder[T12], e13: Encoder[T13], e14: Encoder[T14], e15: Encoder[T15]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15)
    implicit def tuple16[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11], e12: Encoder[T12], e13: Encoder[T13], e14: Encoder[T14], e15: Encoder[T15], e16: Encoder[T16]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16)
    implicit def tuple17[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11], e12: Encoder[T12], e13: Encoder[T13], e14: Encoder[T14], e15: Encoder[T15], e16: Encoder[T16], e17: Encoder[T17]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17)
    implicit def tuple18[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11], e12: Encoder[T12], e13: Encoder[T13], e14: Encoder[T14], e15: Encoder[T15], e16: Encoder[T16], e17: Encoder[T17], e18: Encoder[T18]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18)
    implicit def tuple19[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11], e12: Encoder[T12], e13: Encoder[T13], e14: Encoder[T14], e15: Encoder[T15], e16: Encoder[T16], e17: Encoder[T17], e18: Encoder[T18], e19: Encoder[T19]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19)
    implicit def tuple20[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11], e12: Encoder[T12], e13: Encoder[T13], e14: Encoder[T14], e15: Encoder[T15], e16: Encoder[T16], e17: Encoder[T17], e18: Encoder[T18], e19: Encoder[T19], e20: Encoder[T20]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20)
    implicit def tuple21[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20, T21](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11], e12: Encoder[T12], e13: Encoder[T13], e14: Encoder[T14], e15: Encoder[T15], e16: Encoder[T16], e17: Encoder[T17], e18: Encoder[T18], e19: Encoder[T19], e20: Encoder[T20], e21: Encoder[T21]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20, T21)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20, e21)
    implicit def tuple22[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20, T21, T22](implicit e1: Encoder[T1], e2: Encoder[T2], e3: Encoder[T3], e4: Encoder[T4], e5: Encoder[T5], e6: Encoder[T6], e7: Encoder[T7], e8: Encoder[T8], e9: Encoder[T9], e10: Encoder[T10], e11: Encoder[T11], e12: Encoder[T12], e13: Encoder[T13], e14: Encoder[T14], e15: Encoder[T15], e16: Encoder[T16], e17: Encoder[T17], e18: Encoder[T18], e19: Encoder[T19], e20: Encoder[T20], e21: Encoder[T21], e22: Encoder[T22]): Encoder[(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20, T21, T22)] = tuple(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20, e21, e22)
    // format: on
  }
}

private final class TupleEncoder[T <: Product](encoders: Array[TrustedEncoder[?]]) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit =
    if (value == null) events.nullValue()
    else {
      events.beginArray()
      var i = 0
      while (i < encoders.length) {
        encoders(i).asInstanceOf[Encoder[Any]].encode(value.productElement(i), events)
        i += 1
      }
      events.endArray()
    }

  override def direct(before: Literal, value: T, out: ByteOutput): Unit =
    if (value == null) out.literals(before, Literal.Null)
    else {
      out.open(before)
      var i = 0
      while (i < encoders.length) {
        val encoder = encoders(i).asInstanceOf[TrustedEncoder[Any]]
        encoder.direct(Direct.separator(i == 0), value.productElement(i), out)
        i += 1
      }
      out.close(']')
    }
}

private object ValueEncoder extends DirectEncoder[ujson.Value] {
  def encode(value: ujson.Value, events: Events): Unit =
    if (value eq null) events.nullValue() else new event.ValueWalker(events).walk(value)

  override def direct(before: Literal, value: ujson.Value, out: ByteOutput): Unit =
    if (value eq null) out.literals(before, Literal.Null)
    else {
      out.literal(before)
      out.owner.treeWithin(value)
    }

  override private[swarender] def write(value: ujson.Value, writer: DocumentWriter): Unit = {
    writer.beginDocument()
    if (value eq null) writer.nullValue() else writer.tree(value)
    writer.endDocument()
  }

  override private[swarender] def pieces(value: ujson.Value, writer: DocumentWriter): Pieces =
    if (value eq null) null else event.TreePieces(value, writer)
}

/** The encoder of any `ujson.Readable`. It is no `Encoder[ujson.Readable]`: a test for that
  * interface beside tests for others makes the JVM search the list of interfaces each time
  * (JDK-8180450).
  */
private object ReadableEncoder extends TrustedEncoder[AnyRef] {
  def encode(value: AnyRef, events: Events): Unit = value match {
    case null => events.nullValue()
    case value: ujson.Value => ValueEncoder.encode(value, events)
    case _ =>
      val json = value.asInstanceOf[ujson.Readable]
      val text = read.JsonInput.of(json)
      if (text ne null) new read.JsonReader(text, events).single()
      else {
        val _ = json.transform(event.EventAdapters.of(events).visitor)
      }
  }

  override private[swarender] def write(value: AnyRef, writer: DocumentWriter): Unit = value match {
    case value: ujson.Value => ValueEncoder.write(value, writer)
    case _ => super.write(value, writer)
  }

  override private[swarender] def pieces(value: AnyRef, writer: DocumentWriter): Pieces = value match {
    case value: ujson.Value => ValueEncoder.pieces(value, writer)
    case _ => null
  }
}
