import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calendarDateInIndia, daysAfter, formatIndianDate } from "#domain/dates.ts";
import { nothingProved } from "#domain/reimbursements/proved-facts.ts";
import { presenceBeatMs } from "#domain/reviews/presence.ts";
import { rateLimits } from "#db/schema/accounts.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { eventually } from "../support/eventually.ts";
import { createUser } from "../support/factories.ts";
import { holdBack, refuseAction, refuseReads } from "../support/hold-back.ts";
import { answerToCallWith } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { reimbursementIn, sufficient } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await portal.database.db.delete(rateLimits);
});

const openAsCouncil = (path: string) => portal.openAs("EPCMD_ADMIN", path);
const openButtonOf = (page: Page, name: string) => page.getByRole("table", { name: /^Documents of/ }).getByRole("button", { name });

describe("a review that is interrupted", () => {
  it("keeps every word on the server for this reviewer alone, over a reload and on another device", async () => {
    const actors = await portal.newActors();
    const { id } = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const page = await openAsCouncil(`/epcmd_admin/products/${id}?document=foreign_certificate`);
    await page.getByRole("radio", { name: "Deficient" }).check();
    const kept = answerToCallWith(page, "The seal is missing on page 2.");
    await page.getByLabel("Add deficiency").fill("The seal is missing on page 2.");
    await kept;
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
    await page.getByText("Only you see it until you save or share.").waitFor();
    await page.reload();
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
    expect(await page.getByLabel("Add deficiency").inputValue()).toBe("The seal is missing on page 2.");

    const elsewhere = await portal.browser.newContext({ storageState: await page.context().storageState() });
    const device = await elsewhere.newPage();
    await device.goto(page.url());
    expect(await device.getByLabel("Add deficiency").inputValue()).toBe("The seal is missing on page 2.");

    const { state, documents } = await getReview(contextOf(portal.services, actors.council), { reimbursementId: id });
    expect(state).toBe("SUBMITTED");
    expect(documents.every(({ verdict }) => verdict?.status === "")).toBe(true);

    await device.getByRole("button", { name: "Save Draft" }).click();
    await device.getByText("Draft saved successfully!").waitFor();
    await page.reload();
    await page.getByLabel("Add deficiency").waitFor();
    await page.getByText("Only you see it until you save or share.").waitFor({ state: "detached" });
  });

  it("keeps what was typed right before the page was left, and comes back to the list as it was", async () => {
    const actors = await portal.newActors();
    const { id, firm } = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const page = await openAsCouncil(`/epcmd_admin/products?show=all&search=${encodeURIComponent(firm.name)}&order=firm_back`);
    await page.getByRole("link", { name: firm.name, exact: true }).click();
    await openButtonOf(page, "Manufacturing licence").click();
    await page.getByRole("radio", { name: "Deficient" }).check();
    // The words travel while the list is read; what is opened after they were kept has them.
    const kept = answerToCallWith(page, "Expired.");
    await page.getByLabel("Add deficiency").fill("Expired.");
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("show"), searchParams.get("search"), searchParams.get("order")]).toEqual(["all", firm.name, "firm_back"]);
    expect((await kept).status()).toBe(200);
    await page.getByRole("link", { name: firm.name, exact: true }).click();
    await openButtonOf(page, "Manufacturing licence").click();
    expect(await page.getByLabel("Add deficiency").inputValue()).toBe("Expired.");
    expect(page.url()).toContain(id);
  });

  it("keeps a note that is typed and not sent, until it is sent", async () => {
    const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
    const page = await openAsCouncil(`/epcmd_admin/products/${id}`);
    const note = page.getByRole("textbox", { name: "New note" });
    const kept = answerToCallWith(page, "The seal looks");
    await note.fill("The seal looks");
    await page.getByRole("link", { name: "Back" }).click();
    expect((await kept).status()).toBe(200);
    await page.goBack();
    await note.waitFor();
    expect(await note.inputValue()).toBe("The seal looks");
    await page.reload();
    await note.press("End");
    expect(await note.inputValue()).toBe("The seal looks");
    // The note stays about the document that was open when that was said.
    await openButtonOf(page, "Manufacturing licence").click();
    await page.getByLabel("About Manufacturing licence").check();
    await openButtonOf(page, "RCMC").click();
    await note.fill("The seal looks copied");
    await page.getByRole("button", { name: "Save the note" }).click();
    await page.getByText("The note is saved.").waitFor();
    await page.getByText("· Manufacturing licence").waitFor();
    expect(await note.inputValue()).toBe("");
    await page.reload();
    await page.getByText("The seal looks copied").waitFor();
    expect(await note.inputValue()).toBe("");
  });

  it("offers an older draft next to what others saved, also after one more save, and lets each document be chosen", async () => {
    const actors = await portal.newActors();
    const { id, version } = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const page = await openAsCouncil(`/epcmd_admin/products/${id}?document=rcmc_certificate`);
    await page.getByRole("radio", { name: "Deficient" }).check();
    await page.getByLabel("Add deficiency").fill("Mine on the RCMC.");
    await openButtonOf(page, "Manufacturing licence").click();
    await page.getByRole("radio", { name: "Deficient" }).check();
    const kept = answerToCallWith(page, "Mine on the licence.");
    await page.getByLabel("Add deficiency").fill("Mine on the licence.");
    await kept;
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
    await page.goto(`${portal.product.url}/epcmd_admin/products`);
    const council = contextOf(portal.services, actors.council);
    await saveReview(council, {
      reimbursementId: id,
      version,
      documents: ["rcmc_certificate", "manufacturing_license"].map((fieldName) => ({ fieldName, status: "SUFFICIENT" as const, remark: "" })),
    });

    await page.goto(`${portal.product.url}/epcmd_admin/products/${id}?document=rcmc_certificate`);
    await page.getByRole("alert").filter({ hasText: "The application was changed since then." }).waitFor();
    const offer = page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Reload with these choices" }) });
    expect(await page.getByRole("radio", { name: "Sufficient" }).isChecked()).toBe(true);
    const licence = offer.getByRole("radiogroup", { name: /^Manufacturing licence/ });
    await licence.getByText("Deficient: Mine on the licence.").waitFor();

    // Newer words on the same document count, and once they are saved the older ones are not offered any more.
    await page.getByRole("radio", { name: "Deficient" }).check();
    await page.getByLabel("Add deficiency").fill("Mine, better.");
    await offer.getByRole("radiogroup", { name: /RCMC/ }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Save Draft" }).click();
    await page.getByText("Draft saved successfully!").waitFor();
    expect(await offer.getByRole("radiogroup").count()).toBe(1);
    const saved = await getReview(council, { reimbursementId: id });

    // Nothing is chosen yet; one more document is judged, and another user saves again.
    await openButtonOf(page, "FOB value").click();
    await page.getByRole("radio", { name: "Deficient" }).check();
    await page.getByLabel("Add deficiency").fill("Mine on the FOB value.");
    const again = [{ fieldName: "products_registered", status: "SUFFICIENT" as const, remark: "" }];
    await saveReview(council, { reimbursementId: id, version: saved.version, documents: again });
    await page.getByRole("button", { name: "Save Draft" }).click();
    await offer.getByText("This application was changed by someone else.").waitFor();
    expect(await offer.getByRole("radiogroup").count()).toBe(2);
    await licence.getByText("Deficient: Mine on the licence.").waitFor();
    await licence.getByRole("radio", { name: "Theirs, saved now" }).check();
    await offer.getByRole("button", { name: "Reload with these choices" }).click();
    await offer.waitFor({ state: "detached" });
    expect(await page.getByLabel("Add deficiency").inputValue()).toBe("Mine on the FOB value.");
    await openButtonOf(page, "RCMC").click();
    expect(await page.getByLabel("Add deficiency").inputValue()).toBe("Mine, better.");
    await page.getByRole("button", { name: "Save Draft" }).click();
    await page.getByText("Draft saved successfully!").waitFor();
    const { documents } = await getReview(council, { reimbursementId: id });
    const statusOf = (name: string) => documents.find(({ fieldName }) => fieldName === name)?.verdict?.status;
    const judged = ["rcmc_certificate", "manufacturing_license", "export_value_certificate"].map(statusOf);
    expect(judged).toEqual(["DEFICIENT", "SUFFICIENT", "DEFICIENT"]);
  });
});

