"""JSON text of Python values, with numbers spelled as wanted and lone surrogates kept."""
import json
import re


class Number(str):
    """A number in the spelling to use, such as 1E+2 or -0."""


def text(value):
    """`value` as JSON text: non-ASCII literal, controls and lone surrogates escaped, object order as given."""
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(text(key) + ": " + text(item) for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(text(item) for item in value) + "]"
    # A surrogate in a Python string is always a lone one; no encoding of the text could hold it.
    return re.sub("[\ud800-\udfff]", lambda half: "\\u%04x" % ord(half[0]), json.dumps(value, ensure_ascii=False))


def visible(string, length=60):
    """`string` as part of a case's name: JSON in ASCII, shortened to about `length`, with its full length."""
    shown = json.dumps(string)
    return shown if len(shown) <= length else f"{shown[:length - 12]}... ({len(string)})"
