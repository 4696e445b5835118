import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits } from "#db/schema/accounts.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { saveNote } from "#server/application/dgft/save-note.ts";
import { askReopening, confirmReopening } from "#server/application/reimbursements/reopening.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { eventually } from "../support/eventually.ts";
import { createStaffActor } from "../support/factories.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { forwardByTwo, reimbursementIn, waitingReopening } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";

const stale = "This application was changed by someone else. Reload to see the latest version.";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal({}, { hasPageJobs: true });
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await portal.database.db.delete(rateLimits);
});

const openAsCouncil = (path: string) => portal.openAs("EPCMD_ADMIN", path);
const statusOf = (page: Page, document: string) => page.getByRole("table", { name: /^Documents of/ }).getByRole("row", { name: document });

/** Whether a notice has the focus and stands in the window. */
const isSeen = (notice: Locator): Promise<boolean> =>
  notice.evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return box === document.activeElement && bottom > 0 && top < window.innerHeight;
  });

describe("the council's desk", () => {
  it("goes on with S, opens the remark with D, and puts text typed right after on that document", async () => {
    const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
    const page = await openAsCouncil(`/epcmd_admin/products/${id}`);
    await statusOf(page, "RCMC").waitFor();
    const topOfButton = async () => (await page.getByRole("button", { name: "Save Draft" }).boundingBox())?.y;
    const before = await topOfButton();
    await page.keyboard.type("sd");
    await page.keyboard.type("No date, no seal and a fading stamp.");
    expect(await page.getByLabel("Add deficiency").inputValue()).toBe("No date, no seal and a fading stamp.");
    await statusOf(page, "RCMC").getByText("Sufficient").waitFor();
    await statusOf(page, "FOB value").getByText("No date, no seal and a fading stamp.").waitFor();
    // The automatic save must not move the button: a click at that moment is lost.
    await page.getByText("Only you see it until you save or share.").waitFor();
    expect(await topOfButton()).toBe(before);
  });

  it("shows both versions to the second of two reviewers, and loses neither", async () => {
    const actors = await portal.newActors();
    const { id, version } = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const page = await openAsCouncil(`/epcmd_admin/products/${id}?document=foreign_certificate`);
    await page.getByRole("radio", { name: "Deficient" }).check();
    await page.getByLabel("Add deficiency").fill("Mine: the receipt is missing.");
    const council = contextOf(portal.services, actors.council);
    await saveReview(council, { reimbursementId: id, version, documents: [{ fieldName: "foreign_certificate", status: "SUFFICIENT", remark: "" }] });

    await page.getByRole("button", { name: "Save Draft" }).click();
    const banner = page.getByRole("alert").filter({ hasText: stale });
    await banner.getByText("Deficient: Mine: the receipt is missing.").waitFor();
    await banner.getByText("Sufficient", { exact: true }).waitFor();
    await eventually(async () => expect(await isSeen(banner)).toBe(true));
    expect(await banner.getByRole("radio", { name: "Mine, not saved" }).isChecked()).toBe(true);
    await banner.getByRole("button", { name: "Reload with these choices" }).click();
    await banner.waitFor({ state: "detached" });
    expect(await page.getByLabel("Add deficiency").inputValue()).toBe("Mine: the receipt is missing.");

    await page.getByRole("button", { name: "Save Draft" }).click();
    const done = page.getByRole("status").filter({ hasText: "Draft saved successfully!" });
    await eventually(async () => expect(await isSeen(done)).toBe(true));
    const saved = (await getReview(council, { reimbursementId: id })).documents.find(({ fieldName }) => fieldName === "foreign_certificate");
    expect(saved?.verdict).toMatchObject({ status: "DEFICIENT", remark: "Mine: the receipt is missing." });
  });

  it("names what blocks, shows what the member will read, and shares just that", async () => {
    const actors = await portal.newActors();
    const { id } = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const page = await openAsCouncil(`/epcmd_admin/products/${id}?document=manufacturing_license`);
    await page.getByRole("radio", { name: "Deficient" }).check();
    await page.getByLabel("Add deficiency").fill("The licence ended on 31-03-2026.");

    await page.getByRole("button", { name: "Forward to DGFT" }).click();
    await page.getByRole("dialog").getByText('Please set all documents status to "SUFFICIENT" before forwarding to DGFT.').waitFor();
    expect(await page.getByRole("dialog").getByRole("listitem").count()).toBe(5);
    await page.getByRole("button", { name: "Back to the review" }).click();

    await page.getByRole("button", { name: "Share deficiencies with member" }).click();
    const dialog = page.getByRole("dialog", { name: "Share deficiencies with member" });
    await dialog.waitFor();
    expect(await dialog.getByRole("listitem").allInnerTexts()).toEqual([expect.stringContaining("The licence ended on 31-03-2026.")]);
    await dialog.getByRole("button", { name: "Share 1 deficiency with the member" }).click();
    await page.getByText("Deficiencies shared successfully!").waitFor();
    const { state, documents } = await getReview(contextOf(portal.services, actors.council), { reimbursementId: id });
    expect(state).toBe("DEFICIENCY_SHARED");
    expect(documents.flatMap(({ deficiencies }) => deficiencies.map(({ remark }) => remark))).toEqual(["The licence ended on 31-03-2026."]);

    // The claim can be closed still: the reason is not left without a question before it is sent, and without one afterwards.
    await page.getByRole("button", { name: "Close reimbursement" }).click();
    await page.getByRole("dialog").getByLabel("Reason").fill("The firm files another claim.");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await question.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Close reimbursement" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: `Close ${id}` })
      .click();
    await page.getByText("The reimbursement is closed.").first().waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  });

  it("keeps the words of a dialog when the server refuses them", async () => {
    const actors = await portal.newActors();
    const { id } = await reimbursementIn(portal.services, actors, "UNDER_REVIEW");
    const council = contextOf(portal.services, actors.council);
    const page = await openAsCouncil(`/epcmd_admin/products/${id}`);
    for (const [open, field, send] of [
      ["Forward to DGFT", "Recommendation to DGFT", `Forward ${id} to DGFT`],
      ["Close reimbursement", "Reason", `Close ${id}`],
    ] as const) {
      const dialog = page.getByRole("dialog");
      await page.getByRole("button", { name: open }).click();
      await dialog.getByLabel(field).fill("Checked against the customs data.");
      const { version } = await getReview(council, { reimbursementId: id });
      await saveReview(council, {
        reimbursementId: id,
        version,
        documents: [{ fieldName: "foreign_certificate", status: "SUFFICIENT", remark: "" }],
      });
      await dialog.getByRole("button", { name: send }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByRole("button", { name: open }).click();
      expect(await dialog.getByLabel(field).inputValue()).toBe("Checked against the customs data.");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    // A page that is looked at from a dialog is closed alone.
    await page
      .getByRole("button", { name: /^Correct / })
      .first()
      .click();
    const cost = page.getByRole("dialog", { name: "Correct a cost" });
    await cost.getByLabel("Amount").fill("75000.00");
    await cost.getByRole("button", { name: "Look at page 1" }).click();
    const viewer = page.getByRole("dialog").filter({ has: page.getByRole("group", { name: /^Page 1 of / }) });
    await viewer.waitFor();
    await page.keyboard.press("Escape");
    await viewer.waitFor({ state: "detached" });
    // A cost that is typed and not saved is not closed without a question.
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Go on without saving?" }).getByRole("button", { name: "Stay" }).click();
    expect(await cost.getByLabel("Amount").inputValue()).toBe("75000.00");
  });

  it("keeps the reason for a reopening when its dialog is closed, and asks before it is left behind", async () => {
    const { id } = await reimbursementIn(portal.services, await portal.newActors(), "APPROVED_DGFT");
    const page = await openAsCouncil(`/epcmd_admin/products/${id}`);
    const dialog = page.getByRole("dialog", { name: `Ask to reopen ${id}?` });
    await page.getByRole("button", { name: "Ask to reopen" }).click();
    await dialog.getByLabel("Reason").fill("The stamp stands on page two.");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Ask to reopen" }).click();
    expect(await dialog.getByLabel("Reason").inputValue()).toBe("The stamp stands on page two.");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  });

  it("takes in a firm with a doubtful GST number, and says so", async () => {
    const page = await openAsCouncil("/epcmd_admin");
    await page.getByRole("button", { name: "Add a new entry" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "Enter the firm name" }).waitFor();
    const name = `Śrī Meditech ${process.hrtime.bigint()} चिकित्सा उपकरण निर्यात प्राइवेट लिमिटेड`;
    await page.getByLabel("Firm name").fill(name);
    await page.getByLabel("GST number").fill("27AAPFU0939F1ZX");
    await page.getByLabel("Start date").fill("01-04-2026");
    await page.getByLabel("End date").fill("31-03-2027");
    await page.getByLabel("Contact name").fill("Export Office");
    await page.getByLabel("Contact e-mail").fill(`office-${process.hrtime.bigint()}@firm.example`);
    await page.getByLabel("Contact phone").fill("+91 98765 43210");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("The firm was added. Its activation mail is on the way.").waitFor();
    await page.getByText("The last character of this GST number does not match the others.", { exact: false }).waitFor();
    await page.getByRole("searchbox").fill(name);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("row", { name: /^Śrī/ }).getByText("In Progress").waitFor();
  });
});

describe("the officer's desk", () => {
  it("opens each document from the table, marks one in the query, shows what the council will read and goes on to the next claim", async () => {
    const actors = await portal.newActors();
    const { id } = await reimbursementIn(portal.services, actors, "UNDER_REVIEW_DGFT");
    const following = await reimbursementIn(portal.services, actors, "UNDER_REVIEW_DGFT");
    const page = await portal.openAs("DGFT_ADMIN", `/dgft_admin/products/${id}`);
    const sheet = page.getByRole("region", { name: "Recommendation of the council" });
    await sheet.getByRole("button", { name: "RCMC", exact: false }).first().click();
    await page.getByRole("heading", { level: 2, name: /RCMC/ }).waitFor();
    await page.getByLabel("Ask about this document").check();
    await sheet.getByText("Asked about").waitFor();
    await page.getByRole("button", { name: "Share deficiencies with EPCMD" }).click();
    await page
      .getByRole("alert")
      .getByText(/^Write what you ask about "/)
      .waitFor();
    await page.getByLabel("What you ask about it").fill("Which year is it of?");
    // A touch too many on the box costs no words.
    await page.getByLabel("Ask about this document").uncheck();
    await page.getByLabel("What you ask about it").waitFor({ state: "detached" });
    await page.getByLabel("Ask about this document").check();
    expect(await page.getByLabel("What you ask about it").inputValue()).toBe("Which year is it of?");
    await page.getByRole("button", { name: "Share deficiencies with EPCMD" }).click();
    const dialog = page.getByRole("dialog", { name: "Share deficiencies with EPCMD" });
    await dialog.waitFor();
    expect(await dialog.getByRole("listitem").allInnerTexts()).toEqual([expect.stringContaining("Which year is it of?")]);
    await dialog.getByRole("button", { name: "Share with EPCMD" }).click();
    await page.getByText("Deficiencies shared with EPCMD successfully!").waitFor();
    expect(await getDecision(contextOf(portal.services, actors.dgft), { reimbursementId: id })).toMatchObject({
      state: "DEFICIENCY_DGFT",
      dgftMarks: [{ fieldName: "rcmc_certificate", remark: "Which year is it of?" }],
    });
    await page.getByRole("link", { name: "Next claim" }).click();
    await page.getByRole("heading", { level: 1, name: /^(Product|Plant Registration|Exhibition) / }).waitFor();
    // A page that is typed opens at once.
    await page.goto(`${portal.product.url}/dgft_admin/products/${following.id}`);
    await page.getByRole("img", { name: /^Dossier .*, page 1 of \d+$/ }).waitFor({ timeout: 120_000 });
    await page
      .getByLabel(/^Go to page, 1 to \d+$/)
      .last()
      .fill("3");
    await page.getByRole("button", { name: "Go", exact: true }).last().click();
    await page.getByRole("img", { name: /^Dossier .*, page 3 of \d+$/ }).waitFor();
  }, 180_000);

  it("reads the dossier again when a reopening is confirmed: the one of the former decision is no longer that of the claim", async () => {
    const { id, version } = await reimbursementIn(portal.services, await portal.newActors(), "APPROVED_DGFT");
    const asker = contextOf(portal.services, await createStaffActor(portal.services, "DGFT_ADMIN"));
    await askReopening(asker, { reimbursementId: id, version, reason: "The stamp stands on page two of the certificate." });
    const page = await portal.openAs("DGFT_ADMIN", `/dgft_admin/products/${id}`);
    await page.getByRole("img", { name: /^Dossier .*, page 1 of \d+$/ }).waitFor({ timeout: 120_000 });
    await page.getByRole("button", { name: "Confirm the reopening" }).click();
    const readAgain = page.waitForRequest((request) => request.url().includes("dossiers.get"));
    await page.getByRole("dialog").getByRole("button", { name: "Confirm the reopening" }).click();
    await readAgain;
    await page.getByRole("button", { name: "Approve", exact: true }).waitFor();
    // Who confirmed it goes on from there, as nobody else has changed it.
    await page.getByLabel("Deficiencies", { exact: true }).fill("Which page has the stamp?");
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
  }, 180_000);

  it("lets who decided before ask about a document and share it, and not decide again", async () => {
    const actors = await portal.newActors();
    const { id, version } = await reimbursementIn(portal.services, actors, "APPROVED_DGFT");
    const officer = async () => contextOf(portal.services, await createStaffActor(portal.services, "DGFT_ADMIN"));
    const reason = "The stamp stands on page two of the certificate.";
    await askReopening(await officer(), { reimbursementId: id, version, reason });
    await confirmReopening(await officer(), await waitingReopening(portal.services, id));
    const page = await portal.signIn(actors.dgft, `/dgft_admin/products/${id}`);
    await page.getByText("You can still share deficiencies with EPCMD.", { exact: false }).waitFor();
    await page.getByRole("region", { name: "Recommendation of the council" }).getByRole("button", { name: "RCMC", exact: false }).first().click();
    await page.getByLabel("Ask about this document").check();
    await page.getByLabel("What you ask about it").fill("Which year is it of?");
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
    expect(await page.getByRole("button", { name: "Approve", exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Share deficiencies with EPCMD" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Share with EPCMD" }).click();
    await page.getByText("Deficiencies shared with EPCMD successfully!").waitFor();
  });

  it("asks before words are left that were typed after the claim came back from a query", async () => {
    const actors = await portal.newActors();
    const { id } = await reimbursementIn(portal.services, actors, "UNDER_REVIEW_DGFT");
    const page = await portal.openAs("DGFT_ADMIN", `/dgft_admin/products/${id}`);
    await page.getByLabel("Deficiencies", { exact: true }).fill("Which bill of entry?");
    await page.getByRole("button", { name: "Share deficiencies with EPCMD" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Share with EPCMD" }).click();
    await page.getByRole("button", { name: "Back to the list" }).waitFor();
    const council = contextOf(portal.services, actors.council);
    await forwardByTwo(portal.services, council, await getReview(council, { reimbursementId: id }));
    // The officer comes back from another window, and the page reads the claim again.
    await page.evaluate(() => {
      const later = Date.now() + 11_000;
      Date.now = () => later;
      window.dispatchEvent(new Event("visibilitychange"));
    });
    await page.getByRole("button", { name: "Refuse", exact: true }).click();
    await page.getByRole("dialog").getByLabel("Reason").fill("The bill of entry is of another firm.");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Back to the list" }).count()).toBe(0);
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  });

  it("keeps the officer's text when the page is left right after the last character", async () => {
    const actors = await portal.newActors();
    const { id } = await reimbursementIn(portal.services, actors, "UNDER_REVIEW_DGFT");
    const page = await portal.openAs("DGFT_ADMIN", `/dgft_admin/products/${id}`);
    await page.getByLabel("Deficiencies", { exact: true }).fill("Which bill of entry");
    await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
    await page.getByLabel("Deficiencies", { exact: true }).fill("Which bill of entry belongs to the receipt?");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
    const officer = contextOf(portal.services, actors.dgft);
    await expect.poll(async () => (await getDecision(officer, { reimbursementId: id })).dgftNote).toBe("Which bill of entry belongs to the receipt?");
  });

  it("tells an officer whose colleague saved first, and shows both texts", async () => {
    const actors = await portal.newActors();
    const { id } = await reimbursementIn(portal.services, actors, "UNDER_REVIEW_DGFT");
    const page = await portal.openAs("DGFT_ADMIN", `/dgft_admin/products/${id}`);
    const text = page.getByLabel("Deficiencies", { exact: true });
    await text.waitFor();
    const officer = contextOf(portal.services, actors.dgft);
    const { version } = await getDecision(officer, { reimbursementId: id });
    const marks = [{ fieldName: "rcmc_certificate", remark: "Which year?" }];
    await saveNote(officer, { reimbursementId: id, version, note: "Theirs: no receipt.", documents: marks });
    await text.fill("Mine: no bill of entry.");
    const told = page.getByRole("alert").filter({ hasText: stale });
    await page.getByText("Not saved", { exact: true }).waitFor();
    await told.getByRole("button", { name: "Reload", exact: true }).click();
    await told.getByText("Theirs: no receipt.", { exact: true }).waitFor();
    expect((await getDecision(officer, { reimbursementId: id })).dgftNote).toBe("Theirs: no receipt.");
    await told.getByRole("button", { name: "Reload with these choices" }).click();
    await told.waitFor({ state: "detached" });
    expect(await text.inputValue()).toBe("Mine: no bill of entry.");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(async () => (await getDecision(officer, { reimbursementId: id })).dgftNote).toBe("Mine: no bill of entry.");
    expect((await getDecision(officer, { reimbursementId: id })).dgftMarks).toMatchObject(marks);
  });

  it("shares nothing without words, and approves after asking once", async () => {
    const actors = await portal.newActors();
    const { id, firm } = await reimbursementIn(portal.services, actors, "UNDER_REVIEW_DGFT");
    const page = await portal.openAs("DGFT_ADMIN", `/dgft_admin/products/${id}`);
    await page.getByRole("button", { name: "Share deficiencies with EPCMD" }).click();
    await page.getByText("Please add deficiency comment before sharing").waitFor();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByRole("dialog").getByText(firm.name).waitFor();
    await page.getByLabel("Amount that you give").fill("30000");
    await page.getByLabel("Reason for Rs 10,000.00 less").fill("One invoice is missing");
    await page.getByText("You give less than is recommended. The firm may ask for a fresh look if it has had none yet.").waitFor();
    const officer = contextOf(portal.services, actors.dgft);
    const { version } = await getDecision(officer, { reimbursementId: id });
    await saveNote(officer, { reimbursementId: id, version, note: "Seen by a colleague" });
    await page.getByRole("button", { name: `Approve ${id}` }).click();
    await page.getByRole("button", { name: "Reload" }).click();
    await eventually(async () => expect(await page.getByLabel("Deficiencies", { exact: true }).inputValue()).toBe("Seen by a colleague"));
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    expect(await page.getByLabel("Amount that you give").inputValue()).toBe("30000");
    expect(await page.getByLabel("Reason for Rs 10,000.00 less").inputValue()).toBe("One invoice is missing");
    await page.getByRole("button", { name: "Not yet" }).click();
    // A reason to refuse that was typed first can be sent no more after the approval: the page is left without a question.
    await page.getByRole("button", { name: "Refuse", exact: true }).click();
    await page.getByRole("dialog").getByText("Rupees forty thousand only", { exact: true }).waitFor();
    await page.getByRole("dialog").getByLabel("Reason").fill("The bill of entry is of another firm.");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByRole("button", { name: `Approve ${id}` }).click();
    await page.getByText("Application approved successfully!").waitFor();
    await page.getByRole("link", { name: "Next claim" }).or(page.getByText("nothing waits for you now")).first().waitFor();
    await page.getByRole("button", { name: "Back to the list" }).click();
    await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
    expect(await getDecision(officer, { reimbursementId: id })).toMatchObject({ state: "APPROVED_DGFT", dgftNote: undefined });
  });
});
