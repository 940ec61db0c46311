package swarender
package derivation

import scala.language.experimental.macros

import swarender.encoder.{EmptyEncoders, JavaEncoders, OtherCollections, PlatformEncoders, VersionEncoders}

/** Encoders of what fewer programs use, for the reason that [[Instances]] gives. */
object Library {

  /** What every encoder is: the compiler searches the companion for encoders too. Fields are
    * selected of an encoder that is derived for a case class, or of such with changed members.
    */
  trait ImplicitScope[T] {

    /** This encoder without the fields, `_.secret`. What is no field does not compile. */
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
