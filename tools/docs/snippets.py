"""Makes a program of the samples of the README and of docs, and compares what it prints with what the pages show.

usage: snippets.py make FOLDER SCALA     writes the sources of the program; SCALA is 2 or 3
       snippets.py builds FOLDER TOOL    writes a source with the samples of a build tool, sbt or mill
       snippets.py check OUTPUT SCALA    compares what the program printed with the pages

Each block `scala` is a file of its own, and has all its imports. It is compiled and run as a script is: its definitions
and expressions are in an object. A block `scala continues` may also use what the blocks before it on its page define, but
not their imports. With Scala 2, the text that tools/site/scala2.py makes of a block is
compiled; a block that begins with `// Scala 2` or `// Scala 3` is for that one only.

What a block prints, and the values of its expressions, is what the blocks after it show that are no Scala; the same
holds for one expression and a comment `// => value` after it. A block `scala not-run` is compiled only: servers, and
programs of other libraries. A block `scala sbt` or `scala mill` has settings of a build, and is compiled as that tool
does; a block `java` is compiled as a method. No block of these languages is only text.
"""
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools/site"))
from scala2 import translated  # noqa: E402

# What a source with settings of a build begins with.
BUILDS = {
    "sbt": "import sbt._\nimport sbt.Keys._\nimport org.scalajs.sbtplugin.ScalaJSPlugin.autoImport._\n"
           "import scala.scalanative.sbtplugin.ScalaNativePlugin.autoImport._\n",
    "mill": "import mill.*\nimport mill.scalanativelib.*\n",
}
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^( *)```(scala(?: [a-z -]+)?|[a-z]*)\n(.*?)^ *```\n|((?:^    (?!```)[^\n]*\n|^\n(?=    (?!```)))+)", re.M | re.S)
WORDS = {"scala", "continues", "not-run", *BUILDS}
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
            if words & set(BUILDS):
                continue
            number += 1
            if lines[0] == f"// Scala {5 - scala}":
                continue
            if "continues" in words and not before:
                sys.exit(f"{page}, line {line}: no sample before it to continue")
            found.append(Sample(number, line, words, lines, list(before) if "continues" in words else []))
            before = [*before, found[-1]]
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
    head = [f"// {page.relative_to(ROOT)}, line {sample.line}", f"package docs.{named(page)}", "", f"object sample{sample.number} {{"]
    for before in sample.after:
        head += [f"import {before.path}.{'{*, given}' if scala == 3 else '_'}", "object continued {"]
    return "\n".join([*head, *lines, "}" * (len(sample.after) + 1), ""])


def java(body, name):
    """A class with a method of the lines of a sample, after its imports."""
    lines = body.split("\n")
    imports = [line for line in lines if line.startswith("import ")]
    return "\n".join(["package docs;", *imports, f"class {name} {{", "void sample() throws Exception {",
                      *[line for line in lines if line not in imports], "}", "}", ""])


def blocks(kind):
    """The text of each block of a kind on all pages."""
    for page in PAGES:
        for number, match in enumerate(FENCED.finditer(page.read_text())):
            if set((match[2] or "").split()) == set(kind.split()):
                yield f"{named(page)}_{number}", match[3]


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
    for name, body in blocks("java"):
        (out / f"{name}.java").write_text(java(body, name))
    (out / "Main.scala").write_text("package docs\n\nobject Main {\n  def main(args: Array[String]): Unit = {\n"
                                    + "\n".join(calls) + "\n  }\n}\n")


def builds(out, tool):
    """For sbt each expression of a sample is a setting; for Mill a sample is what a module of Scala Native adds."""
    out.mkdir(parents=True, exist_ok=True)
    text = f"package docs\n\n{BUILDS[tool]}\n"
    found = list(blocks(f"scala {tool}"))
    for name, body in found:
        if tool == "mill":
            body = re.sub(r"^(?=def (\w+) = super\.\1\b)", "override ", body, flags=re.M)  # Mill's compiler adds it.
            text += f"trait {name} extends ScalaNativeModule {{\n  def scalaVersion = \"2.13.18\"\n" \
                    f"  def scalaNativeVersion = \"0.5.10\"\n{textwrap.indent(body, '  ')}}}\n"
        else:
            lines = [line for statement in statements(body.split("\n")) for line in setting(statement)]
            text += "\n".join([f"object {name} {{", *lines, "}", ""])
    if not found:
        sys.exit(f"no sample of {tool}")
    (out / "Builds.scala").write_text(text)


def setting(statement):
    is_setting = statement[0] and not statement[0].startswith("//") and not DEFINITION.match(statement[0])
    return ["locally[Def.SettingsDefinition] {", *statement, "}"] if is_setting else statement


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
    command, path, kind = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    if command == "builds":
        builds(path, kind)
    else:
        {"make": make, "check": check}[command](path, int(kind))
