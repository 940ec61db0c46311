// What axe-core finds on the site's pages, light on a desk's screen and dark on a phone's, which are wider than it, and what
// the browser reports, such as a diagram that is not one.
// `docs/playground/check` runs it, with browser.mjs and the packages in its folder. Arguments choose the pages whose paths
// contain one of them. Exits 1 if there is anything.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { launch, open, serve } from "./browser.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const site = process.env.SITE;
const chosen = process.argv.slice(2);

/** The pages that the theme makes: not scaladoc's, nor the playground, which has a test of its own. */
const pages = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter(file => file.name === "index.html")
  .map(file => relative(site, join(file.parentPath, file.name)).replace(/index\.html$/, ""))
  .filter(path => !/^(api|playground)\//.test(path))
  .filter(path => !chosen.length || chosen.some(word => path.includes(word)))
  .sort();

/** What is wrong with the page `path` in the colours of `colorScheme`, `width` pixels wide. */
async function faults(path, colorScheme, width) {
  const { page, context, faults: reported } = await open(browser, server.origin, "/" + path, { colorScheme, viewport: { width, height: 800 } });
  if (await page.$("pre.mermaid, div.mermaid")) await page.waitForSelector("div.mermaid");
  await page.evaluate(axe);
  const { violations, passes } = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
  if (!passes.length) throw new Error("axe tried nothing");
  const found = violations.flatMap(({ id, nodes }) => nodes.map(n => `${id}: ${n.target} ${n.html.slice(0, 120)}`));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await context.close();
  return [...found, ...(wide > 0 ? [`${wide} pixels wider than the screen`] : []), ...reported];
}

const browser = await launch();
const server = await serve();
let failed = 0;
for (const path of pages) {
  for (const [scheme, width] of [["light", 1280], ["dark", 390]]) {
    const found = await faults(path, scheme, width);
    failed += found.length;
    for (const fault of found) console.log(`/${path} ${scheme} ${width}: ${fault}`);
  }
}
await browser.close();
server.stop();
console.log(`axe: ${pages.length} pages, light and dark: ${failed} faults`);
process.exit(failed || !pages.length ? 1 : 0);
