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
from cases import Text, case, grouped, in_turn, numbered, plain, shown, with_all

SEEDS = {"json": 20240501, "numbers": 20240502, "yaml": 20240503, "stream": 20240504, "toml": 20240505,
         "pythonVars": 20240506, "ini": 20240507, "xml": 20240508}

# indent, newline, key_val_sep: first those that give legal JSON, then odd ones
LAYOUTS = [
    ("  ", "\n", ": "), ("", "\n", ": "), ("\t", "\n", ": "), ("    ", "\n", ": "), ("   ", "\n", ":"),
    (" ", "\n", " : "), (" " * 10, "\n", ": "), ("", "", ":"), ("", "", ": "), ("  ", "", ": "), ("", " ", ": "),
    ("  ", "\r\n", ": "), ("\n", "\n", "\n: "),
    ("--", "\n", "->"), ("é😀", "\n\n", "："), ('"', "<br>", '"'), ("\x01", "\x7f", "\x00"), ("\u2028", "\u2029", ""),
    ("x" * 40, "\n", " " * 40),
]
LAYOUT_ARGUMENTS = [dict(zip(("indent", "newline", "key_val_sep"), layout)) for layout in LAYOUTS]
LEGAL_LAYOUTS = 13
YAML_ARGUMENTS = [{"indent_array_in_object": indented, "quote_keys": quoted}
                  for quoted in (False, True) for indented in (False, True)]
STREAM_ARGUMENTS = [dict(args, c_document_end=end) for end in (True, False) for args in YAML_ARGUMENTS]
TOML_ARGUMENTS = [{"indent": indent} for indent in ("  ", "", "    ", "\t", " ")]
ESCAPES = ["escapeStringJson", "escapeStringPython", "escapeStringBash", "escapeStringDollars", "escapeStringXML"]


def all_cases(samples):
    """Profile -> list of {"name", "input", "args"}; `samples` is the folder of the sample documents."""
    texts = {path.stem: Text(path.read_text(encoding="utf-8")) for path in sorted(samples.glob("*.json"))}
    named = [("sample " + name, text) for name, text in texts.items()] + json_documents()
    return {
        "json-cli": plain(named),
        # The text of a string is the string itself: nothing is rendered.
        "json-oneline": [made for made in plain(named) if not made["input"].startswith('"')],
        "manifestJson": plain(named),
        "manifestJsonMinified": plain(named),
        "manifestJsonEx": layout_cases(named),
        "python": plain(named),
        "pythonVars": python_vars_cases(texts),
        "yaml-doc": yaml_cases(texts),
        "yaml-stream": stream_cases(texts),
        "toml": toml_cases(texts),
        "ini": ini_cases(),
        "xml": xml_cases(),
        "strings": string_cases(),
    }


def shapes():
    return (numbered("empties", documents.EMPTIES) + numbered("nested", documents.NESTED)
            + numbered("key order", documents.key_orders()))


def large():
    return list(documents.deep().items()) + list(documents.WIDE.items())


def random_numbers():
    chance = randoms.Chance(SEEDS["numbers"])
    found = numbered("random numbers", [[doubles.moderate(chance) for _ in range(12)] for _ in range(25)])
    return found + numbered("random doubles", [[doubles.any_double(chance) for _ in range(6)] for _ in range(12)])


def json_documents():
    """What every JSON and Python profile prints: (name, document) each."""
    source = randoms.Documents(SEEDS["json"])
    one_line = [{string: string for string in group} for _, group in grouped("", strings.one_line())]
    return (shapes() + large() + [("null", None), ("true", True), ("false", False)] + doubles.table()
            + numbered("strings", one_line) + grouped("strings with line breaks", strings.BLOCKS)
            + shown("string", strings.characters())
            + [(name, {key: 0}) for name, key in shown("key", strings.characters())]
            + list(strings.long().items()) + random_numbers()
            + numbered("random", [source.value(5) for _ in range(200)]))


def layout_cases(named):
    """Most documents with one layout, and some of those whose shape matters with all of them."""
    every = {"sample config", "sample empties"}
    every |= {f"{group} {i}" for group in ("empties", "nested") for i in range(1, 41, 4)}
    return (with_all([pair for pair in named if pair[0] in every], LAYOUT_ARGUMENTS)
            + in_turn([pair for pair in named if pair[0] not in every], LAYOUT_ARGUMENTS[:LEGAL_LAYOUTS]))


def python_vars_cases(texts):
    source = randoms.Documents(SEEDS["pythonVars"])
    objects = [(name, document) for name, document in shapes() + large() if isinstance(document, dict)]
    return (plain(("sample " + name, text) for name, text in texts.items()) + plain(objects)
            + plain((name, {key: key, "other": [key]}) for name, key in shown("key", keys.awkward()))
            + plain((name, {"numbers": found}) for name, found in random_numbers()[:10])
            + plain(numbered("random", [source.object(4) for _ in range(100)])))


