"""The folder with the sites of all versions: a folder for each, what the switch in their headers reads, and `latest`.

usage: versions.py FOLDER VERSION SITE    puts the site of a version into the folder, in place of an older one

A version is `main`, or the first two numbers of a release, such as `0.1`. `latest` is a link to the newest release, and to
`main` before the first one. `index.html` leads to it; so does `404.html` for an address without a version.
"""
import json
import pathlib
import re
import shutil
import sys

INDEX = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Swarender</title>
<link rel="canonical" href="latest/">
<meta http-equiv="refresh" content="0; url=latest/">
<a href="latest/">Swarender</a>
</html>
"""
# GitHub Pages serves this page for every address that it does not have. The site is one folder below the host.
MISSING = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Not found - Swarender</title>
<p>There is no such page. <a href="/swarender/latest/">Swarender</a></p>
<script>
const [, site, first, rest] = /^(.*?\\/swarender\\/|\\/)([^/]*)(.*)$/.exec(location.pathname);
fetch(`${site}versions.json`).then(file => file.json()).then(all => {
  if (first !== "latest" && !all.some(one => one.version === first))
    location.replace(`${site}latest/${first}${rest}${location.search}${location.hash}`);
});
</script>
</html>
"""


def order(version):
    """Releases by their numbers, after `main`."""
    return (version != "main", [int(number) for number in re.findall(r"\d+", version)])


def main(folder, version, site):
    if not re.fullmatch(r"main|\d+\.\d+", version):
        sys.exit(f"{version} is neither main nor a version such as 0.1")
    folder.mkdir(exist_ok=True)
    shutil.rmtree(folder / version, ignore_errors=True)
    shutil.copytree(site, folder / version)
    versions = sorted((path.name for path in folder.iterdir() if re.fullmatch(r"main|\d+\.\d+", path.name)), key=order)
    newest = versions[-1]
    latest = folder / "latest"
    latest.unlink(missing_ok=True)
    latest.symlink_to(newest)
    listed = [{"version": one, "title": one, "aliases": ["latest"] if one == newest else []} for one in reversed(versions)]
    (folder / "versions.json").write_text(json.dumps(listed, indent=2) + "\n")
    (folder / "index.html").write_text(INDEX)
    (folder / "404.html").write_text(MISSING)


main(pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3]))
