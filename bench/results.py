"""What the scripts of this folder share: programs to measure, and lines of results as `./mill bench.report` reads them."""
import json, math, statistics, subprocess


def built(task):
    """The path of what Mill builds for `task`."""
    shown = subprocess.run(["./mill", "--ticker", "false", "show", task], check=True, stdout=subprocess.PIPE)
    text = json.loads(shown.stdout)
    return (text if isinstance(text, str) else text["dest"]).split(":")[-1]


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
