import type { Browser } from "playwright-core";

/** The open browsers of this test file. */
export const openBrowsers = new Set<Browser>();

/** Adds a browser to `openBrowsers`, and removes it when it closes. Gives the same browser. */
export function noteBrowser(browser: Browser): Browser {
  openBrowsers.add(browser);
  browser.once("disconnected", () => openBrowsers.delete(browser));
  return browser;
}
