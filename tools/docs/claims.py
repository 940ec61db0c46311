"""Compares what pages say with what the sources have: the parsers that read our YAML, the parameters of NumberLayout, the
sizes of caches, defaults.

Exits 1 if a page says something else.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORDS = {18: "Eighteen", 19: "Nineteen", 20: "Twenty", 21: "Twenty-one", 22: "Twenty-two", 7: "seven", 8: "eight", 9: "nine"}


def text(name):
    return re.sub(r"\s+", " ", (ROOT / name).read_text())


def table(name, head):
    """The first cells of the table that begins with `head`."""
    lines = (ROOT / name).read_text().split("\n")
    rows = lines[lines.index(head) + 2:]
    end = next(i for i, row in enumerate(rows) if not row.startswith("|"))
    return [row.split(" | ")[0].strip("| `") for row in rows[:end]]


def constant(file, name):
    """The number that the source `file` gives a constant, or a parameter as its default."""
    path = next(path for path in sorted(ROOT.glob(f"renderer/**/src/**/{file}")))
    return int(re.search(rf"\b{name}(?:: Int)? = (\d+)", path.read_text())[1])


def claims():
    """Each with the page that must have it."""
    check = (ROOT / "tools/compare/yaml-readers/check").read_text()
    usual, more = (re.search(rf'^ *{name}="([^"]+)"', check, re.M)[1].split() for name in ("usual", "more"))
    configurations = usual + more
    parsers = {re.sub(r"-1\.[12]$", "", name) for name in configurations}
    languages = len(table("docs/reference/yaml.md", "| language | readers |"))
    yield "README.md", f"{WORDS[len(parsers)]} parsers in {WORDS[languages]} languages"
    yield "docs/faq.md", f"{len(configurations)} configurations of {len(parsers)} parsers"
    yield "docs/reference/yaml.md", f"these {len(configurations)} configurations; without `all`, with the {len(usual)} in bold"
    buffers = "docs/internals/buffers.md"
    sessions = constant("ObjectPool.scala", "Retained")
    yield buffers, f"the writers of its last {WORDS[constant('StyleWriters.scala', 'Most')]} styles"
    yield buffers, f"at most {constant('KeyWriter.scala', 'Size')} keys"
    yield buffers, f"at most {sessions} sessions for bytes, {sessions} for strings"
    depth = constant("StyleSettings.scala", "maxDepth")
    for page in ("docs/reference/errors.md", "docs/tour.md", "SECURITY.md"):
        yield page, f"{depth:,} levels"


def main():
    faults = [f"{page} does not say: {claim}" for page, claim in claims() if claim not in text(page)]
    layout = (ROOT / "renderer/core/src/swarender/NumberLayout.scala").read_text()
    parameters = re.findall(r"^    (\w+): ", re.search(r"case class NumberLayout\((.*?)\n\)", layout, re.S)[1], re.M)
    rows = table("docs/reference/settings.md", "| parameter | default | meaning |")
    if set(parameters) != set(rows):
        faults.append(f"docs/reference/settings.md: other parameters than NumberLayout has: {set(parameters) ^ set(rows)}")
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


main()
