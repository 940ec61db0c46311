"""Makes a Scala source of each page's samples, so that a compiler can check them.

usage: snippets.py OUT

The blocks of a page follow one another, each one nested in those before it, so that it can use and redefine what they
define. A block `scala` is compiled; one marked `scala not-compiled` is not: build files, and samples of other libraries.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^( *)```scala\n(.*?)^ *```$", re.M | re.S)


def source(page, name):
    text = page.read_text()
    blocks = []
    for indent, body in BLOCK.findall(text):
        lines = [line[len(indent):] for line in body.split("\n")]
        blocks.append("\n".join(line for line in lines if not line.startswith("//> using")))
    if not blocks:
        return None
    opened = "".join(f"object block{i} {{\n{body}\n" for i, body in enumerate(blocks))
    return f"package docs.{name}\n\nimport docs.Prelude.*\nimport swarender.*\n\n{opened}{'}' * len(blocks)}\n"


def main():
    out = pathlib.Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        name = re.sub(r"\W", "_", str(page.relative_to(ROOT))[:-3])
        made = source(page, name)
        if made:
            (out / f"{name}.scala").write_text(made)


main()
