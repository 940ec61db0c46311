"""Samples in Scala 2, from those in Scala 3.

The pages show samples in Scala 3. `translated` returns the same in Scala 2, which the site has in a tab beside it and
tools/docs/snippets.py compiles and runs. It knows what the samples use: `derives`, `given`, `using`, enums, imports and
wildcards of types. A sample that needs more is on its page for each Scala, with first lines `// Scala 3` and
`// Scala 2`.
"""
import re

MAIN = re.compile(r"^@main def (\w+)\(\): Unit = ", re.M)
VERSION = re.compile(r"^//> using scala 3\S*", re.M)
# A definition that derives: its lines up to `derives`, the name, the type parameters; what it derives; the body's begin.
DERIVES = re.compile(
    r"^(?P<head>(?:@\w+(?:\([^)\n]*\))? )*(?:final |sealed )*(?P<kind>case class|class|trait|enum) (?P<name>\w+)"
    r"(?P<types>\[[^\]]*\])?(?:(?!\n[^ )\n]| derives ).)*) derives (?P<derived>[\w., ]*\w)(?P<body> \{)?$", re.M | re.S)
ENUM = re.compile(r"^enum (?P<name>\w+)(?P<types>\[[^\]]*\])?(?P<derives> derives [\w., ]+\w)? \{\n(?P<cases>(?:  .*\n)*)\}\n?", re.M)
CASE = re.compile(r"^(?P<head>(?:@\w+(?:\(.*?\))? )*)case (?P<cases>\w+(?:\(.*\))?(?:, \w+)*)$")
GIVEN = re.compile(r"^( *|object \w+ \{ )given (?:(?:(\w+)\s*)?(\[[^=\n]*?\]): |(\w+): )?(.*?) = ", re.M)


def lower(name):
    return name[:1].lower() + name[1:]


def instance(name, types, derived):
    """An implicit in the companion object."""
    short = derived.rsplit(".", 1)[-1]
    make = derived.replace("ReadWriter", "macroRW") if short == "ReadWriter" else f"{derived}.derived"
    if not types:
        return f"implicit val {lower(short)}: {derived}[{name}] = {make}"
    plain = [part.strip(" +-") for part in types[1:-1].split(",")]
    bounds = ", ".join(f"{part}: {derived}" for part in plain)
    return f"implicit def {lower(short)}[{bounds}]: {derived}[{name}[{', '.join(plain)}]] = {make}"


def with_companion(code, name, members, end, first=False):
    """The code with members in the object `name`, which is added at `end` if there is none."""
    opened = re.compile(rf"^object {name} \{{\n", re.M).search(code)
    text = "".join(f"  {line}\n" if line else "\n" for member in members for line in member.split("\n"))
    if opened:
        at = opened.end() if first else code.index("\n}", opened.end() - 1) + 1
        return code[:at] + text + code[at:]
    if len(members) == 1 and "\n" not in members[0]:
        text = f"object {name} {{ {members[0]} }}\n"
    else:
        text = f"object {name} {{\n{text}}}\n"
    return code[:end] + text + code[end:]


def end_of(code, start, has_body, name):
    """Where the companion can begin: after the definition at `start`, and after the last subtype."""
    end = code.find("\n}" if has_body else "\n", start)
    end = len(code) if end < 0 else end + (3 if has_body else 1)
    subtypes = [match.end() for match in re.finditer(rf"^.* extends {name}\b.*\n", code, re.M)]
    return max([min(end, len(code)), *subtypes])


def without_derives(code):
    while True:
        found = DERIVES.search(code)
        if not found:
            return code
        body = found["body"] or ""
        code = code[: found.start()] + found["head"] + body + code[found.end():]
        members = [instance(found["name"], found["types"], derived) for derived in found["derived"].split(", ")]
        end = end_of(code, found.start() + len(found["head"]), body, found["name"])
        code = with_companion(code, found["name"], members, end)


def without_enums(code):
    while True:
        found = ENUM.search(code)
        if not found:
            return code
        name, types = found["name"], found["types"] or ""
        parent = name + re.sub(r"[+-]", "", types)
        cases = []
        for line in found["cases"].split("\n"):
            case = CASE.match(line.strip())
            if not case:
                cases += [line[2:]] if line.strip() else []
            elif "(" in case["cases"]:
                params = case["cases"].index("(")
                cases.append(f"{case['head']}final case class {case['cases'][:params]}{types}{case['cases'][params:]} extends {parent}")
            else:
                cases += [f"{case['head']}case object {one} extends {parent}" for one in case["cases"].split(", ")]
        trait = f"sealed trait {name}{types}{found['derives'] or ''}\n"
        code = code[: found.start()] + trait + code[found.end():]
        code = with_companion(code, name, cases, found.start() + len(trait), first=True)


def implicit(code):
    """A given as an implicit, with a name: that of its type class in the companion of its type, else of both."""
    def change(found):
        indent, name, types, alone, tpe = found.groups()
        parts = re.findall(r"\w+", tpe)
        if not parts:
            return found[0]
        opened = re.findall(r"^object (\w+) \{$", code[: found.start()], re.M) if indent.isspace() else []
        companion = opened and opened[-1] in parts[1:]
        named = name or alone or lower(parts[0] if companion else "".join([*parts[1:], parts[0]]))
        return f"{indent}implicit {'def' if types else 'val'} {named}{types or ''}: {tpe} = "
    return GIVEN.sub(change, code)


def imports(line):
    line = re.sub(r"\{\*, given\}|\*$|(?<=\.)given$", "_", line)
    line = re.sub(r"\b(\w+) as (\w+)", r"\1 => \2", line)
    return re.sub(r"\.(\w+ => \w+)(?=\s*(?://.*)?$)", r".{\1}", line)


def translated(code):
    code = VERSION.sub("//> using scala 2.13.18", code)
    code = MAIN.sub(lambda main: f"object {main[1][:1].upper()}{main[1][1:]} extends App ", code)
    code = without_derives(without_enums(code))
    code = implicit(code)
    code = re.sub(r"\(using ", "(", re.sub(r"(def .*)\(using ", r"\1(implicit ", code))
    code = code.replace("[?]", "[_]").replace("summon[", "implicitly[")
    return "\n".join(imports(line) if line.lstrip().startswith("import ") else line for line in code.split("\n"))
