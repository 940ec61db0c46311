package swarender.event;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The members of an upickle map in their order. Its own iterator looks up every key again; here the entries come from the map of Java's
 * that it keeps them in. In Java, since Scala does not see that field. Where upickle is of a version that has no such field, {@code
 * readable} is false.
 */
public final class ObjectMembers {
  private ObjectMembers() {}

  public static final boolean readable = isReadable();

  private static boolean isReadable() {
    try {
      return direct(new upickle.core.LinkedHashMap<String, String>(new LinkedHashMap<>())) != null;
    } catch (LinkageError e) {
      return false;
    }
  }

  public static <V> Iterator<Map.Entry<String, V>> direct(upickle.core.LinkedHashMap<String, V> map) {
    return map.upickle$core$LinkedHashMap$$underlying.entrySet().iterator();
  }

  /** The members of {@code o} in their order. An entry holds until the next one is asked for. */
  public static Iterator<Map.Entry<String, ujson.Value>> of(ujson.Obj o) {
    return readable ? direct(o.value()) : new PairEntries(o.value().iterator());
  }
}
