import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { scanItems } from "#server/application/radar/scan-reimbursement.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import { eventually } from "../support/eventually.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { contextOf, systemContext } from "../support/services.ts";

/** The most keys for a claim of seven documents. @source issue "The officer's day", figures */
const mostKeys = { good: 9, oneDeficient: 16 };

const desk = { viewport: { width: 1440, height: 900 } };

let portal: TestPortal;

beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

/** The address that the browser chose for a picture; empty before it has chosen. */
const sourceOf = (picture: Locator): Promise<string> => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ""));

/** Opens a claim at the width of a desk; `press` counts its keys. */
async function openClaim() {
  const actors = await portal.newActors();
  const { id, documents } = await reimbursementIn(portal.services, actors, "SUBMITTED", "exhibition");
  const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/exhibition/${id}`, desk);
  await page.getByRole("group", { name: /^Page 1 of / }).waitFor();
  let pressed = 0;
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      await page.keyboard.press(key);
      pressed += 1;
    }
  };
  const read = () => getReview(contextOf(portal.services, actors.council), { reimbursementId: id });
  return { page, id, count: documents.filter(({ isApplicable }) => isApplicable).length, press, pressed: () => pressed, read };
}

/** How far the page and its right pane are scrolled. */
const scrolled = (page: Page) => page.evaluate(() => [window.scrollY, document.querySelector("table")?.closest("[class*=side]")?.scrollTop ?? 0]);

describe("a claim judged by keys", () => {
  it("of good documents takes a key for each, one to forward and one to confirm, without scrolling", async () => {
    const { page, count, press, pressed, read } = await openClaim();
    await press(...Array.from({ length: count }, () => "s"));
    await press("f");
    await page.getByRole("dialog", { name: "Forward to DGFT" }).getByText("Every document is Sufficient.", { exact: false }).waitFor();
    expect(await scrolled(page)).toEqual([0, 0]);
    await press("Enter");
    await page.getByText("successfully forwarded to DGFT!").waitFor();
    expect(pressed() - count).toBeLessThanOrEqual(mostKeys.good - 7);
    expect((await read()).state).toBe("UNDER_REVIEW_DGFT");
  });

  it("with one deficiency takes few more, and the common remark of a digit", async () => {
    const { page, count, press, pressed, read } = await openClaim();
    await press("s", "d");
    await page.getByRole("group", { name: "Common remarks" }).waitFor();
    await press("Alt+3");
    expect(await page.getByLabel("Add deficiency").inputValue()).toBe("The document cannot be read. Send a clearer scan of the whole page.");
    await press("Control+Enter", ...Array.from({ length: count - 2 }, () => "s"), "m");
    const dialog = page.getByRole("dialog", { name: "Share deficiencies with member" });
    await dialog.getByText("The document cannot be read.", { exact: false }).waitFor();
    await press("Enter");
    await page.getByText("Deficiencies shared successfully!").waitFor();
    expect(pressed() - count).toBeLessThanOrEqual(mostKeys.oneDeficient - 7);
    expect((await read()).documents.filter(({ verdict }) => verdict?.status === "DEFICIENT")).toHaveLength(1);
  });

  it("has one verdict for each press, also of a key that is held", async () => {
    const { page, read } = await openClaim();
    for (const key of ["s", "s", "s"]) await page.keyboard.down(key);
    await page.keyboard.up("s");
    await page.getByRole("button", { name: "Save Draft" }).click();
    await page.getByText("Draft saved successfully!").waitFor();
    expect((await read()).documents.filter(({ verdict }) => verdict?.status === "SUFFICIENT")).toHaveLength(1);
  });

  it("leaves digits to the remark while it is written, and takes them after Escape", async () => {
    const { page, press } = await openClaim();
    await press("d");
    await page.getByRole("group", { name: "Common remarks" }).waitFor();
    await press("1", "Escape", "1");
    expect(await page.getByLabel("Add deficiency").inputValue()).toMatch(/^1\nThe stamp or seal .* is missing\./);
    await press("Escape", "0");
    expect(await page.getByLabel("Add deficiency").inputValue()).toMatch(/^1\nThe stamp or seal [^\n]* is missing\.[^\n]*\n\S/);
    await press("Escape", "r");
    await page.locator("[data-turn='90']").waitFor();
  });
});

describe("what helps to read", () => {
  it("the text of a document is searched by keys", async () => {
    const { page, press } = await openClaim();
    await press("/");
    await page.keyboard.type("OF");
    await press("Enter");
    await page.getByText('"OF" once on 1 page:').waitFor();
    expect(await page.getByRole("button", { name: "Page 1, once" }).getAttribute("aria-current")).toBe("page");
    await press("Escape");
    expect(await page.getByRole("group", { name: /^Page 1 of / }).evaluate((pane) => pane === document.activeElement)).toBe(true);
    await press("r");
    await page.locator("[data-turn='90']").waitFor();
  });

  it("a page that is enlarged comes in more pixels", async () => {
    const { page } = await openClaim();
    const enlarged = page.waitForRequest((request) => request.url().includes("/pages/1?width=1800"));
    for (let press = 0; press < 4; press += 1) await page.getByRole("button", { name: "Zoom in" }).click();
    await page.getByText("300 %").waitFor();
    await enlarged;
  });

  it("a page that is enlarged keeps its picture when a wider one does not come", async () => {
    const { page } = await openClaim();
    await page
      .getByRole("img", { name: /, page 1 of / })
      .and(page.locator("[data-state=shown]"))
      .waitFor();
    await page.route("**/pages/1?width=1800", (route) => route.abort());
    for (let press = 0; press < 4; press += 1) await page.getByRole("button", { name: "Zoom in" }).click();
    const notSharper = page.getByText(fileMessages.pageNotSharper);
    await notSharper.waitFor();
    const picture = page.getByRole("img", { name: /, page 1 of / });
    expect(await picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0)).toBe(true);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.getByRole("button", { name: "Rotate" }).click();
    await eventually(async () => expect(await sourceOf(picture)).toContain("width=1800"));
    await picture.and(page.locator("[data-state=shown]")).waitFor();
    expect(await notSharper.count()).toBe(0);
  });

  it("a page whose wide picture is too slow comes as a narrow one", async () => {
    const { page } = await openClaim();
    const url = page.url();
    const sharp = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin", { ...desk, deviceScaleFactor: 2 });
    await sharp.route("**/pages/1?width=1800", (route) =>
      route.fulfill({ status: 400, json: { code: "too_slow", message: fileMessages.pageTooSlow } }),
    );
    await sharp.goto(url);
    await sharp.getByText(fileMessages.pageNotSharper).waitFor();
    const picture = sharp.getByRole("img", { name: /, page 1 of / });
    await eventually(async () => expect(await sourceOf(picture)).toContain("width=800"));
    await sharp.unrouteAll({ behavior: "ignoreErrors" });
  });

  it("a page whose narrowest picture fails for a moment says nothing of a sharper one", async () => {
    const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
    const page = await portal.openAs("EPCMD_ADMIN", "/epcmd_admin", { viewport: { width: 1366, height: 768 } });
    await page.route(`**/${id}/**/pages/1?width=800`, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes(`${id}/`) && request.url().endsWith("/pages/1?width=800"));
    await page.goto(`${portal.product.url}/epcmd_admin/products/${id}`);
    await failed;
    const picture = page.getByRole("img", { name: /, page 1 of / });
    await picture.and(page.locator("[data-state=shown]")).waitFor();
    expect(await sourceOf(picture)).toContain("width=800");
    expect(await page.getByText(fileMessages.pageNotSharper).count()).toBe(0);
  });

  it("a replaced document stands beside its earlier version, with what differs marked on both", async () => {
    const { id } = await reimbursementIn(portal.services, await portal.newActors(), "RESUBMITTED");
    const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}?document=foreign_certificate`, desk);
    await page.getByRole("button", { name: "Compare version 1 with the current one" }).click();
    const dialog = page.getByRole("dialog", { name: /^Two versions of / });
    await dialog.getByText("What differs is marked on both.").waitFor();
    expect(await dialog.getByRole("img", { name: /^Version \d, page 1$/ }).count()).toBe(2);
    const marks = dialog.locator("[class*=mark]");
    expect(await marks.count()).toBeGreaterThan(1);
    await dialog.getByLabel("Mark what differs").uncheck();
    expect(await marks.count()).toBe(0);
    // What the machine reads is asked for each version: an answer that is kept from before shows the former file.
    const asked = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('"fieldName":"foreign_certificate","version":2'));
    await page.reload();
    await asked;
  });

  it("a question about a cost and words on the whole claim stand with their answers, on both desks; what another claim has stands beside the document", async () => {
    const actors = await portal.newActors();
    const as = (actor: SignedInActor) => contextOf(portal.services, actor);
    const view = await reimbursementIn(portal.services, actors, "UNDER_REVIEW_DGFT");
    const seen = ({ id, version }: typeof view) => ({ reimbursementId: id, version });
    const { id: itemId = "", facts = {} } = view.items[0] ?? {};
    const asked = await shareQuery(as(actors.dgft), { ...seen(view), query: "", documents: [{ fieldName: itemFlag(itemId), remark: "Why twice?" }] });
    const shared = await shareDgftQuery(as(actors.council), { ...seen(asked), comment: "DGFT asks about a cost." });
    await submit(as(actors.member), { ...seen(shared), answers: { [itemFlag(itemId)]: "Two devices." }, comment: "Both are on page 3." });
    // Another claim has a cost with the same certificate number.
    const other = await reimbursementIn(portal.services, actors, "SUBMITTED");
    for (const { id } of [view, other]) await scanItems(systemContext(portal.services), id);
    const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${view.id}?document=${facts["document"] ?? ""}`, desk);
    const checklist = page.getByRole("group", { name: "Checklist" });
    await checklist.getByText(/^Also found in [\d,]+ other claims?: .*certificate number in [A-Z]{3}-\d{4}-\d{5}/).waitFor();
    // The panel below is loaded after the documents.
    await page
      .getByRole("button", { name: /^The same: / })
      .first()
      .waitFor();
    await checklist.getByRole("link", { name: "Compare this document" }).click();
    await page.locator("#duplicates :focus").waitFor();
    // The address keeps the list that the officer came from.
    expect(new URL(page.url()).hash).toBe("");
    await page
      .getByRole("button", { name: /^The same: .*, [A-Z]{3}-\d{4}-\d{5}$/ })
      .first()
      .waitFor();
    const cost = page.getByRole("group", { name: /^Cost 1: / });
    await cost.getByText("Why twice?").waitFor();
    await cost.getByText(/^Answered .*: Two devices\.$/).waitFor();
    const whole = page.getByRole("region", { name: "Shared deficiencies on the whole claim and on costs" });
    await whole.getByText(/: Both are on page 3\.$/).waitFor();
    expect(await whole.getByText("Why twice?").count()).toBe(0);
    const officer = await portal.openAs("DGFT_ADMIN", `/dgft_admin/products/${view.id}`, desk);
    await officer.getByText(/ of this claim also found in other claims$/).waitFor();
    const both = officer.getByRole("region", { name: "Shared deficiencies on the whole claim and on costs" });
    await both.getByText(/^Cost 1: /).waitFor();
    await both.getByText(/: Two devices\.$/).waitFor();
    await both.getByText(/: Both are on page 3\.$/).waitFor();
  });

  it("the next claim is there before it is asked for", async () => {
    const actors = await portal.newActors();
    const first = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const second = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products?search=${encodeURIComponent(first.firm.name)}`, desk);
    const ahead = page.waitForResponse((answer) => answer.url().includes("reviews.open") && answer.url().includes(second.id));
    await page.getByRole("link", { name: first.firm.name }).first().click();
    await ahead;
    // Every later answer is held back: what is shown was read ahead.
    await page.route(/reviews\.open/, () => undefined);
    await page.getByRole("link", { name: `Next: ${second.id}` }).click();
    await page.getByRole("heading", { level: 1, name: `Product ${second.id}` }).waitFor();
    await page.getByRole("table", { name: `Documents of ${second.id}` }).waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

it("a window that is wide but low has one column, in which a document of the list opens in sight", async () => {
  const { id, documents } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
  const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}`, { viewport: { width: 1280, height: 585 } });
  const { label } = documents.at(-1) ?? { label: "" };
  await page
    .getByRole("table", { name: `Documents of ${id}` })
    .getByRole("button", { name: label, exact: true })
    .click();
  await page.locator("#open-document:focus", { hasText: label }).waitFor();
  await eventually(async () => {
    const box = await page.locator("#open-document").boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeLessThan(585);
  });
});

describe("a claim judged on a phone", () => {
  it("keeps the verdict in reach while the document is read", async () => {
    const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
    const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}`, { viewport: { width: 390, height: 844 } });
    const picture = page.getByRole("img", { name: /, page 1 of 1$/ });
    await picture.waitFor();
    await eventually(async () => expect(await sourceOf(picture)).toContain("width=800"));
    const box = await page.getByRole("radiogroup", { name: /^Document Status of/ }).boundingBox();
    expect(box === null ? Infinity : box.y + box.height).toBeLessThanOrEqual(844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  it("leads the officer of DGFT to the text and to the actions while the dossier is read", async () => {
    const { id } = await reimbursementIn(portal.services, await portal.newActors(), "UNDER_REVIEW_DGFT");
    const page = await portal.openAs("DGFT_ADMIN", `/dgft_admin/products/${id}`, { viewport: { width: 390, height: 844 } });
    const endOf = async (part: Locator): Promise<number> => {
      const box = await part.boundingBox();
      return box === null ? Infinity : box.y + box.height;
    };
    const write = page.getByRole("link", { name: "Write deficiencies" });
    await write.waitFor();
    expect(await endOf(write)).toBeLessThanOrEqual(844);
    await write.click();
    await page.locator("#dgft-note:focus").waitFor();
    // What is still loaded above the actions moves them.
    await expect.poll(() => page.locator("[aria-busy='true']").count()).toBe(0);
    await page.getByRole("link", { name: "To the actions" }).click();
    await page.locator("#actions button:focus").waitFor();
    await eventually(async () => expect(await endOf(page.getByRole("button", { name: "Approve", exact: true }))).toBeLessThanOrEqual(844));
  });
});
