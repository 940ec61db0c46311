package swarender
package derivation

import scala.language.experimental.macros

import swarender.encoder.{EmptyEncoders, JavaEncoders, OtherCollections, PlatformEncoders, VersionEncoders}

/** Encoders of less common types, apart from the companion of `Encoder` for the reason that
  * [[Instances]] gives.
  */
object Library {

  /** A supertype of every encoder, whose companion the compiler searches too. Its methods select
    * fields of an encoder that is derived for a case class, and of one whose members were changed.
    */
  trait ImplicitScope[T] {

    /** This encoder without the fields, `_.secret`. A name that is not a field does not compile. */
    def without(field: T => Any, fields: (T => Any)*): Encoder[T] = macro SelectionMacro.without[T]

    /** This encoder with other keys of fields: `_.createdAt -> "created_at"`. */
    def withKeys(keys: (T => (Any, String))*): Encoder[T] = macro SelectionMacro.withKeys[T]

    /** This encoder with `encoder` for the field. */
    def withEncoder[A](field: T => A)(encoder: Encoder[A]): Encoder[T] = macro SelectionMacro.withEncoder[T, A]
  }

  object ImplicitScope
      extends OtherCollections
      with EmptyEncoders
      with JavaEncoders
      with PlatformEncoders
      with VersionEncoders
}
