import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { pages } from "#client/app/routes.tsx";
import type { Role } from "#domain/accounts/roles.ts";
import { paths } from "#domain/council.ts";
import { hasPageCache, launchBrowser, launchBrowserThatKeepsPages } from "../support/browser.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createUser } from "../support/factories.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { isDeep } from "../support/tier.ts";

/** Pages of each desk that say whose they are; the first is where one signs in. */
const desks: Record<Role, readonly string[]> = {
  MEMBER: [paths.memberHome, paths.memberProfile, `${paths.memberHome}/account`],
  EPCMD_ADMIN: [`${paths.councilHome}/reimbursements`, paths.audit, `${paths.councilHome}/account`],
  DGFT_ADMIN: [paths.dgftHome, `${paths.dgftHome}/reports`, `${paths.dgftHome}/account`],
  BUYER: [paths.buyerHome, paths.buyerEnquiries, `${paths.buyerHome}/account`],
};
const personName = "Rohini Deshpande-Kulkarni";
const firmName = "Konkan Catheter Works";

/**
 * Notes in the browser, before each picture that it draws, whether something of the account can be seen, and whether a page came back
 * from memory.
 */
const watcher = `
  (() => {
    const marks = ${JSON.stringify([personName, firmName, "@people.example", "Sign out"])};
    const note = (key, text) => sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? "") + text + " ");
    const isSeen = () => {
      if (document.body === null || !document.documentElement.checkVisibility()) return false;
      const typed = [...document.querySelectorAll("input")].map((input) => input.value).join(" ");
      return marks.some((mark) => document.body.innerText.includes(mark) || typed.includes(mark));
    };
    const look = () => {
      if (isSeen()) note("seen", location.pathname);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    addEventListener("pageshow", ({ persisted }) => persisted && note("kept", location.pathname));
  })();`;

/** A tab that is asked over the browser's own line: it stays the same when a page comes back from memory. */
type Tab = { read(expression: string): Promise<unknown>; notes(key: "seen" | "kept"): Promise<string>; back(): Promise<void> };

async function tabOf(page: Page): Promise<Tab> {
  const line: CDPSession = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> =>
    (await line.send("Runtime.evaluate", { expression, returnByValue: true })).result.value;
  // A page that navigates away may never answer: the next attempt must not wait for it.
  const read = (expression: string): Promise<unknown> =>
    Promise.race([evaluate(expression), pause(10_000, undefined, { ref: false }).then(() => Promise.reject(new Error("the page did not answer")))]);
  return {
    read,
    notes: async (key) => z.string().parse(await read(`sessionStorage.getItem("${key}") ?? ""`)),
    // As the button does it, in the browser: a page that is asked to go back by itself may be gone before it has answered. Done once the
    // page that was left has gone, for it may look like the one that comes.
    back: async () => {
      await read("document.isLeft = true");
      const { currentIndex, entries } = await line.send("Page.getNavigationHistory");
      await line.send("Page.navigateToHistoryEntry", { entryId: z.object({ id: z.number() }).parse(entries[currentIndex - 1]).id });
      await eventually(async () => expect(await read("document.isLeft === true")).toBe(false));
    },
  };
}

/** The button that ends the user's own session: buttons for other sessions name them. */
const wayOutOf = (page: Page): Locator => page.getByRole("button", { name: "Sign out", exact: true });

/** Waits until a page has come to rest at a path with this heading, seen by people. */
const restsAt = (tab: Tab, path: string, heading: string): Promise<void> =>
  eventually(async () => {
    const place = await tab.read(
      `[location.pathname, document.querySelector("h1")?.innerText, document.documentElement.checkVisibility()].join(" | ")`,
    );
    expect(place).toBe(`${path} | ${heading} | true`);
  });

const browsers = [
  { kind: "that keeps pages in its memory", launch: launchBrowserThatKeepsPages, keeps: true },
  { kind: "that loads every page anew", launch: launchBrowser, keeps: false },
];

