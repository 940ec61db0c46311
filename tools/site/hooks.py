"""What MkDocs does beyond its settings, so that the pages look as they do in the repository."""
import re
import textwrap

TABLE = re.compile(r"<table>\n<tr>(.*?)</tr>\n<tr>(.*?)</tr>\s*</table>", re.S)
FIGURES = "docs/performance/figures.md"
INTERNALS = ("docs/internals/", "bench/", "tools/", "ARCHITECTURE.md", "CONTRIBUTING.md")
PICTURE = re.compile(r"<picture>\s*<source[^>]*srcset=\"([^\"]*)\">\s*<img alt=\"([^\"]*)\"\s+src=\"([^\"]*)\">\s*</picture>")
DOCS = "docs/"
PAGES = re.compile(r"aria-labelledby=\"__nav_\d+_label\"([^>]*>\s*<label[^>]*>\s*<span[^>]*></span>\s*([^<]*?)\s*<)")
LIST_ITEM = re.compile(r"(?:[*-]|\d+\.) ")


def on_files(files, **_):
    """Addresses without the folder that the pages have in the repository: `/tour/` for docs/tour.md."""
    for file in files:
        if file.dest_uri.startswith(DOCS):
            file.dest_uri = file.dest_uri.removeprefix(DOCS)
            file.__dict__.pop("url", None)  # MkDocs keeps it once it has been asked for.


def tabs(table):
    """The cells of a table with heads, as tabs."""
    heads = re.findall(r"<th>(.*?)</th>", table[1])
    cells = re.findall(r"<td[^>]*>(.*?)</td>", table[2], re.S)
    return "\n\n".join(f'=== "{head}"\n\n{textwrap.indent(cell.strip(), "    ")}' for head, cell in zip(heads, cells))


def on_page_markdown(markdown, page, **_):
    """An empty line before each list that follows a paragraph: CommonMark needs none, Python's Markdown does.

    A picture becomes two images, of which the style of the page shows one. A code block has its language alone, without
    the words that are for the check of the samples. The table of samples in the README becomes tabs. Pages for contributors
    are not searched.
    """
    if page.file.src_uri.startswith(INTERNALS):
        page.meta.setdefault("search", {"exclude": True})
    if page.file.src_uri == FIGURES:
        page.edit_url = None
    markdown = TABLE.sub(tabs, markdown)
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


def on_page_content(html, page, **_):
    """What draws diagrams, on the pages that have some; the theme would load it from another site."""
    if 'class="mermaid"' not in html:
        return html
    up = "../" * page.url.count("/")
    return f'{html}<script src="{up}mermaid.min.js"></script>'


def on_post_page(output, **_):
    """Names that the theme leaves out: that of the search, of its options, of the lists of pages, and of a table's empty first
    head cell.
    """
    output = PAGES.sub(r'aria-label="\2"\1', output)
    output = output.replace('role="dialog"', 'role="dialog" aria-label="Search"')
    output = output.replace('"md-search__options" aria-label="Search"', '"md-search__options" aria-label="Search options"')
    return re.sub(r"<th((?: style=\"[^\"]*\")?)></th>", r"<td\1></td>", output)
