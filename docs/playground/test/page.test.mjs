// What the playground shows and how it is used: errors, samples, readers of YAML, the keyboard, axe, two widths.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { checkOutputs, converted, formats } from "./browser.mjs";
import { playground, type } from "./session.mjs";

const { SCREENSHOTS } = process.env;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Opens the readers of YAML and waits for what they say. */
const compared = async (page, action) => {
  await action();
  await page.waitForSelector("#readers[aria-busy=false] caption");
};

playground("an error names its line, column and path", async page => {
  await type(page, '{"a": [1,\n "é", x]}');
  await checkOutputs(page, '{"a": [1,\n "é", x]}');
  assert.match(await page.textContent("#error"), /^2:7: .* \(at \$\.a\[2\]\)$/);
  assert.equal(await page.locator(".error:visible").count(), 1);
  assert.equal(await page.getAttribute("#source", "aria-invalid"), "true");
  await type(page, '{"spec": {"ports": [80, null]}}');
  await checkOutputs(page, '{"spec": {"ports": [80, null]}}');
  assert.match(await page.textContent("#toml .error"), /TOML has no null \(.*\) \(at \$\.spec\.ports\[1\]\)$/);
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
  for (const refused of ['{"a": 1, "a": "<b>"}', '{"a": ']) {
    await type(page, '{"a": "b"}');
    await page.waitForFunction(() => !document.querySelector("#readers .state").textContent.startsWith("Nothing to compare"));
    await type(page, refused);
    await page.waitForFunction(() => document.querySelector("#readers .state").textContent.startsWith("Nothing to compare"));
  }
});

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
