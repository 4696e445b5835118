import { afterEach } from "vitest";
import { openBrowsers } from "./open-browsers.ts";

const maxTextLength = 600;

// After a failed test: prints the address of each open page, and the text of its messages and dialogs.
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  const pages = [...openBrowsers].flatMap((browser) => browser.contexts()).flatMap((context) => context.pages());
  for (const page of pages) {
    const texts = await page
      .locator("[role=alert], [role=status], [role=dialog]")
      .allInnerTexts()
      .catch((error: unknown) => [String(error)]);
    const messages = texts.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => text !== "");
    process.stderr.write(`Open page of "${task.name}": ${page.url()}\n`);
    for (const text of messages) process.stderr.write(`  ${text.slice(0, maxTextLength)}\n`);
  }
});
