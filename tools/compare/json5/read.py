"""Reads lines of JSON from standard input, the first ones up to the number that is the argument: the texts of JSON5 and of JSON with
comments must be read as the line's document. The package needs a second for some 10 kB."""

import itertools
import json
import sys

import json5

documents = wrong = 0
for line in itertools.islice(sys.stdin, int(sys.argv[1])):
    texts = json.loads(line)
    documents += 1
    for name in ["json5", "fitted", "commented", "jsonc"]:
        if len(texts[name]) > 4000:
            continue
        read = json5.loads(texts[name])
        if read != texts["document"]:
            wrong += 1
            print(name, texts[name][:500])
print(f"{documents} documents read by Python's json5, {wrong} wrong")
sys.exit(1 if wrong or not documents else 0)
