import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits, sessions } from "#db/schema/accounts.ts";
import { reimbursementItems } from "#db/schema/amounts.ts";
import { firms } from "#db/schema/members.ts";
import { paths } from "#domain/council.ts";
import { calendarDateInIndia, daysAfter, formatIndianDate } from "#domain/dates.ts";
import { listExpectedClaims } from "#server/application/reimbursements/expected-claims.ts";
import { removeExpectedClaim, saveExpectedClaim } from "#server/application/reimbursements/save-expected-claim.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { answerDeficiency } from "#server/application/reimbursements/answer-deficiency.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, testPassword } from "../support/factories.ts";
import { png, textPdf } from "../support/files.ts";
import { holdBack, holdBackAddress, loseAnswers } from "../support/hold-back.ts";
import { dropTwoFiles, violationsOf } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { attach, reimbursementIn } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await portal.database.db.delete(rateLimits);
});

const pathOf = ({ id }: { id: string }) => `/Membership/reimbursements/${id}`;
const foreignCertificate = "Certificate from the foreign country's pharmaceuticals department with registration fee receipt";

describe("a returned reimbursement", () => {
  it("opens only flagged documents, with their remarks, and is sent once each remark has an answer", async () => {
    const actors = await portal.newActors();
    const returned = await reimbursementIn(portal.services, actors, "DEFICIENCY_SHARED");
    // The address of the confirmation, which the member kept.
    const page = await portal.signIn(actors.member, `/sidebar?id=${returned.id}&step=10&done=1`);
    await page.waitForURL((url) => url.pathname === pathOf(returned));
    await page.getByText("Reply by", { exact: true }).waitFor();
    const flagged = page.getByRole("region", { name: foreignCertificate });
    await flagged.getByText("The stamp cannot be read.").waitFor();
    expect(await page.locator('input[type=file][aria-label^="Replace"]').count()).toBe(1);

    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByRole("heading", { name: "There is a problem" }).waitFor();
    await page.getByRole("link", { name: `Give a new file or a written answer: ${foreignCertificate}` }).click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");

    // Photos of a phone take the place of the file as one PDF.
    await flagged.locator('input[type=file][aria-label^="Join photos to one PDF"]').setInputFiles([
      { name: "clear scan.png", mimeType: "image/png", buffer: await png(300, 500) },
      { name: "back.png", mimeType: "image/png", buffer: await png(300, 400) },
    ]);
    await page.getByRole("dialog").getByRole("button", { name: "Make a PDF of 2 pages" }).click();
    await flagged.getByRole("listitem").filter({ hasText: "clear scan.pdf" }).getByText("2 pages").waitFor();
    await flagged.getByText("Answered", { exact: true }).waitFor();

    // Its proof is flagged, so the cost is open, and no other answer.
    const costs = page.getByRole("region", { name: "Answers that you may change" });
    expect(await costs.getByRole("button").allTextContents()).toEqual(["Change"]);
    await costs.getByRole("button", { name: "Change Foreign certificate" }).click();
    await costs.getByRole("button", { name: /^Change 1\. Registration fee, Kenya/ }).click();
    await costs.getByLabel("Amount").fill("90000");
    // It is not saved yet, and the reply does not go without it, also after a reload.
    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByRole("link", { name: "Save or cancel your change: Foreign certificate" }).waitFor();
    await page.reload();
    await costs.getByText("Rs 90,000", { exact: false }).waitFor();
    await costs.getByRole("button", { name: "Save answer" }).click();
    await costs.getByText("Rs 90,000.00", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByText("Reply received, under review by EPCMD").waitFor();
    const sent = page.getByRole("status").filter({ hasText: "Your reply is sent" });
    await expect.poll(() => sent.evaluate((notice) => notice === document.activeElement)).toBe(true);
    const remarks = page.getByRole("region", { name: "Remarks so far" });
    await remarks.getByText("The stamp cannot be read.").waitFor();
    await remarks.getByText("foreign_certificate.pdf").waitFor();

    // The council goes on; that it checks again makes the submission no news.
    const { version } = await getOwnReimbursement(contextOf(portal.services, actors.member), { reimbursementId: returned.id });
    const documents = [{ fieldName: "foreign_certificate", status: "SUFFICIENT", remark: "" }] as const;
    await saveReview(contextOf(portal.services, actors.council), { reimbursementId: returned.id, version, documents: [...documents] });
    await page.goto(`${portal.product.url}/sidebar?id=${returned.id}&step=10&done=1`);
    await page.waitForURL((url) => url.pathname === pathOf(returned));
    await page.context().close();
  });

  it("waits for a file while the line is down: that can be called off, and the words are the newest", async () => {
    const actors = await portal.newActors();
    const returned = await reimbursementIn(portal.services, actors, "DEFICIENCY_SHARED");
    const page = await portal.signIn(actors.member, pathOf(returned));
    const answer = page.getByLabel(/^Written answer/);
    const choose = (name: string) =>
      page.locator('input[type=file][aria-label^="Replace"]').setInputFiles({ name, mimeType: "application/pdf", buffer: textPdf([name]) });
    await answer.fill("The first words");
    await page.context().setOffline(true);
    await choose("clear.pdf");
    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByText("Your reply is sent then, if you stay on this page.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Do not send yet" }).click();
    await page.context().setOffline(false);
    await page.getByText("clear.pdf: Ready").waitFor({ state: "attached" });

    const uploading = await holdBackAddress(page, "**/uploads/**");
    await choose("clearer.pdf");
    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByText("Waiting for clearer.pdf").waitFor();
    await answer.fill("The newest words");
    await uploading.letThrough();
    await page.getByText("Reply received, under review by EPCMD").waitFor();
    await page.getByRole("region", { name: "Remarks so far" }).getByText("The newest words").waitFor();
    await page.context().close();
  });

  it("is not changed while it is on its way, also once the page is free on a slow line", async () => {
    const actors = await portal.newActors();
    const returned = await reimbursementIn(portal.services, actors, "DEFICIENCY_SHARED");
    const page = await portal.signIn(actors.member, pathOf(returned));
    const answer = page.getByLabel(/^Written answer/);
    await answer.fill("The words that are sent");
    await page.getByText(/^Reply saved/).waitFor();
    await page.clock.install();
    const submit = await holdBack(page, "reimbursements.submit");
    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByText("Submitting to API...").waitFor();
    await page.clock.fastForward(15_000);
    await page.getByText("Your reply is still being sent and cannot be changed; keep this window open.", { exact: false }).waitFor();
    await answer.evaluate((field) => field.focus());
    await page.keyboard.type(", and more");
    expect(await answer.inputValue()).toBe("The words that are sent");
    await submit.letThrough();
    await page.getByText("Reply received, under review by EPCMD").waitFor();
    await page.context().close();
  });

  it("a cost that was asked about and removed can be put back until the reply is sent", async () => {
    const actors = await portal.newActors();
    const filed = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const documents = [{ fieldName: itemFlag(filed.items[0]?.id ?? ""), status: "DEFICIENT" as const, remark: "Which year is this fee of?" }];
    await shareDeficiencies(contextOf(portal.services, actors.council), { reimbursementId: filed.id, version: filed.version, documents });
    const entered = { enteredBy: "member" as const, savedBy: actors.member.userId, savedAt: filed.updatedAt };
    const facts = { document: "products_registered", amount: "5.00", currency: "INR" };
    await portal.database.db
      .insert(reimbursementItems)
      .values({ reimbursementId: filed.id, id: randomUUID(), position: 2, kind: "testing", facts, ...entered });
    const page = await portal.signIn(actors.member, pathOf(filed));
    const costs = page.getByRole("region", { name: "Answers that you may change" });
    await costs.getByRole("button", { name: "Change Foreign certificate" }).click();
    await costs.getByRole("button", { name: /^Remove 1\. Registration fee/ }).click();
    await costs.getByRole("button", { name: "Save answer" }).click();
    await costs.waitFor({ state: "detached" });
    const removed = page.getByRole("region", { name: "Costs that you removed" });
    const putBack = removed.getByRole("button", { name: /^Put back Registration fee/ });
    await putBack.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await putBack.click();
    await removed.waitFor({ state: "detached" });
    const heading = costs.getByRole("heading", { name: "Answers that you may change" });
    await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
    // The remark calls it by its number, as before.
    await page.getByRole("heading", { name: "Cost 1: Registration fee" }).waitFor();
    // As it was it is no answer.
    await page.getByText("Waiting for your answer", { exact: true }).waitFor();
    await page.context().close();
  });

  it("takes a written answer to a query of DGFT that names no document", async () => {
    const actors = await portal.newActors();
    const asked = await reimbursementIn(portal.services, actors, "DEFICIENCY_DGFT");
    await shareDgftQuery(contextOf(portal.services, actors.council), {
      reimbursementId: asked.id,
      version: asked.version,
      comment: "Name the bill of entry.",
    });
    const page = await portal.signIn(actors.member, pathOf(asked));
    await page.getByText("Name the bill of entry.").first().waitFor();
    await page.getByLabel("Your answer").fill("It is no. 4711 of 2026.");
    await page.getByText(/^Reply saved/).waitFor();
    await page.reload();
    await page.getByText("Everything has an answer.", { exact: false }).waitFor();
    expect(await page.getByLabel("Your answer").inputValue()).toBe("It is no. 4711 of 2026.");

    // Nothing was flagged, so the answers are open too; one that is incomplete is named.
    const answers = page.getByRole("region", { name: "Answers that you may change" });
    const change = answers.getByRole("button", { name: "Change Firm details" });
    await change.click();
    const hasFocus = (place: Locator) => () => place.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(hasFocus(answers.getByRole("form", { name: "Firm details" }))).toBe(true);
    await answers.getByLabel("Address of the firm").fill("");
    await answers.getByRole("button", { name: "Save answer" }).click();
    await answers.getByRole("link", { name: "Enter the address of the firm" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await answers.getByLabel("Address of the firm").fill("14 Industrial Area");
    await answers.getByRole("button", { name: "Save answer" }).click();
    await answers.getByText("Address of the firm: 14 Industrial Area").waitFor();
    await expect.poll(hasFocus(change)).toBe(true);
    // What is stored as it is typed is not sent again.
    const saving = await holdBack(page, "reimbursements.saveStep");
    await change.click();
    await answers.getByRole("button", { name: "Save answer" }).click();
    await expect.poll(hasFocus(change)).toBe(true);
    expect(saving.asked()).toBe(0);
    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByText("Reply received, under review by EPCMD").waitFor();
    await page.context().close();
  });

  it("a new one takes the certificate that was given before, and another file in its place when asked", async () => {
    const actors = await portal.newActors();
    const filed = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const page = await portal.signIn(actors.member, "/plantregistration?step=2");
    await page.getByText(`You gave this paper with ${filed.id}: rcmc_certificate.pdf, 1 page.`, { exact: false }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: `Use the RCMC certificate of ${filed.id}` }).click();
    await page.getByText("rcmc_certificate.pdf: Ready").waitFor({ state: "attached" });
    expect(await page.getByRole("button", { name: /^Use the RCMC/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Remove rcmc_certificate.pdf" }).click();
    const useAgain = page.getByRole("button", { name: /^Use the RCMC/ });
    await useAgain.waitFor();
    // The sentence about files that did not fit goes once the document is there.
    await dropTwoFiles(page);
    const refusal = page.getByText(fileMessages.oneFileOnly("pdf_or_image"));
    await refusal.waitFor();
    await useAgain.click();
    await page.getByText("rcmc_certificate.pdf: Ready").waitFor({ state: "attached" });
    // The button went with its press: the field has its focus.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("field-rcmc_certificate");
    await refusal.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Save & Next" }).click();
    await page.getByRole("heading", { level: 1, name: /^Step 3 of 9/ }).waitFor();
    await page.context().close();
  });

  it("keeps what was prepared when the council closed it meanwhile", async () => {
    const actors = await portal.newActors();
    const returned = await reimbursementIn(portal.services, actors, "DEFICIENCY_SHARED");
    const { version } = await attach(portal.services, actors.member, returned.id, "foreign_certificate", "a clearer scan");
    const page = await portal.signIn(actors.member, pathOf(returned));
    await page.getByLabel(/^Written answer/).waitFor();
    await closeReimbursement(contextOf(portal.services, actors.council), {
      reimbursementId: returned.id,
      version,
      reason: "Filed twice",
    });
    await page.getByLabel(/^Written answer/).fill("The stamp is on page 2.");
    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByText("This is not possible now", { exact: false }).first().waitFor();
    await eventually(async () => expect(await page.title()).toMatch(/^Error: /));
    expect(await page.getByLabel(/^Written answer/).inputValue()).toBe("The stamp is on page 2.");
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByText("Closed: Filed twice").waitFor();
    await page.getByRole("region", { name: "Remarks so far" }).getByText("The stamp cannot be read.").waitFor();
    await eventually(async () => expect(await page.title()).not.toMatch(/^Error: /));
    const leftOver = page.getByRole("note").filter({ hasText: "What you had prepared and did not send" });
    await leftOver.getByText("The stamp is on page 2.").waitFor();
    await leftOver.getByText("foreign_certificate.pdf").waitFor();
    await page.getByLabel("What was overlooked").fill("The stamp stands on page 2 of the new scan.");
    await page.getByRole("button", { name: "Ask for a fresh look" }).click();
    await page.getByRole("dialog").getByText("What you had prepared and did not send is not part of it.", { exact: false }).waitFor();
    await page.context().close();
  });
});

describe("further papers", () => {
  const pdfNamed = (name: string) => ({ name, mimeType: "application/pdf", buffer: textPdf([name]) });

  it("are asked for by the council, added with their names, kept through a reload, and read by the council", async () => {
    const actors = await portal.newActors();
    const filed = await reimbursementIn(portal.services, actors, "SUBMITTED");
    const desk = await portal.signIn(actors.council, `${reimbursementPath("council", "product", filed.id)}?document=foreign_certificate`);
    await desk.getByRole("radio", { name: "Deficient" }).check();
    await desk.getByLabel("Add deficiency").fill("Send the bill of entry, too.");
    await desk.getByRole("button", { name: "Share deficiencies with member" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel("Ask for further papers").check();
    expect(await violationsOf(desk)).toEqual([]);
    await dialog.getByRole("button", { name: "Share 1 deficiency with the member" }).click();
    await desk.getByText("Deficiencies shared successfully!").waitFor();

    const page = await portal.signIn(actors.member, pathOf(filed));
    const newPapers = page.getByRole("region", { name: "Further papers for this reply" });
    await newPapers.getByLabel(/^Name of the paper/).fill("Bill of entry of 3 March");
    await page.reload();
    // The name is there after a reload, too; the file goes at once.
    expect(await newPapers.getByLabel(/^Name of the paper/).inputValue()).toBe("Bill of entry of 3 March");
    await newPapers.locator('input[type=file][aria-label^="Choose files"]').setInputFiles(pdfNamed("scan.pdf"));
    await newPapers.getByText("Further paper: Bill of entry of 3 March").waitFor();
    await newPapers.locator('input[type=file][aria-label^="Choose files"]').setInputFiles(pdfNamed("letter of the bank.pdf"));
    await newPapers.getByText("Further paper: letter of the bank").waitFor();
    await page.reload();
    await newPapers.getByText("Further paper: Bill of entry of 3 March").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await newPapers.getByRole("button", { name: "Remove letter of the bank.pdf" }).click();
    await newPapers.getByText("Further paper: letter of the bank").waitFor({ state: "detached" });
    await page.getByLabel(/^Written answer/).fill("The bill of entry is there.");
    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByText("Reply received, under review by EPCMD").waitFor();
    await page.getByRole("region", { name: "Further papers", exact: true }).getByText("scan.pdf").waitFor();

    await desk.reload();
    await desk.getByRole("button", { name: "Further paper: Bill of entry of 3 March", exact: true }).click();
    await desk.getByRole("heading", { name: "Further paper: Bill of entry of 3 March" }).waitFor();
    expect(await violationsOf(desk)).toEqual([]);
    await desk.context().close();
    await page.context().close();
  });

  it("are asked for by DGFT, which the council passes on unless it says otherwise", async () => {
    const actors = await portal.newActors();
    const forwarded = await reimbursementIn(portal.services, actors, "UNDER_REVIEW_DGFT");
    const officer = await portal.signIn(actors.dgft, reimbursementPath("dgft", "product", forwarded.id));
    await officer.getByLabel("Deficiencies").fill("Send the shipping bill.");
    await officer.getByRole("button", { name: "Share deficiencies with EPCMD" }).click();
    await officer.getByRole("dialog").getByLabel("Ask for further papers").check();
    // The first try fails; what was chosen is there for the next one.
    const fault = { message: "Something went wrong.", code: -32_603, data: { code: "internal", httpStatus: 500 } };
    await officer.route("**/trpc/dgft.share*", (route) => route.fulfill({ status: 500, json: { error: { json: fault } } }), { times: 1 });
    await officer.getByRole("dialog").getByRole("button", { name: "Share with EPCMD" }).click();
    await officer.getByRole("dialog").waitFor({ state: "detached" });
    await officer.getByRole("button", { name: "Share deficiencies with EPCMD" }).click();
    expect(await officer.getByRole("dialog").getByLabel("Ask for further papers").isChecked()).toBe(true);
    await officer.getByRole("dialog").getByRole("button", { name: "Share with EPCMD" }).click();
    await officer.getByText("Deficiencies shared with EPCMD successfully!").waitFor();
    await officer.context().close();

    const desk = await portal.signIn(actors.council, reimbursementPath("council", "product", forwarded.id));
    await desk.getByText("DGFT asks the member for further papers.").waitFor();
    await desk.getByLabel("Comment to the member").fill("DGFT asks for the shipping bill.");
    await desk.getByRole("region", { name: "Deficiency raised by DGFT" }).getByRole("button", { name: "Share deficiencies with member" }).click();
    expect(await desk.getByRole("dialog").getByLabel("Ask for further papers").isChecked()).toBe(true);
    await desk.getByRole("dialog").getByRole("button", { name: "Share the comment with the member" }).click();
    await desk.getByText("Deficiencies shared successfully with", { exact: false }).waitFor();
    await desk.context().close();

    const page = await portal.signIn(actors.member, pathOf(forwarded));
    await page.getByText("DGFT asks for further papers.", { exact: false }).waitFor();
    await page.context().close();
  });
});

describe("two devices", () => {
  it("a file and an answer of the other device are shown, and stay until one of the two is chosen", async () => {
    const actors = await portal.newActors();
    const returned = await reimbursementIn(portal.services, actors, "DEFICIENCY_SHARED");
    const page = await portal.signIn(actors.member, pathOf(returned));
    const flagged = page.getByRole("region", { name: foreignCertificate });
    const answer = flagged.getByLabel(/^Written answer/);
    await answer.waitFor();
    // The other device, while this page shows what it read before.
    const ctx = contextOf(portal.services, { ...actors.member, sessionId: crypto.randomUUID() });
    const view = await attach(portal.services, actors.member, returned.id, "foreign_certificate", "from the other device");
    const [remark] = view.documents.flatMap(({ deficiencies }) => deficiencies);
    await answerDeficiency(ctx, { reimbursementId: returned.id, deficiencyId: remark?.id ?? "", answer: "Theirs" });

    await page
      .locator('input[type=file][aria-label^="Replace"]')
      .setInputFiles({ name: "mine.pdf", mimeType: "application/pdf", buffer: textPdf(["mine"]) });
    await flagged.getByText("Another file was put here meanwhile", { exact: false }).first().waitFor();
    await flagged.getByText("foreign_certificate.pdf", { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await flagged.getByRole("button", { name: "Use mine: mine.pdf" }).click();
    await page.getByText("mine.pdf: Ready").waitFor({ state: "attached" });

    // What was written elsewhere is in the field by now; another device writes over it once more.
    await answer.fill("Mine");
    await page.getByText(/^Reply saved/).waitFor();
    const { version } = await getOwnReimbursement(ctx, { reimbursementId: returned.id });
    await answerDeficiency(ctx, { reimbursementId: returned.id, version, deficiencyId: remark?.id ?? "", answer: "Theirs again" });
    await answer.fill("Mine, longer");
    const choice = flagged.getByRole("alert").filter({ hasText: "Another answer was written here meanwhile" });
    await choice.getByText("Theirs again").waitFor();
    await choice.getByText("Mine, longer").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const stored = async () => {
      const { documents } = await getOwnReimbursement(ctx, { reimbursementId: returned.id });
      return documents.flatMap(({ deficiencies }) => deficiencies.map((one) => one.answer));
    };
    expect(await stored()).toEqual(["Theirs again"]);
    // The reply waits for the choice.
    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByRole("heading", { name: "There is a problem" }).waitFor();
    await choice.getByRole("button", { name: "Reload with these choices" }).click();
    await choice.waitFor({ state: "detached" });
    await page.getByText(/^Reply saved/).waitFor();
    await eventually(async () => expect(await stored()).toEqual(["Mine, longer"]));
    await page.context().close();
  });
});

it("a registration in hand keeps what is typed while it is saved, and is removed after asking once", async () => {
  const { actor } = await createMember(portal.services);
  const expectedOn = daysAfter(calendarDateInIndia(new Date()), 30);
  const gloves = { scheme: "product", kind: "registration", name: "Gloves", country: "KE", expectedOn } as const;
  const { id } = await saveExpectedClaim(contextOf(portal.services, actor), gloves);
  const page = await portal.signIn(actor, paths.expectedClaims);
  await page.getByRole("button", { name: "Change Gloves" }).click();
  const form = page.getByRole("form", { name: "Change the entry" });
  const saving = await holdBack(page, "reimbursements.expected.save");
  await form.getByLabel(/^Name/).fill("Gloves, sterile");
  await form.getByRole("button", { name: "Save the entry" }).click();
  await form.getByRole("button", { name: "Saving..." }).waitFor();
  await form.getByLabel(/^Name/).fill("Gloves, not sterile");
  await saving.letThrough();
  await page.getByRole("button", { name: "Change Gloves, sterile" }).waitFor();
  await form.getByRole("button", { name: "Save the entry" }).waitFor();
  expect(await form.getByLabel(/^Name/).inputValue()).toBe("Gloves, not sterile");

  // A colleague changes the date meanwhile: the save is refused, and both versions are shown.
  const sooner = daysAfter(expectedOn, -5);
  await saveExpectedClaim(contextOf(portal.services, actor), { ...gloves, id, name: "Gloves, sterile", expectedOn: sooner });
  await form.getByRole("button", { name: "Save the entry" }).click();
  const choice = form.getByRole("alert").filter({ hasText: "A colleague has changed this entry meanwhile" });
  await choice.getByText(formatIndianDate(sooner)).waitFor();
  await choice.getByRole("button", { name: "Reload with these choices" }).click();
  await choice.waitFor({ state: "detached" });
  const save = form.getByRole("button", { name: "Save the entry" });
  await expect.poll(() => save.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await form.getByLabel(/^Name/).inputValue()).toBe("Gloves, not sterile");
  expect(await form.getByLabel(/^Expected date/).inputValue()).toBe(formatIndianDate(sooner));

  // What is said of a save that failed goes with the form.
  await page.route("**/trpc/reimbursements.expected.save*", (route) => route.abort());
  await form.getByRole("button", { name: "Save the entry" }).click();
  await form.getByRole("alert").waitFor();
  await form.getByRole("button", { name: "Cancel" }).click();
  const empty = page.getByRole("form", { name: "Add an entry" });
  await empty.waitFor();
  expect(await empty.getByRole("alert").count()).toBe(0);

  const remove = page.getByRole("button", { name: "Remove Gloves, sterile" });
  const dialog = page.getByRole("dialog", { name: "Remove Gloves, sterile?" });
  await remove.click();
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await remove.click();
  await dialog.getByRole("button", { name: "Remove the entry" }).click();
  await page.getByText("The entry is removed.").waitFor();
  await page.getByText("Nothing is noted yet.").waitFor();
});

it("an expected claim that a colleague removed while it was being edited is added again, and only once when the answer is lost", async () => {
  const { actor } = await createMember(portal.services);
  const ctx = contextOf(portal.services, actor);
  const expectedOn = daysAfter(calendarDateInIndia(new Date()), 30);
  const { id } = await saveExpectedClaim(ctx, { scheme: "product", kind: "registration", name: "Gloves", country: "KE", expectedOn });
  const page = await portal.signIn(actor, paths.expectedClaims);
  await page.getByRole("button", { name: "Change Gloves" }).click();
  await page.getByRole("form", { name: "Change the entry" }).getByLabel(/^Name/).fill("Gloves, sterile");
  await removeExpectedClaim(ctx, { id });
  const save = page.getByRole("button", { name: "Save the entry" });
  await save.click();
  const alert = page.getByRole("form", { name: "Add an entry" }).getByRole("alert");
  await alert.filter({ hasText: "A colleague has removed this entry meanwhile. What you typed is still here" }).waitFor();
  await page.getByText("Nothing is noted yet.").waitFor();

  const answersReturn = await loseAnswers(page, "reimbursements.expected.save");
  await save.click();
  await alert.filter({ hasText: "The answer is lost." }).waitFor();
  await page.getByRole("button", { name: "Change Gloves, sterile" }).waitFor();
  await answersReturn();
  await save.click();
  await page.getByText("The entry is saved.").waitFor();
  expect(await listExpectedClaims(ctx)).toMatchObject([{ name: "Gloves, sterile" }]);
  await page.context().close();
});

it("withdraws after asking once, and says so in the history", async () => {
  const actors = await portal.newActors();
  const filed = await reimbursementIn(portal.services, actors, "SUBMITTED");
  const page = await portal.signIn(actors.member, pathOf(filed));
  await page.getByRole("button", { name: `Withdraw ${filed.id}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: `Withdraw ${filed.id}` }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Withdraw ${filed.id}` })
    .click();
  await page.getByText("Closed: Withdrawn by the member").waitFor();
  await page.getByText("You withdrew it").waitFor();
  expect(await page.getByRole("button", { name: `Withdraw ${filed.id}` }).count()).toBe(0);
  await page.context().close();
});

it("says why an expired membership cannot file, on the list and where a wizard would begin", async () => {
  const { actor } = await createMember(portal.services, { membershipStartOn: "2020-04-01", membershipEndOn: "2021-03-31" });
  const page = await portal.signIn(actor, "/Membership");
  await page.getByText("Your membership ended on 31-03-2021.", { exact: false }).waitFor();
  expect(await page.getByRole("link", { name: /^Start a new/ }).count()).toBe(0);
  await page.goto(`${portal.product.url}/sidebar?step=1`);
  await page.getByRole("heading", { level: 1, name: "You cannot file at present" }).waitFor();
  await page.getByText("Your membership ended on 31-03-2021.", { exact: false }).waitFor();
  await page.context().close();
});

it("says on the list that the data of the firm cannot be read, and reads it again", async () => {
  const { actor } = await createMember(portal.services);
  const page = await portal.signIn(actor, paths.expectedClaims);
  const fault = { error: { json: { message: "The data of the firm is away.", code: -32_603, data: { code: "internal", httpStatus: 500 } } } };
  const reads = /\/trpc\/[^?]*members\.detail/;
  await page.route(reads, async (route) => {
    const calls = new URL(route.request().url()).pathname.replace("/trpc/", "").split(",");
    const response = await route.fetch();
    const answers = (await response.json()) as readonly unknown[]; // the reads of a page travel together
    await route.fulfill({ response, json: answers.map((answer, place) => (calls[place] === "members.detail" ? fault : answer)) });
  });
  await page.goto(`${portal.product.url}/Membership`);
  await page.getByText("Your firm has filed no reimbursement yet.").waitFor();
  const alert = page.getByRole("alert").filter({ hasText: "The data of the firm is away." });
  await alert.waitFor();
  expect(await page.getByRole("link", { name: /^Start a new/ }).count()).toBe(0);
  await page.unroute(reads);
  await alert.getByRole("button", { name: "Retry" }).click();
  await page
    .getByRole("link", { name: /^Start a new/ })
    .first()
    .waitFor();
  // The button has gone, and the page around it has its focus.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

it("an expired membership leaves a draft that can be read and discarded", async () => {
  const actors = await portal.newActors();
  const draft = await reimbursementIn(portal.services, actors, "DRAFT");
  const ended = { membershipStartOn: "2020-04-01", membershipEndOn: "2021-03-31" };
  await portal.database.db.update(firms).set(ended).where(eq(firms.id, actors.member.firmId));
  const page = await portal.signIn(actors.member, `/sidebar?id=${draft.id}`);
  await page.getByRole("heading", { level: 1, name: "You cannot file at present" }).waitFor();
  await page.getByText("rcmc_certificate.pdf").first().waitFor();
  expect(await page.getByText("Welcome back", { exact: false }).count()).toBe(0);
  await page.getByRole("button", { name: "Discard this draft" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Discard ${draft.id}` })
    .click();
  await page.getByText(`${draft.id} is discarded`).waitFor();
  await page.context().close();
});

it("keeps a step as it is under the question to sign in again", async () => {
  const { actor } = await createMember(portal.services);
  const page = await portal.signIn(actor, "/sidebar?step=1");
  await page.getByLabel("Address of the firm").fill("Plot 8, typed before the session ended");
  await portal.database.db.delete(sessions).where(eq(sessions.userId, actor.userId));
  await page.getByRole("button", { name: "Save & Next" }).click();
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password").fill(testPassword);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await page.getByLabel("Address of the firm").inputValue()).toBe("Plot 8, typed before the session ended");
  await page.getByRole("button", { name: "Save & Next" }).click();
  await page.getByRole("heading", { level: 1, name: /^Step 2 of 10/ }).waitFor();
  await page.context().close();
});
