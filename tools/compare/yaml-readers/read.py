"""PyYAML, ruamel.yaml, libfyaml or yaml12. Arguments: `PyYAML`, `ruamel-1.1`, `ruamel-1.2`, `libfyaml` or `yaml12`, and the file of
cases. Prints the name of each case that is read otherwise than it was meant, a tab and what happened. Keys are strings to libfyaml."""

import json
import math
import re
import sys

reader = sys.argv[1]
if reader == "PyYAML":
    import yaml

    loader = getattr(yaml, "SafeLoader")

    def read(text):
        return list(yaml.load_all(text, loader))

elif reader == "libfyaml":
    from libfyaml import read
elif reader == "yaml12":
    import yaml12

    def read(text):
        return yaml12.parse_yaml(text, multi=True)

else:
    from ruamel.yaml import YAML

    def read(text):
        safe = YAML(typ="safe", pure=True)
        safe.version = reader.removeprefix("ruamel-")
        return list(safe.load_all(text))


def same(got, meant):
    if isinstance(meant, bool) or meant is None or isinstance(meant, str):
        return type(got) is type(meant) and got == meant
    if isinstance(meant, (int, float)):
        number = isinstance(got, (int, float)) and not isinstance(got, bool)
        return number and float(got) == float(meant) and math.copysign(1, got) == math.copysign(1, meant)
    if isinstance(meant, list):
        return isinstance(got, list) and len(got) == len(meant) and all(map(same, got, meant))
    keys = isinstance(got, dict) and list(got) == list(meant) and list(map(type, got)) == list(map(type, meant))
    return keys and all(same(got[k], meant[k]) for k in meant)


def integer_keys(value):
    if isinstance(value, list):
        return list(map(integer_keys, value))
    if isinstance(value, dict):
        return {int(k) if re.fullmatch("0|-?[1-9][0-9]*", k) else k: integer_keys(v) for k, v in value.items()}
    return value


with open(sys.argv[2], encoding="utf-8", newline="\n") as cases:
    for line in cases:
        case = json.loads(line, parse_int=float)
        if case["integerKeys"] and reader != "libfyaml":
            case["documents"] = integer_keys(case["documents"])
        try:
            got = read(case["text"])
            if same(got, case["documents"]):
                continue
        except Exception as error:
            got = error
        print(case["name"], " ".join(str(got).split("\n")), sep="\t")
