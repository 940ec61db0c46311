"""Applies the recipes of a page to a copy of the tree and runs the command of each.

usage: recipes.py COPY

A block `diff` has files (`--- PATH`, or `--- /dev/null` and `+++ PATH` for a new one) and, after each `@@`, lines with a
mark: those with a space or a minus are in the file, together and once; those with a space or a plus take their place. They
may be parts of a line. The command is the indented line after the block.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/internals/recipes.md"
RECIPE = re.compile(r"^## ([^\n]*)\n.*?^```diff\n(.*?)^```\n\n    ([^\n]*)\n", re.M | re.S)


def hunks(diff):
    """The changes of a block: a path, the text before, the text after."""
    for part in re.split(r"^--- ", diff, flags=re.M)[1:]:
        path, *rest = re.split(r"^@@\n", part, flags=re.M)
        path = re.sub(r"^/dev/null\n\+\+\+ ", "", path).strip()
        for hunk in rest:
            lines = hunk.splitlines()
            yield (path, "\n".join(line[1:] for line in lines if line[:1] in (" ", "-")),
                   "\n".join(line[1:] for line in lines if line[:1] in (" ", "+")))


def apply(copy, path, before, after):
    file = copy / path
    if not before:
        if file.exists():
            sys.exit(f"recipes: {path} is there already")
        file.write_text(after + "\n")
        return
    text = file.read_text()
    if text.count(before) != 1:
        sys.exit(f"recipes: {path} has {text.count(before)} times\n{before}")
    file.write_text(text.replace(before, after))


def main():
    copy, failed = pathlib.Path(sys.argv[1]), 0
    recipes = RECIPE.findall(PAGE.read_text())
    for title, diff, command in recipes:
        for hunk in hunks(diff):
            apply(copy, *hunk)
        run = subprocess.run(["sh", "-c", command], cwd=copy, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        last = run.stdout.strip().splitlines()[-1:]
        passed = run.returncode == 0 and re.search(r"^[1-9]\d* passed, 0 failed$", run.stdout, re.M)
        if not passed:
            failed += 1
            print(run.stdout[-4000:])
        print(f"{title}: {'passed' if passed else 'failed'}", *last)
    print(f"{len(recipes) - failed} passed, {failed} failed")
    sys.exit(1 if failed or not recipes else 0)


main()
