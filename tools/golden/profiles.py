"""The cases of every profile: documents, and the arguments with which each is printed."""
import itertools
import json

import documents
import doubles
import jsontext
import keys
import randoms
import strings
import toml

SEEDS = {"json": 20240501, "numbers": 20240502, "yaml": 20240503, "stream": 20240504, "toml": 20240505, "pythonVars": 20240506}

# indent, newline, key_val_sep
LAYOUTS = [
    ("  ", "\n", ": "), ("", "\n", ": "), ("\t", "\n", ": "), ("    ", "\n", ": "), ("   ", "\n", ":"), (" ", "\n", " : "), (" " * 10, "\n", ": "), ("", "", ":"), ("", "", ": "),
    ("  ", "", ": "), ("", " ", ": "), ("  ", "\r\n", ": "), ("--", "\n", "->"), ("é😀", "\n\n", "："), ("\n", "\n", "\n"), ('"', "<br>", '"'), ("\x01", "\x7f", "\x00"), ("\u2028", "\u2029", ""), ("x" * 40, "\n", " " * 40),
]
LAYOUT_ARGUMENTS = [dict(zip(("indent", "newline", "key_val_sep"), layout)) for layout in LAYOUTS]
YAML_ARGUMENTS = [{"indent_array_in_object": indented, "quote_keys": quoted} for quoted in (False, True) for indented in (False, True)]
STREAM_ARGUMENTS = [dict(arguments, c_document_end=end) for end in (True, False) for arguments in YAML_ARGUMENTS]
TOML_ARGUMENTS = [{"indent": indent} for indent in ("  ", "", "    ", "\t", " ")]
ESCAPES = ["escapeStringJson", "escapeStringPython", "escapeStringBash", "escapeStringDollars", "escapeStringXML"]


