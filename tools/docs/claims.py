"""Compares what pages say with what the sources have: the parsers that read our YAML, the parameters of NumberLayout, sizes
of buffers and caches, defaults, the versions of libraries, a ratio that was measured, the files that pages name.

Exits 1 if a page says something else.
"""
import json
import pathlib
import re
import subprocess
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
    path = next(path for part in ("renderer", "platform-jvm", "cli") for path in sorted(ROOT.glob(f"{part}/**/src/**/{file}")))
    number = re.search(rf"\b{name}(?:: \w+)? = ([\d *<]+)", path.read_text())[1]
    return eval(number)  # digits, * and << alone


def versions():
    """The versions of what each integration is compiled with, by the name of its artifact."""
    named = dict(re.findall(r'val (\w+) = "([\d.]+)"', (ROOT / "mill-build/src/Versions.scala").read_text()))
    package = re.sub(r"\$\{Versions\.(\w+)\}|Versions\.(\w+)", lambda use: f":{named.get(use[1] or use[2])}",
                     (ROOT / "integrations/package.mill").read_text())
    for part in package.split("extends Integration {")[1:]:
        yield "swarender-" + re.search(r'def name = "([\w-]+)"', part)[1], set(re.findall(r":(\d[\d.]*\d)", part))


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
    buffers, output = "docs/internals/buffers.md", "docs/how-to/output.md"
    room, piece = (constant(*name) // 1024 for name in (("StreamSink.scala", "Room"), ("ArrayOutput.scala", "Piece")))
    yield output, f"up to {room} KiB before the failing document may be missing"
    yield "docs/reference/settings.md", f"{room} KiB at a time"
    yield "docs/faq.md", f"holds at most {room} KiB of output"
    yield "docs/how-to/http.md", f"before about {piece} KiB are written"
    yield output, f"{constant('HandOff.scala', 'Pages')} ready"
    first, _, largest, _ = re.findall(r"\d+[\d *]*", re.search(r"val growing.*?\((.*)\)", source("BufferPolicy.scala"))[1])
    yield output, f"grows from {eval(first) // 1024} KiB to {eval(largest) // 1024} KiB"
    pages = int(re.search(r"val shared.*bounded\(BufferPolicy.growing.maximum, (\d+)\)", source("PagePool.scala"))[1])
    yield output, f"has pages of {eval(largest) // 1024} KiB and keeps at most {pages * eval(largest) >> 20} MiB"
    token, document = constant("Converter.scala", "MaxToken"), constant("Converter.scala", "MaxDocument")
    yield "docs/reference/cli.md", f"at most {token >> 20} MiB, a document {document:,} bytes"
    sessions = constant("ObjectPool.scala", "Retained")
    yield buffers, f"the writers of its last {WORDS[constant('StyleWriters.scala', 'Most')]} styles"
    held = constant("KeyWriter.scala", "MaxHeld")
    yield buffers, f"at most {constant('KeyWriter.scala', 'Size')} keys of {held:,} chars together"
    yield buffers, f"at most {sessions} sessions for bytes, {sessions} for strings"
    depth = constant("CommonSettings.scala", "maxDepth")
    for page in ("docs/reference/errors.md", "docs/tour.md", "SECURITY.md"):
        yield page, f"{depth:,} levels"
    rows = [json.loads(line.rstrip(",")) for line in (ROOT / "bench/results/examples.json").read_text().split("\n") if "loop" in line]
    times = [1 / row["over"]["median"] for row in rows if row["suite"] == "EvaluatorFunctions" and row["way"] == "loop"]
    yield "docs/evaluators.md", f"takes {min(times):.1f} to {max(times):.1f} times as long as a loop written by hand"


def source(file):
    return next(ROOT.glob(f"renderer/**/src/**/{file}")).read_text()


def main():
    faults = [f"{page} does not say: {claim}" for page, claim in claims() if claim not in text(page)]
    layout = (ROOT / "renderer/core/src/swarender/NumberLayout.scala").read_text()
    parameters = re.findall(r"^    (\w+): ", re.search(r"case class NumberLayout\((.*?)\n\)", layout, re.S)[1], re.M)
    rows = table("docs/reference/settings.md", "| parameter | default | meaning |")
    if set(parameters) != set(rows):
        faults.append(f"docs/reference/settings.md: other parameters than NumberLayout has: {set(parameters) ^ set(rows)}")
    compiled = dict(versions())
    for row in (ROOT / "docs/how-to/integrations.md").read_text().split("\n"):
        cells = [cell.strip("` ") for cell in row.split("|")[1:-1]]
        unknown = set(re.findall(r"\d+\.[\d.]*\d(?![\d.)])", cells[-1])) - compiled.get(cells[0], set()) if cells else None
        if unknown and cells[0] in compiled:
            faults.append(f"docs/how-to/integrations.md: {cells[0]} is compiled with {sorted(compiled[cells[0]])} and not {unknown}")
    known = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    for page in ["ARCHITECTURE.md", "CONTRIBUTING.md", "bench/README.md", "tools/README.md",
                 *(name for name in known if re.match(r"docs/internals/.*\.md", name))]:
        for path in re.findall(r"`([\w./-]+\.(?:scala|mill|py|mjs|txt|json|yml|c|h))`", text(page)):
            if not any(f"/{name}".endswith(f"/{path}") for name in known):
                faults.append(f"{page}: there is no {path}")
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


main()
