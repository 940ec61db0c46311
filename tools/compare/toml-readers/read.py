"""Reads lines of JSON from standard input, each with a TOML text and the document it must be read back to, and compares what tomllib
reads. The argument is how many lines there must be at least."""
import collections
import datetime
import json
import multiprocessing
import sys
import tomllib

DATE = "date-time: "
NUMBER = "number: "


def wanted(value):
    """The document with date-times and numbers in place of the strings that stand for them."""
    if isinstance(value, dict):
        return {key: wanted(member) for key, member in value.items()}
    if isinstance(value, list):
        return [wanted(element) for element in value]
    if isinstance(value, str) and value.startswith(NUMBER):
        return float(value.removeprefix(NUMBER))
    if isinstance(value, str) and value.startswith(DATE):
        return date_time(value.removeprefix(DATE))
    return value


def date_time(text):
    if text[2] == ":":
        return datetime.time.fromisoformat(text)
    if len(text) == 10:
        return datetime.date.fromisoformat(text)
    return datetime.datetime.fromisoformat(text)


def same(got, expected):
    """Whether two documents are equal. Integers are the numbers they stand for; -0 is not 0, NaN is itself."""
    if isinstance(expected, dict):
        return isinstance(got, dict) and got.keys() == expected.keys() and all(same(got[key], expected[key]) for key in got)
    if isinstance(expected, list):
        return isinstance(got, list) and len(got) == len(expected) and all(map(same, got, expected))
    if isinstance(expected, float):
        return type(got) in (int, float) and repr(float(got)) == repr(expected)
    if isinstance(expected, datetime.datetime) and type(got) is datetime.datetime:
        return got == expected and got.utcoffset() == expected.utcoffset()
    return type(got) is type(expected) and got == expected


def read(line):
    """The style of a line's document, and what is wrong with what tomllib reads, or None."""
    case = json.loads(line)
    try:
        got = tomllib.loads(case["text"])
    except tomllib.TOMLDecodeError as error:
        got = error
    right = same(got, wanted(case["document"]))
    return case["style"], None if right else f"{case['text']!r}\nwas read as {got!r}\nnot as {case['document']!r}"


def main(least):
    counts = collections.Counter()
    with multiprocessing.Pool() as pool:
        for style, wrong in pool.imap(read, sys.stdin, chunksize=50):
            if wrong:
                sys.exit(f"toml-readers: {style}: {wrong}")
            counts[style] += 1
    for style, count in counts.items():
        print(f"{style}: {count} documents")
    if counts.total() < least:
        sys.exit(f"toml-readers: {counts.total()} documents are too few")


if __name__ == "__main__":
    main(int(sys.argv[1]))
