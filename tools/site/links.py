"""Checks the links of a site: each leads to a file, and to an element of it; no page loads anything from elsewhere.

usage: links.py SITE
"""
import functools
import html.parser
import pathlib
import re
import sys
import urllib.parse

SITE = pathlib.Path(sys.argv[1]).resolve()
# Of what scaladoc writes, only what it loads and its links to the pages are checked: it has links to members that are not
# documented.
GENERATED = SITE / "api"
# A site of a version, at any address: `main` or a release.
HOME = re.compile(r"(?:https://swarender\.github\.io)?/swarender/(?:main|\d+\.\d+)/")


class Page(html.parser.HTMLParser):
    """The links of a page, what it loads, and the names of its elements."""

    def __init__(self, path):
        super().__init__()
        self.links, self.loads, self.names = [], [], set()
        self.feed(path.read_text(errors="replace"))

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.names |= {attrs.get("id"), attrs.get("name")}
        if tag == "link" and "stylesheet" in (attrs.get("rel") or "") or tag in ("script", "img", "iframe"):
            self.loads.append(attrs.get("href") or attrs.get("src"))
        if tag in ("a", "link", "img", "script"):
            self.links.append(attrs.get("href") or attrs.get("src"))


@functools.cache
def page(path):
    return Page(path)


def target(source, link):
    """The file that a link of the page `source` leads to."""
    path = urllib.parse.unquote(urllib.parse.urlsplit(link).path)
    if not path:
        return source
    # The page for addresses that are not there has absolute ones.
    file = SITE / HOME.sub("", path) if path.startswith("/") else source.parent / path
    return file / "index.html" if file.is_dir() else file


def fault(source, link):
    if HOME.match(link):
        link = urllib.parse.urlsplit(link)._replace(scheme="", netloc="").geturl()
    parts = urllib.parse.urlsplit(link)
    if parts.scheme in ("http", "https"):
        return None if parts.hostname else "no host"
    if parts.scheme:
        return None if parts.scheme in ("data", "mailto") else f"scheme {parts.scheme}"
    file = target(source, link)
    if file.resolve() == SITE.parent / "latest":
        return None  # Beside the sites of all versions.
    if not file.is_file():
        return "no such file"
    if parts.fragment and file.suffix == ".html" and urllib.parse.unquote(parts.fragment) not in page(file).names:
        return "no such place"
    return None


def main():
    faults, count = [], 0
    for source in sorted(SITE.rglob("*.html")):
        here = source.relative_to(SITE)
        for link in filter(None, page(source).loads):
            if urllib.parse.urlsplit(link).netloc:
                faults.append(f"{here}: loads {link}")
        generated = source.is_relative_to(GENERATED)
        for link in filter(None, page(source).links):
            if generated and not HOME.match(link):
                continue
            count += 1
            wrong = fault(source, link)
            if wrong:
                faults.append(f"{here}: {link}: {wrong}")
    print("\n".join(faults))
    print(f"{count} links, {len(faults)} faults")
    sys.exit(1 if faults or not count else 0)


main()