def yaml_cases(texts):
    source = randoms.Documents(SEEDS["yaml"])
    default, indented = YAML_ARGUMENTS[:2]
    blocks = strings.BLOCKS
    named_keys = shown("key at every place", keys.awkward())
    key_places = [(name, {key: [{key: {key: []}, "z": 1}, key]}) for name, key in named_keys]
    block_places = [(name, every_place(text)) for name, text in shown("block at every place", blocks)]
    return (with_all([("sample " + name, text) for name, text in texts.items()] + shapes(), YAML_ARGUMENTS)
            + in_turn(large(), YAML_ARGUMENTS)
            + plain([("null", None), ("true", True), ("false", False)], default)
            + plain([(name, {key: 1}) for name, key in shown("bare key", keys.table())], default)
            + plain(numbered("two characters", keys.exhaustive()), default)
            + in_turn(key_places, YAML_ARGUMENTS)
            + plain(shown("block at the root", blocks), default) + with_all(block_places, [default, indented])
            + plain(grouped("strings", strings.one_line()) + grouped("characters", strings.characters()), default)
            + plain(strings.long().items(), default) + plain(doubles.table() + random_numbers(), default)
            + in_turn(numbered("random", [source.value(5) for _ in range(200)]), YAML_ARGUMENTS))


def every_place(text):
    nested = [text, [text, [text]], {"c": text, "d": [text], "e": 1}]
    return {"a": text, "b": nested, "f": {"g": text, "h": {"i": text}}, "j": 0}


def stream_cases(texts):
    source = randoms.Documents(SEEDS["stream"])
    objects = json.loads(texts["kubernetes"], parse_int=jsontext.Number, parse_float=jsontext.Number)["items"]
    arrays = [document for document in documents.EMPTIES + documents.NESTED if isinstance(document, list)]
    text = strings.BLOCKS + strings.one_line()
    return (with_all(numbered("stream", documents.STREAMS) + [("Kubernetes objects", objects)], STREAM_ARGUMENTS)
            + in_turn(numbered("array", arrays) + grouped("strings", text, 6), STREAM_ARGUMENTS)
            + in_turn(numbered("random", [[source.value(4) for _ in range(3)] for _ in range(100)]), STREAM_ARGUMENTS))


def toml_cases(texts):
    source = randoms.Documents(SEEDS["toml"], nulls=False)
    samples = [("sample " + name, texts[name]) for name in ("config", "numbers", "services", "surrogates", "unicode")]
    named_keys = shown("key", dict.fromkeys(keys.awkward() + keys.PLAIN))
    key_places = [(name, {key: 1, "s": {key: {key: 1}, "t": [{key: []}]}, "z": [0, {key: {key: 1}}]})
                  for name, key in named_keys]
    in_arrays = [(name, {"n": number, "a": [number, [number]]}) for name, number in doubles.table()]
    text = grouped("strings", strings.BLOCKS + strings.one_line() + strings.characters()) + list(strings.long().items())
    return (with_all(samples + numbered("sections", toml.SECTIONS), TOML_ARGUMENTS)
            + in_turn(toml.mixtures(), TOML_ARGUMENTS)
            + in_turn(numbered("arrays", toml.arrays()) + numbered("shapes", toml.shapes()), TOML_ARGUMENTS)
            + in_turn([(name, {"t": document}) for name, document in large()] + key_places, TOML_ARGUMENTS)
            + plain(in_arrays, TOML_ARGUMENTS[0])
            + plain([(name, {"s": found}) for name, found in text + random_numbers()], TOML_ARGUMENTS[0])
            + in_turn(numbered("random", [source.object(5) for _ in range(200)]), TOML_ARGUMENTS))


def ini_cases():
    source = randoms.Documents(SEEDS["ini"])

    def sections():
        return {source.key(): source.object(3) for _ in range(source.chance.below(4))}

    shapes = [{"sections": {}}, {"main": {}, "sections": {}}, {"main": {"a": 1}, "sections": {}, "other": 1},
              {"sections": {"b": {}, "a": {"y": [], "x": [1, "two", [3], {"z": None}]}}},
              {"sections": {"s": {"a": "x=y", "b": " ; # ", "": "\n"}}, "main": {"z": True, "a": None}}]
    return (plain(numbered("shapes", shapes))
            + plain((name, {"main": {key: key}, "sections": {key: {key: [key]}}}) for name, key in shown("key", keys.awkward()))
            + plain((name, {"sections": {"n": {"a": found}}}) for name, found in random_numbers())
            + plain(numbered("random", [{"main": source.object(3), "sections": sections()} for _ in range(300)])))


def xml_cases():
    source = randoms.Documents(SEEDS["xml"])

    def element(depth):
        attributes = [source.object(2)] if source.chance.below(2) else []
        children = [element(depth - 1) if depth > 0 and source.chance.below(2) else source.chance.pick(source.strings)
                    for _ in range(source.chance.below(4))]
        return [source.key()] + attributes + children

    shapes = [["a"], ["a", {}], ["a", ""], ["a", "x"], ["a", {"b": "c"}], ["a", {"z": 1, "b": [1, {}], "n": None}, "x", ["b"]],
              ["a", ["b", ["c", {"d": 1.5}, "e"], "f"], "g"], ["svg", {"width": 10, "height": True}, ["g", {}, "<&>\""]]]
    return (plain(numbered("shapes", shapes))
            + plain((name, [key, {key: key}, key]) for name, key in shown("key", keys.awkward()))
            + plain(numbered("random", [element(4) for _ in range(300)])))


def string_cases():
    long = [text for text in strings.long().values() if isinstance(text, str)]
    texts = strings.BLOCKS + strings.one_line() + strings.characters() + long
    return [case(name, text, {"function": function}) for function in ESCAPES for name, text in shown(function, texts)]
