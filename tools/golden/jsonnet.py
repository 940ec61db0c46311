"""The real go-jsonnet: installed by name into the user's cache, run once per profile."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

VERSION = "v0.22.0"
PACKAGE = "github.com/google/go-jsonnet/cmd/jsonnet@" + VERSION
HERE = pathlib.Path(__file__).resolve().parent
# Jsonnet evaluates recursively; the deepest case needs some thousand frames.
MAX_STACK = "20000"


def install():
    """The path of the command, installed if it is absent or of another version. Exits 1 if that fails."""
    cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    binaries = cache / "swarender" / "go" / "bin"
    command = binaries / "jsonnet"
    if not _is_wanted(command):
        go = shutil.which("go") or sys.exit("golden: Go is needed to install " + PACKAGE)
        environment = dict(os.environ, GOBIN=str(binaries), GOFLAGS="")
        if subprocess.run([go, "install", PACKAGE], env=environment).returncode or not _is_wanted(command):
            sys.exit("golden: cannot install " + PACKAGE)
    return str(command)


def _is_wanted(command):
    if not command.exists():
        return False
    answer = subprocess.run([command, "--version"], capture_output=True, text=True)
    return answer.returncode == 0 and answer.stdout.strip().endswith(" " + VERSION)


def expected(command, profile, cases):
    """What go-jsonnet prints for `cases` (each with "input" and "args"), in their order: a list of strings."""
    with tempfile.TemporaryDirectory() as folder:
        inputs = pathlib.Path(folder, "cases.json")
        inputs.write_text(json.dumps(cases))
        arguments = ["--max-stack", MAX_STACK, "--tla-str", "profile=" + profile, "--tla-str-file", f"cases={inputs}"]
        if profile == "json-cli":
            output = pathlib.Path(folder, "output")
            options = ["--no-trailing-newline", "-c", "-m", str(output)]
            _run(command, [*options, *arguments, str(HERE / "oracle-cli.jsonnet")])
            return [_text((output / str(i)).read_bytes()) for i in range(len(cases))]
        return json.loads(_run(command, [*arguments, str(HERE / "oracle.jsonnet")]))


def plain(command, path):
    """What the command prints for the file at `path`, without options."""
    return _run(command, [str(path)])


def _run(command, arguments):
    done = subprocess.run([command, *arguments], capture_output=True)
    if done.returncode:
        sys.exit(f"golden: {command} {' '.join(arguments)}\n{_text(done.stderr)}")
    return _text(done.stdout)


def _text(encoded):
    # Strict, and without the newline translation of text mode: a carriage return is data here.
    return encoded.decode("utf-8")
