"""Tasks of a service developer: the section that a search or the table of contents leads to has the answer near its top.

usage: tasks.py    prints the words from the heading to the end of the answer, and fails if one is over MOST

The pages are those that tools/site/search.mjs asks the site's search for, so a task takes two pages: the one with the
search, and the answer's.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST = 300
# What is asked, the page, the heading of the section, and the code that answers it.
TASKS = [
    ("omit None for one class", "docs/reference/fields.md", "@omitNone", "@omitNone final case class"),
    ("rename a field", "docs/reference/fields.md", "@key", '@key("VAT") rate: Int'),
    ("NDJSON from an fs2 stream", "docs/how-to/output.md", "fs2, ZIO and Pekko", "values.through(documents(Json))"),
    ("logs with severity", "docs/how-to/logging.md", "Write logs as JSON lines", "<format>gcp</format>"),
    ("all decimals as strings", "docs/reference/encoders.md", "Money", "given Encoder[BigDecimal] = Encoder[String]"),
    ("a stable order of keys", "docs/how-to/members.md", "Sort keys", "withKeyOrder(KeyOrder.CodePoint)"),
    ("from jsoniter-scala", "docs/migration/jsoniter-scala.md", "From jsoniter-scala", "| `@named`, `@transient`, `@stringified` |"),
    ("from circe", "docs/migration/circe.md", "From circe and circe-yaml", "given Encoder[Order] = encoderOf[Order]"),
    ("absent and null", "docs/how-to/nulls-and-defaults.md", "Patch documents", '=> {"email":null}'),
    ("bytes as base64", "docs/reference/encoders.md", "Bytes", "@by(Encoder.base64) data: Array[Byte]"),
    ("records of Kafka", "docs/how-to/kafka.md", "Write records of Kafka", "DocumentSerializer[Shipment]"),
    ("events of one's own", "docs/reference/events.md", "The events", "Events { e =>\n  e.beginArray()"),
]


def section(page, heading):
    lines = (ROOT / page).read_text().split("\n")
    start = next(i for i, line in enumerate(lines) if re.fullmatch(rf"#+ {re.escape(heading)}", line))
    return "\n".join(lines[start:])


def main():
    search = (ROOT / "tools/site/search.mjs").read_text()
    faults = []
    for task, page, heading, answer in TASKS:
        text = section(page, heading)
        at = text.find(answer)
        words = len(text[: at + len(answer)].split())
        print(f"{words if at >= 0 else '':5} {task}: {page}, {heading}")
        address = page.removeprefix("docs/").removesuffix(".md") + "/"
        if at < 0:
            faults.append(f"{page} has no {answer} below {heading}")
        elif words > MOST:
            faults.append(f"{task}: {words} words, at most {MOST}")
        if f'"{address}"' not in search:
            faults.append(f"tools/site/search.mjs does not ask for {address}")
    print("\n".join(faults))
    print(f"{len(TASKS) - len(faults)} of {len(TASKS)} tasks are found within two pages and {MOST} words")
    sys.exit(1 if faults else 0)


main()
