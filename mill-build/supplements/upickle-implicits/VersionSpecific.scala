package upickle.implicits

/** The macros of Scala 2, which upickle's sources jar leaves out. */
trait ReadersVersionSpecific extends MacroImplicits { this: upickle.core.Types => }

/** The macros of Scala 2, which upickle's sources jar leaves out. */
trait WritersVersionSpecific extends MacroImplicits { this: upickle.core.Types => }
