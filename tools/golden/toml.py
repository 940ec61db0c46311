"""Documents for TOML: roots are objects, and there are no nulls."""

import documents

# One field of each kind that a table can hold; the names do not sort by kind, so values and sections alternate.
FIELDS = {
    "m": 1,
    "d": {},
    "q": {"x": 1, "y": "z"},
    "b": [],
    "o": [1, 2, 3],
    "f": [{"x": 1}, {}, {"y": 2}],
    "k": [1, {"x": 1}, [2, []], {}],
}

SECTIONS = [
    {}, {"a": {}}, {"a": {}, "b": {}}, {"a": {"b": {}}}, {"a": {"b": {}, "c": {}}}, {"a": {"b": {"c": {}}}},
    {"a": {"b": {"c": 1}}}, {"a": {"b": {"c": {"d": 1}}}}, {"a": {"x": 1}}, {"a": {"x": 1}, "b": {"y": 2}},
    {"a": {"x": 1, "b": {"y": 2}}}, {"a": {"x": 1, "b": {"y": 2, "c": {"z": 3}}}},
    {"a": {"b": {"y": 2}, "x": 1}, "z": 1}, {"a": {"b": {"x": 1}, "c": {"y": 2}}, "d": {"e": {"z": 3}}},
    {"x": 1, "a": {"b": {}}}, {"x": 1, "a": {"b": {"c": {}}}, "d": {}}, {"a": [{}]}, {"a": [{}, {}]},
    {"a": [{}, {}, {}]}, {"a": [{"x": 1}]}, {"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": 1}, {}]}, {"a": [{}, {"x": 1}]},
    {"x": 1, "a": [{}]}, {"x": 1, "a": [{"y": 1}]}, {"a": [{"b": {}}]}, {"a": [{"b": {"x": 1}}]},
    {"a": [{"b": {"x": 1}}, {"b": {"x": 2}}]}, {"a": [{"b": [{}]}]}, {"a": [{"b": [{"x": 1}]}]},
    {"a": [{"b": [{"x": 1}, {"x": 2}]}, {"b": [{"x": 3}]}]}, {"a": [{"b": [{"c": [{"x": 1}]}]}]}, {"a": {"b": [{}]}},
    {"a": {"b": [{"x": 1}], "c": [{"y": 2}]}}, {"a": {"b": [{"x": 1, "c": {"y": 2}}]}},
    {"a": [{"x": 1, "b": {"y": 2}, "c": [{"z": 3}]}]}, {"a": [{"x": [1, 2]}, {"x": [{}, 1]}]},
    {"a": {"b": {"x": [1, [2]]}}}, {"a": [{"b": {"c": {}}}, {"b": {"c": {"x": 1}}}]}, {"a": [{}], "b": {}, "c": 1},
    {"a": {}, "b": [{}], "c": []},
    {"lines": [
        {"number": "M10", "colour": {"red": 200, "name": "dusk"}, "stops": [{"at": "Harbour"}, {"at": "Town Hall"}]},
        {"number": "M11", "stops": [{"at": "Mill Lane"}]},
    ]},
    {"sites": {"north": {"rack": "N-4", "role": "front"}, "south": {"rack": "S-1", "role": "back"}},
     "name": "inventory", "contact": {"desk": "4411"}, "labels": {"pairs": [["hot", "cold"], [1, 2]]}},
]

ARRAYS = [
    [], [1], [1, 2], ["a"], ["a", 1, True], [[]], [[], []], [[1]], [[1, 2], [3, 4]], [[[1]]], [[[]]], [[], 1], [1, []],
    [True, False], [0.5, -0.0], ["", "\n"], [[[1, 2], []], [[3]]], [{}, 1], [1, {}], [{"x": 1}, 2], [{"x": {}}, 2],
    [{"x": {"y": 1}}, 2], [{"x": []}, 2], [{"x": [1, 2]}, 2], [{"x": [{"y": 1}]}, 2], [{"x": [{}]}, 2],
    [{"b": 1, "a": 2}, 3], [{"a b": 1, "": 2, "c": 3}, 4], [[{}]], [[{"x": 1}]], [[{"x": 1}, {"y": 2}]], [[{}], [{}]],
    [{}, []], [[], {}], [{"x": 1}, []], [["a", {"b": ["c", {"d": []}]}], {}], [{"a": {"b": {"c": {}}}}, 0],
]


def mixtures():
    """Every set of the fields above, at the root and one level down: (name, document) each."""
    names = list(FIELDS)
    for bits in range(1 << len(names)):
        chosen = {name: FIELDS[name] for i, name in enumerate(names) if bits >> i & 1}
        shown = "".join(chosen) or "nothing"
        yield f"mixture {shown}", chosen
        yield f"mixture {shown} in a table", {"t": chosen}
        if bits % 8 == 7:
            yield f"mixture {shown} in an array of tables", {"n": 1, "t": [chosen, chosen]}


def arrays():
    """Each array under a key at the root, in a table and in an array of tables."""
    for array in ARRAYS:
        yield {"a": array}
        yield {"x": 1, "t": {"a": array, "u": {"b": array}}}
        yield {"t": [{"a": array}, {"b": array, "c": 1}]}


def shapes():
    """The documents for every format that are legal here."""
    everything = documents.EMPTIES + documents.NESTED + documents.key_orders()
    return [document for document in everything if isinstance(document, dict) and not holds_null(document)]


def holds_null(value):
    if isinstance(value, dict):
        return any(map(holds_null, value.values()))
    return value is None or isinstance(value, list) and any(map(holds_null, value))
