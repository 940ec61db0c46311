package swarender
package derivation

import scala.reflect.macros.blackbox

/** Refuses an implicit that is its own definition, which the compiler can find for a recursive
  * class and which would be null.
  */
final class SelfMacro(val c: blackbox.Context) extends MissingTypes {
  import c.universe._

  def encoder[T: WeakTypeTag](encoder: Tree): Tree =
    checked(encoder, s"Encoder[${shown(weakTypeOf[T])}]", MissingText.recursive, named(weakTypeOf[T].dealias))

  def keys[K: WeakTypeTag](encoder: Tree): Tree =
    checked(encoder, s"KeyEncoder[${shown(weakTypeOf[K])}]", MissingText.recursiveKeys, None)

  private def checked(found: Tree, wanted: String, recursive: (String, String) => String, other: Option[String]) = {
    val around = enclosing(c.internal.enclosingOwner)
    def refers(tree: Tree) = tree.symbol != null && around.contains(accessed(tree.symbol))
    for (reference <- found.find(refers)) {
      val name = reference.symbol.name.decodedName.toString.trim
      val text = if (refers(found)) MissingText.itself(wanted, name, other) else recursive(wanted, name)
      c.abort(c.enclosingPosition, MissingText.withImports(text))
    }
    found
  }

  /** The encoder of a case class, by a name that no implicit of the scope hides. */
  private def named(tpe: Type): Option[String] =
    Some(tpe.typeSymbol)
      .filter(symbol => symbol.isClass && symbol.asClass.isCaseClass && !symbol.isModuleClass)
      .map(_ => s"Encoder.derived[${full(tpe)}]")

  /** The definitions that wait for what `symbol` owns: what is in a function or a class is made
    * later.
    */
  private def enclosing(symbol: Symbol): List[Symbol] =
    if (symbol == NoSymbol || symbol.isClass || symbol.isPackage || symbol.name.toString.contains("$anonfun")) Nil
    else if (symbol.isMethod && !symbol.asMethod.isAccessor) List(symbol)
    else accessed(symbol) :: enclosing(symbol.owner)
}
