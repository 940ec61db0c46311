"""Checks the arrows between packages and files, by what `jdeps` reads from class files, and prints the size of each package.

usage: check.py CLASSES..., the folders of all parts and artifacts

Fails on a cycle between packages, on a cycle of more than 3 files, on a platform shim of more than 8 functions, on a program
whose package lies in the library's and so sees what is private, and on a call that native-image of GraalVM needs configuration
for, in any of the artifacts, unless `allowed.txt` explains it; on a source file that a page for newcomers names and that is
not there; on a folder of tools that its README does not name; on a regular expression of the library or the command that repeats a group, for which the JDK needs the stack.
"""
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = sorted([*ROOT.glob("renderer/**/src"), *ROOT.glob("platform-jvm/**/src"), *ROOT.glob("platform-jvm/**/words")])
SOURCES = [folder for folder in SOURCES if not {"test", "testkit"} & set(folder.parts)]
PROGRAMS = ["bench", "ci", "cli", "docs", "examples", "integrations", "tools"]
PAGES = ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/internals/one-call.md", "docs/internals/recipes.md"]
LARGEST_CYCLE = 3
LARGEST_SHIM = 8
DEFINITION = re.compile(r"^(?:@\S+ )*(?:(?:private|protected|public|sealed|abstract|final|implicit|case)(?:\[\w+\])? )*"
                        r"(?:class|object|trait) (\w+)", re.M)


def sources():
    """The source file of every top-level class, by its full name."""
    files = {}
    for folder in SOURCES:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".scala", ".java"):
                text = path.read_text()
                package = ".".join(part.strip(";") for part in re.findall(r"^package (\S+)", text, re.M))
                for name in DEFINITION.findall(text):
                    files[f"{package}.{name}"] = path.relative_to(ROOT)
    return files


def dependencies(classes, files):
    """Which file needs which others."""
    listing = subprocess.run(["jdeps", "-verbose:class", "-filter:none", *classes], check=True, capture_output=True, text=True)
    needs = collections.defaultdict(set)
    for line in listing.stdout.splitlines():
        if m := re.match(r"^   (swarender\S+) +-> (swarender\S+) ", line):
            one, other = (files.get(name.split("$")[0]) for name in m.groups())
            if one and other and one != other:
                needs[one].add(other)
    return needs


def cycles(needs):
    """The strongly connected components of more than one node: Tarjan's algorithm."""
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(needs.get(node, ())):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            component = set()
            while node not in component:
                component.add(stack.pop())
            if len(component) > 1:
                found.append(component)

    sys.setrecursionlimit(10000)
    for node in sorted(needs):
        if node not in index:
            visit(node)
    return found


def insiders():
    """The sources of programs in a package of the library."""
    for folder in PROGRAMS:
        for path in sorted((ROOT / folder).rglob("*.scala")):
            if re.search(r"^package swarender\b", path.read_text(), re.M):
                yield path.relative_to(ROOT)


# What a native image finds only where its configuration names it: classes, members, resources, services and serialized objects
# that are looked up while the program runs.
LOOKUP = re.compile(r"// (?:Interface)?Method (?:java/lang/(?:Class\.(?:forName|newInstance|getResource\w*|get(?:Declared)?"
                    r"(?:Class|Constructor|Field|Method|RecordComponent)\w*)|ClassLoader\.\w+|System\.load\w*|reflect/\w+\.\w+"
                    r"|invoke/MethodHandles\$?\w*\.\w+)|java/util/ServiceLoader\.\w+|java/io/Object(?:In|Out)putStream\.[\w\"<>]+"
                    r"|sun/misc/Unsafe\.\w+)")
CLASS = re.compile(r"^(?:[a-z]+ )*(?:class|interface) ([\w.$]+)")


def lookups(artifacts):
    """The class and the method of every such call: `RenderThreads Class.getMethod`."""
    files = [str(path) for folder in artifacts for path in sorted(pathlib.Path(folder).rglob("*.class"))]
    code = subprocess.run(["javap", "-c", "-p", *files], check=True, capture_output=True, text=True).stdout
    owner = None
    for line in code.splitlines():
        if m := CLASS.match(line):
            owner = m[1].split(".")[-1].split("$")[0]
        elif m := LOOKUP.search(line):
            yield f"{owner} {m[0].split('/')[-1]}"


