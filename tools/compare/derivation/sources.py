"""Writes programs with large enums and sealed traits, and what they print: sources.py FOLDER.

FOLDER/2/Large.scala is for Scala 2, FOLDER/3/Large.scala for Scala 3; FOLDER/N/expected is the output.
The encoders are in an object of their own, `Encoders`, so that the sizes of their methods can be told.
"""
import json
import pathlib
import sys

CONSTANTS = 1000
CASES = 400


def objects(name):
    cases = "".join(f"  case object {name}{i} extends {name}\n" for i in range(CONSTANTS))
    every = ", ".join(f"{name}.{name}{i}" for i in range(CONSTANTS))
    return f"sealed trait {name}\nobject {name} {{\n{cases}}}\n", every


def classes(name):
    cases = "".join(f"  final case class {name}{i}(id: Int, tag: Option[String]) extends {name}\n" for i in range(CASES))
    every = ", ".join(f"{name}.{name}{i}({i}, None)" for i in range(CASES))
    return f"sealed trait {name}\nobject {name} {{\n{cases}}}\n", every


def enum(name):
    cases = ", ".join(f"{name}{i}" for i in range(CONSTANTS))
    return f"enum {name} {{\n  case {cases}\n}}\n", f"{name}.values*"


def list_of(name, every):
    """In a class file of its own, since a method has at most 64 KiB."""
    if every.endswith("*"):
        return f"object All{name} {{ def all: Seq[{name}] = Seq({every}) }}\n"
    parts = every.split(", ")
    if "(" in every:
        parts = [p + ")" for p in every.rstrip(")").split("), ")]
    groups = [parts[i : i + 100] for i in range(0, len(parts), 100)]
    methods = "".join(f"  def part{i}: Seq[{name}] = Seq({', '.join(g)})\n" for i, g in enumerate(groups))
    calls = " ++ ".join(f"part{i}" for i in range(len(groups)))
    return f"object All{name} {{\n{methods}  def all: Seq[{name}] = {calls}\n}}\n"


def program(models):
    text = "package large\nimport swarender.{Encoder, Json, JsonStyle}\n"
    encoders = "object Encoders {\n"
    main = ""
    for name, (types, every) in models.items():
        text += types + list_of(name, every)
        encoders += f"  implicit lazy val of{name}: Encoder[{name}] = Encoder.derived\n"
        main += f"    println(Json.render(All{name}.all, JsonStyle.compact))\n"
    return f"{text}{encoders}}}\nobject Main {{\n  import Encoders._\n  def main(args: Array[String]): Unit = {{\n{main}  }}\n}}\n"


def compact(values):
    return json.dumps(values, separators=(",", ":")) + "\n"


def constants(name):
    return compact([f"{name}{i}" for i in range(CONSTANTS)])


def records(name):
    return compact([{"$type": f"{name}{i}", "id": i, "tag": None} for i in range(CASES)])


def write(folder, models, expected):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "Large.scala").write_text(program(models))
    (folder / "expected").write_text(expected)


root = pathlib.Path(sys.argv[1])
shared = {"Country": objects("Country"), "Event": classes("Event")}
expected = constants("Country") + records("Event")
write(root / "2", shared, expected)
write(root / "3", {**shared, "Currency": enum("Currency")}, expected + constants("Currency"))
