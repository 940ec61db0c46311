package evaluator

import sjsonnet.Expr.Member.Visibility
import sjsonnet.{EvalScope, FileScope, Val}

/** The object `std`: sjsonnet's functions, and in the place of all that render or read text those
  * of this evaluator.
  */
object StandardLibrary {
  def apply(): Val.Obj = {
    val functions = ValueFunctions.functions ++ ValueFunctions.all ++ FormatFunction.all ++ EscapeFunctions.all ++
      Manifests.all
    val members = functions.toSeq.map { case (name, function) =>
      name -> new Val.Obj.ConstMember(false, Visibility.Hidden, function)
    }
    Val.Obj.mk(null, (members :+ "thisFile" -> thisFile)*)
  }

  private def thisFile = new Val.Obj.Member(false, Visibility.Hidden, cached = false) {
    def invoke(self: Val.Obj, sup: Val.Obj, fs: FileScope, ev: EvalScope): Val =
      Val.Str(self.pos, fs.currentFile.relativeToString(ev.wd))
  }
}
