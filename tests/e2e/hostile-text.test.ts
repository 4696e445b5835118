import { Readable } from "node:stream";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { consentNotice } from "#domain/site/consent.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { attachDocument } from "#server/application/reimbursements/attach-document.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { sendMessage } from "#server/application/site/send-message.ts";
import { createBuyer, createListedFirm, createStaffActor } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { completeDraft, reimbursementIn, sufficient, type Actors } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";

/** Each would call `alert` or break out of its place if it were ever taken for anything but text. */
const hostile = `"><img src=x onerror=alert(1)></script><script>alert(2)</script>'\u202E{{7*7}}\u200B<svg/onload=alert(3)>`;
/** What of it must be read on the page. */
const asText = "<img src=x onerror=alert(1)>";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

/** Everything on this page that says that a text was run: dialogs, refusals of the content policy, errors. */
function witness(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) seen.push(message.text());
  });
  page.on("pageerror", (error) => seen.push(error.message));
  return seen;
}

async function readsAsText(page: Page, path: string, seen: readonly string[]): Promise<void> {
  await page.goto(`${portal.product.url}${path}`);
  await page.getByText(asText).filter({ visible: true }).first().waitFor();
  expect(await page.locator("img[src='x'], svg[onload]").count(), path).toBe(0);
  expect(seen, path).toEqual([]);
}

it("row 33: names, remarks, messages and file names are text to member, council, DGFT and buyer, and run nowhere", async () => {
  const { services } = portal;
  const {
    actor: member,
    firm,
    user,
  } = await createListedFirm(
    services,
    { codes: ["90183100"], organization: `Listed ${hostile}`, address: `Road ${hostile}`, description: `About ${hostile}` },
    { name: `Firm ${hostile}`, contactName: `Desk ${hostile}` },
  );
  const actors: Actors = { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
  const asMember = contextOf(services, member);
  const asCouncil = contextOf(services, actors.council);

  // A document with a hostile name; a remark that the member reads; a comment that DGFT reads; a message of a visitor.
  const draft = await completeDraft(services, member);
  const staged = await services.files.stage(Readable.from([textPdf([hostile])]), { maxBytes: maxFileBytes });
  await attachDocument(
    asMember,
    { scheme: "product", reimbursementId: draft.id, fieldName: "rcmc_certificate", documentVersion: 1 },
    { staged, name: `${hostile}.pdf` },
  );
  const { id: asked, version } = await reimbursementIn(services, actors, "SUBMITTED");
  const shared = await shareDeficiencies(asCouncil, {
    reimbursementId: asked,
    version,
    documents: [{ fieldName: "rcmc_certificate", status: "DEFICIENT", remark: `Stamp ${hostile}` }],
  });
  const named = await getOwnReimbursement(asMember, { reimbursementId: draft.id });
  const sent = await submit(asMember, { reimbursementId: draft.id, version: named.version });
  const checked = await saveReview(asCouncil, { reimbursementId: draft.id, version: sent.version, documents: sufficient(sent) });
  await forwardToDgft(asCouncil, { reimbursementId: draft.id, version: checked.version, comment: `Complete ${hostile}` });
  await sendMessage(contextOf(services, { kind: "visitor" }), {
    name: `Name ${hostile.slice(0, 150)}`,
    email: "visitor@people.example",
    subject: `Subject ${hostile.slice(0, 150)}`,
    message: `Message ${hostile}`,
    consentVersion: consentNotice.version,
  });

  const desk = await portal.openAs("EPCMD_ADMIN", paths.councilHome);
  const seenByCouncil = witness(desk);
  for (const path of [
    `${paths.councilHome}?search=${encodeURIComponent(firm.gstNo)}`,
    `${paths.councilHome}/products?show=all`,
    `${paths.councilHome}/products/${draft.id}?document=rcmc_certificate`,
    `${paths.councilHome}/products/${asked}`,
    `${paths.councilHome}/messages`,
    `${paths.buyerHome}?search=Listed`,
  ])
    await readsAsText(desk, path, seenByCouncil);

  const officer = await portal.openAs("DGFT_ADMIN", paths.dgftHome);
  const seenByOfficer = witness(officer);
  for (const path of [`${paths.dgftHome}/products`, `${paths.dgftHome}/products/${draft.id}`]) await readsAsText(officer, path, seenByOfficer);

  const own = await portal.signIn({ email: user.email }, paths.memberHome);
  const seenByMember = witness(own);
  for (const path of [`${paths.memberHome}/reimbursements/${shared.id}`, paths.memberProfile]) {
    await own.goto(`${portal.product.url}${path}`);
    await own.getByRole("heading", { level: 1 }).waitFor();
    expect(await own.locator("img[src='x'], svg[onload]").count()).toBe(0);
  }
  await readsAsText(own, `${paths.memberHome}/reimbursements/${shared.id}`, seenByMember);

  const { email } = await createBuyer(services);
  const buyer = await portal.signIn({ email }, paths.buyerHome);
  const seenByBuyer = witness(buyer);
  for (const path of [`${paths.buyerHome}?search=Listed`, `${paths.buyerHome}/firm/${firm.id}`]) await readsAsText(buyer, path, seenByBuyer);
  // A search that is hostile itself.
  await readsAsText(buyer, `${paths.buyerHome}?search=${encodeURIComponent(asText)}&exact=1`, seenByBuyer);
});

it("a text that is written into the page as HTML is refused by the browser, and so is a script from elsewhere", async () => {
  const page = await portal.openAs("EPCMD_ADMIN", paths.councilHome);
  const outcomes = await page.evaluate((text) => {
    const attempts: Record<string, () => unknown> = {
      html: () => (document.body.dataset["tried"] = document.createElement("div").innerHTML = text),
      worker: () => new Worker("data:text/javascript,1"),
      script: () => Object.assign(document.createElement("script"), { src: "/files/1" }),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: taken`;
      } catch {
        return `${name}: refused`;
      }
    });
  }, asText);
  expect(outcomes).toEqual(["html: refused", "worker: refused", "script: refused"]);
  await page.context().close();
});
