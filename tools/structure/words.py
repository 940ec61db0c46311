"""Checks the words of docs, help texts and messages, the width of prose, the size and the number of pages: see words.txt.

usage: words.py            prints what is wrong, exits 1 if anything is
       words.py --count    prints the words of each page and of all, those of the largest cell of its tables, and how many
                           pages are for users: those of the site's navigation outside of `Project`
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTH = 100
# Words of all pages, of one page, and of a cell of a table, as `wc -w` counts them.
MOST, MOST_OF_PAGE, MOST_OF_CELL = 42000, 2360, 60
MOST_PUBLIC = 30
TABLE = [line.rstrip("\n").split(" -> ") for line in (ROOT / "tools/structure/words.txt").open()
         if " -> " in line and not line.startswith("#")]
PROSE = ["*.md", "docs/*.md", "bench/*.md", "tools/*/*.md", "examples/*/*.md"]
CODE = ["renderer/*.scala", "platform-*.scala", "jsonnet/src/*.scala", "cli/*.scala", "integrations/*.scala", "docs/playground/src/*.scala",
        "docs/playground/text/*.scala", "docs/playground/jsonnet/*.scala", ":!renderer/test*", ":!platform-*/test"]


def tracked(patterns):
    listing = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in listing.stdout.splitlines()]


def strings_and_comments(text):
    """The lines of source code with only what a person reads in them."""
    for number, line in enumerate(text.splitlines(), 1):
        if re.match(r"\s*(/\*|\*|//)", line):
            yield number, re.sub(r"^\s*(/\*+|\*+/?|//+)", "", line)
        else:
            yield number, " ".join(re.findall(r'"(?:\\.|[^"\\])*"|//.*', line))


def paragraphs(lines):
    """Lines up to an empty one, as one, since a phrase may go on in the next line."""
    first, held = 0, []
    for number, line in [*lines, (0, "")]:
        if line.strip():
            first = first if held else number
            held.append(line.strip())
        elif held:
            yield first, " ".join(held)
            held = []


def faults(path, lines):
    for number, line in paragraphs(lines):
        for word, instead in TABLE:
            for found in re.finditer(rf"\b(?:{word})\b" if word[-1] != ")" else rf"\b(?:{word})", line, re.I):
                around = line[max(0, found.start() - 40) : found.end() + 40]
                yield f"{path.relative_to(ROOT)}:{number}: write {instead}: {around}"


def long_lines(path):
    fenced = False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        fenced ^= line.startswith("```")
        if len(line) > WIDTH and not fenced and not re.match(r"\s*\||    |.*https?://|.*\{\{", line):
            yield f"{path.relative_to(ROOT)}:{number}: {len(line)} columns, at most {WIDTH}"


def broken_lists(path):
    """Lines of an item that are not indented: someone filled the list as one paragraph."""
    lines, fenced = path.read_text().splitlines(), False
    for number, (line, following) in enumerate(zip(lines, [*lines[1:], ""]), 1):
        fenced ^= line.startswith("```")
        if not fenced and re.match(r"([*-]|\d+\.) ", line) and re.match(r"(?![*-] |\d+\. |<!--)\S", following):
            yield f"{path.relative_to(ROOT)}:{number + 1}: indent the lines of a list item"


def sizes(path):
    """The words of a page, and of the largest cell of its tables."""
    text = path.read_text()
    cells = [len(cell.split()) for line in text.splitlines() if line.startswith("|") for cell in line.split(" | ")]
    return len(text.split()), max(cells, default=0)


def public():
    navigation = (ROOT / "tools/site/mkdocs.yml").read_text().split("\nnav:\n")[1].split("\n  - Project:\n")[0]
    return re.findall(r"\S+\.md$", navigation, re.M)


def large():
    total = 0
    for path in tracked(["*.md"]):
        words, cell = sizes(path)
        total += words
        if words > MOST_OF_PAGE:
            yield f"{path.relative_to(ROOT)}: {words} words, at most {MOST_OF_PAGE}"
        if cell > MOST_OF_CELL:
            yield f"{path.relative_to(ROOT)}: a cell of {cell} words, at most {MOST_OF_CELL}"
    if total > MOST:
        yield f"all pages: {total} words, at most {MOST}"
    if len(public()) > MOST_PUBLIC:
        yield f"{len(public())} pages for users, at most {MOST_PUBLIC}"


def count():
    rows = sorted(((*sizes(path), path.relative_to(ROOT)) for path in tracked(["*.md"])), reverse=True)
    for words, cell, name in rows:
        print(f"{words:6} {cell:4} {name}")
    print(f"{sum(row[0] for row in rows):6}      {len(rows)} pages, {len(public())} of them for users")


def main():
    if sys.argv[1:] == ["--count"]:
        return count()
    found = list(large())
    for path in tracked(PROSE):
        found += faults(path, enumerate(path.read_text().splitlines(), 1))
        found += long_lines(path)
        found += broken_lists(path)
    for path in tracked(CODE):
        found += faults(path, strings_and_comments(path.read_text()))
    print("\n".join(found))
    sys.exit(1 if found else 0)


main()
