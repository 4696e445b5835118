import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits, sessions } from "#db/schema/accounts.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import { createMember, testPassword } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { violationsOf } from "../support/page-input.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
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
    const page = await portal.signIn(actors.member, pathOf(returned));
    const flagged = page.getByRole("region", { name: foreignCertificate });
    await flagged.getByText("The stamp cannot be read.").waitFor();
    expect(await page.locator('input[type=file][aria-label^="Replace"]').count()).toBe(1);

    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByRole("heading", { name: "There is a problem" }).waitFor();
    await page.getByRole("link", { name: `Give a new file or a written answer: ${foreignCertificate}` }).click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");

    await page
      .locator('input[type=file][aria-label^="Replace"]')
      .setInputFiles({ name: "clear scan.pdf", mimeType: "application/pdf", buffer: textPdf(["clear"]) });
    await flagged.getByText("Answered", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByText("Reply received, under review by EPCMD").waitFor();
    const remarks = page.getByRole("region", { name: "Remarks so far" });
    await remarks.getByText("The stamp cannot be read.").waitFor();
    await remarks.getByText("foreign_certificate.pdf").waitFor();
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
    await answers.getByRole("button", { name: "Change Firm details" }).click();
    await answers.getByLabel("Address of the firm").fill("");
    await answers.getByRole("button", { name: "Save answer" }).click();
    await answers.getByRole("link", { name: "Enter the address of the firm" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await answers.getByLabel("Address of the firm").fill("14 Industrial Area");
    await answers.getByRole("button", { name: "Save answer" }).click();
    await answers.getByText("Address of the firm: 14 Industrial Area").waitFor();
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
    await page.getByRole("button", { name: /^Use the RCMC/ }).click();
    await page.getByText("rcmc_certificate.pdf: Ready").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Save & Next" }).click();
    await page.getByRole("heading", { level: 1, name: /^Step 3 of 9/ }).waitFor();
    await page.context().close();
  });

  it("keeps what was written when the council closed it meanwhile", async () => {
    const actors = await portal.newActors();
    const returned = await reimbursementIn(portal.services, actors, "DEFICIENCY_SHARED");
    const page = await portal.signIn(actors.member, pathOf(returned));
    await page.getByLabel(/^Written answer/).waitFor();
    await closeReimbursement(contextOf(portal.services, actors.council), {
      reimbursementId: returned.id,
      version: returned.version,
      reason: "Filed twice",
    });
    await page.getByLabel(/^Written answer/).fill("The stamp is on page 2.");
    await page.getByRole("button", { name: "Send reply" }).click();
    await page.getByText("This is not possible now", { exact: false }).first().waitFor();
    expect(await page.getByLabel(/^Written answer/).inputValue()).toBe("The stamp is on page 2.");
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByText("Closed: Filed twice").waitFor();
    await page.getByText("The stamp is on page 2.").waitFor();
    await page.context().close();
  });
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
