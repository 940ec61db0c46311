// Jsonnet as the input of the playground: what it evaluates to, its errors, the links and samples, the script's size.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { checkOutputs, converted, openPlayground } from "./browser.mjs";
import { browser, playground, server, type } from "./session.mjs";

const { PROGRAMS, SCREENSHOTS, SITE } = process.env;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const jsonnet = (name, body, options = {}) => playground(name, body, "#input=jsonnet&text=q64FAA", options);

/** Selects the language and waits until the input is evaluated. */
const choose = (page, language) => converted(page, () => page.selectOption("#language", language));

test("the evaluator has less than 300 kB", () => {
  const size = gzipSync(readFileSync(`${SITE}/playground/jsonnet.js`), { level: 9 }).length;
  console.log(`jsonnet.js: ${size} bytes compressed`);
  assert.ok(size < 300000, `${size} bytes`);
});

playground("the evaluator is loaded when Jsonnet is chosen", async page => {
  const asked = [];
  page.context().on("request", request => asked.push(new URL(request.url()).pathname));
  await type(page, "{a: 1}");
  assert.match(await page.textContent("#error"), /^1:2: /);
  await choose(page, "jsonnet");
  assert.ok(asked.some(path => path.endsWith("/jsonnet.js")), `${asked}`);
  assert.equal(await page.locator(".error:visible").count(), 0);
  assert.equal(await page.textContent("#yaml pre"), "a: 1\n");
  await choose(page, "json");
  assert.match(await page.textContent("#error"), /^1:2: /);
});

jsonnet("programs evaluate to what sjsonnet on the JVM gives the converter", async page => {
  for (const program of [
    "{ a: 1, b: self.a + 0.5, c:: 3, 'no': ['é😀', true, -0.25] }",
    "local f(x, y=2) = x * y; { f: [f(3), f(4, y=5)], l: [x for x in std.range(1, 3) if x != 2] }",
    "{ x: { y: 1, z: 'a' } } + { x+: { z+: 'b' } }",
    "{ s: '%05.1f|%s|%-4d|' % [3.14159, 'x', 7], t: 'two\\nlines', u: std.join('-', ['a', 'b']) }",
    "std.mapWithKey(function(k, v) k + v, { a: 1, b: 2 }) + { [x]: 1e3 for x in ['c', 'd'] }",
    "function(a=1, b='x') { a: a, b: b }",
    "{ sorted: std.sort([3, 1, 2]), set: std.setUnion([1], [2]), b64: std.base64('hello'), md: std.reverse([1, 2]) }",
    "{ text: |||\n  text\n    block\n||| }",
  ]) {
    await type(page, program);
    assert.equal(await page.textContent("#error"), "", program);
    await checkOutputs(page, program, program);
  }
});

jsonnet("programs evaluate to what go-jsonnet prints", async page => {
  await converted(page, () => page.selectOption("#json .style select", "jsonnet"));
  let count = 0;
  for (const file of readdirSync(PROGRAMS).filter(name => name.endsWith(".jsonnet"))) {
    const program = readFileSync(`${PROGRAMS}/${file}`, "utf8");
    // Others need options of a command line, files or YAML as an input.
    if (/^\/\/ -|\bimport|parseYaml|md5/.test(program)) continue;
    const golden = `${PROGRAMS}/golden/${file.replace(/jsonnet$/, "")}`;
    await type(page, program);
    count += 1;
    if (file.startsWith("error-")) {
      const [first, ...trace] = readFileSync(golden + "err", "utf8").split("\n");
      assert.ok((await page.textContent("#error")).includes(first.replace("RUNTIME ERROR: ", "")), file);
      assert.ok(trace.length > 0);
    } else {
      assert.equal(await page.textContent("#error"), "", file);
      assert.equal(await page.textContent("#json pre"), readFileSync(golden + "out", "utf8"), file);
    }
  }
  console.log(`${count} programs`);
  assert.ok(count >= 8, `${count} programs`);
});

jsonnet("errors are said once and marked where they are", async page => {
  for (const [program, error, marked] of [
    ["{a: 1,\n b: }", /^2:5: unexpected "}" /, "}"],
    ["{a: 1", /^1:6: Expected .*, found the end of the input/, " "],
    ["{a: 1, a: 2}", /^1:12: duplicate field: a /, "}"],
    ["{a: [1, error 'no']}", /^1:9: no \(at \$\.a\[1\]\)$/, "e"],
    ["local é😀 = 1; 2", /^1:7: Expected/, "é"],
    ["{'é😀': 1, b: self.c}", /^1:18: Field does not exist: c \(at \$\.b\)$/, "."],
    ["{a: nothing}", /^1:5: Unknown variable: nothing/, "n"],
    ["{a: import 'x.libsonnet'}", /^1:5: import finds no files in a browser/, "i"],
    ["std.parseYaml('a: 1')", /^1:14: std\.parseYaml is not available in a browser/, "("],
    ["{a: std.md5('a')}", /^1:12: std\.md5 is not available in a browser/, "("],
    ["std.parseJson('{')", /failed to parse JSON/, "("],
    ["local f(x) = 1 + f(x); f(0)", /too much recursion/, undefined],
    ["function(x) x", /x/, undefined],
  ]) {
    await type(page, program);
    assert.match(await page.textContent("#error"), error, program);
    assert.equal(await page.locator(".error:visible").count(), 1, program);
    assert.equal(await page.getAttribute("#source", "aria-invalid"), "true");
    const marks = await page.$$eval("#marks mark", all => all.map(e => e.textContent));
    if (marked !== undefined) assert.deepEqual(marks, [marked], program);
    assert.match(await page.textContent("#status"), /cannot be evaluated/);
  }
  await type(page, "{a: {b: [1, null]}}");
  assert.match(await page.textContent("#toml .error"), /^1:13: TOML has no null \(at \$\.a\.b\[1\]\)$/);
  assert.equal(await page.locator(".error:visible").count(), 1);
  assert.deepEqual(await page.$$eval("#marks mark", all => all.map(e => e.textContent)), ["n"]);
});

