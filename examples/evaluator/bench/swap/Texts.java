package evaluator;

import sjsonnet.EvalScope;
import sjsonnet.Val;

/** Everything that makes text of a value, but for the evaluator's own `+` and `%`. */
interface Texts {
  byte[] printed(Val v, EvalScope scope);

  String text(Val v, EvalScope scope);

  String escapedJson(Val v, EvalScope scope);

  String escapedBash(Val v, EvalScope scope);

  String python(Val v, EvalScope scope);

  String toml(Val v, String indent, EvalScope scope);

  String yaml(Val v, boolean indents, boolean quotes, EvalScope scope);

  String stream(Val.Arr documents, boolean indents, boolean ends, boolean quotes, EvalScope scope);

  String json(Val v, String indent, String line, String key, EvalScope scope);

  String minified(Val v, EvalScope scope);

  String ini(Val v, EvalScope scope);
}
