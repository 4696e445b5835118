import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rateLimits } from "#db/schema/accounts.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { eventually } from "../support/eventually.ts";
import { holdBack } from "../support/hold-back.ts";
import { answerToCallWith } from "../support/page-input.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await portal.database.db.delete(rateLimits);
});

it("what is typed while a note is sent stays", async () => {
  const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
  const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}`);
  const note = page.getByLabel("New note");
  await note.fill("Ask the lab.");
  const line = await holdBack(page, "notes.write");
  await page.getByRole("button", { name: "Save the note" }).click();
  await eventually(() => expect(line.asked()).toBe(1));
  await note.pressSequentially(" It answers on Mondays.");
  const kept = answerToCallWith(page, '"It answers on Mondays."');
  await line.letThrough();
  await kept;
  expect(await note.inputValue()).toBe("It answers on Mondays.");
  await page.getByRole("button", { name: /^Delete your note of \d\d-\d\d-\d{4}/ }).waitFor();
  await page.context().close();
});

it("a note is sent once when its button is pressed twice while its draft is being saved", async () => {
  const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
  const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}`);
  const sent: string[] = [];
  page.on("request", (request) => void (request.url().includes("notes.write") && sent.push(request.url())));
  const line = await holdBack(page, "notes.keepDraft");
  await page.getByLabel("New note").fill("Ask the lab.");
  await eventually(() => expect(line.asked()).toBe(1));
  const save = page.getByRole("button", { name: "Save the note" });
  await save.press("Enter");
  await page.keyboard.press("Enter");
  await line.letThrough();
  await eventually(async () => expect(await page.getByLabel("New note").inputValue()).toBe(""));
  await save.waitFor();
  expect(sent).toHaveLength(1);
  await page.context().close();
});

it("a draft that met a fault of the server is saved by a later try", async () => {
  const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
  const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}`);
  const note = page.getByLabel("New note");
  await note.waitFor();
  const fault = { message: "Something went wrong.", code: -32_603, data: { code: "internal", httpStatus: 500 } };
  await page.route("**/trpc/notes.keepDraft*", (route) => route.fulfill({ status: 500, json: { error: { json: fault } } }));
  await page.clock.install();
  await note.fill("Ask the lab.");
  await page.clock.runFor(2_000);
  await page.getByText("Not saved yet, trying again").waitFor();
  await page.unroute("**/trpc/notes.keepDraft*");
  const kept = answerToCallWith(page, "Ask the lab.");
  await page.clock.runFor(40_000);
  expect((await kept).status()).toBe(200);
  await page.context().close();
});

it("the officer's words typed while earlier ones are on their way are kept when the page is left", async () => {
  const actors = await portal.newActors();
  const { id, firm } = await reimbursementIn(portal.services, actors, "UNDER_REVIEW_DGFT");
  const page = await portal.openAs("DGFT_ADMIN", `/dgft_admin/products/${id}`);
  const note = page.getByLabel("Deficiencies", { exact: true });
  const line = await holdBack(page, "dgft.saveNote");
  await note.fill("Which bill");
  await eventually(() => expect(line.asked()).toBe(1));
  await note.fill("Which bill of entry?");
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor(); // the page that is left has a link with the firm's name, too
  await page.getByRole("link", { name: firm.name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: id }).waitFor();
  await line.letThrough();
  await note.waitFor();
  expect(await note.inputValue()).toBe("Which bill of entry?");
  await eventually(async () =>
    expect((await getDecision(contextOf(portal.services, actors.dgft), { reimbursementId: id })).dgftNote).toBe("Which bill of entry?"),
  );
  await note.fill("Which bill of entry, and of when?");
  await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
  await page.context().close();
});

it("a review that is opened again shows the words that are still on their way from the visit before", async () => {
  const { id, firm } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
  const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}?document=manufacturing_license`);
  await page.getByRole("radio", { name: "Deficient" }).check();
  const line = await holdBack(page, "reviews.keepDraft");
  await page.getByLabel("Add deficiency").fill("Expired.");
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor(); // the page that is left has a link with the firm's name, too
  await page.getByRole("link", { name: firm.name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: id }).waitFor();
  await line.letThrough();
  await page
    .getByRole("table", { name: /^Documents of/ })
    .getByRole("button", { name: "Manufacturing licence" })
    .click();
  expect(await page.getByLabel("Add deficiency").inputValue()).toBe("Expired.");
  await page.context().close();
});

