package evaluator;

import java.util.function.BiFunction;

import scala.Tuple2;
import scala.collection.immutable.Map;
import scala.collection.immutable.Map$;

import sjsonnet.*;

/** The same sjsonnet with other renderers, of which nothing else is changed. */
abstract class Replaced extends Evaluated {
  private final Texts texts;

  Replaced(Texts texts) {
    super(new sjsonnet.stdlib.StdLibModule(Map$.MODULE$.empty(), functions(texts)).module());
    this.texts = texts;
  }

  @Override final byte[] print(Val v, EvalScope scope) { return texts.printed(v, scope); }

  private static Map<String, Val.Func> functions(Texts texts) {
    Position nowhere = new Position(null, -1);
    Expr[] separators = {null, null, Val.Str.apply(nowhere, "\n"), Val.Str.apply(nowhere, ": ")};
    return with(with(with(with(with(with(with(with(with(with(Map$.MODULE$.<String, Val.Func>empty(),
        "toString", unary("toString", "a", texts::text)),
        "escapeStringJson", unary("escapeStringJson", "str_", texts::escapedJson)),
        "escapeStringBash", unary("escapeStringBash", "str_", texts::escapedBash)),
        "manifestPython", unary("manifestPython", "v", texts::python)),
        "manifestJsonMinified", unary("manifestJsonMinified", "value", texts::minified)),
        "manifestIni", unary("manifestIni", "ini", texts::ini)),
        "manifestTomlEx", new Val.Builtin2("manifestTomlEx", "value", "indent", null) {
          public Val evalRhs(Eval v, Eval indent, EvalScope scope, Position at) {
            return Val.Str.apply(at, texts.toml(v.value(), indent.value().asString(), scope));
          }
        }),
        "manifestYamlDoc", new Val.Builtin3("manifestYamlDoc", "value", "indent_array_in_object", "quote_keys",
            new Expr[] {null, Val.bool(nowhere, false), Val.bool(nowhere, true)}) {
          public Val evalRhs(Eval v, Eval indents, Eval quotes, EvalScope scope, Position at) {
            boolean isIndented = indents.value().asBoolean();
            return Val.Str.apply(at, texts.yaml(v.value(), isIndented, quotes.value().asBoolean(), scope));
          }
        }),
        "manifestYamlStream", new Val.Builtin4("manifestYamlStream", "value", "indent_array_in_object", "c_document_end",
            "quote_keys", new Expr[] {null, Val.bool(nowhere, false), Val.bool(nowhere, true), Val.bool(nowhere, true)}) {
          public Val evalRhs(Eval v, Eval indents, Eval ends, Eval quotes, EvalScope scope, Position at) {
            boolean isIndented = indents.value().asBoolean();
            boolean isEnded = ends.value().asBoolean();
            boolean areQuoted = quotes.value().asBoolean();
            return Val.Str.apply(at, texts.stream((Val.Arr) v.value(), isIndented, isEnded, areQuoted, scope));
          }
        }),
        "manifestJsonEx", new Val.Builtin4("manifestJsonEx", "value", "indent", "newline", "key_val_sep", separators) {
          public Val evalRhs(Eval v, Eval indent, Eval line, Eval key, EvalScope scope, Position at) {
            String indentation = indent.value().asString();
            String newline = line.value().asString();
            return Val.Str.apply(at, texts.json(v.value(), indentation, newline, key.value().asString(), scope));
          }
        });
  }

  private static Val.Func unary(String name, String parameter, BiFunction<Val, EvalScope, String> text) {
    return new Val.Builtin1(name, parameter, null) {
      public Val evalRhs(Eval v, EvalScope scope, Position at) {
        return Val.Str.apply(at, text.apply(v.value(), scope));
      }
    };
  }

  private static Map<String, Val.Func> with(Map<String, Val.Func> all, String name, Val.Func function) {
    return all.$plus(new Tuple2<>(name, function));
  }
}
