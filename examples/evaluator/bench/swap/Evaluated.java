package evaluator;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

import scala.Function1;
import scala.Option;
import scala.collection.immutable.Map;
import scala.collection.immutable.Map$;
import scala.collection.immutable.Nil$;
import scala.collection.immutable.Seq;
import scala.util.Either;

import sjsonnet.*;

/** What an sjsonnet prints of a program, with its own renderers. */
public class Evaluated implements Function<String, byte[]> {
  private final ParseCache cache = new DefaultParseCache();
  private final OsPath directory = OsPath.apply(os.package$.MODULE$.pwd(), Option.empty());
  private final Importer importer = new SjsonnetMainBase.SimpleImporter(
      (Seq<sjsonnet.Path>) (Seq<?>) Nil$.MODULE$, Option.empty(), false);
  private final Val.Obj std;

  public Evaluated() { this(sjsonnet.stdlib.StdLibModule.Default().module()); }

  Evaluated(Val.Obj std) { this.std = std; }

  @Override public byte[] apply(String code) {
    Map<String, String> none = Map$.MODULE$.empty();
    Function1<String, Option<Expr>> unknown = name -> Option.empty();
    Interpreter interpreter = new Interpreter(none, none, directory, importer, cache,
        Interpreter.$lessinit$greater$default$6(), null, null, std, unknown);
    Either<sjsonnet.Error, Val> value = interpreter.evaluate(code, directory.$div("<cmdline>"));
    if (value.isLeft()) return new byte[0];
    return print(value.toOption().get(), interpreter.evaluator());
  }

  /** Prints what the program in a file evaluates to. */
  public static void main(String[] arguments) throws IOException { print(new Evaluated(), arguments[0]); }

  static void print(Evaluated evaluator, String file) throws IOException {
    System.out.write(evaluator.apply(Files.readString(Path.of(file))));
    System.out.flush();
  }

  byte[] print(Val v, EvalScope scope) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new ByteRenderer(out, 3).materializeDirect(v, scope);
    out.write('\n');
    return out.toByteArray();
  }
}