describe.each(isDeep ? browsers : browsers.slice(0, 1))("row 29: the Back button of a browser $kind", ({ launch, keeps }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openSharedPortal(launch);
  });
  afterAll(() => portal?.close());

  async function somebody(role: Role): Promise<{ email: string; role: Role }> {
    if (role !== "MEMBER") return createUser(portal.services, role, { name: personName });
    return (await createMember(portal.services, { name: firmName })).user;
  }

  /** Signs in and opens each page of the desk, as links from elsewhere do. */
  async function openDesk(role: Role): Promise<{ page: Page; tab: Tab }> {
    const [first = "", ...others] = desks[role];
    const page = await portal.signIn(await somebody(role), first);
    await page.addInitScript(watcher);
    for (const path of [first, ...others]) {
      await page.goto(`${portal.product.url}${path}`);
      await wayOutOf(page).waitFor();
    }
    return { page, tab: await tabOf(page) };
  }

  // One frame takes the page away for every role.
  it.each(isDeep ? (Object.keys(desks) as Role[]) : (["MEMBER"] as const))(
    "row 29: shows %s nothing of the account after signing out, not for one picture", // keyof holds: the table is closed
    async (role) => {
      const { page, tab } = await openDesk(role);
      await eventually(async () => expect(await tab.notes("seen")).toContain(desks[role].at(-1)));
      await wayOutOf(page).click();
      await page.waitForURL(`${portal.product.url}/`);
      await tab.read(`sessionStorage.removeItem("seen")`);
      for (const _page of desks[role]) {
        await tab.back();
        await restsAt(tab, paths.login, "Login");
      }
      expect(await tab.notes("seen")).toBe("");
      await page.context().close();
    },
  );

  it("row 29: shows nothing either when another tab has signed out meanwhile", async () => {
    const { page, tab } = await openDesk("MEMBER");
    await page.goto(`${portal.product.url}${paths.contact}`);
    const other = await page.context().newPage();
    await other.goto(`${portal.product.url}${paths.memberHome}`);
    await wayOutOf(other).click();
    await other.waitForURL(`${portal.product.url}/`);
    await tab.read(`sessionStorage.removeItem("seen")`);
    await tab.back();
    await restsAt(tab, paths.login, "Login");
    expect(await tab.notes("seen")).toBe("");
    await page.context().close();
  });

  /** The pages of a role that have an address of their own: in the deep tier all, in the gate each fourth, since all stand in one frame. */
  const pagesOf = (role: Role): string[] =>
    pages
      .flatMap(({ path, access }) => (access !== "anyone" && [access].flat().includes(role) && !path.includes(":") ? [path] : []))
      .filter((_, index) => isDeep || index % 4 === 0);

  // What a page shows does not depend on the browser's memory: one of the two browsers is enough.
  it.each(keeps ? (Object.keys(desks) as Role[]) : [])("every page of %s has the way out in sight", async (role) => {
    const page = await portal.signIn(await somebody(role), desks[role][0] ?? "");
    expect(pagesOf(role).length).toBeGreaterThan(0);
    for (const path of pagesOf(role)) {
      await page.goto(`${portal.product.url}${path}`);
      await wayOutOf(page).waitFor();
    }
    await page.context().close();
  });

  it("restores the page for a user who is still signed in", async () => {
    const { page, tab } = await openDesk("MEMBER");
    await page.goto(`${portal.product.url}${paths.contact}`);
    await tab.back();
    await eventually(async () =>
      expect(
        await tab.read(`[location.pathname, document.documentElement.checkVisibility(), document.body.innerText.includes("Sign out")].join()`),
      ).toBe(`${paths.memberHome}/account,true,true`),
    );
    if (keeps && hasPageCache()) expect(await tab.notes("kept")).toContain(`${paths.memberHome}/account`);
    await page.context().close();
  });
});
