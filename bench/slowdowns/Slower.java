package slowdowns;

import java.io.InputStream;
import java.util.Properties;

/** What makes a copy of the library slower, as often as a file of the class path says. */
public final class Slower {
  private static final Properties counts = new Properties();

  static {
    try (InputStream file = Slower.class.getResourceAsStream("/slower.properties")) {
      counts.load(file);
    } catch (java.io.IOException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static final int STRING = count("string");
  private static final int NUMBER = count("number");
  private static final int CALL = count("call");
  private static final int ALLOCATION = count("allocation");
  private static int chain;
  private static Object kept;

  private Slower() {}

  private static int count(String kind) {
    return Integer.parseInt(counts.getProperty(kind));
  }

  /** An extra loop over each string of a tree. */
  public static void string(CharSequence s) {
    loop((int) ((long) s.length() * STRING / 1000));
  }

  /** A loop for each number of a tree. */
  public static void number() {
    loop(NUMBER);
  }

  /** A loop for each call of the library. */
  public static void call() {
    loop(CALL);
  }

  /** An array for each string of YAML. */
  public static void allocation() {
    kept = new byte[ALLOCATION];
  }

  private static void loop(int n) {
    int x = chain;
    for (int i = 0; i < n; i++) x = x * 31 + i;
    chain = x;
  }
}
