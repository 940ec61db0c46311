"""What the four evaluators of Jsonnet print for the cases of tools/golden and for random documents.

    evaluators.py CACHE FOLDER EVERY EVALUATOR...    writes FOLDER/EVALUATOR/PROFILE.json: arrays of {"name", "input", "args", "got"};
                                                     `got` is null where the evaluator refuses the case. With EVERY 8, each eighth case is taken.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(ROOT / "tools/golden"))
import jsonnet
import profiles
import randoms
from cases import case

SEED = 20240701
# The names that sjsonnet accepts in XML.
NAME = re.compile("[A-Za-z][-A-Za-z0-9_]*")
RANDOM = 400  # documents a profile
MAX_STACK = "20000"
CALLS = {
    "json-oneline": "std.toString(v)",
    "manifestJson": "std.manifestJson(v)",
    "manifestJsonEx": "std.manifestJsonEx(v, a.indent, a.newline, a.key_val_sep)",
    "manifestJsonMinified": "std.manifestJsonMinified(v)",
    "python": "std.manifestPython(v)",
    "pythonVars": "std.manifestPythonVars(v)",
    "yaml-doc": "std.manifestYamlDoc(v, a.indent_array_in_object, a.quote_keys)",
    "yaml-stream": "std.manifestYamlStream(v, a.indent_array_in_object, a.c_document_end, a.quote_keys)",
    "toml": "std.manifestTomlEx(v, a.indent)",
    "ini": "std.manifestIni(v)",
    "xml": "std.manifestXmlJsonml(v)",
    "strings": "std[a['function']](v)",
    "json-cli": "v",
}
# Sjsonnet's functions have fewer parameters.
OF_SJSONNET = dict(CALLS, **{
    "manifestJsonEx": "std.manifestJsonEx(v, a.indent)",
    "yaml-doc": "std.manifestYamlDoc(v, a.indent_array_in_object)",
    "yaml-stream": "std.manifestYamlStream(v, a.indent_array_in_object)",
})


def program(calls, profile, cases):
    """An array of what the function under test returns for each case; the documents themselves for the command line."""
    items = [f"f({one['input']}, {json.dumps(one['args'])})" for one in cases]
    return f"local f(v, a) = {calls[profile]};\n[\n" + ",\n".join(items) + "\n]\n"


def elements(printed):
    """The elements of a printed array of several lines, as each would be printed alone: three spaces less before each line."""
    found = []
    for line in printed.rstrip("\n").split("\n")[1:-1]:
        line = line.removeprefix("   ")
        if line[:1] not in (" ", "]", "}"):
            found.append([])
        found[-1].append(line)
    return ["\n".join(lines).removesuffix(",") for lines in found]


class Command:
    """An evaluator that is a command."""

    def __init__(self, command, calls=CALLS):
        self.command = command
        self.calls = calls

    def evaluate(self, text):
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder, "cases.jsonnet")
            source.write_text(text)
            done = subprocess.run([*self.command, str(source)], capture_output=True)
        if done.returncode:
            raise ValueError(done.stderr.decode(errors="replace")[:400])
        return done.stdout.decode()


class Library:
    """The evaluator in C++, as Python's module."""

    calls = CALLS

    def evaluate(self, text):
        import _jsonnet

        try:
            return _jsonnet.evaluate_snippet("cases", text, max_stack=int(MAX_STACK))
        except RuntimeError as error:
            raise ValueError(str(error)[:400]) from None


def answers(evaluator, profile, cases):
    """What it prints for each case, None for those that it refuses."""
    try:
        printed = evaluator.evaluate(program(evaluator.calls, profile, cases))
        found = elements(printed) if profile == "json-cli" else json.loads(printed)
        if len(found) != len(cases):
            raise SystemExit(f"evaluators: {profile}: {len(found)} answers for {len(cases)} cases")
        return found
    except ValueError:
        if len(cases) == 1:
            return [None]
        half = len(cases) // 2
        return answers(evaluator, profile, cases[:half]) + answers(evaluator, profile, cases[half:])


def is_asked(name, profile, one):
    """Whether an evaluator has what the case asks for, as far as its functions go."""
    if any(mark in one["input"].lower() for mark in ("\\ud8", "\\ud9", "\\uda", "\\udb", "\\udc", "\\udd", "\\ude", "\\udf")):
        return False  # surrogates: tools/golden has them
    if name == "cpp":
        return "\\u0000" not in one["input"]  # lost, or refused
    if name != "sjsonnet":
        return True
    if profile == "xml":
        found = list(names_and_values(json.loads(one["input"])))
        return all(NAME.fullmatch(name) and isinstance(value, str) for name, value in found)
    if profile == "strings":
        return one["args"]["function"] in ("escapeStringJson", "escapeStringBash", "escapeStringDollars")
    return profile != "toml" and one["args"].get("c_document_end", True)


def names_and_values(element):
    """The names of an element and of those in it, each with a text, and their attributes."""
    yield element[0], ""
    for part in element[1:]:
        if isinstance(part, dict):
            yield from part.items()
        elif isinstance(part, list):
            yield from names_and_values(part)


def random_cases(profile, count):
    """`count` random documents for a profile, with its arguments by turns."""
    source = randoms.Documents(SEED + len(profile), nulls=profile != "toml")
    arguments = {"manifestJsonEx": profiles.LAYOUT_ARGUMENTS[:profiles.LEGAL_LAYOUTS], "yaml-doc": profiles.YAML_ARGUMENTS,
                 "yaml-stream": profiles.STREAM_ARGUMENTS, "toml": profiles.TOML_ARGUMENTS}.get(profile, [{}])

    def document():
        if profile in ("pythonVars", "toml"):
            return source.object(4)
        if profile == "ini":
            return {"main": source.object(2), "sections": {source.key(): source.object(3) for _ in range(3)}}
        if profile == "xml":
            return [source.key(), {source.key(): source.chance.pick(source.strings)}, source.chance.pick(source.strings)]
        return [source.value(4) for _ in range(3)]

    return [case(f"more {i}", document(), arguments[i % len(arguments)]) for i in range(count)]


def main():
    cache, folder, every, *names = sys.argv[1:]
    print("seed", SEED, flush=True)
    evaluators = {
        "cpp": Library(),
        "go": Command([str(jsonnet.install()), "--max-stack", MAX_STACK]),
        "jrsonnet": Command([f"{cache}/bin/jrsonnet", "--max-stack", MAX_STACK]),
        "sjsonnet": Command(["java", "-Xss500m", "-cp", pathlib.Path(cache, "sjsonnet").read_text().strip(), "sjsonnet.SjsonnetMain"],
                            OF_SJSONNET),
    }
    given = profiles.all_cases(ROOT / "samples")
    for name in names:
        for profile in CALLS:
            more = [] if profile in ("strings", "json-oneline") else random_cases(profile, RANDOM)
            asked = [one for one in given[profile] + more if is_asked(name, profile, one)][::int(every)]
            if not asked:
                continue
            started = time.monotonic()
            got = answers(evaluators[name], profile, asked)
            print(f"{name} {profile}: {len(got)} cases, {got.count(None)} refused, {time.monotonic() - started:.1f} s", flush=True)
            target = pathlib.Path(folder, name, profile + ".json")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(json.dumps([dict(one, got=text) for one, text in zip(asked, got, strict=True)]))


if __name__ == "__main__":
    main()
