"""Cases from documents: their names, and how the arguments are shared out."""
import itertools

import jsontext


def case(name, document, args=None):
    """One case; `document` is a value for jsontext, or a Text."""
    text = document if isinstance(document, Text) else jsontext.text(document)
    return {"name": name, "input": text, "args": args or {}}


class Text(str):
    """A document that is JSON text already."""


def plain(named, args=None):
    """Each (name, document) with the same arguments."""
    return [case(name, document, args) for name, document in named]


def with_all(named, choices):
    """Each document with each of the arguments, told apart in the name."""
    found = itertools.product(named, enumerate(choices, 1))
    return [case(f"{name}, arguments {i}", document, args) for (name, document), (i, args) in found]


def in_turn(named, choices):
    """Each document with one of the arguments, by turns."""
    return [case(name, document, args) for (name, document), args in zip(named, itertools.cycle(choices))]


def numbered(group, documents):
    """(name, document) pairs, named after their group and place."""
    return [(f"{group} {i}", document) for i, document in enumerate(documents, 1)]


def grouped(group, items, size=12):
    """Arrays of `size` items each, so that a file does not need a line per item."""
    return numbered(group, [items[i:i + size] for i in range(0, len(items), size)])


def shown(group, items):
    """One document per item, named after the item, which is a string."""
    return [(f"{group} {jsontext.visible(item)}", item) for item in items]
