package evaluator;

import sjsonnet.*;

import swarender.Events;

/** Sends a value of an sjsonnet as it walks itself: fields of small objects are not looked up. */
final class Walk {
  private static final int STRING = 0, NUMBER = 1, TRUE = 2, FALSE = 3, NULL = 4, ARRAY = 5, OBJECT = 6;

  private final Events to;
  private final EvalScope scope;
  private final Materializer.MaterializeContext open;

  Walk(Events to, EvalScope scope) {
    this.to = to;
    this.scope = scope;
    open = Materializer.MaterializeContext$.MODULE$.apply(scope);
  }

  void send(Val v, int depth) {
    switch (v.valTag()) {
      case STRING: to.string(((Val.Str) v).str()); break;
      case NUMBER: to.float64(v.asDouble()); break;
      case TRUE: to.bool(true); break;
      case FALSE: to.bool(false); break;
      case NULL: to.nullValue(); break;
      case ARRAY: array((Val.Arr) v, depth); break;
      case OBJECT: object((Val.Obj) v, depth); break;
      default: throw new IllegalArgumentException("no text for a " + v.prettyName());
    }
  }

  private void enter(Val v, int depth) {
    if (depth > open.maxDepth() || !open.enterContainer(v)) throw new IllegalArgumentException("a value without an end");
  }

  private void array(Val.Arr a, int depth) {
    enter(a, depth);
    to.beginArray();
    int length = a.length();
    for (int i = 0; i < length; i++) send(a.value(i), depth + 1);
    to.endArray();
    open.exitContainer(a);
  }

  private void object(Val.Obj o, int depth) {
    enter(o, depth);
    o.triggerAllAsserts(open.brokenAssertionLogic());
    to.beginObject();
    if (o.canDirectIterate() && o.inlineKeys() != null) {
      String[] keys = o.inlineKeys();
      for (int i : order(o)) {
        to.key(keys[i]);
        send(field(o, i), depth + 1);
      }
    } else
      for (String key : o.sortedVisibleKeyNames()) {
        to.key(key);
        send(o.value(key, open.emptyPos(), o, scope), depth + 1);
      }
    to.endObject();
    open.exitContainer(o);
  }

  private static int[] order(Val.Obj o) {
    int[] known = o._sortedInlineOrder();
    return known != null ? known : Materializer$.MODULE$.computeSortedInlineOrder(o.inlineKeys(), o.inlineMembers());
  }

  private Val field(Val.Obj o, int i) {
    Val value = o.inlineMembers()[i].invoke(o, null, open.emptyPos().fileScope(), scope);
    if (!o._skipFieldCache()) o.cacheFieldValue(o.inlineKeys()[i], value);
    return value;
  }

  /** Sends a value in the order of TOML: of each table its values, then its tables. */
  void table(Val v, int depth) {
    if (v instanceof Val.Obj) tables((Val.Obj) v, depth);
    else if (isTable(v)) {
      Val.Arr a = (Val.Arr) v;
      to.beginTables();
      for (int i = 0; i < a.length(); i++) tables((Val.Obj) a.value(i), depth + 1);
      to.endArray();
    } else send(v, depth);
  }

  private void tables(Val.Obj o, int depth) {
    enter(o, depth);
    to.beginObject();
    String[] keys = o.sortedVisibleKeyNames();
    Val[] values = new Val[keys.length];
    for (int i = 0; i < keys.length; i++) {
      Val value = o.value(keys[i], o.pos(), o, scope);
      if (isTable(value)) values[i] = value;
      else {
        to.key(keys[i]);
        send(value, depth + 1);
      }
    }
    for (int i = 0; i < keys.length; i++)
      if (values[i] != null) {
        to.key(keys[i]);
        table(values[i], depth + 1);
      }
    to.endObject();
    open.exitContainer(o);
  }

  private static boolean isTable(Val v) {
    if (v instanceof Val.Obj) return true;
    if (!(v instanceof Val.Arr)) return false;
    Val.Arr a = (Val.Arr) v;
    for (int i = 0; i < a.length(); i++) if (!(a.value(i) instanceof Val.Obj)) return false;
    return a.length() > 0;
  }
}
