"""Makes the section, the chart and the data of the string suite: report.py WORK EMITTERS READERS [--check]

WORK has what `run` puts there: strings.json, a file of cases for each emitter, and in `wrong` the numbers of those that each
reader does not read back. With --check it only compares with the files that are there, and exits 1 if one differs.
"""
import json
import pathlib
import sys

PAGE = pathlib.Path(__file__).resolve().parents[3] / "docs/reference/yaml.md"
DATA = PAGE.with_name("yaml-strings.json")
CHART = PAGE.with_name("yaml-strings.svg")
BEGIN, END = "<!-- generated: strings -->\n", "<!-- end -->"
SHOWN = 5


def readable(s):
    """A string as code in a table: as JSON, in ASCII, without what ends a cell."""
    text = json.dumps(s).replace("|", "\\|")
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "|".join("---" if i == 0 else "---:" for i in range(len(head))) + "|"]
    return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows])


def chart(counts, readers):
    """A heat map: a cell for each writer and reader, darker the more strings are lost."""
    wide, high, left, top = 58, 24, 150, 40
    cells = [f'<text x="{left + i * wide + wide // 2}" y="{top - 10}" text-anchor="middle">{r}</text>'
             for i, r in enumerate(readers)]
    for row, (name, _, *lost) in enumerate(counts):
        y = top + row * high
        cells.append(f'<text x="{left - 8}" y="{y + 16}" text-anchor="end">{name}</text>')
        for i, n in enumerate(lost):
            x, shade = left + i * wide, min(1, n / 120)
            cells.append(f'<rect x="{x}" y="{y}" width="{wide - 2}" height="{high - 2}" fill="#b3261e" fill-opacity="{shade:.2f}"/>'
                         f'<text x="{x + wide // 2}" y="{y + 16}" text-anchor="middle">{n}</text>')
    width, height = left + len(readers) * wide, top + len(counts) * high
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="10">'
            f'<rect width="{width}" height="{height}" fill="#fff"/>\n' + "\n".join(cells) + "\n</svg>\n")


def section(strings, counts, emitters, readers, wrong):
    lost = [sum(i in wrong[e][r] for e in emitters for r in readers) for i in range(len(strings))]
    worst = sorted(range(len(strings)), key=lambda i: (-lost[i], i))[:SHOWN]

    def extreme(choose, losses):
        n = choose(losses)
        return f"{n} ({readers[losses.index(n)]})"

    rows = [[name, refusals, extreme(min, losses), extreme(max, losses)] for name, refusals, *losses in counts]
    examples = ", ".join(readable(strings[i]) for i in worst)
    return f"""Swarender and ten other libraries write {len(strings)} difficult strings with their defaults, each as a
value, an element and a key; {len(readers)} configurations of eleven parsers read them back. A string is
lost if the parser refuses the document, crashes or reads another value.

![Strings that are lost, by writer and parser](yaml-strings.svg)

{table(["writer", "refused by it", "fewest lost", "most lost"], rows)}

Most are lost of these:
{examples}.
"""


def replaced(text):
    """The page, with `text` as its section."""
    before, rest = PAGE.read_text().split(BEGIN)
    return before + BEGIN + text + rest[rest.index(END):]


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
    counts = [[f"{e} {versions[e]}", len(refused[e])] + [len(wrong[e][r]) for r in readers] for e in emitters]
    made = {PAGE: replaced(section(strings, counts, emitters, readers, wrong)), CHART: chart(counts, readers),
            DATA: json.dumps(data, separators=(",", ":")).replace('},"', '},\n"') + "\n"}
    ours = sum(map(len, wrong[emitters[0]].values())) + len(refused[emitters[0]])
    for file, text in made.items():
        if "--check" not in sys.argv:
            file.write_text(text)
        elif file.read_text() != text:
            sys.exit(f"yaml-strings: {file.name} is not what tools/compare/yaml-strings/run makes")
    print(f"{len(strings)} strings, {len(emitters)} writers, {len(readers)} readers, {ours} of Swarender's not read back")
    sys.exit(1 if ours else 0)


main()
