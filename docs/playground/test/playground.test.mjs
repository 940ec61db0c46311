// What the playground converts in a browser, compared with the converter on the JVM.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { checkOutputs, converted, downloaded, expected, formats, open, openPlayground, paste } from "./browser.mjs";
import { browser, playground, server, type } from "./session.mjs";

const { SCREENSHOTS, SITE } = process.env;

test("the first result comes within a second, from less than 300 kB", async () => {
  // The quickest of some visits, each by a new browser's user: the others wait for the machine, which may have other work.
  const times = [];
  const files = new Set();
  for (let visit = 0; visit < 5 || (visit < 25 && Math.min(...times) >= 1000); visit++) {
    const opened = await openPlayground(browser, server.origin);
    const entries = () => performance.getEntries().map(({ name, startTime }) => ({ name, startTime }));
    for (const { name, startTime } of await opened.page.evaluate(entries))
      if (name === "first-result") times.push(startTime);
      else if (name.startsWith(server.origin)) files.add(new URL(name).pathname.replace(/\/$/, "/index.html"));
    await opened.done();
  }
  const weight = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(SITE + file)).length, 0);
  console.log(`first result after ${Math.round(Math.min(...times))} ms, ${weight} bytes compressed: ${[...files]}`);
  assert.ok([...files].some(file => file.endsWith("/playground.js")), "the script was not counted");
  assert.ok(weight < 300000, `${weight} bytes`);
  assert.ok(![...files].some(file => file.endsWith("/readers.js")), "the readers were loaded unasked");
  assert.ok(Math.min(...times) < 1000, `${times} ms`);
});

test("nothing is empty while the page loads: it has the first sample and its outputs", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const before = await context.newPage();
  await before.goto(server.origin + "/playground/");
  const texts = page => page.$$eval("#source, #outputs pre", all => all.map(e => e.value ?? e.textContent));
  const shown = await texts(before);
  await context.close();
  assert.equal(shown.length, 1 + formats.length);
  const { page, done } = await openPlayground(browser, server.origin);
  assert.deepEqual(shown, await texts(page));
  assert.equal(await page.locator("article").count(), formats.length);
  await done();
});

playground("the sample is converted as the converter does it", async page =>
  checkOutputs(page, await page.inputValue("#source")));

playground("outputs follow the typing", async page => {
  await type(page, "");
  const json = '{"on": "yes", "n": [1e3, -0.0, 12345678901234567890], "é😀": null}';
  await converted(page, () => page.locator("#source").pressSequentially(json.slice(0, -1)));
  await converted(page, () => page.keyboard.type("}"));
  await checkOutputs(page, json);
});

playground("every style and every choice of an option gives the converter's bytes", async page => {
  const json = '{"t": "a\\nb", "s": "2026-01-01", "list": [[1, 2.0], {"k": 1e400}], "z": 1, "a": {"b": 1e21}}';
  await type(page, json);
  let count = 0;
  for (const format of formats) {
    const styles = `#${format} .style select`;
    for (const style of await page.$$eval(`${styles} option`, all => all.map(o => o.value))) {
      await converted(page, () => page.selectOption(styles, style));
      await checkOutputs(page, json, style);
      count += 1;
    }
  }
  for (const format of formats) {
    await page.selectOption(`#${format} .style select`, { index: 0 });
    await page.click(`#${format} summary`);
    for (const field of await page.$$(`#${format} .options select`))
      for (const choice of await field.$$eval("option", all => all.map(o => o.value).filter(v => v))) {
        await converted(page, () => field.selectOption(choice));
        await checkOutputs(page, json, choice);
        await converted(page, () => field.selectOption(""));
        count += 1;
      }
    for (const field of await page.$$(`#${format} .options input`)) {
      await converted(page, () => field.fill("3"));
      await checkOutputs(page, json);
      await converted(page, () => field.fill("no 'number'"));
      await checkOutputs(page, json);
      await converted(page, () => field.fill(""));
      count += 2;
    }
  }
  console.log(`${count} styles and choices`);
  assert.ok(count > 80, `${count} choices`);
});

playground("hostile text stays text", async page => {
  const elements = () => page.evaluate(() => document.querySelectorAll("script, img, iframe, svg, b").length);
  const before = await elements();
  for (const text of [
    "<script>window.hacked = 1</script>", "<img src=x onerror='window.hacked = 1'>", "]]></pre><b>", "</textarea><svg/onload=hacked=1>",
    "\u2028\u202e\u0000\ufeff", "${hacked = 1}", "&lt;&#0;", "__proto__",
  ]) {
    const json = JSON.stringify({ [text]: text, list: [text] });
    await converted(page, () => paste(page, json));
    await checkOutputs(page, json, text);
    await converted(page, () => paste(page, text));
    await checkOutputs(page, text.replace("\r", "\n"), text);
  }
  assert.equal(await elements(), before);
  assert.equal(await page.evaluate(() => window.hacked), undefined);
});

