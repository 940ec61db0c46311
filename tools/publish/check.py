"""Checks a bundle for Maven Central by unpacking it: check.py BUNDLE VERSION

Every artifact has a POM with what Central requires and the scheme of its versions, a jar with classes, the sources and
the API documentation; every file has a signature that gpg verifies with the keys it has, and right checksums; and there
is nothing else. Prints the names of the artifacts.
"""
import hashlib
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
import zipfile

REQUIRED = ("groupId", "artifactId", "version", "name", "description", "url", "licenses/license/name", "licenses/license/url",
            "developers/developer/name", "scm/connection", "scm/url", "properties/info.versionScheme")
KINDS = {"": ".class", "-sources": ".scala", "-javadoc": ".html"}


def fail(message):
    print(f"publish: {message}", file=sys.stderr)
    sys.exit(1)


def check_pom(pom, version):
    root = xml.parse(pom).getroot()
    values = {tag: root.findtext("/".join("{*}" + part for part in tag.split("/"))) for tag in REQUIRED}
    missing = [tag for tag, value in values.items() if not (value or "").strip()]
    if missing:
        fail(f"{pom.name} lacks {', '.join(missing)}")
    if values["properties/info.versionScheme"] != "early-semver" or values["version"] != version:
        fail(f"{pom.name} has another version or scheme of versions")
    if pom.parent.parent.name != values["artifactId"]:
        fail(f"{pom.name} is in the folder of another artifact")
    versions = [d.findtext("{*}version", "") for d in root.findall("{*}dependencies/{*}dependency")]
    if not all(versions) or any("SNAPSHOT" in v for v in versions):
        fail(f"{pom.name} names a library without a version, or a snapshot")
    return values["artifactId"]


def check_jar(jar, kind):
    names = zipfile.ZipFile(jar).namelist()
    if not any(name.endswith(KINDS[kind]) for name in names):
        fail(f"{jar.name} has no file {KINDS[kind]}")


def check_file(file):
    signature = file.with_name(file.name + ".asc")
    run = subprocess.run(["gpg", "--batch", "--verify", signature, file], capture_output=True, text=True)
    if run.returncode:
        fail(f"{file.name} has no good signature: {run.stderr}")
    for sum in ("md5", "sha1"):
        written = file.with_name(f"{file.name}.{sum}").read_text().strip()
        if written != hashlib.new(sum, file.read_bytes()).hexdigest():
            fail(f"{file.name} has another {sum}")


def main():
    bundle, version = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        zipfile.ZipFile(bundle).extractall(folder)
        files = {path for path in pathlib.Path(folder).rglob("*") if path.is_file()}
        poms = sorted(path for path in files if path.suffix == ".pom")
        if not poms:
            fail("no artifact")
        for pom in poms:
            artifact = check_pom(pom, version)
            expected = [pom] + [pom.with_name(f"{artifact}-{version}{kind}.jar") for kind in KINDS]
            for kind, jar in zip(KINDS, expected[1:]):
                if jar not in files:
                    fail(f"{artifact} lacks {jar.name}")
                check_jar(jar, kind)
            for file in expected:
                check_file(file)
                files -= {file.with_name(file.name + suffix) for suffix in ("", ".asc", ".md5", ".sha1")}
            print(artifact)
        if files:
            fail(f"more files than artifacts have: {', '.join(sorted(f.name for f in files))}")


main()
