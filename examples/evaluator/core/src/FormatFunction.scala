package evaluator

import sjsonnet.{Error, EvalScope, Format, Position, Val}
import sjsonnet.Format.FormatSpec

/** `std.format` and the operator `%`: what `%s` inserts is rendered by the library, the layouts of
  * numbers with a width or precision are sjsonnet's.
  */
object FormatFunction {
  def all: Seq[Builtins.Builtin] =
    Seq(Builtins("format", "str" -> null, "vals" -> null)((args, ev, pos) => apply(args(0).asString, args(1), pos)(ev)))

  /** A format string that was parsed when the program was. */
  final class Parsed(format: Format.PartialApplyFmt) extends Val.Builtin1("values") {
    def evalRhs(values: Val, ev: EvalScope, pos: Position): Val = insert(format, values, pos)(ev)
  }

  def apply(format: String, values: Val, pos: Position)(implicit ev: EvalScope): Val.Str =
    insert(new Format.PartialApplyFmt(format), values, pos)

  private def insert(format: Format.PartialApplyFmt, values: Val, pos: Position)(implicit ev: EvalScope): Val.Str = {
    val text = new StringBuilder(format.leading)
    var used = 0
    for ((spec, literal) <- format.chunks) {
      if (spec.conversion == '%') text ++= Format.widenRaw(spec, "%")
      else {
        val value = (spec.label, values) match {
          case (Some(key), fields: Val.Obj) => fields.value(key, pos)
          case (Some(_), _) => Error.fail(s"cannot index ${values.prettyName} with a label")
          case (None, elements: Val.Arr) if used < elements.length => elements.force(used)
          case (None, _: Val.Arr) => Error.fail(s"Not enough values to format, got $used")
          case (None, _) if used == 0 => values
          case _ => Error.fail(s"Not enough values to format, got $used")
        }
        used += 1
        text ++= one(spec, value)
      }
      text ++= literal
    }
    values match {
      case all: Val.Arr if used < all.length => Error.fail(s"Too many values to format: ${all.length}, expected $used")
      case _ => Val.Str(pos, text.toString)
    }
  }

  private def one(spec: FormatSpec, v: Val)(implicit ev: EvalScope): String =
    if (spec.conversion == 's') Format.widenRaw(spec, Manifests.toText(v))
    else
      v match {
        case Val.Num(_, n) => number(spec, n)
        case Val.Str(_, s) if spec.conversion == 'c' => Format.widenRaw(spec, s)
        case _ => Error.fail(s"Format required a number, got ${v.prettyName}")
      }

  private def number(spec: FormatSpec, n: Double): String = spec.conversion match {
    case 'd' | 'i' | 'u' => Format.formatInteger(spec, n)
    case 'o' => Format.formatOctal(spec, n)
    case 'x' => Format.formatHexadecimal(spec, n)
    case 'X' => Format.formatHexadecimal(spec, n).toUpperCase
    case 'e' => Format.formatExponent(spec, n).toLowerCase
    case 'E' => Format.formatExponent(spec, n)
    case 'f' | 'F' => Format.formatFloat(spec, n)
    case 'g' => Format.formatGeneric(spec, n).toLowerCase
    case 'G' => Format.formatGeneric(spec, n)
    case 'c' => Format.widenRaw(spec, new String(Character.toChars(n.toInt)))
    case other => Error.fail(s"Unknown conversion %$other")
  }
}
