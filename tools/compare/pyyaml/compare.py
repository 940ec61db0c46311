"""Reads lines of PyyamlDocumentsMain and compares their YAML with that of PyYAML.

compare.py                 exits 1 if a document differs
compare.py golden CHARS    prints a file for renderer/test/golden: short cases that have so many chars together
"""

import json
import platform
import sys

import yaml


def differences(line):
    documents = [json.loads(text) for text in line["documents"]]
    wanted = {
        "yaml": yaml.safe_dump(documents[1]),
        "indented": yaml.safe_dump(documents[1], indent=line["indent"]),
        "stream": yaml.safe_dump_all(documents, explicit_start=True),
    }
    return [(name, line[name], text) for name, text in wanted.items() if line[name] != text]


def compare():
    count = different = 0
    for text in sys.stdin:
        count += 1
        found = differences(json.loads(text))
        if found:
            different += 1
            for name, got, wanted in found[:1] if different <= 5 else []:
                at = next(i for i, (a, b) in enumerate(zip(got + "\0", wanted + "\0")) if a != b)
                part = slice(max(0, at - 120), at + 40)
                print(f"document {count}, {name}:\n{got[part]!r}\nPyYAML:\n{wanted[part]!r}", file=sys.stderr)
    print(f"PyYAML {yaml.__version__}: {count} documents, {different} different")
    return 1 if different or not count else 0


def golden(chars):
    cases = []
    for text in sys.stdin:
        document = json.loads(text)["documents"][1]
        expected = yaml.safe_dump(json.loads(document))
        if len(expected) > 1500 and cases:
            continue
        chars -= len(document) + len(expected)
        if chars < 0:
            break
        cases.append({"input": document, "expected": expected})
    head = {
        "madeBy": f"PyYAML {yaml.__version__}, Python {platform.python_version()}",
        "command": "tools/compare/pyyaml/check golden",
    }
    print(json.dumps({**head, "cases": cases}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(golden(int(sys.argv[2])) if sys.argv[1:2] == ["golden"] else compare())
