"""What MkDocs does beyond its settings, so that the pages look as they do in the repository."""
import pathlib
import re
import sys
import textwrap

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from scala2 import translated  # noqa: E402

TABLE = re.compile(r"<table>\n<tr>(.*?)</tr>\n<tr>(.*?)</tr>\s*</table>", re.S)
FIGURES = "docs/performance/figures.md"
INTERNALS = ("docs/internals/", "bench/", "tools/", "ARCHITECTURE.md", "CONTRIBUTING.md")
PICTURE = re.compile(r"<picture>\s*<source[^>]*srcset=\"([^\"]*)\">\s*<img alt=\"([^\"]*)\"\s+src=\"([^\"]*)\">\s*</picture>")
DOCS = "docs/"
PAGES = re.compile(r"aria-labelledby=\"__nav_[\d_]+_label\"([^>]*>\s*<label[^>]*>\s*<span[^>]*></span>\s*([^<]*?)\s*<)")
REPOSITORY = "https://github.com/swarender/swarender"
API = "api/swarender/"
CODE = re.compile(r"(<(a|pre|h[1-6])\b.*?</\2>)|<code>([A-Z]\w*)(\.[\w.]+)?</code>", re.S)
# Without a version, an address of the site leads to the latest release.
HOME = "https://swarender.github.io/swarender/"
SAMPLE = r"^```scala(?! sbt| mill)[a-z -]*\n"
PAIR = re.compile(rf"{SAMPLE}// Scala 3\n(.*?)```\n{SAMPLE}// Scala 2\n(.*?)```\n", re.M | re.S)
ALONE = re.compile(rf"{SAMPLE}(?!// Scala [23]\n)(.*?)```\n", re.M | re.S)
LIST_ITEM = re.compile(r"(?:[*-]|\d+\.) ")


classes = {}


def on_files(files, **_):
    """Addresses without the folder that the pages have in the repository: `/tour/` for docs/tour.md. Notes the pages of
    the API by the names of their classes; an object without a class has a page with `$`.
    """
    classes.clear()
    for file in sorted(files, key=lambda file: file.src_uri):
        stem = file.src_uri.rsplit("/", 1)[-1].removesuffix(".html").removesuffix("$")
        if file.src_uri.startswith(API) and re.fullmatch(r"[A-Z]\w*", stem):
            classes.setdefault(stem, file.src_uri)
            if not file.src_uri.endswith("$.html"):
                classes[stem] = file.src_uri
        if file.dest_uri.startswith(DOCS):
            file.dest_uri = file.dest_uri.removeprefix(DOCS)
            file.__dict__.pop("url", None)  # MkDocs keeps it once it has been asked for.


def tabs(table):
    """The cells of a table with heads, as tabs."""
    heads = re.findall(r"<th>(.*?)</th>", table[1])
    cells = re.findall(r"<td[^>]*>(.*?)</td>", table[2], re.S)
    return "\n\n".join(f'=== "{head}"\n\n{textwrap.indent(cell.strip(), "    ")}' for head, cell in zip(heads, cells))


def scala_tabs(*samples):
    """A sample for Scala 3 and the same for Scala 2, as tabs."""
    both = zip(("Scala 3", "Scala 2"), samples)
    return "".join(f'=== "{name}"\n\n{textwrap.indent(f"```scala{chr(10)}{code}```", "    ")}\n\n' for name, code in both)


def in_scala2(sample):
    """Tabs for a sample that is another one in Scala 2."""
    other = translated(sample[1])
    return sample[0] if other == sample[1] else scala_tabs(sample[1], other)


def on_page_markdown(markdown, page, config, **_):
    """An empty line before each list that follows a paragraph: CommonMark needs none, Python's Markdown does.

    A picture becomes two images, of which the style of the page shows one. A code block has its language alone, without
    the words that are for the check of the samples. The table of samples in the README becomes tabs, a sample that
    differs in Scala 2 becomes two. Pages for contributors are not searched. Links to the site stay in this version.
    """
    if page.file.src_uri.startswith(INTERNALS):
        page.meta.setdefault("search", {"exclude": True})
    if page.file.src_uri == FIGURES:
        page.edit_url = None
    markdown = TABLE.sub(tabs, markdown)
    markdown = PAIR.sub(lambda pair: scala_tabs(pair[1], pair[2]), markdown)
    markdown = ALONE.sub(in_scala2, markdown)
    markdown = markdown.replace(HOME, config.site_url)
    markdown = PICTURE.sub(r"![\2](\3){ .light } ![\2](\1){ .dark }", markdown)
    lines, fenced, before = [], False, ""
    for line in markdown.split("\n"):
        if line.startswith("```"):
            fenced = not fenced
            line = line.split(" ")[0]
        starts = LIST_ITEM.match(line) and before and not before.startswith((" ", "|")) and not LIST_ITEM.match(before)
        if starts and not fenced:
            lines.append("")
        lines.append(line)
        before = line
    return "\n".join(lines)


def with_api(html, up):
    """The first mention of each class leads to its page in the API, unless it is in a link, a heading or a sample."""
    linked = set()

    def link(code):
        name = code[3]
        if code[1] or name not in classes or name in linked:
            return code[0]
        linked.add(name)
        return f'<a class="api" href="{up}{classes[name]}">{code[0]}</a>'

    return CODE.sub(link, html)


def on_page_content(html, page, **_):
    """Links to the API, and what draws diagrams, on the pages that have some; the theme would load it from another site."""
    up = "../" * page.url.count("/")
    if not page.file.src_uri.startswith(INTERNALS):
        html = with_api(html, up)
    if 'class="mermaid"' not in html:
        return html
    return f'{html}<script src="{up}mermaid.min.js"></script>'


def on_post_page(output, **_):
    """The repository in the header: the theme's own link asks GitHub for numbers. Names that the theme leaves out: that of
    the search, of its options, of the lists of pages, and of a table's empty first head cell.
    """
    source = f'<a class="md-header__source md-source" href="{REPOSITORY}"><span class="md-source__repository">GitHub</span></a>'
    output = re.sub(r"</nav>\s*</header>", lambda end: source + end[0], output, count=1)
    output = PAGES.sub(r'aria-label="\2"\1', output)
    output = output.replace('role="dialog"', 'role="dialog" aria-label="Search"')
    output = output.replace('"md-search__options" aria-label="Search"', '"md-search__options" aria-label="Search options"')
    return re.sub(r"<th((?: style=\"[^\"]*\")?)></th>", r"<td\1></td>", output)


def on_post_build(config, **_):
    """Links of the API to the pages stay in this version."""
    for page in pathlib.Path(config.site_dir, "api").rglob("*.html"):
        text = page.read_text(errors="surrogateescape")
        if HOME in text:
            page.write_text(text.replace(HOME, config.site_url), errors="surrogateescape")
