"""Documents whose shape matters: empties, nesting, mixtures, key order."""

EMPTIES = [
    [], {}, "", None, [[]], [{}], [[], []], [{}, {}], [[], {}], [[[]]], [[{}]], [[[], []], []], [[], [[]]], [1, []],
    [[], 1], [{}, 1], [1, {}], ["", []], [None, []], {"a": []}, {"a": {}}, {"a": ""}, {"a": None}, {"a": [[]]},
    {"a": [{}]}, {"a": {"b": {}}}, {"a": {"b": []}}, {"a": {"b": [[]]}}, {"a": {"b": [{}]}}, {"a": [], "b": 1},
    {"a": 1, "b": []}, {"a": {}, "b": 1}, {"a": 1, "b": {}}, {"a": [], "b": {}}, {"a": {"x": []}, "b": {"y": {}}},
    {"a": [[], [1], []]}, [{"a": []}], [{"a": {}}], [{"a": {}}, []], [[{"a": {}}]], [[{}], [{}]], [[[{}]]],
    [[[1], []], {}], {"": []}, {"": {}}, {"": {"": {"": []}}}, [{"": ""}],
    {"a": {"b": {"c": {}}, "d": []}, "e": [[], {}]},
]

NESTED = [
    [1], [[1]], [[[1]]], [[[[1]]]], [[1], 2], [1, [2]], [[1, 2], [3, 4]], [[1, [2, [3, [4]]]]], [[[[4], 3], 2], 1],
    [[[1], [2]], [[3], [4]]], [1, [2, 3], 4], [[1], [[2]], [[[3]]]], {"a": 1}, {"a": {"b": 1}}, {"a": {"b": {"c": 1}}},
    {"a": {"b": {"c": {"d": 1}}}}, {"a": {"b": 1}, "c": 2}, {"a": 1, "b": {"c": 2}, "d": 3},
    {"a": {"b": {"c": 1}, "d": 2}, "e": 3}, [{"a": 1}], [{"a": 1, "b": 2}], [{"a": 1}, {"b": 2}],
    [{"a": 1, "b": 2}, {"c": 3, "d": 4}], [[{"a": 1}]], [[{"a": 1, "b": 2}], [{"c": 3}]], [[[{"a": 1}]]],
    [{"a": {"b": 1}}], [{"a": {"b": 1, "c": 2}, "d": 3}], [{"a": [1]}], [{"a": [1, 2], "b": [3]}], [{"a": [[1]]}],
    [{"a": [{"b": 1}]}], [{"a": [{"b": [{"c": [1]}]}]}], [{"a": {"b": [1, {"c": 2}]}}], {"a": [1]},
    {"a": [1, 2], "b": 3}, {"a": [[1]]}, {"a": [[1, 2], [3]]}, {"a": [[[1]]]}, {"a": [{"b": 1}]},
    {"a": [{"b": 1, "c": 2}, {"d": 3}]}, {"a": [{"b": [1]}]}, {"a": [[{"b": 1}]]}, {"a": [{"b": [{"c": 1}]}]},
    {"a": {"b": [1]}}, {"a": {"b": [[1]]}}, {"a": {"b": [{"c": [1, 2], "d": {"e": [3]}}]}}, {"a": [1, [2], {"b": 3}]},
    {"a": [{"b": 1}, [2], 3]}, [1, "a", True, False, None, [], {}, [1], {"a": 1}, ""],
    {"a": 1, "b": "x", "c": True, "d": None, "e": [], "f": {}, "g": [1], "h": {"i": 1}, "j": ""},
    [[], [1], {}, {"a": 1}, [[]], [[1]], [{}], [{"a": 1}]], {"a": [[], [1]], "b": [{}, {"c": 1}], "c": [[[]], [[{}]]]},
    [["a", ["b"]], {"c": ["d", {"e": "f"}]}],
]

# Given out of order; the last three tell code point order from UTF-16 order and from byte order of another encoding.
KEY_ORDERS = [
    ["b", "a", "c"], ["b", "B", "a", "A"], ["a10", "a2", "a1", "a"], ["a", "", " ", "aa"], ["é", "e", "z", "f"],
    ["_", "-", ".", "/", "0", "A", "a", "~"], ["a.b", "a", "a-b", "a/b", "ab"], ["2", "10", "1", "-1", "01"],
    ["a\x00", "a", "a\x01"], ["\u00ff", "\u0100", "z"], ["\U0001f600", "\uffff", "\ue000", "\ud7ff"],
    ["\U00010000", "\uff61"], ["x\U0001f600", "x\ufb01", "x\u20ac"],
]


def key_orders():
    """Objects whose keys are not in order, at the root and below."""
    flat = [{key: i for i, key in enumerate(order)} for order in KEY_ORDERS]
    return flat + [{"z": flat[0], "a": [flat[1]]}, {key: {inner: [] for inner in ["y", "x"]} for key in ["b", "a"]}]


def deep():
    """Nesting beyond the widths of the machine words in which a printer might keep its state, by name."""
    found = {}
    for levels in (33, 64, 65):
        arrays, objects = 1, 1
        for level in range(levels):
            arrays = [arrays, 2] if level == levels // 2 else [arrays]
            objects = {"a": objects, "b": 2} if level == levels // 2 else {"a": objects}
        found.update({f"{levels} arrays": arrays, f"{levels} objects": objects})
    for levels in (64, 65, 129):
        mixed = 1
        for level in range(levels):
            mixed = [mixed, 2] if level % 2 else {"a": mixed, "b": []}
        found[f"{levels} mixed"] = mixed
    return found


WIDE = {
    "100 integers": list(range(100)),
    "100 fields": {f"key{i}": i for i in range(100)},
    "70 empty arrays": [[] for _ in range(70)],
    "70 small objects": [{"id": i, "on": i % 2 == 0, "tags": ["x"] * (i % 3)} for i in range(70)],
}

STREAMS = [
    [], [None], [1], [True, False], [""], ["a"], ["a\n"], ["a\n", "b\n"], ["a\n\n", 1], ["\n"], ["---\n", "..."],
    [[]], [{}], [[], {}, []], [[[]]], [[1], [2, [3]]], [{"a": [1]}, {"b": {"c": [{}]}}], [[{"a": [[1]]}]],
    [{"a": "x\ny\n"}, ["x\ny\n"], "x\ny"], [{"yes": 1, "a b": 2, "ok": 3}],
]
