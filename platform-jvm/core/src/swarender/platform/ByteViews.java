package swarender.platform;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Byte arrays seen as little-endian longs, and as strings. In Java, since calls to a VarHandle from Scala box their
 * arguments, and there is no other way to allow a deprecated constructor everywhere. */
public final class ByteViews {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private ByteViews() {}

  public static long getLong(byte[] a, int i) {
    return (long) LONGS.get(a, i);
  }

  public static void putLong(byte[] a, int i, long v) {
    LONGS.set(a, i, v);
  }

  /** The first n bytes of a, each in [0, 0x7f]. The deprecated constructor decodes nothing. */
  @SuppressWarnings("deprecation")
  public static String ascii(byte[] a, int n) {
    return new String(a, 0, 0, n);
  }
}
