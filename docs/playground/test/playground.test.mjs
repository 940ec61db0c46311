// What the playground does in a browser, compared with the converter on the JVM.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import {
  checkOutputs, converted, downloaded, expected, formats, launch, open, openPlayground, paste, serve, stopConverter,
} from "./browser.mjs";

const { SCREENSHOTS, SITE } = process.env;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let browser, server;

before(async () => {
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.stop();
  stopConverter();
});

/** A test with the playground open. */
const playground = (name, body, fragment = "", options = {}) =>
  test(name, async () => {
    const opened = await openPlayground(browser, server.origin, fragment, options);
    await body(opened.page, opened);
    await opened.done();
  });

const type = (page, json) => converted(page, () => page.fill("#source", json));

test("the first result comes within a second, from less than 300 kB", async () => {
  // The quickest of some visits, each by a new browser's user: the others wait for the machine.
  const times = [];
  const files = new Set();
  for (let visit = 0; visit < 5; visit++) {
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

playground("an error names its line, column and path", async page => {
  await type(page, '{"a": [1,\n "é", x]}');
  await checkOutputs(page, '{"a": [1,\n "é", x]}');
  assert.match(await page.textContent("#error"), /^2:7: .* \(at \$\.a\[2\]\)$/);
  assert.equal(await page.locator(".error:visible").count(), 1);
  assert.equal(await page.getAttribute("#source", "aria-invalid"), "true");
  await type(page, '{"spec": {"ports": [80, null]}}');
  await checkOutputs(page, '{"spec": {"ports": [80, null]}}');
  assert.match(await page.textContent("#toml .error"), /TOML has no null \(at \$\.spec\.ports\[1\]\)$/);
  assert.match(await page.textContent("#status"), /TOML could not be written/);
  assert.ok(await page.isDisabled("#toml .download"));
  assert.equal(await page.locator(".error:visible").count(), 1);
  assert.equal(await page.getAttribute("#source", "aria-invalid"), "false");
});

playground("an error is marked in the input where it is", async page => {
  for (const [json, marked] of [
    ['{"a": [1,\n "é😀", x]}', "x"], ['{"a": null}', "n"], ['{"a":', " "], [`[1,\n${"\n".repeat(200)}\t{]`, "]"], ['{"a": 1}', undefined],
  ]) {
    await type(page, json);
    const marks = await page.$$eval("#marks mark", all => all.map(e => e.textContent));
    assert.deepEqual(marks, marked === undefined ? [] : [marked]);
  }
  // A character of a fixed-width font is as wide in the layer as in the field, and a line as high.
  await type(page, `\n${" ".repeat(10)}x`);
  const { left, top, size, width } = await page.evaluate(() => {
    const [mark, editor] = ["#marks mark", "#editor"].map(e => document.querySelector(e).getBoundingClientRect());
    const style = getComputedStyle(document.getElementById("source"));
    return { left: mark.left - editor.left, top: mark.top - editor.top, size: parseFloat(style.fontSize), width: mark.width };
  });
  assert.ok(Math.abs(left - (13 + 10 * width)) < 1, `${left} pixels from the left`);
  assert.ok(Math.abs(top - (10.6 + 1.5 * size)) < 4, `${top} pixels from the top`);
});

playground("an empty input is no error", async page => {
  for (const blank of ["", " \n\t"]) {
    await type(page, "{");
    assert.equal(await page.locator(".error:visible").count(), 1);
    await type(page, blank);
    assert.equal(await page.locator(".error:visible").count(), 0);
    assert.equal(await page.locator("#marks mark").count(), 0);
    assert.equal(await page.textContent("#status"), "");
    assert.equal(await page.textContent("#yaml pre"), "");
  }
});

playground("each sample is converted as the converter does it, and every format can have it", async page => {
  const samples = await page.$$eval("#sample option", all => all.map(o => o.value).filter(v => v));
  assert.ok(samples.length >= 4, `${samples.length} samples`);
  for (const sample of samples.reverse()) {
    await converted(page, () => page.selectOption("#sample", sample));
    await checkOutputs(page, await page.inputValue("#source"));
    assert.equal(await page.locator(".error:visible").count(), 0);
  }
});

playground("a style is copied as a command and as Scala", async (page, { context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = async (button, said) => {
    await page.click(button);
    await page.waitForFunction(said => document.getElementById("status").textContent === said, said);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await page.click("#yaml summary");
  await converted(page, () => page.fill("[aria-label='YAML indent']", "4"));
  await converted(page, () => page.selectOption("[aria-label='YAML nulls']", "omit-members"));
  assert.equal(
    await copied("#yaml .copy-command", "The command is copied."),
    "swarender --to yaml --style safe --indent 4 --nulls omit-members FILE",
  );
  assert.equal(await copied("#yaml .copy-scala", "Scala is copied."), `import swarender.{Yaml, YamlStyle}
import swarender.Policy.Nulls

Yaml.render(value, YamlStyle.safe.withIndent(4).withNulls(Nulls.OmitMembers))
`);
  await converted(page, () => page.fill("[aria-label='YAML indent']", "none"));
  assert.ok(await page.isDisabled("#yaml .copy-scala"));
});

/** Opens the readers of YAML and waits for what they say. */
const compared = async (page, action) => {
  await action();
  await page.waitForSelector("#readers[aria-busy=false] caption");
};

/** The rows of the table with the caption, as arrays of texts. */
const rows = (page, caption) => page.$$eval("#readers table", (tables, caption) => {
  const table = tables.find(t => t.caption.textContent === caption);
  return table ? [...table.rows].map(row => [...row.cells].map(cell => cell.textContent)) : [];
}, caption);

playground("readers of YAML are compared", async page => {
  await compared(page, () => page.click("#readers > summary"));
  const [head, ...readers] = await rows(page, "What each reader reads");
  assert.deepEqual(head, ["Reader", "Swarender", "js-yaml's dump", "naive"]);
  assert.equal(readers.length, 4);
  for (const [reader, ours, , naive] of readers) {
    assert.equal(ours, "the same", reader);
    assert.match(naive, /^\d+ differ$/, reader);
  }
  const [, ...differences] = await rows(page, "What differs");
  const norway = differences.find(([text, place]) => text === "naive" && place === "$.countries[2]");
  assert.deepEqual(norway.slice(2), ['"no"', "false", "the same", "false", "the same"]);
  assert.deepEqual(differences.find(row => row[1] === "$.on")[3], "the key true");
  assert.ok(differences.every(row => row[0] !== "Swarender"));
  await compared(page, () => type(page, '{"a": "b"}'));
  assert.deepEqual(await rows(page, "What differs"), []);
  await type(page, '{"a": 1, "a": "<b>"}');
  await page.waitForFunction(() => document.querySelector("#readers td")?.textContent.startsWith("refuses it: "));
  await type(page, '{"a": ');
  await page.waitForFunction(() => document.querySelector("#readers .state").textContent.startsWith("Nothing to compare"));
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

playground("the keyboard is enough", async (page, { context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const focused = () => page.evaluate(() => {
    const e = document.activeElement;
    return e.id || `${e.closest("article")?.id} ${e.className || e.tagName.toLowerCase()}`;
  });
  const to = async name => {
    for (let i = 0; i < 100; i++) {
      await page.keyboard.press("Tab");
      if ((await focused()) === name) return;
    }
    assert.fail(`no Tab leads to ${name}`);
  };
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.className), "skip");
  await to("open");
  await to("clear");
  await converted(page, () => page.keyboard.press("Enter"));
  assert.equal(await focused(), "source");
  await converted(page, () => page.keyboard.type('{"a": [1, 2]}'));
  await to("yaml copy");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.getElementById("status").textContent === "YAML is copied.");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await page.textContent("#yaml pre"));
  await to("yaml select");
  await converted(page, () => page.keyboard.press("ArrowDown"));
  await to("yaml summary");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await converted(page, () => page.keyboard.press("ArrowDown"));
  await to("yaml pre");
  await checkOutputs(page, '{"a": [1, 2]}');
});

for (const colorScheme of ["light", "dark"])
  playground(`nothing keeps a screen reader out, ${colorScheme}`, async page => {
    await type(page, '{"a": null, "on": "no"}');
    for (const format of formats) await page.click(`#${format} summary`);
    await compared(page, () => page.click("#readers > summary"));
    await page.evaluate(axe);
    const { violations, passes } = await page.evaluate(() => axe.run());
    assert.deepEqual(violations.map(v => `${v.id}: ${v.nodes.map(n => n.html)}`), []);
    assert.ok(passes.length > 20, "the audit did not run");
  }, "", { colorScheme });

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
  for (const path of ["/", "/ARCHITECTURE/", "/docs/performance/", "/api/index.html", "/api/swarender/Json$.html"]) {
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

for (const [name, options] of [
  ["light", { viewport: { width: 1440, height: 1000 }, colorScheme: "light" }],
  ["dark", { viewport: { width: 1440, height: 1000 }, colorScheme: "dark" }],
  ["phone", { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }],
])
  playground(`it fits: ${name}`, async page => {
    await page.screenshot({ path: `${SCREENSHOTS}/${name}.png`, fullPage: true });
    await compared(page, () => page.click("#readers > summary"));
    await page.screenshot({ path: `${SCREENSHOTS}/${name}-readers.png`, fullPage: true });
    await page.click("#yaml summary");
    await type(page, '{"a": [1, null]}');
    await page.screenshot({ path: `${SCREENSHOTS}/${name}-options-and-error.png`, fullPage: true });
    const { wide, width } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, width: innerWidth }));
    assert.ok(wide <= width, `${wide} of ${width} pixels`);
  }, "", options);
