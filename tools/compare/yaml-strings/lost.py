"""Which cases a reader does not read back: lost.py CASES COMMAND...

Prints the names of those that the command, which gets a file of cases as its last argument, tells of, and of those at which it
is killed by a signal: it gets each half of what it has not survived again. Exits 1 if it fails in another way.
"""
import json
import pathlib
import subprocess
import sys
import tempfile


def lost(command, lines, file):
    file.write_text("".join(lines), encoding="utf-8")
    run = subprocess.run([*command, file], stdout=subprocess.PIPE)
    if run.returncode == 0:
        return [line.split(b"\t")[0].decode() for line in run.stdout.split(b"\n") if line]
    if run.returncode > 0:
        sys.exit(f"yaml-strings: {' '.join(command)} failed")
    if len(lines) == 1:
        return [json.loads(lines[0])["name"]]
    half = len(lines) // 2
    return lost(command, lines[:half], file) + lost(command, lines[half:], file)


def main():
    cases, *command = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        lines = [line + "\n" for line in pathlib.Path(cases).read_text(encoding="utf-8").split("\n") if line]
        print("\n".join(lost(command, lines, pathlib.Path(folder) / "cases")))


main()