describe("a dialog that is being sent", () => {
  it("does not open while another action runs", async () => {
    const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
    const page = await openAsCouncil(`/epcmd_admin/products/${id}?document=foreign_certificate`);
    await page.getByRole("radio", { name: "Deficient" }).check();
    await page.getByLabel("Add deficiency").fill("The seal is missing.");
    const saving = await holdBack(page, "reviews.save");
    await page.getByRole("button", { name: "Save Draft" }).click();
    const bar = page.getByRole("region", { name: "Actions" });
    await bar.locator('button[aria-disabled="true"]', { hasText: "Save Draft" }).waitFor();
    const dialog = page.getByRole("dialog", { name: "Share deficiencies with member" });
    await page.keyboard.press("m");
    await bar.getByRole("button", { name: "Share deficiencies with member" }).dispatchEvent("click");
    await saving.letThrough();
    await page.getByText("Draft saved successfully!").waitFor();
    expect(await dialog.count()).toBe(0);
    await page.keyboard.press("m");
    await dialog.getByRole("button", { name: "Share 1 deficiency with the member" }).waitFor();
  });

  it("keeps the focus and the keys: none of them acts on the claim beneath it", async () => {
    const actors = await portal.newActors();
    const { id, version } = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const council = contextOf(portal.services, actors.council);
    const verdict = { fieldName: "foreign_certificate", status: "DEFICIENT", remark: "The seal is missing." } as const;
    await saveReview(council, { reimbursementId: id, version, documents: [verdict] });
    const page = await openAsCouncil(`/epcmd_admin/products/${id}?document=rcmc_certificate`);
    await page.getByRole("radio", { name: "Sufficient" }).waitFor();
    const sharing = await holdBack(page, "reviews.share");
    await page.keyboard.press("m");
    const dialog = page.getByRole("dialog", { name: "Share deficiencies with member" });
    await dialog.getByRole("button", { name: "Share 1 deficiency with the member" }).press("Enter");
    const busy = dialog.getByRole("button", { name: "Sharing..." });
    await busy.waitFor();
    expect(await busy.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("s");
    // Also where the browser takes the focus away.
    await busy.evaluate((button) => button.blur());
    await page.keyboard.press("s");
    expect(
      await page
        .getByRole("table", { name: /^Documents of/ })
        .getByText("Sufficient", { exact: true })
        .count(),
    ).toBe(0);
    await sharing.letThrough();
    await page.getByText("Deficiencies shared successfully!").waitFor();
  });
});

it("own notes that the words of DGFT replace are shown until they are dismissed", async () => {
  const actors = await portal.newActors();
  const forwarded = await reimbursementIn(portal.services, actors, "UNDER_REVIEW_DGFT");
  const { id } = forwarded;
  const documents = [{ fieldName: "rcmc_certificate", remark: "Which year is it of?" }];
  const asked = await shareQuery(contextOf(portal.services, actors.dgft), { reimbursementId: id, version: forwarded.version, documents });
  const noted = [{ fieldName: "rcmc_certificate", status: "SUFFICIENT", remark: "Seen in the original." } as const];
  await saveReview(contextOf(portal.services, actors.council), { reimbursementId: id, version: asked.version, documents: noted });
  const page = await openAsCouncil(`/epcmd_admin/products/${id}`);
  await page.clock.install();
  const panel = page.getByRole("region", { name: "Deficiency raised by DGFT" });
  await panel.getByRole("button", { name: "Ask the member about it with these words" }).click();
  const replaced = panel.getByRole("alert").filter({ hasText: "Your own notes are not asked and are replaced" });
  await replaced.getByText("Seen in the original.", { exact: false }).waitFor();
  await page.clock.fastForward(60_000);
  await replaced.getByRole("button", { name: "Dismiss" }).click();
  await replaced.waitFor({ state: "detached" });
});

describe("two reviewers", () => {
  it("see each other by name, and the one who stays sees the other leave", async () => {
    const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
    const first = await openAsCouncil(`/epcmd_admin/products/${id}`);
    await first.clock.install();
    await first.reload();
    await first.getByRole("heading", { level: 1 }).waitFor();
    const second = await openAsCouncil(`/epcmd_admin/products/${id}`);
    await second.getByText("Someone else is reviewing").waitFor();
    await second.getByText(/^Somebody, since \d\d:\d\d IST$/).waitFor();
    const seen = first.getByText("Someone else is reviewing");
    const atNextBeat = (count: number) =>
      eventually(async () => {
        await first.clock.fastForward(presenceBeatMs);
        expect(await seen.count()).toBe(count);
      });
    await atNextBeat(1);
    await second.getByRole("link", { name: "Back" }).click();
    await atNextBeat(0);
  });

  it("are told when a dialog would overwrite what the other one saved while it was open", async () => {
    const actors = await portal.newActors();
    const { id, items } = await reimbursementIn(portal.services, actors, "UNDER_REVIEW");
    const council = contextOf(portal.services, actors.council);
    const page = await openAsCouncil(`/epcmd_admin/products/${id}`);
    await page.clock.install();
    const dialog = page.getByRole("dialog");
    const told = "changed by someone else";
    const turnover = (turnoverPaise: number) => ({ provedFacts: { ...nothingProved, turnoverPaise } });
    const costs = { items: items.map(({ facts }) => ({ ...facts, amount: "1200000.00" })) };
    for (const [open, send, change, shown] of [
      ["Facts about the firm", "Save the facts", turnover(12_50_00_000_00), "Rs 12,50,00,000.00"],
      [/^Correct /, "Save this cost", costs, "Rs 12,00,000.00"],
      ["Close reimbursement", `Close ${id}`, turnover(13_50_00_000_00), "Rs 13,50,00,000.00"],
    ] as const) {
      await page.reload();
      await page.getByRole("button", { name: open }).first().click();
      if (open === "Close reimbursement") await dialog.getByLabel("Reason").fill("Filed twice.");
      const { version } = await getReview(council, { reimbursementId: id });
      await saveReview(council, { reimbursementId: id, version, documents: [], ...change });
      // The page under the dialog shows it.
      await eventually(async () => {
        await page.clock.fastForward(presenceBeatMs);
        expect(await page.getByText(shown, { exact: true }).count()).toBeGreaterThan(0);
      });
      await dialog.getByRole("button", { name: send }).click();
      await page.getByText(told).first().waitFor();
    }
    const stored = await getReview(council, { reimbursementId: id });
    expect(stored).toMatchObject({ state: "UNDER_REVIEW", sheet: { proved: { firmClass: null, turnoverPaise: 13_50_00_000_00 } } });
    expect(stored.items.map(({ facts }) => facts["amount"])).toEqual(items.map(() => "1200000.00"));

    // Opened again, a dialog is about what is stored now.
    await page.getByRole("button", { name: "Facts about the firm" }).click();
    expect(await dialog.getByText(told).count()).toBe(0);
    await dialog.getByRole("button", { name: "Save the facts" }).click();
    await page.getByText("The facts about the firm are saved.").waitFor();
  });
});

describe("a second look", () => {
  /** A claim that a council user has prepared for DGFT, and a colleague who may confirm it: without one nobody is asked. */
  async function preparedClaim() {
    const actors = await portal.newActors();
    const colleague = await createUser(portal.services, "EPCMD_ADMIN");
    const { id, version } = await reimbursementIn(portal.services, actors, "UNDER_REVIEW");
    const council = contextOf(portal.services, actors.council);
    const sampled = { ...council, config: { ...council.config, secondLookPercent: 100 } };
    await expect(forwardToDgft(sampled, { reimbursementId: id, version, comment: "" })).rejects.toMatchObject({ code: "second_person" });
    return { id, council, colleague };
  }

  it("sends back what a colleague prepared, and the reviewer's own words stay to be saved", async () => {
    const { id, council, colleague } = await preparedClaim();
    const page = await portal.signIn(colleague, `/epcmd_admin/products/${id}?document=rcmc_certificate`);
    await page.getByRole("radio", { name: "Deficient" }).check();
    await page.getByLabel("Add deficiency").fill("Expired.");
    await page.getByRole("button", { name: "Send back with a remark" }).click();
    const dialog = page.getByRole("dialog");
    await refuseAction(page, "reviews.sendBack", "Changed elsewhere.");
    await dialog.getByLabel("Reason").fill("Look at the RCMC.");
    await dialog.getByRole("button", { name: "Send back" }).click();
    const refused = page.getByRole("alert").filter({ hasText: "Changed elsewhere." });
    await refused.waitFor();
    await dialog.waitFor({ state: "detached" });
    // Opened again, the dialog begins with the words and without the refusal of the last time.
    await page.getByRole("button", { name: "Send back with a remark" }).click();
    expect(await dialog.getByLabel("Reason").inputValue()).toBe("Look at the RCMC.");
    expect(await refused.count()).toBe(0);
    const counted = page.waitForRequest(/work\.counts/);
    await dialog.getByRole("button", { name: "Send back" }).click();
    await dialog.waitFor({ state: "detached" });
    // The menu does not show it for another minute.
    await counted;
    await page.getByRole("button", { name: "Save Draft" }).click();
    await page.getByText("Draft saved successfully!").waitFor();
    const { documents } = await getReview(council, { reimbursementId: id });
    expect(documents.find(({ fieldName }) => fieldName === "rcmc_certificate")?.verdict?.remark).toBe("Expired.");
  });

  it("leaves the remark on the page when a colleague ended the wait while it was written", async () => {
    const { id, council, colleague } = await preparedClaim();
    const page = await portal.signIn(colleague, `/epcmd_admin/products/${id}`);
    await page.getByRole("button", { name: "Send back with a remark" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("Look at the RCMC.");
    const prepared = await getReview(council, { reimbursementId: id });
    await closeReimbursement(council, { reimbursementId: id, version: prepared.version, reason: "Filed twice." });
    await dialog.getByRole("button", { name: "Send back" }).click();
    await page.getByRole("alert").filter({ hasText: "changed by someone else" }).waitFor();
    await page.getByText("Your remark was not sent:").waitFor();
    await page.getByText("Look at the RCMC.").waitFor();
    await page.getByRole("button", { name: "Discard the remark" }).click();
    await page.getByText("Look at the RCMC.").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByText("changed by someone else").waitFor({ state: "detached" });
  });
});

describe("a hold", () => {
  it("asks for its reason and day, says until when it is, and is ended", async () => {
    const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
    const page = await openAsCouncil(`/epcmd_admin/products/${id}`);
    await page.getByRole("button", { name: "Put on hold" }).click();
    const dialog = page.getByRole("dialog", { name: `Put ${id} on hold` });
    const hold = dialog.getByRole("button", { name: "Put on hold" });
    await hold.click();
    const reason = dialog.getByLabel("Reason");
    expect(await reason.evaluate((field) => field === document.activeElement)).toBe(true);
    await reason.fill("The consulate checks the certificate.");
    await hold.click();
    await dialog.getByText("Enter the day on which it goes on").waitFor();
    const day = formatIndianDate(daysAfter(calendarDateInIndia(new Date()), 10));
    const until = dialog.getByLabel("On hold until");
    await until.fill(day);
    // Left and opened again, the dialog has what was typed; the page is not left without a question.
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Back" }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await question.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Put on hold" }).click();
    expect([await reason.inputValue(), await until.inputValue()]).toEqual(["The consulate checks the certificate.", day]);
    await hold.click();
    const notice = page.getByRole("note").filter({ hasText: `On hold until ${day}` });
    await notice.getByText("The consulate checks the certificate.").waitFor();
    await notice.getByRole("button", { name: "End the hold" }).click();
    await page.getByText("The hold has ended. The days count again.").waitFor();
    await page.getByRole("button", { name: "Put on hold" }).click();
    expect([await reason.inputValue(), await until.inputValue()]).toEqual(["", ""]);
  });
});

describe("a list worked through", () => {
  it("reads each review once, and goes to the next without going back", async () => {
    const actors = await portal.newActors();
    const first = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const second = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const page = await openAsCouncil(`/epcmd_admin/products?search=${encodeURIComponent(first.firm.name)}`);
    const link = page.getByRole("link", { name: first.firm.name }).first();
    await link.waitFor();
    const calls: string[] = [];
    page.on("request", (request) => void (request.url().includes("/trpc/") && calls.push(new URL(request.url()).pathname)));
    await link.click();
    await page.getByRole("heading", { level: 1, name: `Product ${first.id}` }).waitFor();
    await page.getByRole("img", { name: /page 1 of 1$/ }).waitFor();
    await page.waitForLoadState("networkidle");
    // One for the page, and one that reads the next claim ahead; phrases, checklist and notes have requests of their own.
    await eventually(async () => expect(calls.filter((path) => path.includes("reviews.open"))).toHaveLength(2));

    await page.getByRole("link", { name: `Next: ${second.id}` }).click();
    await page.getByRole("heading", { level: 1, name: `Product ${second.id}` }).waitFor();
    await page.getByRole("link", { name: `Previous: ${first.id}` }).waitFor();
    // Their own Back leads to the list, not through every one of them.
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  });

  it("offers the next claim of the same list once one has left the desk", async () => {
    const actors = await portal.newActors();
    const first = await reimbursementIn(portal.services, actors, "UNDER_REVIEW");
    const second = await reimbursementIn(portal.services, actors, "UNDER_REVIEW");
    expect(sufficient(first).length).toBeGreaterThan(0);
    const page = await openAsCouncil(`/epcmd_admin/products?search=${encodeURIComponent(first.firm.name)}`);
    await page.getByRole("link", { name: first.firm.name }).first().click();
    const reads = await refuseReads(page, "reviews.next");
    await page.getByRole("button", { name: "Forward to DGFT" }).click();
    await page.getByRole("button", { name: `Forward ${first.id} to DGFT` }).click();
    await page.getByText("Products successfully forwarded to DGFT!").waitFor();
    const retry = page.getByRole("region", { name: "Actions" }).getByRole("button", { name: "Retry" });
    await retry.waitFor();
    await reads.letThrough();
    await retry.click();
    await page.getByRole("link", { name: "Next claim" }).click();
    await page.getByRole("heading", { level: 1, name: `Product ${second.id}` }).waitFor();
  });

  it("is put in order by real buttons, which say so", async () => {
    const actors = await portal.newActors();
    await reimbursementIn(portal.services, actors, "SUBMITTED");
    const page = await openAsCouncil("/epcmd_admin/products?show=all");
    const column = page.getByRole("columnheader", { name: "Firm Name" });
    await column.getByRole("button").press("Enter");
    await expect.poll(() => column.getAttribute("aria-sort")).toBe("ascending");
    await column.getByRole("button").press("Enter");
    await expect.poll(() => column.getAttribute("aria-sort")).toBe("descending");
    expect(new URL(page.url()).searchParams.get("order")).toBe("firm_back");
    for (const [name, order] of [
      ["Contact Person Name", "contact"],
      ["With whom", "with"],
    ] as const) {
      await page.getByRole("columnheader", { name }).getByRole("button").press("Enter");
      await expect.poll(() => page.getByRole("columnheader", { name }).getAttribute("aria-sort")).toBe("ascending");
      expect(new URL(page.url()).searchParams.get("order")).toBe(order);
    }
    await page.getByLabel("Application Status").selectOption({ label: "New" });
    await page.getByRole("row").nth(1).getByText("New").waitFor();
  });
});
