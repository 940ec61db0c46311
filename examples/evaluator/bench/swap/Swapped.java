package evaluator;

import java.io.IOException;

import sjsonnet.EvalScope;
import sjsonnet.Val;

import swarender.*;
import swarender.derivation.TrustedEncoder;
import swarender.jsonnet.Ini$;
import swarender.jsonnet.IniStyle;
import swarender.jsonnet.Jsonnet;

/**
 * What the same sjsonnet prints with this library in place of its renderers. `Rows` compiles both
 * against the sjsonnet that it is given.
 */
public final class Swapped extends Replaced {
  public Swapped() { super(new Rendered()); }

  public static void main(String[] arguments) throws IOException { print(new Swapped(), arguments[0]); }
}

/** A value, and what evaluates it. */
final class Scoped {
  final Val value;
  final EvalScope scope;

  Scoped(Val value, EvalScope scope) {
    this.value = value;
    this.scope = scope;
  }
}

/** Its events are in order, and its keys are distinct: nothing checks them again. */
final class Sent extends TrustedEncoder<Scoped> {
  @Override public void encode(Scoped v, Events to) { new Walk(to, v.scope).send(v.value, 0); }
}

final class SentTables extends TrustedEncoder<Scoped> {
  @Override public void encode(Scoped v, Events to) { new Walk(to, v.scope).table(v.value, 0); }
}

/** Texts that this library makes. Each style is made for the first text that needs it. */
final class Rendered implements Texts {
  private static final Jsonnet OWN = Jsonnet.sjsonnetHead();
  private static final Policy.KeyOrder AS_GIVEN = JsonStyle.compact().keyOrder();
  private static final Sent VALUE = new Sent();
  private static final SentTables TABLES = new SentTables();

  private JsonStyle printed;
  private JsonStyle text;
  private JsonStyle python;
  private JsonStyle minified;
  private IniStyle ini;
  private String lastIndent;
  private TomlStyle lastToml;

  /** The evaluator's keys are in order. */
  private static JsonStyle given(JsonStyle style) { return (JsonStyle) style.withKeyOrder(AS_GIVEN); }

  private static String json(JsonStyle style, Val v, EvalScope scope) {
    return Json$.MODULE$.render(new Scoped(v, scope), style, VALUE);
  }

  @Override public byte[] printed(Val v, EvalScope scope) {
    if (printed == null) printed = (JsonStyle) given(OWN.commandLine()).withDocumentEnd("\n");
    return Json$.MODULE$.apply(printed).toBytes(new Scoped(v, scope), VALUE);
  }

  @Override public String text(Val v, EvalScope scope) {
    if (v instanceof Val.Str) return ((Val.Str) v).str();
    if (v instanceof Val.Num) return OWN.numbers().render(v.asDouble());
    if (text == null) text = given(OWN.string());
    return json(text, v, scope);
  }

  @Override public String escapedJson(Val v, EvalScope scope) {
    return OWN.escapeStringJson().apply(text(v, scope));
  }

  @Override public String escapedBash(Val v, EvalScope scope) { return Quote$.MODULE$.bash().apply(text(v, scope)); }

  @Override public String python(Val v, EvalScope scope) {
    if (python == null) python = given(OWN.manifestPython());
    return json(python, v, scope);
  }

  private TomlStyle tomlStyle(String indent) {
    if (!indent.equals(lastIndent)) {
      lastIndent = indent;
      lastToml = (TomlStyle) OWN.manifestTomlEx(indent).withKeyOrder(AS_GIVEN);
    }
    return lastToml;
  }

  @Override public String toml(Val v, String indent, EvalScope scope) {
    return Toml$.MODULE$.render(new Scoped(v, scope), tomlStyle(indent), TABLES);
  }

  private static YamlStyle yamlStyle(boolean indents, boolean quotes) {
    return (YamlStyle) OWN.manifestYamlDoc(indents, quotes, false).withKeyOrder(AS_GIVEN);
  }

  @Override public String yaml(Val v, boolean indents, boolean quotes, EvalScope scope) {
    return Yaml$.MODULE$.render(new Scoped(v, scope), yamlStyle(indents, quotes), VALUE);
  }

  @Override public String stream(Val.Arr documents, boolean indents, boolean ends, boolean quotes, EvalScope scope) {
    YamlStyle style = (YamlStyle) yamlStyle(indents, quotes).withDocumentEnd(ends);
    StringBuilder text = new StringBuilder();
    Yaml$.MODULE$.apply(style).writeAll(scoped(documents, scope), text, VALUE, Target$.MODULE$.builder());
    return text.toString();
  }

  private static scala.collection.Iterator<Scoped> scoped(Val.Arr documents, EvalScope scope) {
    return new scala.collection.AbstractIterator<Scoped>() {
      private int next = 0;
      @Override public boolean hasNext() { return next < documents.length(); }
      @Override public Scoped next() { return new Scoped(documents.value(next++), scope); }
    };
  }

  @Override public String minified(Val v, EvalScope scope) {
    if (minified == null) minified = given(OWN.manifestJsonMinified());
    return json(minified, v, scope);
  }

  @Override public String ini(Val v, EvalScope scope) {
    if (ini == null) ini = (IniStyle) OWN.manifestIni().withKeyOrder(AS_GIVEN);
    return Ini$.MODULE$.render(new Scoped(v, scope), ini, VALUE);
  }

  @Override public String json(Val v, String indent, String line, String key, EvalScope scope) {
    return json(given(OWN.manifestJsonEx(indent, line, key)), v, scope);
  }
}
