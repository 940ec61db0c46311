package evaluator;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.WeakHashMap;

import scala.collection.immutable.ArraySeq;

import sjsonnet.*;

import swarender.Events;
import swarender.FieldNames;

/**
 * Sends a value of an sjsonnet as it walks itself: it looks up what that looks up, and evaluates what
 * that evaluates. The names of objects that one expression makes are kept with the expression, as
 * sjsonnet keeps their order.
 */
final class Walk {
  private static final int STRING = 0, NUMBER = 1, TRUE = 2, FALSE = 3, NULL = 4, ARRAY = 5, OBJECT = 6;

  /** Per expression the visible names of its objects, in order. An evaluator keeps them in the expression. */
  private static final Map<Object, FieldNames> NAMES = new IdentityHashMap<>();

  /** Per object of many members whose expression does not tell them the same, by its keys, from the
   * second walk on; before, `ONCE`. An evaluator keeps them in the object.
   */
  private static final Map<String[], FieldNames> LARGE = new WeakHashMap<>();
  private static final FieldNames ONCE = named(new String[0]);
  private static final int MANY = 64;

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
      case ARRAY: array((Val.Arr) v, depth, false); break;
      case OBJECT: object((Val.Obj) v, depth); break;
      default: throw new IllegalArgumentException("no text for a " + v.prettyName());
    }
  }

  private void enter(Val v, int depth) {
    if (depth > open.maxDepth() || !open.enterContainer(v)) throw new IllegalArgumentException("a value without an end");
  }

  private void array(Val.Arr a, int depth, boolean isValue) {
    enter(a, depth);
    if (isValue) to.beginValueArray();
    else to.beginArray();
    int length = a.length();
    for (int i = 0; i < length; i++) send(a.value(i), depth + 1);
    to.endArray();
    open.exitContainer(a);
  }

  private void object(Val.Obj o, int depth) {
    enter(o, depth);
    o.triggerAllAsserts(open.brokenAssertionLogic());
    to.beginObject();
    if (!o.canDirectIterate()) members(o, depth);
    else if (o.inlineKeys() != null) fields(o, depth);
    else if (o.singleMem().visibility() != Expr$Member$Visibility$Hidden$.MODULE$) {
      Val value = evaluated(o, o.singleMem(), o.singleKey());
      to.distinctKey(o.singleKey());
      send(value, depth + 1);
    }
    to.endObject();
    open.exitContainer(o);
  }

  /** The fields of a small object are not looked up. */
  private void fields(Val.Obj o, int depth) {
    String[] keys = o.inlineKeys();
    Val$Obj$Member[] members = o.inlineMembers();
    FieldNames names = ofExpression(o);
    int[] order = order(o);
    for (int j = 0; j < order.length; j++) {
      int i = order[j];
      Val value = evaluated(o, members[i], keys[i]);
      key(names, j, keys[i]);
      send(value, depth + 1);
    }
  }

  private void members(Val.Obj o, int depth) {
    String[] keys = o.sortedVisibleKeyNames();
    FieldNames names = names(o, keys);
    for (int i = 0; i < keys.length; i++) {
      Val value = o.value(keys[i], open.emptyPos(), o, scope);
      key(names, i, keys[i]);
      send(value, depth + 1);
    }
  }

  private void key(FieldNames names, int i, String key) {
    if (names != null) to.field(names, i);
    else to.distinctKey(key);
  }

  /** Null for an object whose names are not kept. */
  private static FieldNames names(Val.Obj o, String[] keys) {
    FieldNames known = ofExpression(o);
    return known == null && keys.length >= MANY ? ofObject(keys) : known;
  }

  private static FieldNames ofExpression(Val.Obj o) {
    Object expression = o._sourceMemberList();
    if (expression == null) return null;
    FieldNames known = NAMES.get(expression);
    if (known == null) {
      known = named(o.sortedVisibleKeyNames());
      NAMES.put(expression, known);
    }
    return known;
  }

  private static FieldNames ofObject(String[] keys) {
    FieldNames known = LARGE.get(keys);
    if (known != null && known != ONCE) return known;
    FieldNames next = known == null ? ONCE : named(keys);
    LARGE.put(keys, next);
    return known == null ? null : next;
  }

  private static FieldNames named(String[] keys) {
    return new FieldNames(ArraySeq.unsafeWrapArray(keys));
  }

  private static int[] order(Val.Obj o) {
    int[] known = o._sortedInlineOrder();
    return known != null ? known : Materializer$.MODULE$.computeSortedInlineOrder(o.inlineKeys(), o.inlineMembers());
  }

  private Val evaluated(Val.Obj o, Val$Obj$Member member, String key) {
    Val value = member.invoke(o, null, open.emptyPos().fileScope(), scope);
    if (!o._skipFieldCache()) o.cacheFieldValue(key, value);
    return value;
  }

  /** Sends a value in the order of TOML: of each table its values, then its tables. */
  void table(Val v, int depth) {
    if (isTable(v)) section(v, depth);
    else value(v, depth);
  }

  /** Sends what is no table. */
  private void value(Val v, int depth) {
    if (v instanceof Val.Arr) array((Val.Arr) v, depth, true);
    else send(v, depth);
  }

  private void section(Val v, int depth) {
    if (v instanceof Val.Obj) tables((Val.Obj) v, depth);
    else {
      Val.Arr a = (Val.Arr) v;
      int length = a.length();
      to.beginObjectArray();
      for (int i = 0; i < length; i++) tables((Val.Obj) a.value(i), depth + 1);
      to.endArray();
    }
  }

  private void tables(Val.Obj o, int depth) {
    enter(o, depth);
    to.beginObject();
    String[] keys = o.sortedVisibleKeyNames();
    FieldNames names = names(o, keys);
    Val[] sections = null;
    for (int i = 0; i < keys.length; i++) {
      Val value = o.value(keys[i], o.pos(), o, scope);
      if (isTable(value)) {
        if (sections == null) sections = new Val[keys.length];
        sections[i] = value;
      } else {
        key(names, i, keys[i]);
        value(value, depth + 1);
      }
    }
    if (sections != null)
      for (int i = 0; i < keys.length; i++)
        if (sections[i] != null) {
          key(names, i, keys[i]);
          section(sections[i], depth + 1);
        }
    to.endObject();
    open.exitContainer(o);
  }

  private static boolean isTable(Val v) {
    if (v instanceof Val.Obj) return true;
    if (!(v instanceof Val.Arr)) return false;
    Val.Arr a = (Val.Arr) v;
    int length = a.length();
    for (int i = 0; i < length; i++) if (!(a.value(i) instanceof Val.Obj)) return false;
    return length > 0;
  }
}
