"""Checks the words of docs, help texts and messages, and the width of prose: see words.txt."""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTH = 100
TABLE = [line.rstrip("\n").split(" -> ") for line in (ROOT / "tools/structure/words.txt").open()
         if " -> " in line and not line.startswith("#")]
PROSE = ["*.md", "docs/*.md", "bench/*.md", "tools/*/*.md", "examples/*/*.md"]
CODE = ["renderer/src/*.scala", "jsonnet/src/*.scala", "platform-*/src/*.scala", "platform-jvm/words/*.scala", "cli/*.scala", "integrations/*.scala",
        "docs/playground/src/*.scala", "docs/playground/text/*.scala",
        "docs/playground/jsonnet/*.scala"]


def tracked(patterns):
    listing = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / name for name in listing.stdout.splitlines()]


def strings_and_comments(text):
    """The lines of source code with only what a person reads in them."""
    for number, line in enumerate(text.splitlines(), 1):
        if re.match(r"\s*(/\*|\*|//)", line):
            yield number, line
        else:
            yield number, " ".join(re.findall(r'"(?:\\.|[^"\\])*"|//.*', line))


def faults(path, lines):
    for number, line in lines:
        for word, instead in TABLE:
            if re.search(rf"\b(?:{word})\b", line, re.I):
                yield f"{path.relative_to(ROOT)}:{number}: write {instead}: {line.strip()[:90]}"


def long_lines(path):
    fenced = False
    for number, line in enumerate(path.read_text().splitlines(), 1):
        fenced ^= line.startswith("```")
        if len(line) > WIDTH and not fenced and not re.match(r"\s*\||    |.*https?://|.*\{\{", line):
            yield f"{path.relative_to(ROOT)}:{number}: {len(line)} columns, at most {WIDTH}"


def main():
    found = []
    for path in tracked(PROSE):
        found += faults(path, enumerate(path.read_text().splitlines(), 1))
        found += long_lines(path)
    for path in tracked(CODE):
        found += faults(path, strings_and_comments(path.read_text()))
    print("\n".join(found))
    sys.exit(1 if found else 0)


main()
