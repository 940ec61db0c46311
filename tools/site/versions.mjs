// The switch between versions, in a folder as `versions.py` makes it: ALL_VERSIONS names one with the sites 0.8, 0.10 and
// main, which are the same but for their names. Run by `docs/playground/check`. Exits 1 if anything fails.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { launch, open, serve } from "./browser.mjs";

const browser = await launch();
const server = await serve(process.env.ALL_VERSIONS);

/** The version that a page says it is, the others that it offers, and whether it says that it is not the latest. */
async function shown(path) {
  const opened = await open(browser, server.origin, path);
  await opened.page.waitForSelector(".md-version__current");
  const { page } = opened;
  return {
    opened,
    current: (await page.textContent(".md-version__current")).trim(),
    offered: await page.$$eval(".md-version__link", all => all.map(link => link.textContent.trim())),
    isOutdated: await page.isVisible("[data-md-component=outdated]"),
  };
}

for (const [path, version, isOutdated] of [["/0.10/tour/", "0.10", false], ["/0.8/tour/", "0.8", true], ["/main/", "main", true]]) {
  const { opened, current, offered, ...rest } = await shown(path);
  assert.equal(current, version, path);
  assert.deepEqual(offered, ["0.10", "0.8", "main"], path);
  assert.equal(rest.isOutdated, isOutdated, path);
  await opened.done();
}

// From an old version: by the banner to the latest, by the switch to the same page of another.
const old = await shown("/0.8/reference/yaml/");
await old.opened.page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
const { violations } = await old.opened.page.evaluate(() => axe.run("[data-md-component=outdated]"));
assert.deepEqual(violations.flatMap(({ id, nodes }) => nodes.map(node => `${id} ${node.html}`)), []);
await old.opened.page.click("[data-md-component=outdated] a");
assert.equal(old.opened.page.url(), `${server.origin}/latest/`);
await old.opened.page.goto(`${server.origin}/0.8/reference/yaml/`);
await old.opened.page.focus(".md-version__current");
await old.opened.page.click(".md-version__link:text-is('0.10')");
await old.opened.page.waitForURL(`${server.origin}/0.10/reference/yaml/`);
// The home of all, and an address without a version, lead to the latest.
await old.opened.page.goto(`${server.origin}/`);
await old.opened.page.waitForURL(`${server.origin}/latest/`);
await old.opened.done();

// GitHub Pages shows 404.html at every address that it does not have.
const missing = await browser.newContext();
await missing.route(/\/tour\/$/, route => new URL(route.request().url()).pathname === "/tour/"
  ? route.fulfill({ status: 404, path: `${process.env.ALL_VERSIONS}/404.html` })
  : route.continue());
const page = await missing.newPage();
await page.goto(`${server.origin}/tour/#styles`);
await page.waitForURL(`${server.origin}/latest/tour/#styles`);
await missing.close();

await browser.close();
server.stop();
console.log("versions: the switch, the note of an old one and the ways to the latest work");
// The converter, which browser.mjs starts, would keep this process.
process.exit(0);
