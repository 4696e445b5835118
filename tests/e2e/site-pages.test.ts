import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateContentVersion, insertPublishedEntries } from "#db/queries/content.ts";
import { firms } from "#db/schema/members.ts";
import { createListedFirm } from "../support/factories.ts";
import { eventually } from "../support/eventually.ts";
import { keyboard, violationsOf } from "../support/page-input.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { visitPage, type Look } from "../support/website.ts";

let portal: TestPortal;
beforeAll(async () => {
  // The product believes the addresses from which the test comes.
  portal = await openPortal({ TRUST_PROXY: "1" });
});
afterAll(() => portal?.close());

const visit = (path: string, look: Look = {}): Promise<Page> => visitPage(portal, path, look);

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

it("gives the tables of the statistics as csv, in each language", async () => {
  for (const [path, cell] of [
    ["/exports-in-figures", "All medical devices,2024-25,All countries,4014,"],
    ["/hi/exports-in-figures", "सभी चिकित्सा उपकरण,2024-25,सभी देश,4014,"],
    ["/statistics", "Financial year,Scheme,Received,Approved,"],
  ] as const) {
    const [, href = ""] = /href="([^"]*\.csv[^"]*)"/.exec(await (await fetch(portal.product.url + path)).text()) ?? [];
    const file = await fetch(portal.product.url + href);
    expect([file.headers.get("content-type"), await file.text()]).toEqual(["text/csv; charset=utf-8", expect.stringContaining(cell)]);
  }
});

it.each(["/hi/nothing", "/nothing.php"])("tells people who open too many pages in a minute how long to wait: %s", async (address) => {
  const headers = { accept: "text/html", "x-forwarded-for": address.startsWith("/hi") ? "198.51.100.20" : "198.51.100.21" };
  const open = (): Promise<Response> => fetch(portal.product.url + address, { headers });
  const allowed = await Promise.all(Array.from({ length: 300 }, async () => (await open()).status));
  expect(new Set(allowed)).toEqual(new Set([404]));
  const refused = await open();
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([429, "60", "no-store"]);
  expect(await refused.text()).toContain(address.startsWith("/hi") ? "<h1>कम समय में बहुत अधिक अनुरोध</h1>" : "<h1>Too much in a short time</h1>");
});

describe("the fee calculator", () => {
  it("shows fee, tax and total at the edges of the bands, and the error of an amount", async () => {
    const page = await visit("/become-a-member");
    const field = page.getByLabel("Exports of the firm in 2024-25, in rupees");
    const calculate = async (exports: string): Promise<void> => {
      await field.fill(exports);
      await page.getByRole("button", { name: "Show the fee" }).click();
    };
    const answer = page.getByRole("status");
    const total = async (exports: string, inAll: string): Promise<void> => {
      await calculate(exports);
      await answer.getByText(`Rs ${inAll}`, { exact: true }).waitFor();
    };
    await page.locator(":root[data-script=ready]").waitFor();

    await total("30 lakh", "7,670");
    await total("30,00,000.01", "11,800");
    await answer.getByText("Above 30 Lakhs to 60 Lakhs").waitFor();
    await answer.getByText("For exports of Rs 30,00,000.01").waitFor();
    await total("500 crore", "70,800");
    await total("5000000000.01", "88,500");
    await answer.getByText("In this band the firm may certify its exports itself.").waitFor();
    expect(new URL(page.url()).searchParams.get("exports")).toBe("5000000000.01");
    expect(await violationsOf(page)).toEqual([]);

    for (const [exports, problem] of [
      ["", "Enter the exports of the year, like 45 lakh"],
      ["abc", "Exports must be an amount in rupees, like 4500000, 45 lakh or 2.5 crore"],
      ["1e99", "Exports must be an amount in rupees, like 4500000, 45 lakh or 2.5 crore"],
      ["-1", "Exports cannot be below zero. A firm that has not exported enters 0"],
      ["9".repeat(40), "Exports are at most 1,00,000 crore here. Check the number of zeros, and whether lakh or crore is meant"],
    ] as const) {
      await total("1", "7,670");
      await calculate(exports);
      await page.getByRole("alert").getByText(problem).waitFor();
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await answer.textContent()).toBe("");
      expect(await page.title()).toBe("Error: Become a Member - EPCMD");
    }
    expect(await violationsOf(page)).toEqual([]);

    // What the script cannot show, the browser shows.
    await page.route("**/become-a-member?*", (route) => route.fulfill({ status: 500, contentType: "application/json", body: "{}" }), { times: 1 });
    await total("31 lakh", "11,800");
  });

  it("answers by an address, without scripts and in Hindi too", async () => {
    const page = await visit("/become-a-member", { width: 390, javaScriptEnabled: false });
    await page.getByLabel("Exports of the firm in 2024-25, in rupees").fill("45 lakh");
    await page.getByRole("button", { name: "Show the fee" }).click();
    await page.getByText("Rs 11,800", { exact: true }).waitFor();
    expect(await page.getByRole("row", { name: /Above 30 Lakhs to 60 Lakhs/ }).getAttribute("data-marked")).toBe("true");

    const hindi = await visit(`/hi/become-a-member?exports=${encodeURIComponent("२.५ करोड़")}`, { width: 390 });
    await hindi.getByText("₹28,320", { exact: true }).waitFor();
    expect(await widthOf(hindi)).toBe(390);
  });
});

