package evaluator;


import scala.Tuple2;
import scala.collection.immutable.Map;
import scala.collection.immutable.Map$;
import scala.runtime.BoxedUnit;

import sjsonnet.*;

import swarender.*;
import swarender.Renderer;
import swarender.Renderer$;
import swarender.jsonnet.Jsonnet;

/**
 * What the same sjsonnet prints with this library in place of its renderers, of which nothing else
 * is changed. `Rows` compiles both against the sjsonnet that it is given.
 */
public final class Swapped extends Evaluated {
  private static final Jsonnet OWN = Jsonnet.sjsonnetHead();
  private static final JsonStyle PRINTED = given(OWN.commandLine());
  private static final JsonStyle TEXT = given(OWN.string());
  private static final JsonStyle PYTHON = given(OWN.manifestPython());

  public Swapped() { super(new sjsonnet.stdlib.StdLibModule(Map$.MODULE$.empty(), functions()).module()); }

  public static void main(String[] arguments) throws java.io.IOException { print(new Swapped(), arguments[0]); }

  @Override byte[] print(Val v, EvalScope scope) {
    Renderer.Documents document = Renderer$.MODULE$.documents(to -> send(v, to, scope));
    return Json$.MODULE$.apply((JsonStyle) PRINTED.withDocumentEnd("\n"))
        .toBytes(document, Renderer.Documents$.MODULE$.encoder());
  }

  /** The evaluator's keys are in order. */
  @SuppressWarnings("unchecked")
  private static <S extends Style> S given(Style style) {
    return (S) style.withKeyOrder(Policy.KeyOrder$.MODULE$.AsGiven());
  }

  private static BoxedUnit send(Val v, Events to, EvalScope scope) {
    new Walk(to, scope).send(v, 0);
    return BoxedUnit.UNIT;
  }

  private static String json(JsonStyle style, Val v, EvalScope scope) {
    return Json$.MODULE$.render(style, to -> send(v, to, scope));
  }

  private static String text(Val v, EvalScope scope) {
    if (v instanceof Val.Str) return ((Val.Str) v).str();
    if (v instanceof Val.Num) return OWN.numbers().render(v.asDouble());
    return json(TEXT, v, scope);
  }

  private static String lastIndent;
  private static TomlStyle lastToml;

  private static TomlStyle tomlStyle(String indent) {
    if (!indent.equals(lastIndent)) {
      lastIndent = indent;
      lastToml = given(OWN.manifestTomlEx(indent));
    }
    return lastToml;
  }

  private static String toml(Val v, String indent, EvalScope scope) {
    return Toml$.MODULE$.render(tomlStyle(indent), to -> {
      new Walk(to, scope).table(v, 0);
      return BoxedUnit.UNIT;
    });
  }

  private static String yaml(Val v, boolean indents, boolean quotes, EvalScope scope) {
    YamlStyle style = given(OWN.manifestYamlDoc(indents, quotes, false));
    return Yaml$.MODULE$.render(style, to -> send(v, to, scope));
  }

  private static Map<String, Val.Func> functions() {
    Position nowhere = new Position(null, -1);
    Expr[] separators = {null, null, Val.Str.apply(nowhere, "\n"), Val.Str.apply(nowhere, ": ")};
    return with(with(with(with(with(with(with(Map$.MODULE$.<String, Val.Func>empty(),
        "toString", new Val.Builtin1("toString", "a", null) {
          public Val evalRhs(Eval v, EvalScope scope, Position at) {
            return Val.Str.apply(at, text(v.value(), scope));
          }
        }),
        "escapeStringJson", new Val.Builtin1("escapeStringJson", "str_", null) {
          public Val evalRhs(Eval v, EvalScope scope, Position at) {
            return Val.Str.apply(at, OWN.escapeStringJson().apply(text(v.value(), scope)));
          }
        }),
        "escapeStringBash", new Val.Builtin1("escapeStringBash", "str_", null) {
          public Val evalRhs(Eval v, EvalScope scope, Position at) {
            return Val.Str.apply(at, Quote$.MODULE$.bash().apply(text(v.value(), scope)));
          }
        }),
        "manifestPython", new Val.Builtin1("manifestPython", "v", null) {
          public Val evalRhs(Eval v, EvalScope scope, Position at) {
            return Val.Str.apply(at, json(PYTHON, v.value(), scope));
          }
        }),
        "manifestTomlEx", new Val.Builtin2("manifestTomlEx", "value", "indent", null) {
          public Val evalRhs(Eval v, Eval indent, EvalScope scope, Position at) {
            return Val.Str.apply(at, toml(v.value(), indent.value().asString(), scope));
          }
        }),
        "manifestYamlDoc", new Val.Builtin3("manifestYamlDoc", "value", "indent_array_in_object", "quote_keys",
            new Expr[] {null, Val.bool(nowhere, false), Val.bool(nowhere, true)}) {
          public Val evalRhs(Eval v, Eval indents, Eval quotes, EvalScope scope, Position at) {
            return Val.Str.apply(at, yaml(v.value(), indents.value().asBoolean(), quotes.value().asBoolean(), scope));
          }
        }),
        "manifestJsonEx", new Val.Builtin4("manifestJsonEx", "value", "indent", "newline", "key_val_sep", separators) {
          public Val evalRhs(Eval v, Eval indent, Eval line, Eval key, EvalScope scope, Position at) {
            JsonStyle style =
                given(OWN.manifestJsonEx(indent.value().asString(), line.value().asString(), key.value().asString()));
            return Val.Str.apply(at, json(style, v.value(), scope));
          }
        });
  }

  private static Map<String, Val.Func> with(Map<String, Val.Func> all, String name, Val.Func function) {
    return all.$plus(new Tuple2<>(name, function));
  }
}