it("what a reviewer writes while a save is on its way stays on the screen and is kept", async () => {
  const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
  const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}?document=manufacturing_license`);
  await page.getByRole("radio", { name: "Deficient" }).check();
  const remark = page.getByLabel("Add deficiency");
  await remark.fill("Expired.");
  const line = await holdBack(page, "reviews.save");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await eventually(() => expect(line.asked()).toBe(1));
  // The action deletes the draft, so newer words wait for it.
  const drafts: string[] = [];
  page.on("request", (request) => void (request.url().includes("reviews.keepDraft") && drafts.push(request.url())));
  const kept = answerToCallWith(page, "Expired on 31-03-2026.");
  await page.clock.install();
  await remark.fill("Expired on 31-03-2026.");
  await page.clock.runFor(5_000);
  expect(drafts).toEqual([]);
  await line.letThrough();
  await page.getByText("Draft saved successfully!").waitFor();
  expect(await remark.inputValue()).toBe("Expired on 31-03-2026.");
  await kept;
  await page.reload();
  await remark.waitFor();
  expect(await remark.inputValue()).toBe("Expired on 31-03-2026.");
  await page.context().close();
});

it("a comment to the member that could not be kept before the verdicts are saved is kept after it", async () => {
  const { id } = await reimbursementIn(portal.services, await portal.newActors(), "DEFICIENCY_DGFT");
  const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}`);
  const comment = page.getByLabel("Comment to the member");
  await page.route("**/trpc/reviews.keepDraft*", (route) => route.abort());
  await comment.fill("DGFT asks for the bill of entry.");
  await page.getByText("Not saved yet, trying again").waitFor();
  await page.unroute("**/trpc/reviews.keepDraft*");
  const kept = answerToCallWith(page, "DGFT asks for the bill of entry.");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await page.getByText("Draft saved successfully!").waitFor();
  expect((await kept).status()).toBe(200);
  await page.reload();
  await comment.waitFor();
  expect(await comment.inputValue()).toBe("DGFT asks for the bill of entry.");
  await page.context().close();
});

it("a verdict that is withdrawn right before a save, or during it, stays withdrawn", async () => {
  const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
  const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}?document=manufacturing_license`);
  const unchecked = page.getByRole("radio", { name: "Unchecked" });
  const save = page.getByRole("button", { name: "Save Draft" });
  await page.getByRole("radio", { name: "Deficient" }).check();
  await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
  const removed = answerToCallWith(page, '"taken":["manufacturing_license"]');
  await unchecked.check();
  await save.click();
  await page.getByText("Draft saved successfully!").waitFor();
  expect((await removed).status()).toBe(200);
  await page.reload();
  await unchecked.waitFor();
  expect(await unchecked.isChecked()).toBe(true);
  expect(await page.getByText("You wrote this on").count()).toBe(0);

  await page.getByRole("radio", { name: "Sufficient" }).check();
  const line = await holdBack(page, "reviews.save");
  await save.click();
  await eventually(() => expect(line.asked()).toBe(1));
  await unchecked.check();
  await line.letThrough();
  await page.getByText("Draft saved successfully!").waitFor();
  expect(await unchecked.isChecked()).toBe(true);
  await page.context().close();
});

it("the words of a page that was left are missed aloud when the server refuses them", async () => {
  const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
  const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}?document=manufacturing_license`);
  await page.getByRole("radio", { name: "Deficient" }).check();
  await page.route("**/trpc/reviews.keepDraft*", (route) => route.abort());
  await page.getByLabel("Add deficiency").fill("Expired.");
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByText(`What you wrote last on ${id} was not saved. Open it and look.`).waitFor();
  await page.context().close();
});

