package swarender
package derivation

import swarender.encoder.{EmptyEncoders, JavaEncoders, OtherCollections, PlatformEncoders, VersionEncoders}

/** Encoders of less common types, apart from the companion of `Encoder` for the reason that
  * [[Instances]] gives.
  */
object Library {

  /** A supertype of every encoder, whose companion the compiler searches too. Its methods select
    * fields of an encoder that is derived for a case class, and of one whose members were changed.
    */
  trait ImplicitScope[T] { self: Encoder[T] =>

    /** This encoder without the fields, `_.secret`. A name that is not a field does not compile. */
    inline def without(inline field: T => Any, inline fields: (T => Any)*): Encoder[T] =
      ${ SelectionMacro.without[T]('this, 'field, 'fields) }

    /** This encoder with other keys of fields: `_.createdAt -> "created_at"`. */
    inline def withKeys(inline keys: (T => (Any, String))*): Encoder[T] =
      ${ SelectionMacro.withKeys[T]('this, 'keys) }

    /** This encoder with `encoder` for the field. */
    inline def withEncoder[A](inline field: T => A)(encoder: Encoder[A]): Encoder[T] =
      ${ SelectionMacro.withEncoder[T, A]('this, 'field, 'encoder) }
  }

  object ImplicitScope
      extends OtherCollections
      with EmptyEncoders
      with JavaEncoders
      with PlatformEncoders
      with VersionEncoders
}