/** A document of `size` bytes or some more. */
function large(size) {
  const items = [];
  for (let bytes = 0; bytes < size; bytes += items.at(-1).length + 1)
    items.push(JSON.stringify({ id: items.length, name: "é😀 item", on: "yes", price: items.length / 7, tags: ["a", "b: c"] }));
  return `{"items": [${items.join(",")}]}`;
}

playground("a document of 5 MB is converted while the page stays usable", async page => {
  const json = large(5e6);
  // The page draws its progress bar at several places, so it is not what converts.
  await page.evaluate(() => {
    window.places = new Set();
    const bar = document.getElementById("progress");
    const frame = () => {
      if (!bar.hidden) window.places.add(bar.value);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await converted(page, () => page.setInputFiles("#file", { name: "large.json", mimeType: "application/json", buffer: Buffer.from(json) }));
  const places = await page.evaluate(() => [...window.places]);
  console.log(`${await page.textContent("#status")} The bar was drawn at ${places.length} places`);
  assert.ok(places.length >= 3, `the bar was drawn at ${places}`);
  assert.match(await page.textContent("#hint"), /^large\.json: 5(\.\d)? MB/);
  for (const format of formats) {
    const { text } = await expected(page, format, json);
    assert.ok(text.equals(await downloaded(page, format)), format);
    assert.ok(text.toString().startsWith(await page.textContent(`#${format} pre`)), format);
    assert.match(await page.textContent(`#${format} .note`), /^The first 200(\.0)? kB of/);
  }
  await converted(page, () => page.click("#clear"));
  await type(page, "[1]");
  await checkOutputs(page, "[1]");
  await converted(page, () => paste(page, json));
  assert.match(await page.textContent("#hint"), /^Pasted: 5/);
  const { text } = await expected(page, "yaml", json);
  assert.ok(text.equals(await downloaded(page, "yaml")));
});

playground("more than 10 MB are refused, 10 MB are not", async page => {
  const file = size => ({ name: "big.json", mimeType: "application/json", buffer: Buffer.from(`"${"a".repeat(size - 2)}"`) });
  await page.setInputFiles("#file", file(10000001));
  await page.waitForFunction(() => document.getElementById("status").textContent.startsWith("The input is too large"));
  await converted(page, () => page.setInputFiles("#file", file(10000000)));
  assert.equal((await downloaded(page, "json")).length, 10000001);
});

playground("a link brings back the text, the styles and the options", async (page, { context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const json = '{"é<b>": ["long text ' + "word ".repeat(30) + '"]}';
  await type(page, json);
  await converted(page, () => page.selectOption("#yaml .style select", "pretty"));
  await page.click("#yaml summary");
  await converted(page, () => page.fill("[aria-label='YAML width']", "40"));
  await converted(page, () => page.selectOption("[aria-label='TOML quotes']", "literal", { force: true }));
  await page.click("#share");
  await page.waitForFunction(() => document.getElementById("status").textContent.includes("link is copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, page.url());
  const outputs = await page.$$eval("pre", all => all.map(e => e.textContent));
  const other = await openPlayground(browser, server.origin, new URL(link).hash);
  assert.equal(await other.page.inputValue("#source"), json);
  assert.equal(await other.page.inputValue("[aria-label='YAML width']"), "40");
  assert.deepEqual(await other.page.$$eval("pre", all => all.map(e => e.textContent)), outputs);
  await checkOutputs(other.page, json);
  await other.done();
});

playground("a damaged link is said to be one", async page => {
  assert.match(await page.textContent("#status"), /link is damaged/);
  await type(page, "[1]");
  await checkOutputs(page, "[1]");
}, "#text=%%%&yaml=nonsense&json.indent=<b>");

test("it works without a network", async () => {
  const opened = await openPlayground(browser, server.origin);
  await opened.page.evaluate(() => navigator.serviceWorker.ready);
  await opened.page.waitForFunction(async () => (await (await caches.open("playground")).keys()).length >= 5);
  await opened.context.setOffline(true);
  await opened.page.reload();
  await opened.page.waitForSelector("html[data-conversions]");
  await type(opened.page, '{"offline": true}');
  await checkOutputs(opened.page, '{"offline": true}');
  await opened.context.close();
});

test("the pages of the site load nothing from elsewhere, and can be searched", async () => {
  for (const path of ["/", "/ARCHITECTURE/", "/performance/", "/api/index.html", "/api/swarender/Json$.html"]) {
    const opened = await open(browser, server.origin, path);
    await opened.page.waitForLoadState("networkidle");
    if (path === "/ARCHITECTURE/") await opened.page.waitForSelector("div.mermaid");
    if (path === "/") {
      await opened.page.screenshot({ path: `${SCREENSHOTS}/home.png` });
      await opened.page.locator(".md-search__input").click();
      await opened.page.keyboard.type("canonical");
      await opened.page.waitForSelector(".md-search-result__link");
    }
    await opened.done();
  }
});
