package evaluator;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

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
    Interpreter interpreter = interpreter();
    Either<sjsonnet.Error, Val> value = evaluate(interpreter, code);
    if (value.isLeft()) return new byte[0];
    return print(value.toOption().get(), interpreter.evaluator());
  }

  /** Evaluates a program to an array. What is returned prints the first element, then for each other
   * one calls the function that it is: the text, or the number, that this returns.
   */
  public List<Supplier<Object>> prepare(String code) {
    Interpreter interpreter = interpreter();
    EvalScope scope = interpreter.evaluator();
    Either<sjsonnet.Error, Val> evaluated = evaluate(interpreter, code);
    if (evaluated.isLeft()) throw new IllegalArgumentException(evaluated.left().toOption().get());
    Val.Arr all = (Val.Arr) evaluated.toOption().get();
    Val first = all.value(0);
    List<Supplier<Object>> prepared = new ArrayList<>();
    prepared.add(() -> print(first, scope));
    for (int i = 1; i < all.length(); i++) {
      Val.Func function = (Val.Func) all.value(i);
      prepared.add(() -> {
        Val made = function.apply1(first, function.pos(), scope, TailstrictModeDisabled$.MODULE$);
        return made instanceof Val.Str ? ((Val.Str) made).str() : (Object) made.asDouble();
      });
    }
    return prepared;
  }

  private Interpreter interpreter() {
    Map<String, String> none = Map$.MODULE$.empty();
    Function1<String, Option<Expr>> unknown = name -> Option.empty();
    return new Interpreter(none, none, directory, importer, cache,
        Interpreter.$lessinit$greater$default$6(), null, null, std, unknown);
  }

  private Either<sjsonnet.Error, Val> evaluate(Interpreter interpreter, String code) {
    return interpreter.evaluate(code, directory.$div("<cmdline>"));
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