it("says whether a firm is a member without scripts, in the language of the page, and nobody stores the answer", async () => {
  const { firm } = await createListedFirm(portal.services, { codes: ["30051010"] }, { name: "Asha Surgicals" });
  const { db } = portal.database;
  const [named] = await db.select({ code: firms.verificationId }).from(firms).where(eq(firms.id, firm.id));
  const page = await visit("/hi/check-member", { width: 390, javaScriptEnabled: false });
  const check = async (typed: string): Promise<void> => {
    await page.getByLabel("चिह्न का कोड या पता").fill(typed);
    await page.getByRole("button", { name: "जाँचें" }).click();
  };
  await check(`https://epcmd.example/verify/${named?.code.toUpperCase()}`);
  await page.getByText("Asha Surgicals आज चिकित्सा उपकरण निर्यात संवर्धन परिषद की सदस्य है।").waitFor();
  await page.getByRole("heading", { name: "हाँ", exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/hi/check-member");
  await check(crypto.randomUUID());
  await page.getByText("इस कोड की फ़र्म आज चिकित्सा उपकरण निर्यात संवर्धन परिषद की सदस्य नहीं है।").waitFor();
  await check("");
  await page.getByText("कोड वैसा ही लिखें जैसा चिह्न के नीचे है").waitFor();
  expect(await page.title()).toBe("त्रुटि: सदस्य जाँचें - EPCMD");
  expect(await widthOf(page)).toBe(390);

  const ask = (headers: Record<string, string>) => fetch(`${portal.product.url}/check-member?code=${named?.code}`, { headers });
  const answer = await ask({});
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await answer.text()).toContain("Asha Surgicals is a member of the Export Promotion Council for Medical Devices today.");
  const office = { "x-forwarded-for": "198.51.100.30" };
  const answers = await Promise.all(Array.from({ length: 61 }, async () => (await ask(office)).status));
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
  expect((await ask({ "x-forwarded-for": "198.51.100.31" })).status).toBe(200);
});

it.each([
  ["/follow?stop=key", "private, no-store"],
  ["/hi/follow?confirm=key", "private, no-store"],
  ["/follow?event=kimes", "no-cache"],
])("a page with the key of a follower is stored nowhere, others may be: %s", async (path, caching) => {
  const { status, headers } = await fetch(portal.product.url + path);
  expect([status, headers.get("cache-control"), headers.has("etag")]).toEqual([200, caching, caching === "no-cache"]);
});

it.each(["", "/hi"])(
  "an old link of a follower leads to the form, and to the events for their dates; a link that worked does not: %s",
  async (prefix) => {
    const follow = async (done: string): Promise<string> => (await fetch(`${portal.product.url}${prefix}/follow?done=${done}`)).text();
    const main = (html: string): string => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const expired = main(await follow("expired"));
    expect([expired.includes('name="email"'), expired.includes(`href="${prefix}/upcoming-events"`)]).toEqual([true, true]);
    for (const done of ["confirmed", "stopped"]) expect(main(await follow(done))).not.toContain('name="email"');
  },
);

describe("trade associations", () => {
  it("are found by the initial of the country and by words, without scripts", async () => {
    const page = await visit("/medical-device-trade-associations", { javaScriptEnabled: false });
    const initials = page.getByRole("navigation", { name: "Countries by first letter" });
    expect(await initials.getByRole("link", { name: "A", exact: true }).getAttribute("aria-current")).toBe("page");
    expect(await initials.getByText("X", { exact: true }).evaluate((element) => element.tagName)).toBe("SPAN");
    await page.getByRole("heading", { name: /CADIEM/ }).waitFor();
    // No association has a phone number, so no card has the row.
    expect(await page.getByText("Phone", { exact: true }).count()).toBe(0);

    await initials.getByRole("link", { name: "B", exact: true }).click();
    await page.getByRole("heading", { name: "Trade associations: countries with B" }).waitFor();
    await page.getByRole("searchbox", { name: "Search" }).last().fill("medtech europe");
    await page.getByRole("search").last().getByRole("button", { name: "Search" }).click();
    await page.getByText(/^\d+ entr(y|ies) for “medtech europe”$/).waitFor();
    await page.getByRole("heading", { name: "MedTech Europe", exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get("letter")).toBeNull();
  });

  it("fit a phone, and say when there is nothing", async () => {
    const page = await visit("/medical-device-trade-associations?search=atlantis", { width: 390 });
    await page.getByText("Nothing found").waitFor();
    await page.getByRole("link", { name: "Clear the search" }).click();
    await page.getByRole("heading", { name: /CADIEM/ }).waitFor();
    expect(await widthOf(page)).toBe(390);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe("a table", () => {
  it("is searched, put in order and turned by keyboard", async () => {
    const page = await visit("/hs-codes");
    const codes = page.getByRole("region", { name: "Device lines of the catalogue" });
    expect(await codes.getByRole("row").count()).toBe(6);
    await codes.getByText("145 entries").waitFor();

    await keyboard.press(codes.getByRole("link", { name: "HS code" }));
    await codes.getByRole("row", { name: /^30051010/ }).waitFor();
    expect(await codes.getByRole("columnheader", { name: "HS code" }).getAttribute("aria-sort")).toBe("ascending");
    await keyboard.press(codes.getByRole("link", { name: "HS code" }));
    await codes.getByRole("row", { name: /^96190090/ }).waitFor();
    expect(await codes.getByRole("columnheader", { name: "HS code" }).getAttribute("aria-sort")).toBe("descending");
    await keyboard.press(codes.getByRole("link", { name: "Next" }));
    await codes.getByText("Page 2 of 29").waitFor();

    await keyboard.write(codes.getByRole("searchbox", { name: "Search" }), "syringe");
    await page.keyboard.press("Enter");
    await codes.getByText(/^1 entry for “syringe”$/).waitFor();
    await codes.getByRole("row", { name: /90183100.*Syringes/ }).waitFor();
    expect(new URL(page.url()).searchParams.get("sort")).toBe("-code");

    await keyboard.select(codes.getByRole("combobox", { name: "Rows per page" }), "25");
    await keyboard.write(codes.getByRole("searchbox", { name: "Search" }), "9018");
    await page.keyboard.press("Enter");
    await codes.getByText(/^\d+ entries for “9018”$/).waitFor();
    await eventually(async () => expect(await codes.getByRole("row").count()).toBe(26));
    expect(await violationsOf(page)).toEqual([]);
  });

  it("is cards on a phone, with the same labels for screen readers", async () => {
    const page = await visit("/hs-codes?search=90183100", { width: 390 });
    const row = page.getByRole("row", { name: /90183100/ });
    await row.getByRole("rowheader", { name: "90183100" }).waitFor();
    expect(await row.getByRole("cell").count()).toBe(2);
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe("grid");
    expect(await widthOf(page)).toBe(390);
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each(["page=abc&rows=7&sort=__proto__", `search=${"x".repeat(5_000)}`, "search=%25_%5C'%22%00", "page=999999999999", "search=%ED%A0%80"])(
    "takes whatever an address says: %s",
    async (query) => {
      for (const path of ["/hs-codes", "/medical-device-trade-associations", "/Public-notice", "/become-a-member"]) {
        const answer = await fetch(`${portal.product.url}${path}?${query}&exports=%00&letter=%00&tab=%00`);
        expect([path, answer.status]).toEqual([path, 200]);
      }
    },
  );
});

it("breaks no word in the middle where a table is narrow", async () => {
  const page = await visit("/Public-notice", { width: 768, javaScriptEnabled: false });
  const broken = await page.locator("th, td").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[A-Za-z]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      return found;
    }),
  );
  expect(broken).toEqual([]);
  await page.context().close();
});

it("notices and tenders are two tabs, each with an address", async () => {
  const page = await visit("/Public-notice", { javaScriptEnabled: false });
  const tabs = page.getByRole("navigation", { name: "Notices and tenders" });
  expect(await tabs.getByRole("link", { name: "Public Notices" }).getAttribute("aria-current")).toBe("page");
  expect(await page.getByRole("region", { name: "Public Notices" }).getByRole("row").count()).toBe(4);
  await tabs.getByRole("link", { name: "Tenders" }).click();
  await page.getByRole("region", { name: "Tenders" }).getByText("Standing invitation: print and publications", { exact: true }).waitFor();
  expect(page.url()).toMatch(/\/Public-notice\?tab=tenders$/);
  expect(await tabs.getByRole("link", { name: "Tenders" }).getAttribute("aria-current")).toBe("page");
});

it("facts name their official texts, and what has none stands in one box, in Hindi on a Hindi page", async () => {
  const page = await visit("/hi/online-rcmc");
  const steps = page.getByRole("list").filter({ hasText: "डीजीएफटी की वेबसाइट खोलें" });
  expect(await steps.getByRole("listitem").count()).toBe(12);
  await page.getByRole("link", { name: "स्रोत 2" }).click();
  expect(await page.locator("#source-2").textContent()).toContain("व्यापार सूचना 05/2024-25");
  const box = page.getByRole("region", { name: "पुष्टि शेष" });
  expect(await box.getByRole("listitem").count()).toBe(1);
  expect(await box.getByRole("link", { name: "डेस्क" }).getAttribute("href")).toBe("/hi/contact-us");
  expect(await violationsOf(page)).toEqual([]);
});

it("questions open by keyboard and lead on", async () => {
  const page = await visit("/faq");
  const cost = page.getByRole("heading", { name: "What does membership cost?" });
  const summary = page.locator("summary").filter({ has: cost });
  await keyboard.press(summary);
  await page.getByRole("link", { name: "fee calculator" }).click();
  await page.waitForURL(/\/become-a-member$/);
});

it("shows what staff published for a page in place of what it came with, with its day of review", async () => {
  await portal.database.db.transaction(async (tx) => {
    const at = new Date("2026-11-20T06:00:00Z");
    const text = (title: string, body: string) => ({ title, body, reviewedOn: "2026-11-20" });
    await insertPublishedEntries(tx, [
      { kind: "page-text", slug: "visa", fields: text("Visas", "Ask **the desk** <script>alert(1)</script>"), position: 1, at },
      { kind: "page-text", slug: "help", fields: text("How to find things", "| a | b |\n| --- | ---: |\n| 1 | 2 |"), position: 2, at },
    ]);
    await updateContentVersion(tx);
  });
  await eventually(async () => expect(await (await fetch(`${portal.product.url}/visa`)).text()).toContain("Visas</h1>"));
  const page = await visit("/visa");
  await page.getByText("Ask the desk <script>alert(1)</script>").waitFor();
  await page.getByText("This page was last reviewed on 20-11-2026.").waitFor();
  await page.locator(":root[data-script=ready]").waitFor();
  expect(await page.getByText("Buyers who come to India").count()).toBe(0);
  const help = await visit("/help", { width: 390 });
  await help.getByRole("heading", { level: 1, name: "How to find things" }).waitFor();
  expect(await help.getByRole("table").count()).toBe(1);
  expect(await violationsOf(help)).toEqual([]);
});

it("asks about membership by a form that knows its subject", async () => {
  const page = await visit("/membership-query", { width: 390 });
  await page.locator(":root[data-script=ready]").waitFor();
  expect(await page.getByLabel("Subject").inputValue()).toBe("Membership");
  expect(await widthOf(page)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
});
