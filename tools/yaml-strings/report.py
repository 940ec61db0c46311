"""Makes the page and the data of the string suite: report.py WORK EMITTERS READERS [--check]

WORK has what `run` puts there: strings.json, a file of cases for each emitter, and in `wrong` the numbers of those that each
reader does not read back. With --check it only compares with the files that are there, and exits 1 if one differs.
"""
import json
import pathlib
import sys

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs/reference/yaml-strings.md"
DATA = PAGE.with_suffix(".json")
SHOWN = 6


def readable(s):
    """A string as code in a table: as JSON, in ASCII, without what ends a cell."""
    text = json.dumps(s).replace("|", "\\|")
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "|".join("---" if i == 0 else "---:" for i in range(len(head))) + "|"]
    return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows])


def page(strings, emitters, readers, wrong, refused, versions):
    counts = [[f"{e} {versions[e]}", len(refused[e])] + [len(wrong[e][r]) for r in readers] for e in emitters]
    lost = [sum(i in wrong[e][r] for e in emitters for r in readers) for i in range(len(strings))]
    worst = sorted(range(len(strings)), key=lambda i: (-lost[i], i))[:SHOWN]
    rows = [[readable(strings[i])] + [sum(i in wrong[e][r] for r in readers) if i not in refused[e] else "refused" for e in emitters]
            for i in worst]
    return f"""# Which strings survive YAML

A string that one library writes is not always the string that another one reads: `no` is a boolean
to some readers, `1_0` a number, and a line may end at U+0085. This suite has {len(strings)} difficult
strings, each in a document as a value, an element of an array and a key. Swarender and ten other
libraries write it with their defaults; {len(readers)} readers read it back: eleven
[libraries](yaml.md#readers), two of them as version 1.1 and 1.2 of YAML.

`tools/yaml-strings/run` makes this page and [the data](yaml-strings.json): the strings, and for
each writer and reader the indexes, from 0, of those that are lost.

## By writer and reader
Strings lost, because the reader refuses the document, crashes or reads another value. *Refused*
counts strings for which the writer throws an error. The writer `yaml` is npm's library, which is
also the reader `npm`.

{table(["writer", "refused"] + readers, counts)}

Not every loss is the writer's fault. A YAML 1.2 writer may leave `yes` bare, which a YAML 1.1
reader takes for a boolean. Some readers refuse characters that both versions allow, or read text
as a number that is none in either version. Swarender writes these strings so that all readers
agree.

## By string
The {len(rows)} strings with the most losses, most first; [the data](yaml-strings.json) has all. A cell
counts the readers, of {len(readers)}, that lose the string.

{table(["string"] + emitters, rows)}
"""


def main():
    work, emitters, readers = pathlib.Path(sys.argv[1]), sys.argv[2].split(), sys.argv[3].split()
    strings = json.loads((work / "strings.json").read_text())
    versions, refused, wrong = {}, {}, {}
    for e in emitters:
        version, *cases = (work / e).read_text().split("\n")
        versions[e] = version.removeprefix("v")
        cases = [json.loads(case) for case in cases if case]
        if [case["name"] for case in cases] != [str(i) for i in range(len(strings))]:
            sys.exit(f"yaml-strings: {e} has not written all strings")
        refused[e] = [int(case["name"]) for case in cases if "error" in case]
        wrong[e] = {r: [int(line) for line in (work / "wrong" / f"{e} {r}").read_text().split()] for r in readers}
    data = {"strings": strings, "writers": {e: {"version": versions[e], "refused": refused[e], "lost": wrong[e]} for e in emitters}}
    made = {PAGE: page(strings, emitters, readers, wrong, refused, versions),
            DATA: json.dumps(data, separators=(",", ":")).replace('},"', '},\n"') + "\n"}
    ours = sum(map(len, wrong[emitters[0]].values())) + len(refused[emitters[0]])
    for file, text in made.items():
        if "--check" not in sys.argv:
            file.write_text(text)
        elif file.read_text() != text:
            sys.exit(f"yaml-strings: {file.name} is not what tools/yaml-strings/run makes")
    print(f"{len(strings)} strings, {len(emitters)} writers, {len(readers)} readers, {ours} of Swarender's not read back")
    sys.exit(1 if ours else 0)


main()
