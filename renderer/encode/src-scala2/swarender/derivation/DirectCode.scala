package swarender
package derivation

import scala.collection.mutable.ListBuffer

import swarender.encoder.{CollectionEncoders, ScalarEncoders}

/** Generates the code that writes values as compact JSON without events. Options, sequences and
  * maps have the loop, or the choice, of their field, in methods of the encoder that is derived:
  * HotSpot keeps a profile for each place in the code, and that of a loop for all types is that of
  * all types.
  */
private[derivation] trait DirectCode extends NameCode {
  import c.universe._

  protected final val outputType: Tree = tq"_root_.swarender.output.ByteOutput"
  protected final val textType: Tree = tq"_root_.swarender.chars.Literal"
  private def direct: Tree = q"$swarender.derivation.Direct"

  /** Whether maps have it: from Scala 2.13 on. */
  private def hasForeachEntry: Boolean =
    typeOf[scala.collection.Map[Any, Any]].member(TermName("foreachEntry")) != NoSymbol

  /** The members of a derived encoder: the encoders that it looks up, in order, and its methods. */
  protected final class Needs {
    val encoders: ListBuffer[Tree] = ListBuffer.empty

    /** Adds an encoder; returns its place. */
    def add(encoder: Tree): Int = {
      encoders += encoder
      encoders.size - 1
    }
    val methods: ListBuffer[Tree] = ListBuffer.empty

    /** A call of a new method that writes `before` and `value`. */
    def call(tpe: Type, before: Tree, value: Tree)(body: (Tree, Tree) => Tree): Tree = {
      val name = TermName(c.freshName("write"))
      val known = encoders.size
      val code = body(q"before", q"value")
      val found = if (encoders.size == known) Nil else List(q"val encoders = this.encoders")
      methods += q"""
        private[this] def $name(before: $textType, value: $tpe, out: $outputType): _root_.scala.Unit =
          if (value eq null) $direct.nullValue(before, out)
          else {
            ..$found
            $direct.open(before, out)
            $code
          }
      """
      q"$name($before, $value, out)"
    }
  }

  /** The code that writes `before` and `value`, which is a variable or a member of one, to `out`.
    *
    * @param encoder
    *   of it
    * @param slot
    *   gives that a place in `encoders`, if it needs one
    */
  protected final def written(encoder: Tree, tpe: Type, value: Tree, before: Tree, needs: Needs)(
      slot: => Int
  ): Tree = {
    def inner(encoder: Tree, tpe: Type, value: Tree, before: Tree) =
      written(encoder, tpe, value, before, needs)(needs.add(encoder))
    scalarName(encoder) match {
      case Some("byte" | "short" | "int") => q"$direct.long($before, $value.toLong, out)"
      case Some(name) => q"$direct.${TermName(name)}($before, $value, out)"
      case None =>
        collection(encoder) match {
          case Some(("anOption", List(t), List(_, of))) => optional(value, t, before)(inner(of, t, _, before))
          case Some(("anArray", List(t), List(_, of))) =>
            needs.call(tpe, before, value)((_, all) => q"""
              var i = 0
              while (i < $all.length) {
                val element = $all(i)
                ${inner(of, t, q"element", q"$direct.separator(i == 0)")}
                i += 1
              }
              $direct.close(i == 0, out)
            """)
          case Some(("anIterable", _, List(_, of))) if isList(tpe) && scalarName(of).exists(FieldCode.Listed) =>
            q"$direct.${TermName(scalarName(of).get + "s")}($before, $value, out)"
          case Some(("anIterable", List(t, _), List(_, of))) if isList(tpe) =>
            needs.call(tpe, before, value)((_, all) => q"""
              var rest: _root_.scala.collection.immutable.List[$t] = $all
              while (!rest.isEmpty) {
                val element = rest.head
                ${inner(of, t, q"element", q"$direct.separator(rest eq $all)")}
                rest = rest.tail
              }
              $direct.close($all.isEmpty, out)
            """)
          case Some(("anIterable", List(t, _), List(_, of))) =>
            needs.call(tpe, before, value)((_, all) => q"""
              val elements = $all.iterator
              var isFirst = true
              while (elements.hasNext) {
                val element = elements.next()
                ${inner(of, t, q"element", q"$direct.separator(isFirst)")}
                isFirst = false
              }
              $direct.close(isFirst, out)
            """)
          case Some(("aMap", List(k, v, _), List(_, keys, of))) if keys.symbol.isTerm && keys.symbol.asTerm.isStable =>
            needs.call(tpe, before, value) { (_, all) =>
              val member = q"""
                $direct.key(isFirst, $keys, key, out)
                isFirst = false
                ${inner(of, v, q"element", q"$direct.colon")}
              """
              q"""
                var isFirst = true
                ${if (hasForeachEntry) q"$all.foreachEntry((key: $k, element: $v) => $member)"
                else q"$all.foreach { case (key, element) => $member }"}
                $direct.closeObject(isFirst, out)
              """
            }
          case _ =>
            q"encoders($slot).asInstanceOf[$swarender.derivation.TrustedEncoder[$tpe]].direct($before, $value, out)"
        }
    }
  }

  private def isList(tpe: Type) = tpe.baseClasses.contains(definitions.ListClass)

  /** The code that writes an `Option`, or null, by what `write` makes of its value of type `t`. */
  protected final def optional(value: Tree, t: Type, before: Tree)(write: Tree => Tree): Tree = {
    val option = TermName(c.freshName("option"))
    q"""{
      val $option: _root_.scala.Any = $value
      if ($option.isInstanceOf[_root_.scala.Some[_]])
        ${write(q"$option.asInstanceOf[_root_.scala.Some[$t]].value")}
      else $direct.nullValue($before, out)
    }"""
  }

  /** The name, the type arguments and the arguments of the encoder of a collection that is one of
    * the companion's own. One with definitions in it cannot be repeated.
    */
  private def collection(encoder: Tree): Option[(String, List[Type], List[Tree])] = encoder match {
    case Apply(TypeApply(function, types), arguments)
        if function.symbol.owner == classSymbol(classOf[CollectionEncoders]) && !encoder.exists(_.isDef) =>
      Some((function.symbol.name.decodedName.toString, types.map(_.tpe), arguments))
    case _ => None
  }

  /** The name of an encoder of the companion's own, if it is that of a primitive or string. */
  protected final def scalarName(encoder: Tree): Option[String] = encoder match {
    // What a macro made may be a block, which has no symbol.
    case Select(_, name) if encoder.symbol.owner == classSymbol(classOf[ScalarEncoders]) =>
      Some(name.decodedName.toString.trim).filter(FieldCode.Scalars)
    case _ => None
  }
}
