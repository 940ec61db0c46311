// A browser and a server of the site for the tests of one file, and what these do with the playground.
import { after, before, test } from "node:test";
import { converted, launch, openPlayground, serve, stopConverter } from "./browser.mjs";

export let browser, server;

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
export const playground = (name, body, fragment = "", options = {}) =>
  test(name, async () => {
    const opened = await openPlayground(browser, server.origin, fragment, options);
    await body(opened.page, opened);
    await opened.done();
  });

/** Types the text and waits until it is converted. */
export const type = (page, json) => converted(page, () => page.fill("#source", json));
