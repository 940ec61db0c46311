package benchmarks.compare;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;

/**
 * The program that is measured, a process for each of the two revisions: {@code Turns CASES}. CASES is a class whose
 * objects, made without arguments, return for the name of a row what to call, or null where this revision has no such
 * row. It says {@code ready}. Then it answers each line of standard input, which is one turn, until the input ends:
 *
 * <pre>
 * has 0 ROW           calls the row once; answers whether this revision has it, true or false
 * settle              lets the collector move together what was made
 * warm MILLIS ROW     calls the row for so long; answers the nanoseconds of a call
 * run CALLS ROW       calls the row so often; answers the nanoseconds of all calls
 * </pre>
 *
 * All times are processor times of the thread that calls: what other programs do is not in them. It is one class of the
 * JDK's types, so that nothing else of the harness is on the class path of what is measured.
 */
public final class Turns {

  /** The last result. It is stored so that no compiler may leave out what nobody looks at. */
  public static volatile Object result;

  private static final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  private Turns() {}

  @SuppressWarnings("unchecked")
  public static void main(String[] args) throws Exception {
    // What is measured may print: its lines are no answers.
    PrintStream answers = System.out;
    System.setOut(System.err);
    Function<String, Callable<?>> cases =
        (Function<String, Callable<?>>) Class.forName(args[0]).getConstructor().newInstance();
    Map<String, Callable<?>> rows = new HashMap<>();
    answers.println("ready");
    BufferedReader turns = new BufferedReader(new InputStreamReader(System.in));
    for (String line = turns.readLine(); line != null; line = turns.readLine()) {
      String[] words = line.split(" ", 3);
      switch (words[0]) {
        case "has":
          answers.println(has(cases, words[2], rows));
          break;
        case "settle":
          System.gc();
          answers.println("settled");
          break;
        case "warm":
          answers.println(warm(rows.get(words[2]), Long.parseLong(words[1]) * 1_000_000));
          break;
        default:
          answers.println(run(rows.get(words[2]), Integer.parseInt(words[1])));
      }
    }
  }

  private static boolean has(Function<String, Callable<?>> cases, String name, Map<String, Callable<?>> rows)
      throws Exception {
    try {
      Callable<?> row = cases.apply(name);
      if (row == null) return false;
      result = row.call();
      rows.put(name, row);
      return true;
    } catch (LinkageError e) {
      return false;
    }
  }

  private static long warm(Callable<?> row, long nanos) throws Exception {
    long start = threads.getCurrentThreadCpuTime();
    int calls = 0;
    while (threads.getCurrentThreadCpuTime() - start < nanos) {
      run(row, 1);
      calls++;
    }
    // The first calls were slow: what a call takes is what the last ones took.
    int more = 1 + calls / 20;
    return run(row, more) / more;
  }

  private static long run(Callable<?> row, int calls) throws Exception {
    long start = threads.getCurrentThreadCpuTime();
    for (int i = 0; i < calls; i++) result = row.call();
    return threads.getCurrentThreadCpuTime() - start;
  }
}