def all_cases(samples):
    """Profile -> list of {"name", "input", "args"}; `samples` is the folder of the sample documents."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(samples.glob("*.json"))}
    json_cases = [case("sample " + name, text) for name, text in texts.items()] + [case(*named) for named in json_documents()]
    return {
        "json-cli": json_cases,
        # The text of a string is the string itself: nothing is rendered.
        "json-oneline": [made for made in json_cases if not made["input"].startswith('"')],
        "manifestJson": json_cases,
        "manifestJsonMinified": json_cases,
        "manifestJsonEx": layout_cases(json_cases),
        "python": json_cases,
        "pythonVars": python_vars_cases(texts),
        "yaml-doc": yaml_cases(texts),
        "yaml-stream": stream_cases(texts),
        "toml": toml_cases(texts),
        "strings": string_cases(),
    }


def case(name, document, args=None):
    """One case; `document` is JSON text (of a sample) or a value for jsontext."""
    is_text = name.startswith("sample ")
    return {"name": name, "input": document if is_text else jsontext.text(document), "args": args or {}}


def numbered(group, found):
    return [(f"{group} {i}", document) for i, document in enumerate(found, 1)]


def grouped(group, found, size=12):
    """Documents of `size` items each, so that a file does not need one line per string."""
    return numbered(group, (found[i:i + size] for i in range(0, len(found), size)))


def shapes():
    return (numbered("empties", documents.EMPTIES) + numbered("nested", documents.NESTED)
            + numbered("key order", documents.key_orders()) + list(documents.deep().items()) + list(documents.WIDE.items()))


def random_numbers():
    chance = randoms.Chance(SEEDS["numbers"])
    found = numbered("random numbers", ([doubles.moderate(chance) for _ in range(12)] for _ in range(25)))
    return found + numbered("random doubles", ([doubles.any_double(chance) for _ in range(6)] for _ in range(12)))


def json_documents():
    """What every JSON and Python profile prints: (name, document) each."""
    source = randoms.Documents(SEEDS["json"])
    one_line = [{string: string for string in group} for _, group in grouped("", strings.one_line())]
    return (shapes() + [("null", None), ("true", True), ("false", False)] + doubles.table()
            + numbered("strings", one_line) + grouped("strings with line breaks", strings.BLOCKS)
            + [("string " + jsontext.visible(string), string) for string in strings.characters()]
            + [("key " + jsontext.visible(string), {string: 0}) for string in strings.characters()]
            + list(strings.long().items()) + random_numbers() + numbered("random", (source.value(5) for _ in range(200))))


def layout_cases(json_cases):
    """Every document with one layout, and those whose shape matters with all of them."""
    every = [("sample " + name, arguments) for name in ("config", "empties") for arguments in LAYOUT_ARGUMENTS]
    every += [(f"{group} {i}", arguments) for group in ("empties", "nested") for i in range(1, 41, 4) for arguments in LAYOUT_ARGUMENTS]
    wanted = {}
    for name, arguments in every:
        wanted.setdefault(name, []).append(arguments)
    turns = itertools.cycle(LAYOUT_ARGUMENTS[:13])
    return [dict(made, name=f"{made['name']}, layout {LAYOUT_ARGUMENTS.index(arguments) + 1}", args=arguments)
            for made in json_cases for arguments in wanted.get(made["name"]) or [next(turns)]]


def python_vars_cases(texts):
    source = randoms.Documents(SEEDS["pythonVars"])
    objects = [(name, document) for name, document in shapes() if isinstance(document, dict)]
    return ([case("sample " + name, text) for name, text in texts.items()] + [case(*named) for named in objects]
            + [case("key " + jsontext.visible(key), {key: key, "other": [key]}) for key in keys.awkward()]
            + [case(name, {"numbers": found}) for name, found in random_numbers()[:10]]
            + [case(*named) for named in numbered("random", (source.object(4) for _ in range(100)))])


def with_all(named, choices):
    """Each document with each of the arguments, told apart in the name."""
    return [case(f"{name}, arguments {i}", document, arguments) for name, document in named for i, arguments in enumerate(choices, 1)]


def in_turn(named, choices):
    """Each document with one of the arguments, by turns."""
    return [case(name, document, arguments) for (name, document), arguments in zip(named, itertools.cycle(choices))]


def yaml_cases(texts):
    plain, indented = YAML_ARGUMENTS[:2]
    source = randoms.Documents(SEEDS["yaml"])
    two = [(f"two characters, first {first}", {first + second: 0 for second in "aenxy01_-./"}) for first in "aenxy01_-./"]
    places = [(jsontext.visible(key), {key: [{key: {key: []}, "z": 1}, key]}) for key in keys.awkward()]
    return (with_all([("sample " + name, text) for name, text in texts.items()], YAML_ARGUMENTS)
            + with_all(shapes()[:-len(documents.deep()) - len(documents.WIDE)], YAML_ARGUMENTS)
            + in_turn(list(documents.deep().items()) + list(documents.WIDE.items()), YAML_ARGUMENTS)
            + [case("null", None, plain), case("true", True, plain), case("false", False, plain)]
            + [case("bare key " + jsontext.visible(key), {key: 1}, plain) for key in keys.table()]
            + [case(*named, plain) for named in two]
            + in_turn([("key at every place " + name, document) for name, document in places], YAML_ARGUMENTS)
            + [case("block at the root " + jsontext.visible(string), string, plain) for string in strings.BLOCKS]
            + with_all([("block at every place " + jsontext.visible(string), every_place(string)) for string in strings.BLOCKS], [plain, indented])
            + [case(*named, plain) for named in grouped("strings", strings.one_line()) + grouped("characters", strings.characters())]
            + [case(name, document, plain) for name, document in strings.long().items()]
            + [case(*named, plain) for named in doubles.table() + random_numbers()]
            + in_turn(numbered("random", (source.value(5) for _ in range(200))), YAML_ARGUMENTS))


def every_place(string):
    return {"a": string, "b": [string, [string, [string]], {"c": string, "d": [string], "e": 1}], "f": {"g": string, "h": {"i": string}}, "j": 0}


def stream_cases(texts):
    source = randoms.Documents(SEEDS["stream"])
    objects = json.loads(texts["kubernetes"], parse_int=jsontext.Number, parse_float=jsontext.Number)["items"]
    streams = [[], [None], [1], [True, False], [""], ["a"], ["a\n"], ["a\n", "b\n"], ["a\n\n", 1], ["\n"], ["---\n", "..."], [[]], [{}], [[], {}, []], [[[]]], [[1], [2, [3]]],
               [{"a": [1]}, {"b": {"c": [{}]}}], [{"a": "x\ny\n"}, ["x\ny\n"], "x\ny"], [{"yes": 1, "a b": 2, "ok": 3}], [[{"a": [[1]]}]]]
    arrays = [document for document in documents.EMPTIES + documents.NESTED if isinstance(document, list)]
    return (with_all(numbered("stream", streams) + [("Kubernetes objects", objects)], STREAM_ARGUMENTS)
            + in_turn(numbered("array", arrays), STREAM_ARGUMENTS)
            + in_turn(grouped("strings", strings.BLOCKS + strings.one_line(), 6), STREAM_ARGUMENTS)
            + in_turn(numbered("random", ([source.value(4) for _ in range(3)] for _ in range(100))), STREAM_ARGUMENTS))


def toml_cases(texts):
    source = randoms.Documents(SEEDS["toml"], nulls=False)
    samples = [("sample " + name, texts[name]) for name in ("config", "numbers", "services", "surrogates", "unicode")]
    places = [("key " + jsontext.visible(key), {key: 1, "s": {key: {key: 1}, "t": [{key: []}]}, "z": [0, {key: {key: 1}}]}) for key in dict.fromkeys(keys.awkward() + keys.PLAIN)]
    return (with_all(samples + numbered("sections", toml.SECTIONS), TOML_ARGUMENTS)
            + in_turn(list(toml.mixtures()) + numbered("arrays", toml.arrays()) + numbered("shapes", toml.shapes()), TOML_ARGUMENTS)
            + in_turn([(name, {"t": document}) for name, document in documents.deep().items()], TOML_ARGUMENTS)
            + in_turn(places, TOML_ARGUMENTS)
            + [case(name, {"n": number, "a": [number, [number]]}, TOML_ARGUMENTS[0]) for name, number in doubles.table()]
            + [case(name, {"s": found}, TOML_ARGUMENTS[0]) for name, found in all_strings() + random_numbers()]
            + in_turn(numbered("random", (source.object(5) for _ in range(200))), TOML_ARGUMENTS))


def all_strings():
    return grouped("strings", strings.BLOCKS + strings.one_line() + strings.characters()) + list(strings.long().items())


def string_cases():
    single = strings.BLOCKS + strings.one_line() + strings.characters() + [item for item in strings.long().values() if isinstance(item, str)]
    return [case(f"{function} {jsontext.visible(string)}", string, {"function": function}) for function in ESCAPES for string in single]
