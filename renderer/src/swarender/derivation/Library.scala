package swarender
package derivation

import swarender.encoder.{EmptyEncoders, JavaEncoders, OtherCollections, PlatformEncoders, VersionEncoders}

/** Encoders of what fewer programs use, for the reason that [[Instances]] gives. */
object Library {

  /** What every encoder is: the compiler searches the companion for encoders too. */
  trait ImplicitScope

  object ImplicitScope
      extends OtherCollections
      with EmptyEncoders
      with JavaEncoders
      with PlatformEncoders
      with VersionEncoders
}
