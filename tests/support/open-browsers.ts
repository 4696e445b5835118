import type { Browser } from "playwright-core";

/** The browsers that this test file has open. */
export const openBrowsers = new Set<Browser>();

/** Notes a browser until it ends. */
export function noteBrowser(browser: Browser): Browser {
  openBrowsers.add(browser);
  browser.once("disconnected", () => openBrowsers.delete(browser));
  return browser;
}
