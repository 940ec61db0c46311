// The site's search finds the pages that people ask for: words that the pages do not have as such, and tasks of a
// service. Run by `docs/playground/check`. Exits 1 if it does not.
import { launch, open, serve } from "./browser.mjs";

const asked = [
  ["pretty print", "reference/json/"],
  ["jsonnet", "evaluators/"],
  ["spark", "how-to/integrations/"],
  ["known issues", "faq/"],
  // Twelve tasks of a service, which tools/docs/tasks.py has too.
  ["omit None class", "reference/fields/"],
  ["rename field", "reference/fields/"],
  ["snake case", "reference/fields/"],
  ["NDJSON fs2", "how-to/output/"],
  ["severity", "how-to/logging/"],
  ["decimals strings", "reference/encoders/"],
  ["key order", "how-to/members/"],
  ["jsoniter-scala", "migration/jsoniter-scala/"],
  ["circe", "migration/circe/"],
  ["absent null", "how-to/nulls-and-defaults/"],
  ["base64", "reference/encoders/"],
  ["kafka", "how-to/kafka/"],
  ["events", "reference/events/"],
];

const browser = await launch();
const server = await serve();
const { page } = await open(browser, server.origin, "/");
let failed = 0;
for (const [words, wanted] of asked) {
  await page.fill(".md-search__input", "");
  await page.locator(".md-search__input").pressSequentially(words);
  const found = await page
    .waitForSelector(`.md-search-result__link[href*="${wanted}"]`, { state: "attached", timeout: 60000 })
    .catch(() => null);
  if (found) continue;
  failed++;
  const links = await page.$$eval(".md-search-result__link", all => all.map(a => a.getAttribute("href")));
  console.log(`"${words}" does not find ${wanted}, but ${links.slice(0, 10)}`);
}
await browser.close();
server.stop();
console.log(`search: ${asked.length} questions, ${failed} without an answer`);
process.exit(failed ? 1 : 0);
