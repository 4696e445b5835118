import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { slideMs } from "#site/pages/home/enhance-carousel.ts";
import { eventually } from "../support/eventually.ts";
import { violationsOf } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { visitPage, type Look } from "../support/website.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

describe("the carousel", () => {
  const on = (page: Page) => {
    const carousel = page.getByRole("region", { name: "EPCMD in pictures" });
    const row = carousel.getByRole("group", { name: /^Slides;/ });
    return {
      carousel,
      row,
      count: () => row.getByRole("group").count(),
      /** Waits until a slide stands at the left edge, from 0. */
      stands: (at: number) =>
        eventually(async () =>
          expect(await row.evaluate(({ scrollLeft, clientWidth }) => Math.round((scrollLeft / clientWidth) * 100))).toBe(at * 100),
        ),
    };
  };

  it("moves by itself in a loop until it is paused, and stops while it is hovered or has the focus", async () => {
    const page = await visitPage(portal, "/", { width: 390, moves: true });
    const { carousel, count, stands } = on(page);
    const pause = carousel.getByRole("button", { name: "Pause" });
    await pause.waitFor();
    for (let at = 1; at < (await count()); at += 1) {
      await page.clock.runFor(slideMs);
      await stands(at);
    }
    await page.clock.runFor(slideMs);
    await stands(0);

    // What would have moved meanwhile shows in where "Next slide" leads.
    const next = carousel.getByRole("button", { name: "Next slide" });
    await carousel.hover();
    await page.clock.runFor(slideMs * 3);
    await next.click();
    await stands(1);
    await page.mouse.move(0, 0);
    await page.keyboard.press("Shift+Tab");
    await page.clock.runFor(slideMs * 3);
    await page.keyboard.press("Enter");
    await stands(0);

    await pause.press("Enter");
    await carousel.getByRole("button", { name: "Play" }).waitFor();
    await page.locator("h1").evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(slideMs * 3);
    await next.press("Enter");
    await stands(1);
    await page.clock.resume(); // axe waits by it
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it("is turned by the arrow keys, from the last slide to the first and back, and does not begin where less motion is asked for", async () => {
    const page = await visitPage(portal, "/", { width: 390 });
    const { carousel, row, count, stands } = on(page);
    expect(await carousel.getByRole("button", { name: "Pause" }).count()).toBe(0);
    await carousel.getByRole("button", { name: "Play" }).waitFor();
    await row.focus();
    await page.keyboard.press("ArrowLeft");
    await stands((await count()) - 1);
    await page.keyboard.press("ArrowRight");
    await stands(0);
    await page.keyboard.press("ArrowRight");
    await stands(1);
    await page.context().close();
  });
});

describe("a picture of the gallery", () => {
  const visit = (look: Look = {}): Promise<Page> => visitPage(portal, "/gallery", look);

  it("is shown large over the page, turned by the arrow keys and buttons, and given back by Escape", async () => {
    const page = await visit({ width: 390, height: 844 });
    const pictures = page.getByRole("main").getByRole("link", { name: /\(larger view\)$/ });
    const count = await pictures.count();
    expect(count).toBeGreaterThan(3);
    await pictures.nth(1).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByText(`2 of ${count}`, { exact: true }).waitFor();
    const titleOf = (text: string | null): string => (text ?? "").replace(/\s*\(larger view\)$/, "");
    expect(await dialog.getAttribute("aria-label")).toBe(titleOf(await pictures.nth(1).textContent()));
    await eventually(async () => expect(await dialog.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0));
    await page.keyboard.press("ArrowLeft");
    await dialog.getByText(`1 of ${count}`, { exact: true }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await dialog.getByText(`${count} of ${count}`, { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Next" }).click();
    await dialog.getByText(`1 of ${count}`, { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await pictures.first().evaluate((link) => link === document.activeElement)).toBe(true);

    await pictures.nth(2).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.context().close();
  });

  it("has an address of its own where there are no scripts", async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page
      .getByRole("main")
      .getByRole("link", { name: /\(larger view\)$/ })
      .first()
      .click();
    await page.waitForURL(/\/gallery\?picture=[\w-]+#picture$/);
    await page.getByRole("figure").getByRole("link", { name: "All pictures" }).click();
    await page.waitForURL(/\/gallery$/);
    await page.context().close();
  });
});
