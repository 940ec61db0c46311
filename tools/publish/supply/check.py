"""Checks bills of materials: check.py FOLDER IVY

Each is CycloneDX 1.6, names each library once with the SHA-256 of a file that the build resolved, and has what the POM
of its artifact names, in the same versions or, where another library wants it, a later one. Every artifact but those for
Scala Native has one.
"""
import json
import pathlib
import sys
import xml.etree.ElementTree as xml

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator


def fail(message):
    print(f"supply: {message}", file=sys.stderr)
    sys.exit(1)


def numbers(version):
    return [int(part) if part.isdigit() else 0 for part in version.replace("+", ".").split(".")]


def wanted(pom):
    """What the POM names for run time: {group:name: version}."""
    found = {}
    tags = ("groupId", "artifactId", "version", "scope")
    for dependency in xml.parse(pom).getroot().findall("{*}dependencies/{*}dependency"):
        text = {tag: dependency.findtext("{*}" + tag, "compile") for tag in tags}
        if text["scope"] in ("compile", "runtime"):
            found[f'{text["groupId"]}:{text["artifactId"]}'] = text["version"]
    return found


def check(path, ivy):
    text = path.read_text()
    error = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if error:
        fail(f"{path.name} is not CycloneDX 1.6: {error}")
    bom = json.loads(text)
    artifact = bom["metadata"]["component"]
    listed = {f'{c["group"]}:{c["name"]}': c for c in bom["components"]}
    # Twice whatever its version; with a classifier, such as a system, it is another file.
    if len({c["purl"].replace(f'@{c["version"]}', "") for c in bom["components"]}) != len(bom["components"]):
        fail(f"{path.name} has a library twice")
    if any(len(c["hashes"][0]["content"]) != 64 for c in bom["components"]):
        fail(f"{path.name} lacks a hash")
    poms = list(ivy.glob(f'{artifact["group"]}/{artifact["name"]}/{artifact["version"]}/poms/*.pom'))
    if len(poms) != 1:
        fail(f'{len(poms)} POMs of {artifact["name"]}')
    direct = wanted(poms[0])
    needed = "com.lihaoyi:ujson_" if artifact["name"].startswith("swarender-core_") else "io.github.swarender:swarender"
    if not any(name.startswith(needed) for name in direct):
        fail(f"{poms[0].name} does not name {needed}")
    for name, version in direct.items():
        if name not in listed or numbers(listed[name]["version"]) < numbers(version):
            fail(f"{path.name} lacks {name} {version}")
    print(f'{artifact["name"]}: {len(direct)} direct libraries, {len(listed)} in all')
    return artifact["name"]


def main():
    folder, ivy = map(pathlib.Path, sys.argv[1:])
    boms = sorted(folder.glob("*.cdx.json"))
    described = [check(path, ivy) for path in boms]
    published = [path.name for path in ivy.glob("io.github.swarender/*") if "_native" not in path.name]
    if sorted(described) != sorted(published):
        fail(f"bills of materials of {sorted(described)}, artifacts {sorted(published)}")


main()
