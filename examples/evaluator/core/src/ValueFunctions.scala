package evaluator

import sjsonnet.{Error, Lazy, Std, Val, EvalScope, Position}
import swarender.jsonnet.Jsonnet

import Builtins.no

/** The functions that sjsonnet takes a detour for, through values of its JSON library: here they
  * work on the evaluator's own values.
  */
object ValueFunctions extends Std {
  def all: Seq[Builtins.Builtin] = Seq(
    Builtins("assertEqual", "a" -> null, "b" -> null) { (args, ev, pos) =>
      def text(v: Val) = v match {
        case Val.Str(_, s) => Jsonnet.go.escapeStringJson(s)
        case _ => Manifests.toText(v)(ev)
      }
      if (ev.equal(args(0), args(1))) Val.True(pos)
      else Error.fail(s"Assertion failed. ${text(args(0))} != ${text(args(1))}")
    },
    Builtins.text("lines", "arr") { (v, _) =>
      v.asArr.iterator.filterNot(_.isInstanceOf[Val.Null]).map(_.asString + "\n").mkString
    },
    Builtins("setMember", "x" -> null, "arr" -> null, "keyF" -> no) { (args, ev, pos) =>
      val x = key(args(0), args(2), ev, pos).force
      val keys = args(1).asArr.asLazyArray.iterator.map(key(_, args(2), ev, pos))
      Val.bool(pos, keys.exists(k => ev.equal(x, k.force)))
    },
    Builtins.one("parseJson", "str")((v, _, pos) => Parsed.json(v.asString, pos)),
    Builtins.one("parseYaml", "str")((v, _, pos) => ParsedYaml(v.asString, pos))
  )

  /** What `std.set`, `std.uniq` and `std.setUnion` are made with. */
  override def uniqArr(pos: Position, ev: EvalScope, arr: Val, keyF: Val): Val.Arr = {
    val values = arr match {
      case Val.Str(_, s) => stringChars(pos, s).asLazyArray
      case _ => arr.asArr.asLazyArray
    }
    val kept = Array.newBuilder[Lazy]
    var last: Val = null
    for (v <- values) {
      val k = key(v, keyF, ev, pos).force
      if (last == null || !ev.equal(last, k)) kept += v
      last = k
    }
    new Val.Arr(pos, kept.result())
  }

  private def key(v: Lazy, keyF: Val, ev: EvalScope, pos: Position): Lazy =
    if (keyF.isInstanceOf[Val.False]) v else keyF.asFunc.apply1(v, pos.noOffset)(ev)
}
