import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consentNotice } from "#domain/site/consent.ts";
import { noEventChosen } from "#domain/site/form-inputs.ts";
import { siteMessages } from "#domain/site/messages.ts";
import { updateContentVersion, insertPublishedEntries } from "#db/queries/content.ts";
import { eventRegistrations } from "#db/schema/site.ts";
import { eventually } from "../support/eventually.ts";
import { violationsOf } from "../support/page-input.ts";
import { emailsTo } from "../support/mailbox.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { visitPage, type Look } from "../support/website.ts";

let portal: TestPortal;

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const [first, last, dayAfter] = [inDays(40), inDays(42), inDays(43)];

beforeAll(async () => {
  portal = await openPortal();
  await portal.database.db.transaction(async (tx) => {
    const fields = {
      title: "Meet of <buyers>, Pune",
      description: "Importers from five countries",
      eventType: "buyer-seller-meet",
      startsOn: first,
      endsOn: last,
      city: "Pune",
      country: "IN",
      website: "https://meet.example/",
      registration: "open",
      body: "## Programme\n\nDay one.",
    };
    await insertPublishedEntries(tx, [{ kind: "event", slug: "meet-of-buyers", position: 0, at: new Date(), fields }]);
    await updateContentVersion(tx);
  });
});
afterAll(() => portal?.close());

const visit = (path: string, look: Look = {}): Promise<Page> => visitPage(portal, path, look);
const text = async (path: string): Promise<{ status: number; type: string; body: string }> => {
  const response = await fetch(`${portal.product.url}${path}`);
  return { status: response.status, type: response.headers.get("content-type") ?? "", body: await response.text() };
};

