package swarender

import scala.annotation.implicitNotFound

import swarender.derivation.{ChangedEncoder, Instances, Library, MemberEncoder, TrustedEncoder}
import swarender.encoder.{BinaryEncoder, DerivedEncoders, HolderEncoders, MappedEncoder, TaggedEncoder}
import swarender.event.{DocumentWriter, EventAdapters, EventSource}
import swarender.output.Pieces

/** Writes values of type `T` in every format.
  *
  * The library has encoders for primitives, strings, `Option`, `Either`, collections, maps, tuples,
  * `BigInt`, `BigDecimal`, `UUID`, Java's collections, `java.time` (on the JVM), `ujson.Value`,
  * [[JsonText]], and every type with an upickle `Writer`. Derive encoders for case classes and
  * sealed traits:
  *
  * {{{
  * case class Item(sku: String, price: Double) derives Encoder          // Scala 3
  *
  * case class Item(sku: String, price: Double)                          // Scala 2
  * object Item { implicit val encoder: Encoder[Item] = Encoder.derived }
  *
  * Json.render(Seq(Item("a", 1.5)))                                     // [{"sku":"a","price":1.5}]
  * }}}
  *
  * @see
  *   [[https://swarender.github.io/swarender/reference/encoders/ Encoders]]
  */
@implicitNotFound(
  "There is no Encoder[${T}]. For a case class or a sealed trait, add `derives Encoder` (Scala 3) or " +
    "`implicit val encoder: Encoder[${T}] = Encoder.derived` to its companion (Scala 2); " +
    "for another type, use Encoder[...].contramap or an upickle Writer"
)
trait Encoder[T]
    extends EventSource[T]
    with Instances.StandardScope
    with Instances.ImplicitScope
    with Library.ImplicitScope[T]
    with Serializable { self =>

  /** Sends `value` to `events`, as the events of exactly one value: a scalar, or containers that
    * are closed again. Other events throw a [[RenderError]] of kind `Misuse`. After an error, the
    * library may call this method again for the same value, to find the path.
    */
  def encode(value: T, events: Events): Unit

  /** Writes `value` as a document. */
  private[swarender] def write(value: T, writer: DocumentWriter): Unit = writer.document(this, value)

  /** What writes `value` as a document piece by piece, or null where it can be sent at once only.
    */
  private[swarender] def pieces(value: T, writer: DocumentWriter): Pieces = null

  /** Whether to encode `value` again would be wrong, or give another text. */
  private[swarender] def isReadOnce(value: T): Boolean = false

  /** What others call in place of this encoder: a check of its events, unless they need none. */
  private[swarender] def checked: TrustedEncoder[T] = TrustedEncoder.checking(this)

  /** This encoder with one more member at the end of each object: `key` with the value that `f`
    * computes. If a field of a derived encoder has the key, this call throws
    * `IllegalArgumentException`. If another member has it, rendering the value throws a
    * [[RenderError]] of kind `DuplicateKey`; if the value is neither an object nor null, of kind
    * `Misuse`.
    *
    * {{{
    * Encoder.derived[Order].withMember("_links")(order => Map("self" -> "/orders/" + order.id))
    * }}}
    *
    * @param mayReplace
    *   whether a member that has the key gets the value, in its place, also where a style leaves
    *   the default of the field out
    */
  final def withMember[A](key: String, mayReplace: Boolean = false)(f: T => A)(implicit
      encoder: Encoder[A]
  ): Encoder[T] =
    if (mayReplace) ChangedEncoder.setting(checked, key, f, encoder.checked)
    else MemberEncoder.of(checked, key, f, encoder.checked)

  /** [[withMember]] as the first member of each object; another one that has the key is left out.
    */
  final def withFirst[A](key: String)(f: T => A)(implicit encoder: Encoder[A]): Encoder[T] =
    ChangedEncoder.first(checked, key, f, encoder.checked)

  /** This encoder without the members of these keys. For an object that lacks one, nothing changes;
    * but if the encoder is derived, and so its keys are known, a key that is none of them throws
    * `IllegalArgumentException`. The same holds for [[replacing]] and [[at]].
    */
  final def without(key: String, keys: String*): Encoder[T] = ChangedEncoder.without(checked, key +: keys)

  /** This encoder with what `f` computes as the value of the member, in its place. */
  final def replacing[A](key: String)(f: T => A)(implicit encoder: Encoder[A]): Encoder[T] =
    ChangedEncoder.replacing(checked, key, f, encoder.checked)

  /** This encoder with changes inside of a member that is an object or null. Their functions
    * receive the value of this encoder.
    *
    * {{{
    * Encoder.derived[Place].at("geo")(_.without("raw").withMember("hash")(place => hash(place)))
    * }}}
    */
  final def at(key: String)(change: Encoder[T] => Encoder[T]): Encoder[T] = ChangedEncoder.at(checked, key, change)

  /** This encoder with a tag of YAML on each value, in place of a tag that it has already: see
    * [[Events.tag]]. A text that is not a tag throws `IllegalArgumentException`.
    *
    * {{{
    * implicit val encoder: Encoder[Ref] = Encoder[String].contramap[Ref](_.name).withTag("!Ref")
    * }}}
    */
  final def withTag(tag: String): Encoder[T] = TaggedEncoder(tag, checked)

  /** An encoder of type `A`, which writes the value that `f` returns. `f` receives null references
    * too.
    *
    * {{{
    * implicit val encoder: Encoder[UserId] = Encoder[String].contramap(_.text)
    * }}}
    */
  final def contramap[A](f: A => T): Encoder[A] = new MappedEncoder(self.checked, f)
}

