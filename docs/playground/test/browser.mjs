// A browser with the site open, the faults that it sees, and the converter to compare with.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

const { CHROMIUM, SITE, CONVERTER } = process.env;

/** Python's server of static files, on a free port of this machine. */
export async function serve(folder = SITE) {
  const args = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder];
  const server = spawn("python3", args, { stdio: ["ignore", "pipe", "ignore"] });
  const [line] = await once(server.stdout, "data");
  const port = /port (\d+)/.exec(line)[1];
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.kill() };
}

export const launch = () => chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });

/** A page of its own; `done` fails if it saw a request to elsewhere, an error or a violation of its policy. */
export async function open(browser, origin, path, options = {}) {
  const context = await browser.newContext({ acceptDownloads: true, ...options });
  const faults = [];
  context.on("request", request => {
    if (!request.url().startsWith(origin) && !/^(blob|data):/.test(request.url())) faults.push(`asks for ${request.url()}`);
  });
  await context.exposeBinding("violation", (_, text) => faults.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", e => violation(`${e.violatedDirective}: ${e.blockedURI}`));
  });
  const page = await context.newPage();
  page.on("pageerror", error => faults.push(error.stack));
  page.on("console", message => {
    // Pages of scaladoc name no icon, so the browser asks for the one that a server may have. A site alone has no list of
    // versions.
    const isOptional = /\/(favicon\.ico|versions\.json)$/.test(message.location().url);
    if (message.type() === "error" && !isOptional) faults.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(origin + path);
  return {
    page,
    context,
    faults,
    async done() {
      await context.close();
      assert.deepEqual(faults, []);
    },
  };
}

/** The playground, with its first conversion done. */
export async function openPlayground(browser, origin, fragment = "", options = {}) {
  const opened = await open(browser, origin, "/playground/" + fragment, options);
  await opened.page.waitForSelector("html[data-conversions]");
  return opened;
}

/** Does `action` and waits until what it led to is converted. */
export async function converted(page, action) {
  const count = await conversions(page);
  await action();
  await page.waitForFunction(n => Number(document.documentElement.dataset.conversions) > n, count, { timeout: 120000 });
  await page.waitForSelector("#outputs[aria-busy=false]", { timeout: 120000 });
}

const conversions = page => page.evaluate(() => Number(document.documentElement.dataset.conversions));

export const formats = ["json", "yaml", "toml"];

/** The converter on the JVM, which answers a line with a line. */
const converter = spawn(CONVERTER, { stdio: ["pipe", "pipe", "inherit"] });
converter.unref();
const answers = createInterface({ input: converter.stdout })[Symbol.asyncIterator]();

/**
 * What the converter writes when it runs the command that a panel shows, with Jsonnet after sjsonnet on the JVM: its
 * output or its error.
 */
export async function expected(page, format, input) {
  const shown = await page.textContent(`#${format} .command code`);
  const isJsonnet = shown.startsWith("sjsonnet FILE | ");
  const words = `swarender() { printf '%s\\0' "$@"; }; ${shown.replace(/^sjsonnet FILE \| | FILE$/, "")}`;
  const args = execFileSync("sh", ["-c", words]).toString().split("\0").slice(0, -1);
  converter.stdin.write(JSON.stringify({ language: isJsonnet ? "jsonnet" : "json", args, input }) + "\n");
  const { status, out, err } = JSON.parse((await answers.next()).value);
  return status === 0
    ? { text: Buffer.from(out) }
    : { error: err.trimEnd().replace(/^swarender: (standard input:)?/, "").replace(/ \(see --help\)$/, "") };
}

/** Ends the converter. */
export const stopConverter = () => converter.kill();

/** Checks every output that is shown against the converter. */
export async function checkOutputs(page, json, what = "") {
  for (const format of formats) {
    const { text, error } = await expected(page, format, json);
    const shown = await page.evaluate(id => {
      const panel = document.getElementById(id);
      const error = panel.classList.contains("unread") ? document.getElementById("error") : panel.querySelector(".error");
      return { text: panel.querySelector("pre").textContent, error: error.textContent };
    }, format);
    assert.equal(shown.error, error ?? "", `${format} ${what}`);
    assert.equal(shown.text, text?.toString() ?? "", `${format} ${what}`);
  }
}

/** The bytes that a click on Download saves. */
export async function downloaded(page, format) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click(`#${format} .download`)]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Pastes as a person does: the field takes the text unless the page does. */
export const paste = (page, text) =>
  page.evaluate(text => {
    const field = document.getElementById("source");
    field.focus();
    field.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    if (field.dispatchEvent(event)) document.execCommand("insertText", false, text);
  }, text);
