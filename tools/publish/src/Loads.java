import java.io.File;
import java.util.jar.JarFile;

/** Loads every class of the jars of Swarender on the class path, with what they extend, and prints how many there are in each. */
public final class Loads {
  public static void main(String[] args) throws Exception {
    for (String path : System.getProperty("java.class.path").split(File.pathSeparator)) {
      String name = new File(path).getName();
      if (!name.startsWith("swarender") || !name.endsWith(".jar")) continue;
      int count = 0;
      try (JarFile jar = new JarFile(path)) {
        for (String entry : (Iterable<String>) jar.stream().map(e -> e.getName())::iterator) {
          if (!entry.endsWith(".class") || entry.startsWith("META-INF")) continue;
          try {
            Class.forName(entry.substring(0, entry.length() - 6).replace('/', '.'), false, Loads.class.getClassLoader());
            count++;
          } catch (NoClassDefFoundError e) {
            // Macros run in the compiler, which has this library.
            if (!e.getMessage().startsWith("scala/reflect/")) throw e;
          }
        }
      }
      System.out.println(name + ": " + count + " classes");
      if (count == 0) System.exit(1);
    }
  }
}
