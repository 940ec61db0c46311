"""Makes a program of the samples of the README and of docs, and compares what it prints with what the pages show.

usage: snippets.py make FOLDER     writes the Scala sources of the program
       snippets.py check OUTPUT    compares what the program printed with the pages

The blocks `scala` of a page follow one another, each one nested in those before it, so that it can use and redefine
what they define. They are compiled and run. What a block prints, and the values of its expressions, is what the blocks
after it show that are no Scala; the same holds for one expression and a comment `// => value` after it. A block marked
`scala not-run` is compiled only, one marked `scala not-compiled` is neither: build files, and samples of other libraries.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^( *)```(scala(?: [a-z-]+)?|[a-z]*)\n(.*?)^ *```\n|((?:^    (?!```)[^\n]*\n|^\n(?=    (?!```)))+)", re.M | re.S)
DEFINITION = re.compile(r"(import|val|var|def|lazy|given|implicit|object|class|case|final|sealed|abstract|trait|enum"
                        r"|type|extension|private)\b|@")
CONTINUATION = re.compile(r"[})\].|]|(catch|finally|else|yield|then|do)\b|\s|$")
CLAIM = re.compile(r"^(.*?)\s+// => (.*)$")
# What may be between a sample and what it prints: the cells of a table, the names of tabs.
BETWEEN = re.compile(r"<th>.*?</th>|<[^>]*>|^=== .*$", re.M)
MARK = "\x01"


def blocks(page):
    """The samples of a page: whether each is run, its lines, and the texts that are shown after it."""
    text, found, end = page.read_text(), [], None
    for match in FENCED.finditer(text):
        indent, kind, body, indented = match.groups()
        width = 4 if indent is None else len(indent)
        lines = [line[width:] for line in (indented or body).split("\n")]
        adjacent = end is not None and not BETWEEN.sub("", text[end:match.start()]).strip()
        if kind in ("scala", "scala not-run"):
            found.append((kind == "scala", [line for line in lines if not line.startswith("//> using")], []))
            end = match.end()
        elif adjacent and not (kind or "").startswith("scala"):
            found[-1][2].append("\n".join(line for line in lines if not line.startswith("$ ")).strip("\n"))
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
        return [f'claimed("{quoted}") {{', value, *statement[1:], "}"]
    return ["shown {", *statement, "}"]


def source(name, samples):
    opened = []
    for i, (is_run, lines, _) in enumerate(samples):
        if is_run:
            code = [line for statement in statements(without_main(lines)) for line in run(statement)]
        else:
            code = ["def sample() = {", *lines, "}"]
        opened += [f"object block{i} {{", *code]
    head = [f"package docs.{name}", "", "import docs.Prelude.*", ""]
    return "\n".join([*head, *opened, "}" * len(samples), ""])


def named(page):
    return re.sub(r"\W", "_", str(page.relative_to(ROOT))[:-3])


def make(out):
    out.mkdir(parents=True, exist_ok=True)
    calls = []
    for page in PAGES:
        samples = blocks(page)
        if not samples:
            continue
        (out / f"{named(page)}.scala").write_text(source(named(page), samples))
        for i, (is_run, _, _) in enumerate(samples):
            if is_run:
                path = ".".join(f"block{j}" for j in range(i + 1))
                calls.append(f'    Prelude.sample("{page.relative_to(ROOT)}", {i})(docs.{named(page)}.{path})')
    (out / "Main.scala").write_text("package docs\n\nobject Main {\n  def main(args: Array[String]): Unit = {\n"
                                    + "\n".join(calls) + "\n  }\n}\n")


def check(printed):
    outputs = {}
    for part in printed.read_text().split(MARK)[1:]:
        head, _, output = part.partition("\n")
        outputs[head] = output
    faults, ran, compared = [], 0, 0
    for page in PAGES:
        for i, (is_run, _, shown) in enumerate(blocks(page)):
            name = f"{page.relative_to(ROOT)} {i}"
            if not is_run:
                continue
            ran += 1
            output, expected = outputs.get(name), "\n".join(shown)
            if output is None or "\x02" in output:
                faults.append(f"{name} fails:\n{output}")
            elif shown:
                compared += 1
                if output.strip("\n") != expected.strip("\n"):
                    faults.append(f"{name} prints\n{output}\n---- and not\n{expected}\n----")
    print("\n".join(faults))
    print(f"{ran} samples ran, {compared} of them compared with what their page shows, {len(faults)} faults")
    sys.exit(1 if faults or not compared else 0)


{"make": make, "check": check}[sys.argv[1]](pathlib.Path(sys.argv[2]))