def strays():
    """The source files that pages name and that are not there."""
    listing = subprocess.run(["git", "ls-files", "*.scala"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = listing.splitlines()
    for page in PAGES:
        for name in sorted(set(re.findall(r"`([\w./-]+\.scala)`", (ROOT / page).read_text()))):
            if not any(f"/{path}".endswith(f"/{name}") for path in paths):
                yield page, name


def unnamed():
    """The folders of tools that its README has no row for."""
    rows = re.findall(r"^\| (.*?) \|", (ROOT / "tools/README.md").read_text(), re.M)
    named = {name for row in rows for name in re.findall(r"`([\w-]+)`", row)}
    for folder in ("tools", "tools/compare"):
        for path in sorted((ROOT / folder).iterdir()):
            if path.is_dir() and path.name not in named:
                yield path.relative_to(ROOT)


LIBRARY = ["renderer/**/src*", "jsonnet/src", "platform-*/**/src", "platform-*/**/words", "integrations/*/src*", "cli/**/src"]
REGEX = re.compile(r"\.r\b|\.matches\(|\bPattern\b|\breplaceAll\(|\breplaceFirst\(|\.split\(\"|\bRegex\b")
STRING = re.compile(r'"""(?:.*?)"""|"(?:[^"\\\n]|\\.)*"', re.S)
REPEATED = re.compile(r"(?<!\\)\)[*+{]")


def repetitions():
    """The regular expressions that repeat a group, by the names of their files: `java.util.regex` calls itself for each time."""
    for pattern in LIBRARY:
        for folder in sorted(ROOT.glob(pattern)):
            for path in sorted(folder.rglob("*.scala")):
                text = path.read_text()
                if "test" not in path.parts and REGEX.search(text):
                    for string in STRING.findall(text):
                        if REPEATED.search(string):
                            yield path.stem, string


def package(path, rooms):
    """The package of a file; of a class in the library's own, that which `rooms` has for it, or its part of the library."""
    inside = path.parts[path.parts.index("swarender") + 1:]
    part = path.parts[1] if path.parts[1] not in ("src", "words") else "swarender"
    return inside[0] if len(inside) > 1 else rooms.get(path.stem, part)


def main():
    allowed = [line.split("#")[0].split() for line in (ROOT / "tools/structure/allowed.txt").read_text().splitlines()]
    rooms = {name: words[1] for words in allowed if words[:1] == ["room"] for name in words[2:]}
    knots = [set(words[1:]) for words in allowed if words[:1] == ["cycle"]]
    files = sources()
    needs = dependencies(sys.argv[1:], files)
    packages = collections.defaultdict(set)
    for path, others in needs.items():
        for other in others:
            if package(path, rooms) != package(other, rooms):
                packages[package(path, rooms)].add(package(other, rooms))
    faults = []
    for component in cycles(packages):
        if not any(component <= knot for knot in knots):
            faults.append(f"cycle between packages: {' '.join(sorted(component))}")
    for component in cycles(needs):
        names = {path.stem for path in component}
        if len(component) > LARGEST_CYCLE and not any(names <= knot for knot in knots):
            faults.append(f"cycle of {len(names)} files: {' '.join(sorted(names))}")
    for shim in sorted(ROOT.glob("platform-*/core/src/swarender/platform/Platform.scala")):
        functions = len(re.findall(r"^  (?:@\w+(?:\([^)]*\))? )*(?:final )?(?:def|val|lazy val) ", shim.read_text(), re.M))
        if functions > LARGEST_SHIM:
            faults.append(f"{shim.relative_to(ROOT)} has {functions} functions, at most {LARGEST_SHIM} are allowed")
    looked = set(lookups(sys.argv[1:]))
    expected = {f"{words[1]} {method}" for words in allowed if words[:1] == ["lookup"] for method in words[2:]}
    repeating = {name for words in allowed if words[:1] == ["repeated"] for name in words[1:]}
    for name, string in repetitions():
        if name not in repeating:
            faults.append(f"{name}.scala: the regular expression {string} repeats a group, which needs the stack")
    for call in sorted(looked - expected):
        faults.append(f"native-image needs configuration for {call}")
    for call in sorted(expected - looked):
        faults.append(f"allowed.txt allows {call}, which is not called")
    for path in insiders():
        faults.append(f"{path} is in a package of the library and sees what is private")
    for page, name in strays():
        faults.append(f"{page} names {name}, which is not there")
    for path in unnamed():
        faults.append(f"tools/README.md has no row for {path}")
    report(packages)
    for fault in faults:
        print(f"structure: {fault}")
    sys.exit(1 if faults else 0)


def report(packages):
    """The house in numbers."""
    sizes = collections.defaultdict(lambda: [0, 0, 0])
    largest = (0, None)
    public = 0
    for path in sorted(path for folder in SOURCES if "renderer" in folder.parts for path in folder.rglob("*.scala")):
        text = path.read_text()
        lines = text.count("\n")
        size = sizes[package(path.relative_to(ROOT), {})]
        size[0] += 1
        size[1] += lines
        types = len({m[1] for m in re.finditer(r"^(?:(?:sealed|abstract|final|case) )*(?:class|object|trait) (\w+)", text, re.M)})
        size[2] += types
        public += types
        largest = max(largest, (lines, path.name))
    print(f"{'package':<12} {'files':>5} {'lines':>6} {'public':>6}  needs")
    for name, (count, lines, types) in sorted(sizes.items()):
        print(f"{name:<12} {count:>5} {lines:>6} {types:>6}  {' '.join(sorted(packages.get(name, ())))}")
    total = [sum(column) for column in zip(*sizes.values())]
    print(f"{'all':<12} {total[0]:>5} {total[1]:>6} {public:>6}  largest file: {largest[1]}, {largest[0]} lines")
    trunk = fields(r"case class \w+Settings\((.*?)\n\)", "renderer/*/src")
    own = fields(r"case class \w+\(([^()]*)\)\s+extends (?:JsonVariant|YamlStringClass|TomlOddities)\b", "renderer/dialects/src", "jsonnet/src")
    print(f"{trunk} settings, {len(methods())} methods change them; {own} in the records of dialects and evaluators")


def fields(record, *folders):
    """How many fields such records have, those of all formats counted once."""
    sources = [path.read_text() for folder in folders for path in ROOT.glob(f"{folder}/**/*.scala")]
    records = [found for text in sources for found in re.findall(record, text, re.S)]
    names = [name for text in records for name in re.findall(r"(?:^|,)\s*(?:override val )?(\w+):", text)]
    return len([name for name in names if name != "common"])


def methods():
    """The names of the methods of styles that change a setting."""
    styles = [path for folder in SOURCES if "renderer" in folder.parts for path in folder.rglob("*Style.scala")]
    return {name for path in styles for name in re.findall(r"^  (?:override |final )*def (with[A-Z]\w*)", path.read_text(), re.M)}


if __name__ == "__main__":
    main()