jsonnet("a program without an end is stopped", async page => {
  const endless = "local f(n) = if n < 2 then n else f(n - 1) + f(n - 2); f(60)";
  await page.fill("#source", endless);
  await page.waitForTimeout(200);
  const started = Date.now();
  await type(page, "{a: 1}");
  assert.ok(Date.now() - started < 5000);
  assert.equal(await page.textContent("#yaml pre"), "a: 1\n");
  await type(page, endless);
  assert.match(await page.textContent("#error"), /was stopped/);
  await type(page, "{a: 2}");
  assert.equal(await page.textContent("#yaml pre"), "a: 2\n");
});

test("an evaluator that cannot be loaded is asked for again", async () => {
  const { page, context } = await openPlayground(browser, server.origin, "", { serviceWorkers: "block" });
  await context.route("**/jsonnet.js", route => route.abort());
  await choose(page, "jsonnet");
  assert.equal(await page.textContent("#error"), "The script that converts the input could not be loaded.");
  await context.unroute("**/jsonnet.js");
  // It is loaded slower than a program may be evaluated while another one waits.
  await context.route("**/jsonnet.js", async route => {
    await new Promise(resolve => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.fill("#source", "{a: 1}");
  await page.waitForTimeout(100);
  await page.fill("#source", "{a: 1 + 1}");
  await page.waitForFunction(() => document.querySelector("#yaml pre").textContent === "a: 2\n", undefined, { timeout: 20000 });
  await context.close();
});

jsonnet("a link and a file say what language they are in", async (page, { context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await type(page, "{ a: 1 + 1 }");
  await page.click("#share");
  await page.waitForFunction(() => document.getElementById("status").textContent.includes("link is copied"));
  const other = await openPlayground(browser, server.origin, new URL(page.url()).hash);
  assert.equal(await other.page.inputValue("#language"), "jsonnet");
  assert.equal(await other.page.textContent("#json pre"), await page.textContent("#json pre"));
  await other.done();
  for (const [name, text, language] of [["a.json", '{"a": 3}', "json"], ["a.jsonnet", "{a: 1 + 3}", "jsonnet"]]) {
    await converted(page, () => page.setInputFiles("#file", { name, mimeType: "text/plain", buffer: Buffer.from(text) }));
    assert.equal(await page.inputValue("#language"), language);
    await checkOutputs(page, text);
  }
});

jsonnet("the commands and Scala are those for Jsonnet", async (page, { context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  assert.equal(await page.textContent("#yaml .command code"), "sjsonnet FILE | swarender --to yaml --style safe");
  await page.click("#yaml .copy-scala");
  await page.waitForFunction(() => document.getElementById("status").textContent === "Scala is copied.");
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `import evaluator.Manifest
import swarender.{Events, Yaml, YamlStyle}

Yaml.render(Events(Manifest.send(value, _)), YamlStyle.safe)
`);
});

jsonnet("readers of YAML compare the value", async page => {
  await type(page, "{ on: 'n' + 'o' }");
  await page.click("#readers > summary");
  await page.waitForSelector("#readers[aria-busy=false] caption");
  assert.match(await page.textContent("#readers tbody, #readers table"), /the same/);
});

for (const colorScheme of ["light", "dark"])
  jsonnet(`nothing keeps a screen reader out of Jsonnet, ${colorScheme}`, async page => {
    await type(page, "{a: null, on: error 'no'}");
    assert.equal(await page.getByLabel("Language").inputValue(), "jsonnet");
    assert.equal(await page.getByLabel("Jsonnet to convert").count(), 1);
    await page.evaluate(axe);
    const { violations, passes } = await page.evaluate(() => axe.run());
    assert.deepEqual(violations.map(v => `${v.id}: ${v.nodes.map(n => n.html)}`), []);
    assert.ok(passes.length > 20, "the audit did not run");
  }, { colorScheme });

for (const [name, options] of [
  ["light", { viewport: { width: 1440, height: 1000 }, colorScheme: "light" }],
  ["dark", { viewport: { width: 1440, height: 1000 }, colorScheme: "dark" }],
  ["phone", { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }],
])
  playground(`Jsonnet fits: ${name}`, async page => {
    await converted(page, () => page.selectOption("#sample", { label: "A Jsonnet program" }));
    await page.screenshot({ path: `${SCREENSHOTS}/${name}-jsonnet.png`, fullPage: true });
    await type(page, "{\n  a: [1, 2],\n  b: self.a[2],\n}");
    await page.screenshot({ path: `${SCREENSHOTS}/${name}-jsonnet-error.png`, fullPage: true });
    const { wide, width } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, width: innerWidth }));
    assert.ok(wide <= width, `${wide} of ${width} pixels`);
  }, "", options);