object Encoder extends HolderEncoders with DerivedEncoders {

  /** The library's encoders of scalars, by name: what an implicit encoder of the same type is made
    * of.
    *
    * {{{
    * implicit val cents: Encoder[BigDecimal] = Encoder.standard.bigDecimal.contramap(_.setScale(2))
    * }}}
    */
  def standard: Instances.StandardScope.type = Instances.StandardScope

  /** An encoder of type `A`, which writes what `f` returns:
    * `Encoder.contramap((id: UserId) => id.text)`.
    */
  def contramap[A, T](f: A => T)(implicit encoder: Encoder[T]): Encoder[A] = encoder.contramap(f)

  /** Bytes as a string of base64 with padding (RFC 4648, section 4). An `Array[Byte]` is an array
    * of numbers without it.
    *
    * {{{
    * final case class Blob(@by(Encoder.base64) bytes: Array[Byte])
    * }}}
    */
  def base64: BinaryEncoder[Array[Byte]] = BinaryEncoder.base64

  /** [[base64]] with the alphabet for URLs and names of files (RFC 4648, section 5). */
  def base64Url: BinaryEncoder[Array[Byte]] = BinaryEncoder.base64Url

  /** Bytes as a string of lower-case hexadecimal digits, two for each. */
  def hex: BinaryEncoder[Array[Byte]] = BinaryEncoder.hex

  /** The encoder of `ujson.Value`s and other `ujson.Readable`s. */
  def readable[R <: ujson.Readable]: Encoder[R] = Instances.ImplicitScope.readable

  /** Sends `value` to `events` by its encoder, and checks that the encoder sends exactly one value:
    * otherwise it throws a [[RenderError]] of kind `Misuse`.
    *
    * {{{
    * Encoder.send(order, new CborEvents(out))
    * }}}
    */
  def send[T](value: T, events: Events)(implicit encoder: Encoder[T]): Unit = encoder.checked.encode(value, events)

  /** A visitor of upickle that sends the events of whatever it visits to `events`.
    *
    * {{{
    * Events { e => upickle.default.transform(order).to(Encoder.visitor(e)) }
    * }}}
    */
  def visitor(events: Events): ujson.JsVisitor[Unit, Unit] = EventAdapters.of(events).visitor

  /** An encoder that sends events itself.
    *
    * {{{
    * implicit val encoder: Encoder[Point] = Encoder.of { (point, events) =>
    *   events.beginArray()
    *   events.int64(point.x)
    *   events.int64(point.y)
    *   events.endArray()
    * }
    * }}}
    *
    * @param send
    *   sends the events of one value: one scalar, or containers that are closed again; anything
    *   else throws a [[RenderError]] of kind `Misuse`
    */
  def of[T](send: (T, Events) => Unit): Encoder[T] = new Encoder[T] {
    def encode(value: T, events: Events): Unit = send(value, events)
  }

  /** Does what [[of]] does, by the name that circe gives it. */
  def instance[T](send: (T, Events) => Unit): Encoder[T] = of(send)
}