it("words that the page says are not saved are not left without a question", async () => {
  const { id } = await reimbursementIn(portal.services, await portal.newActors(), "UNDER_REVIEW_DGFT");
  const page = await portal.openAs("DGFT_ADMIN", `/dgft_admin/products/${id}`);
  const note = page.getByLabel("Deficiencies", { exact: true });
  await page.route("**/trpc/dgft.saveNote*", (route) => route.abort());
  // The first touch of a visit loads the question ahead.
  await note.click();
  await note.fill("Which bill of entry?");
  await page.getByText("Not saved yet, trying again").waitFor();
  await page.getByRole("link", { name: "Back" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByText("What you wrote on this claim is not saved: if you leave now, it may be lost.", { exact: true }).waitFor();
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await note.inputValue()).toBe("Which bill of entry?");
  await page.unroute("**/trpc/dgft.saveNote*");
  await note.fill("Which bill of entry, and of when?");
  await page.getByText(/^Draft saved \d\d:\d\d$/).waitFor();
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  await page.context().close();
});

it("words that could not be saved are not left without a question while an action carries them", async () => {
  const { id } = await reimbursementIn(portal.services, await portal.newActors(), "SUBMITTED");
  const page = await portal.openAs("EPCMD_ADMIN", `/epcmd_admin/products/${id}?document=manufacturing_license`);
  await page.getByRole("radio", { name: "Deficient" }).check();
  await page.route("**/trpc/reviews.keepDraft*", (route) => route.abort());
  await page.getByLabel("Add deficiency").fill("Expired.");
  await page.getByText("Not saved yet, trying again").waitFor();
  const line = await holdBack(page, "reviews.save");
  await page.getByRole("button", { name: "Save Draft" }).click();
  await eventually(() => expect(line.asked()).toBe(1));
  await page.getByRole("link", { name: "Back" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.waitFor();
  const saved = page.waitForResponse((response) => response.url().includes("/trpc/reviews.save"));
  await line.letThrough();
  await saved;
  // The question stays until it is answered, and says what is true now.
  const answered = page.getByRole("dialog", { name: "Leave this page?" });
  await answered.getByText("Nothing waits to be saved here any more.", { exact: true }).waitFor();
  await answered.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor();
  await page.context().close();
});

it("a member's answer typed right before the page is left is there on coming back", async () => {
  const actors = await portal.newActors();
  const { id } = await reimbursementIn(portal.services, actors, "DEFICIENCY_SHARED");
  const page = await portal.signIn(actors.member, `/Membership/reimbursements/${id}`);
  const answer = page.getByRole("textbox");
  await answer.fill("The stamp is on the second page.");
  await page.getByRole("link", { name: "Notifications", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Notifications" }).waitFor();
  await page.goBack();
  await answer.waitFor();
  await eventually(async () => expect(await answer.inputValue()).toBe("The stamp is on the second page."));
  await page.getByRole("button", { name: "Send reply" }).click();
  await page.getByText("Reply received, under review by EPCMD").waitFor();
  await page.context().close();
});

it("a member's answer that could not be saved is there on coming back, and is saved then", async () => {
  const actors = await portal.newActors();
  const { id } = await reimbursementIn(portal.services, actors, "DEFICIENCY_SHARED");
  const page = await portal.signIn(actors.member, `/Membership/reimbursements/${id}`);
  const answer = page.getByRole("textbox");
  await page.route("**/trpc/reimbursements.answerDeficiency*", (route) => route.abort());
  await answer.fill("The seal is on the third page.");
  await page.getByRole("link", { name: "Notifications", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Notifications" }).waitFor();
  await page.reload();
  await page.unroute("**/trpc/reimbursements.answerDeficiency*");
  await page.goto(`${portal.product.url}/Membership/reimbursements/${id}`);
  await answer.waitFor();
  expect(await answer.inputValue()).toBe("The seal is on the third page.");
  await page.getByText(/^Reply saved/).waitFor();
  await eventually(async () => {
    const { documents } = await getOwnReimbursement(contextOf(portal.services, actors.member), { reimbursementId: id });
    expect(documents.flatMap(({ deficiencies }) => deficiencies).map((deficiency) => deficiency.answer)).toEqual(["The seal is on the third page."]);
  });
  await page.context().close();
});
