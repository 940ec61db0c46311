"""PyYAML, ruamel.yaml or libfyaml. Arguments: `PyYAML`, `ruamel` or `libfyaml`, the file of strings and the folder of the
readers, for libfyaml. Prints its version, and then a case for each string: how it writes the document of that string."""

import json
import sys

name, strings, readers = sys.argv[1:]
if name == "PyYAML":
    import yaml

    version = yaml.__version__
    write = yaml.safe_dump
elif name == "ruamel":
    import io

    import ruamel.yaml

    version = ruamel.yaml.__version__

    def write(document):
        text = io.StringIO()
        ruamel.yaml.YAML(typ="safe", pure=True).dump(document, text)
        return text.getvalue()

else:
    import ctypes

    sys.path.append(readers)
    import libfyaml

    version = libfyaml.function("fy_library_version", ctypes.c_char_p)().decode()

    def write(document):
        return libfyaml.emitted(json.dumps(document), libfyaml.PRETTY)[0]


print(version)
with open(strings, encoding="utf-8") as file:
    for i, s in enumerate(json.load(file)):
        document = {"a": s, "b": [s], "c": {s: s}}
        try:
            case = {"name": str(i), "text": write(document), "documents": [document]}
        except Exception as error:
            case = {"name": str(i), "error": str(error)}
        print(json.dumps(case, ensure_ascii=True))
