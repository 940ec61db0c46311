"""What the scripts of this folder share: programs to measure, and lines of results as `./mill bench.report` reads them."""
import json, math, os, pathlib, re, statistics, subprocess

ROOT = pathlib.Path(__file__).resolve().parents[1]
JAVA = os.path.join(os.environ["JAVA_HOME"], "bin/java") if "JAVA_HOME" in os.environ else "java"


def built(task):
    """The path of what Mill builds for `task`."""
    shown = subprocess.run(["./mill", "--ticker", "false", "show", task], check=True, stdout=subprocess.PIPE)
    text = json.loads(shown.stdout)
    return (text if isinstance(text, str) else text["dest"]).split(":")[-1]


def shown(task):
    """The paths that Mill shows for `task`."""
    text = subprocess.run(["./mill", "--ticker", "false", "show", task], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [line.rsplit(":", 1)[-1] for line in re.findall(r'"([^"]*/[^"]*)"', text)]


def loaded(command):
    """The classes of the library that a process of Java loads."""
    log = subprocess.run(command[:1] + ["-Xlog:class+load:stderr"] + command[1:], check=True, capture_output=True, text=True).stderr
    return set(re.findall(r"\] (swarender\.\S+) source", log))


def estimate(values):
    """The median, and the ends of its interval by order statistics: the widest ranks that 5 % of all samples lie outside of."""
    ordered = sorted(values)
    n = len(ordered)
    outside = rank = 0
    while rank < n // 2 and outside + math.comb(n, rank) / 2**n <= 0.025:
        outside += math.comb(n, rank) / 2**n
        rank += 1
    low = max(rank - 1, 0)
    return statistics.median(ordered), ordered[low], ordered[n - 1 - low]


def report(suite, case, way, unit, values, runtime=""):
    """Prints the line of what was measured of one way to do the work of a suite."""
    median, low, high = (round(v, 2) for v in estimate(values))
    line = {"suite": suite, "runtime": runtime, "case": case, "way": way, "unit": unit}
    print(json.dumps({**line, "median": median, "low": low, "high": high}), flush=True)
