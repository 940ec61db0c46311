"""Makes a program of the samples of the README and of docs, and compares what it prints with what the pages show.

usage: snippets.py make FOLDER SCALA     writes the Scala sources of the program; SCALA is 2 or 3
       snippets.py check OUTPUT SCALA    compares what the program printed with the pages

Each block `scala` is a file of its own, and has all its imports. It is compiled and run as a script is: its definitions
and expressions are in an object. A block `scala continues` may also use what the blocks before it on its page define, but
not their imports. With Scala 2, the text that tools/site/scala2.py makes of a block is
compiled; a block that begins with `// Scala 2` or `// Scala 3` is for that one only.

What a block prints, and the values of its expressions, is what the blocks after it show that are no Scala; the same
holds for one expression and a comment `// => value` after it. A block `scala not-run` is compiled only, one `scala
not-compiled` is neither: build files, and samples of other libraries.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools/site"))
from scala2 import translated  # noqa: E402

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^( *)```(scala(?: [a-z -]+)?|[a-z]*)\n(.*?)^ *```\n|((?:^    (?!```)[^\n]*\n|^\n(?=    (?!```)))+)", re.M | re.S)
WORDS = {"scala", "continues", "not-run", "not-compiled"}
DEFINITION = re.compile(r"(import|val|var|def|lazy|given|implicit|object|class|case|final|sealed|abstract|trait|enum"
                        r"|type|extension|private)\b|@")
CONTINUATION = re.compile(r"[})\].|]|(catch|finally|else|yield|then|do)\b|\s|$")
CLAIM = re.compile(r"^(.*?)\s+// => (.*)$")
# What may be between a sample and what it prints: the cells of a table, the names of tabs.
BETWEEN = re.compile(r"<th>.*?</th>|<[^>]*>|^=== .*$", re.M)
MARK = "\x01"


class Sample:
    """A sample: its lines, and the texts that are shown after it. `after` are those that it continues, as numbers."""

    def __init__(self, number, line, words, lines, after):
        self.number, self.line, self.after = number, line, after
        self.is_run = "not-run" not in words
        self.lines = [line for line in lines if not line.startswith("//> using")]
        self.shown = []

    @property
    def path(self):
        return f"sample{self.number}" + ".continued" * len(self.after)


def samples(page, scala):
    """The samples of a page for a version of Scala."""
    text, found, number, end, before = page.read_text(), [], 0, None, []
    for match in FENCED.finditer(text):
        indent, kind, body, indented = match.groups()
        width = 4 if indent is None else len(indent)
        lines = [line[width:] for line in (indented or body).split("\n")]
        words = set((kind or "").split())
        line = text.count("\n", 0, match.start()) + 1
        adjacent = end is not None and not BETWEEN.sub("", text[end:match.start()]).strip()
        if "scala" in words:
            if words - WORDS:
                sys.exit(f"{page}, line {line}: what is {words - WORDS}?")
            end = None
            if "not-compiled" in words:
                continue
            number += 1
            if lines[0] == f"// Scala {5 - scala}":
                continue
            if "continues" in words and not before:
                sys.exit(f"{page}, line {line}: no sample before it to continue")
            found.append(Sample(number, line, words, lines, list(before) if "continues" in words else []))
            before = [*before, found[-1]] if found[-1].is_run else before
            end = match.end()
        elif adjacent:
            found[-1].shown.append("\n".join(line for line in lines if not line.startswith("$ ")).strip("\n"))
            end = match.end()
        else:
            end = None
    return found


def statements(lines):
    """The statements of a block, as lists of lines."""
    found = []
    for line in lines:
        if found and CONTINUATION.match(line):
            found[-1].append(line)
        else:
            found.append([line])
    return found


def without_main(lines):
    """The lines with what a main method does in its place, so that later blocks can use what it defines."""
    found, inside = [], False
    for line in lines:
        if line.startswith("@main"):
            inside = True
        elif inside and line and not line.startswith(" "):
            inside = False
            found += [] if line == "}" else [line]
        else:
            found.append(line[2:] if inside else line)
    return found


def run(statement):
    """A statement that shows its value, if it has one, and fails if that is not the one in a comment after it."""
    first = statement[0]
    if not first or first.startswith("//") or DEFINITION.match(first):
        return statement
    claim = CLAIM.match(first)
    if claim:
        value, text = claim.groups()
        quoted = text.replace("\\", "\\\\").replace('"', '\\"')
        return [f'_root_.docs.Prelude.claimed("{quoted}") {{', value, *statement[1:], "}"]
    return ["_root_.docs.Prelude.shown {", *statement, "}"]


def source(page, sample, scala):
    """A file with the sample in an object; in objects around it are imports of what it continues."""
    lines = without_main(sample.lines)
    if scala == 2 and lines[0] != "// Scala 2":
        lines = translated("\n".join(lines)).split("\n")
    if sample.is_run:
        lines = [line for statement in statements(lines) for line in run(statement)]
    else:
        lines = ["def sample(): Any = {", *lines, "()", "}"]
    head = [f"// {page.relative_to(ROOT)}, line {sample.line}", f"package docs.{named(page)}", "", f"object sample{sample.number} {{"]
    for before in sample.after:
        head += [f"import {before.path}.{'{*, given}' if scala == 3 else '_'}", "object continued {"]
    return "\n".join([*head, *lines, "}" * (len(sample.after) + 1), ""])


def named(page):
    return re.sub(r"\W", "_", str(page.relative_to(ROOT))[:-3])


def make(out, scala):
    out.mkdir(parents=True, exist_ok=True)
    calls = []
    for page in PAGES:
        for sample in samples(page, scala):
            (out / f"{named(page)}_{sample.number}.scala").write_text(source(page, sample, scala))
            if sample.is_run:
                calls.append(f'    Prelude.sample("{page.relative_to(ROOT)}, line {sample.line}")(docs.{named(page)}.{sample.path})')
    (out / "Main.scala").write_text("package docs\n\nobject Main {\n  def main(args: Array[String]): Unit = {\n"
                                    + "\n".join(calls) + "\n  }\n}\n")


def check(printed, scala):
    outputs = {}
    for part in printed.read_text().split(MARK)[1:]:
        head, _, output = part.partition("\n")
        outputs[head] = output
    faults, ran, compared = [], 0, 0
    for page in PAGES:
        for sample in samples(page, scala):
            if not sample.is_run:
                continue
            ran += 1
            name = f"{page.relative_to(ROOT)}, line {sample.line}"
            output, expected = outputs.get(name), "\n".join(sample.shown)
            if output is None or "\x02" in output:
                faults.append(f"{name} fails:\n{output}")
            elif sample.shown:
                compared += 1
                if output.strip("\n") != expected.strip("\n"):
                    faults.append(f"{name} prints\n{output}\n---- and not\n{expected}\n----")
    print("\n".join(faults))
    print(f"Scala {scala}: {ran} samples ran, {compared} of them compared with what their page shows, {len(faults)} faults")
    sys.exit(1 if faults or not compared else 0)


if __name__ == "__main__":
    {"make": make, "check": check}[sys.argv[1]](pathlib.Path(sys.argv[2]), int(sys.argv[3]))