describe("events", () => {
  it("are walked month by month from the home page to an event and into a calendar, without JavaScript too", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit("/?month=2025-10", { javaScriptEnabled });
      const months = page.getByRole("navigation", { name: "Months" });
      await months.getByText("October 2025", { exact: true }).waitFor();
      await months.getByRole("link", { name: "Previous month" }).click();
      await page.waitForURL(/month=2025-09#events-section$/);
      const card = page.getByRole("article").filter({ hasText: "India MedTech Expo 2025" });
      await card.getByText("04-09-2025 to 06-09-2025").waitFor();
      expect(await card.getByRole("link", { name: /^Visit Website/ }).getAttribute("target")).toBe("_blank");
      await card.getByRole("link", { name: /^Know more/ }).click();
      await page.getByRole("heading", { level: 1, name: "India MedTech Expo 2025" }).waitFor();
      await page.getByText("This event is over.").waitFor();
      expect(await page.getByRole("link", { name: "Register Now" }).count()).toBe(0);
      await page.context().close();
    }
  });

  it("say so where a month has none, and lead to the next one that has some", async () => {
    const page = await visit("/event-calender?month=2025-12");
    await page.getByText("No events in December 2025.").waitFor();
    await page.getByRole("link", { name: "Next month with events: February 2026" }).click();
    await page.getByRole("link", { name: "World Health Expo (WHX) Dubai 2026", exact: true }).waitFor();
    await page.getByRole("img", { name: "Calendar sheet of February 2026; events on the days 9, 10, 11, 12" }).waitFor();
    await page.getByRole("heading", { name: "Dates to be confirmed" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it.each([
    ["/?month=2025-12", "usually in "],
    ["/hi?month=2025-12", "आम तौर पर "],
  ])("say the usual month of those without confirmed days on the home page (%s)", async (path, usually) => {
    const { body } = await text(path);
    const [, section = ""] = body.split('id="events-section"');
    expect(section).toContain(usually);
  });

  it("are searched by a plain form, whose words stand in the address", async () => {
    const page = await visit("/upcoming-events", { javaScriptEnabled: false });
    await page.getByRole("searchbox", { name: "By title, place or country" }).fill("pune");
    await page.getByRole("search", { name: "Search events" }).getByRole("button", { name: "Search" }).click();
    await page.waitForURL(/\/upcoming-events\?search=pune$/);
    await page.getByRole("heading", { name: "1 event found" }).waitFor();
    await page.getByRole("searchbox", { name: "By title, place or country" }).fill('no "such" event%');
    await page.keyboard.press("Enter");
    await page.getByText('Nothing found for "no "such" event%".').waitFor();
    await page.getByRole("link", { name: "Show all events" }).click();
    await page.getByRole("link", { name: "Meet of <buyers>, Pune", exact: true }).waitFor();
    await page.context().close();
  });

  it("are described to search engines and calendars with their days", async () => {
    const page = await visit("/events/meet-of-buyers");
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const event: unknown = blocks.map((block): unknown => JSON.parse(block)).find((block) => JSON.stringify(block).includes('"@type":"Event"'));
    expect(event).toMatchObject({
      name: "Meet of <buyers>, Pune",
      startDate: first,
      endDate: last,
      location: { "@type": "Place", address: { addressLocality: "Pune", addressCountry: "IN" } },
    });
    // The council takes registrations for fairs that others hold.
    expect(event).not.toHaveProperty("organizer");
    await page.getByRole("heading", { name: "Programme" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Add to calendar (.ics)" }).click();
    expect((await download).suggestedFilename()).toBe("meet-of-buyers.ics");
    const { body, type } = await text("/events/meet-of-buyers.ics");
    expect(type).toMatch(/^text\/calendar; charset=utf-8/);
    const lines = body.split("\r\n");
    expect(body.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines).toContain(`DTSTART;VALUE=DATE:${first.replaceAll("-", "")}`);
    expect(lines).toContain(`DTEND;VALUE=DATE:${dayAfter.replaceAll("-", "")}`);
    for (const name of ["UID:", "DTSTAMP:", "SUMMARY:"]) expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
    await page.context().close();
  });
});

it("tells who asked when the date is known: confirmed by a link without scripts, and stopped by another", async () => {
  const page = await visit("/events/kimes", { width: 390 });
  await page.getByText("usually in March").waitFor();
  expect(await page.getByRole("link", { name: /Register Now|Add to calendar/ }).count()).toBe(0);
  await page.getByRole("link", { name: "Tell me when the date is known" }).click();
  await page.getByRole("heading", { level: 2, name: "Tell me when the date is known" }).waitFor();
  await page.locator(":root[data-script=ready]").waitFor();
  await page.getByLabel("Email").fill("lena@buyer.example");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Send me the link" }).click();
  await page.getByText(/^We have sent you an e-mail/).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
  const email = await eventually(async () => {
    const [found] = await emailsTo(portal.product.dataDir, "lena@buyer.example");
    expect(found?.subject).toBe("Please confirm your address");
    return found;
  });
  const link = /\/follow\?confirm=\S+/.exec(email?.text ?? "")?.[0] ?? "";
  const plain = await visit(link, { javaScriptEnabled: false });
  await plain.getByRole("button", { name: "Confirm" }).click();
  await plain.getByText("Your address is confirmed.").waitFor();
  await plain.goto(`${portal.product.url}${link.replace("confirm=", "stop=")}`);
  await plain.getByRole("button", { name: "Stop the e-mails" }).click();
  await plain.getByText("Your address is removed.").waitFor();
  // What a mail program sends for its own button, from another host and without cookies.
  const answer = await fetch(`${portal.product.url}${link.replace("confirm=", "stop=")}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(answer.status).toBe(200);
  await plain.context().close();
  const feed = await text("/calendar.ics");
  expect([feed.status, feed.body.includes("UID:meet-of-buyers@")]).toEqual([200, true]);
  expect((await text("/calendar/none.ics")).status).toBe(404);
});

it("takes a registration for an event, confirms it by mail, and the council sees whom it is for", async () => {
  const page = await visit("/events/meet-of-buyers", { width: 390 });
  await page.getByRole("link", { name: "Register Now" }).click();
  await page.getByRole("heading", { level: 2, name: "Meet of <buyers>, Pune" }).waitFor();
  await page.locator(":root[data-script=ready]").waitFor();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("A. Rao");
  await page.getByLabel("Name of Organisation").fill("Rao Devices");
  await page.getByLabel("Designation").fill("Director");
  await page.getByLabel("Email ID").fill("rao@firm.example");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "SUBMIT" }).click();
  await page.getByText("Form submitted successfully!").waitFor();
  const number = await page.getByText(/^REG-[0-9A-F]{8}$/).innerText();
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
  await eventually(async () => {
    const emails = await emailsTo(portal.product.dataDir, "rao@firm.example");
    expect(emails.map(({ subject }) => subject)).toEqual(["Your registration was received"]);
    expect(emails[0]?.text).toContain("/events/meet-of-buyers");
    expect(emails[0]?.text).toContain(`Registration no. ${number}`);
  });

  const desk = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin/registrations");
  const edition = desk.getByLabel("Event").getByRole("option", { name: /^Meet of <buyers>, Pune, \d.* \(1 registration\)$/ });
  await desk.getByLabel("Event").selectOption(await edition.getAttribute("value"));
  await desk.waitForURL(/event=meet-of-buyers\.\d{4}/);
  await desk.getByRole("row", { name: /A\. Rao.*Meet of <buyers>, Pune/ }).waitFor();
  expect(await violationsOf(desk)).toEqual([]);
  await desk.getByRole("link", { name: "A. Rao" }).click();
  await desk.getByText("Director", { exact: true }).waitFor();
  // The sender corrects it in this moment.
  await portal.database.db.update(eventRegistrations).set({ designation: "Partner" }).where(eq(eventRegistrations.email, "rao@firm.example"));
  await desk.getByRole("button", { name: "Mark as handled" }).click();
  await desk.getByText(siteMessages.entryCorrected).waitFor();
  await desk.getByText("Partner", { exact: true }).waitFor();
  await desk.getByRole("button", { name: "Mark as handled" }).click();
  await desk.getByText(/^Handled by Somebody on /).waitFor();
  await desk.context().close();

  const over = await visit("/registrationform?event=medica-2025");
  await over.getByText("Registration for this event is closed.").waitFor();
  // A form that was opened before the event closed.
  const open = await visit("/registrationform?event=meet-of-buyers");
  await open.locator("#form").evaluate((form) => form.setAttribute("action", "/registrationform?event=medica-2025#form"));
  for (const label of ["Name of Organisation", "Designation"]) await open.getByLabel(label).fill("Rao");
  await open.getByRole("textbox", { name: "Name", exact: true }).fill("A. Rao");
  await open.getByLabel("Email ID").fill("late@firm.example");
  await open.getByRole("checkbox").check();
  await open.getByRole("button", { name: "SUBMIT" }).click();
  await open.getByText("Registration for this event is closed.").waitFor();
  await open.context().close();
  expect(await over.getByRole("button", { name: "SUBMIT" }).count()).toBe(0);
  await over.goto(`${portal.product.url}/registrationform?event=no-such-event`);
  await over.getByText("This event is not known any more.").waitFor();
  await over.getByText("Who registers for the same event again keeps the number of the first time").waitFor();
  await over.getByRole("combobox", { name: "Event", exact: true }).selectOption({ label: "Meet of <buyers>, Pune" });
  for (const label of ["Name of Organisation", "Designation"]) await over.getByLabel(label).fill("Rao");
  await over.getByRole("textbox", { name: "Name", exact: true }).fill("B. Rao");
  await over.getByLabel("Email ID").fill("list@firm.example");
  await over.getByRole("checkbox").check();
  await over.getByRole("button", { name: "SUBMIT" }).click();
  const thanks = over.getByRole("status").filter({ hasText: "Form submitted successfully!" });
  const toCalendar = thanks.getByRole("link", { name: "Add to calendar (.ics)" });
  expect(await toCalendar.getAttribute("href")).toBe("/events/meet-of-buyers.ics");
  await over.context().close();
});

it("opens the menu on a phone, by keyboard, down to the calendar", async () => {
  const page = await visit("/", { width: 390 });
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.press("Enter");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByText("Events", { exact: true }).press("Enter");
  await menu.getByRole("link", { name: "Event Calendar" }).waitFor();
  // Entries of two lines stand as far apart as others.
  const gaps = await menu.locator("a:visible").evaluateAll((links) => {
    const boxes = links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return words.getBoundingClientRect();
    });
    return boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? 0));
  });
  expect(gaps.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOf(page)).toEqual([]);
  await menu.getByRole("link", { name: "Event Calendar" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Event Calendar" }).waitFor();
  await page.context().close();
});

it("searches the whole website from the bar of any page, in both languages, with the kind of each find", async () => {
  const page = await visit("/faq");
  await page.getByRole("searchbox", { name: "Search this website" }).fill("medica 2025");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/search\?search=medica\+2025$/);
  const results = page.getByRole("list", { name: "Results" });
  expect(await results.getByRole("listitem").first().innerText()).toMatch(/^Event\s+MEDICA 2025/);
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${portal.product.url}/search?search=90189031`);
  await results.getByText("HS code", { exact: true }).first().waitFor();
  await page.goto(`${portal.product.url}/search?search=qqzzxx`);
  await page.getByRole("heading", { name: 'Nothing found for "qqzzxx".' }).waitFor();
  await page.goto(`${portal.product.url}/no-such-page`);
  await page.getByRole("main").getByRole("searchbox").fill("tender");
  await page.keyboard.press("Enter");
  await results.getByText("Tender", { exact: true }).first().waitFor();
  await page.goto(`${portal.product.url}/hi/search?search=${encodeURIComponent("सदस्यता")}`);
  await page.getByRole("list", { name: "परिणाम" }).getByRole("link").first().click();
  await page.waitForURL(/\/hi\//);
  await page.context().close();
});

it("offers notices and tenders as RSS that programs can read", async () => {
  const page = await visit("/Public-notice");
  expect(await page.locator('link[type="application/rss+xml"]').getAttribute("href")).toBe("/notices.xml");
  const { body, type } = await text("/notices.xml");
  expect(type).toMatch(/^application\/rss\+xml/);
  // A page without a content policy, which would refuse the parser.
  await page.goto("about:blank");
  const feed = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "application/xml");
    const textOf = (parent: Element | Document, name: string): string => parent.getElementsByTagName(name)[0]?.textContent ?? "";
    return {
      isBroken: parsed.getElementsByTagName("parsererror").length > 0,
      version: parsed.documentElement.getAttribute("version"),
      channel: [...(parsed.getElementsByTagName("channel")[0]?.children ?? [])].map(({ tagName }) => tagName),
      items: [...parsed.getElementsByTagName("item")].map((item) => ({
        title: textOf(item, "title"),
        link: textOf(item, "link"),
        guid: textOf(item, "guid"),
        at: Date.parse(textOf(item, "pubDate")),
      })),
    };
  }, body);
  expect(feed).toMatchObject({ isBroken: false, version: "2.0" });
  expect(feed.channel).toEqual(expect.arrayContaining(["title", "link", "description", "atom:link"]));
  expect(feed.items).toHaveLength(6);
  expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(6);
  for (const { title, link, at } of feed.items) {
    expect(title).not.toBe("");
    expect(URL.canParse(link)).toBe(true);
    expect(at).toBeGreaterThan(0);
  }
  await page.context().close();
});

it("answers whatever stands in an address with a page, never with a failure", async () => {
  const odd = [
    "%",
    "%25",
    "_",
    "%5C",
    "'",
    '"',
    "%00",
    "%ED%A0%80",
    "<script>",
    "2026-13",
    "abc",
    "-1",
    "1e99",
    "9".repeat(400),
    encodeURIComponent("x".repeat(10_000)),
  ];
  const names = {
    "/": ["month"],
    "/event-calender": ["month"],
    "/upcoming-events": ["search"],
    "/search": ["search", "page", "rows"],
    "/gallery": ["picture"],
    "/registrationform": ["event"],
  };
  for (const [path, parameters] of Object.entries(names))
    for (const name of parameters)
      for (const value of odd) {
        const { status } = await text(`${path}?${name === "search" ? "" : "search=medical&"}${name}=${value}`);
        expect([`${path}?${name}=${value.slice(0, 20)}`, status]).toEqual([`${path}?${name}=${value.slice(0, 20)}`, 200]);
      }
  expect((await text("/search?search=medical&rows=7")).body).toContain("result");
  for (const slug of ["none", "%00", "..%2f..%2fetc", "MEDICA-2025x", "'"]) expect((await text(`/events/${slug}`)).status).toBe(404);
  for (const slug of ["none", "medica-2026", "%00"]) expect((await text(`/events/${slug}.ics`)).status).toBe(404);
});

it("takes the same registration once, and one for another event as another", async () => {
  const { url } = portal.product;
  const fields = {
    name: "B. Rao",
    organisation: "Rao Devices",
    designation: "Director",
    email: "b@rao.example",
    consentVersion: consentNotice.version,
  };
  const answerAt = async (path: string, chosen: Readonly<Record<string, string>> = {}): Promise<string> => {
    const answer = await fetch(url + path, { method: "POST", headers: { origin: url }, body: new URLSearchParams({ ...fields, ...chosen }) });
    return answer.text();
  };
  const numberAt = async (path: string): Promise<string | undefined> => /REG-[0-9A-F]{8}/.exec(await answerAt(path))?.[0];
  const first = await numberAt("/registrationform?event=meet-of-buyers");
  expect(first).toBeDefined();
  expect(await numberAt("/registrationform?event=meet-of-buyers")).toBe(first);
  const other = await numberAt("/registrationform");
  expect(other).toMatch(/^REG-/);
  expect(other).not.toBe(first);
  // Where events are open, the form asks for a choice.
  expect(await answerAt("/registrationform", { eventId: "" })).toContain(siteMessages.eventNotChosen);
  expect(await answerAt("/registrationform", { eventId: noEventChosen })).toMatch(/REG-[0-9A-F]{8}/);
});
