"""Runs the commands that the README and docs show, and compares what they print with what the pages show.

usage: commands.py CONVERTER

A command is an indented line that begins with `$ `; what it prints follows it. The commands of a page run in one shell,
in an empty folder, with the converter as `swarender`. Scala CLI is not asked for: the samples it runs are run otherwise.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
ELSEWHERE = ("scala-cli ",)


def commands(page):
    """The commands of a page, each with what is shown after it."""
    found, inside = [], False
    for line in page.read_text().split("\n"):
        if line.startswith("    $ "):
            inside = True
            found.append((line[6:], []))
        elif inside and (line.startswith("    ") or not line):
            found[-1][1].append(line[4:])
        else:
            inside = False
    return [(command, "\n".join(shown).strip("\n")) for command, shown in found if not command.startswith(ELSEWHERE)]


def printed(all_commands, path):
    """What each command prints. The next one sees its exit status."""
    script = "".join(f"{command}\nstatus=$?; printf '\\001'; (exit $status)\n" for command in all_commands)
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(["sh"], input=script, cwd=folder, text=True, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, env={"PATH": path}, timeout=120)
    return run.stdout.split("\x01")


def main():
    faults, count = [], 0
    with tempfile.TemporaryDirectory() as programs:
        (pathlib.Path(programs) / "swarender").symlink_to(pathlib.Path(sys.argv[1]).resolve())
        for page in PAGES:
            shown = commands(page)
            outputs = printed([command for command, _ in shown], f"{programs}:/usr/local/bin:/usr/bin:/bin") if shown else []
            for (command, expected), output in zip(shown, outputs):
                count += 1
                if output.strip("\n") != expected:
                    faults.append(f"{page.relative_to(ROOT)}: {command}\n{output}---- and not\n{expected}\n----")
    print("\n".join(faults))
    print(f"{count} commands of the documentation, {len(faults)} faults")
    sys.exit(1 if faults or not count else 0)


main()
