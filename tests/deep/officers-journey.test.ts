import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { calendarDateInIndia, daysAfter, formatIndianDate } from "#domain/dates.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { createUser } from "../support/factories.ts";
import { button, link, look } from "../support/file-claims.ts";
import { keyboard } from "../support/page-input.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { attach, reimbursementIn } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";

// Issue 22, "Done when": a claim goes through the hands of two officers of the council and three of DGFT, by keyboard alone; axe looks at each
// page. Each width has a product of its own.

const { press, write } = keyboard;
const widths = [
  ["at 1440 px", { width: 1440, height: 900 }],
  ["at 390 px", { width: 390, height: 844 }],
] as const;
type Size = (typeof widths)[number][1];
const holdEnd = formatIndianDate(daysAfter(calendarDateInIndia(new Date()), 10));

it.each(widths)("two officers of the council and three of DGFT judge a claim %s", async (_name, viewport) => {
  const portal = await openPortal({}, { hasPageJobs: true });
  try {
    await walk(portal, viewport);
  } finally {
    await portal.close();
  }
});

async function walk({ services, signIn, newActors }: TestPortal, viewport: Size): Promise<void> {
  const actors = await newActors();
  const { id, firm } = await reimbursementIn(services, actors, "SUBMITTED");
  const signedIn = (who: { email: string }, path: string): Promise<Page> => signIn(who, path, { viewport });
  const staff = (role: "EPCMD_ADMIN" | "DGFT_ADMIN", name: string) => createUser(services, role, { name });
  const first = await staff("EPCMD_ADMIN", "Office One");
  const second = await staff("EPCMD_ADMIN", "Office Two");

  // The first officer takes the claim, asks for one document, and tells the second.
  const taker = await signedIn(first, `${paths.councilWork}?part=free`);
  await press(link(taker, firm.name).first());
  await press(button(taker, "Owner: nobody"));
  await press(button(taker, "Take"));
  await button(taker, "Owner: you").waitFor();
  await askForOneDocument(taker);
  await write(taker.getByLabel("New note"), `@${second.name} The catalogue names another hall.`);
  await press(button(taker, "Save the note"));
  await taker.getByText("The catalogue names another hall.").first().waitFor();
  await look(taker);
  await taker.goto(new URL(paths.councilWork, taker.url()).href);
  await taker.getByRole("heading", { level: 1, name: "My work" }).waitFor();
  await look(taker);

  const member = contextOf(services, actors.member);
  const asked = await getOwnReimbursement(member, { reimbursementId: id });
  const [doubted] = asked.documents.filter(({ deficiencies }) => deficiencies.length > 0);
  const mended = await attach(services, actors.member, id, doubted?.fieldName ?? "", "clearer scan");
  await submit(member, { reimbursementId: id, version: mended.version });

  // The second takes it over, sees both versions, holds it for a while and forwards it.
  const other = await signedIn(second, reimbursementPath("council", "product", id, doubted?.fieldName));
  await press(button(other, `Owner: ${first.name}`));
  await press(button(other, `Take over from ${first.name}`));
  await button(other, "Owner: you").waitFor();
  await press(button(other, "Compare version 1 with the current one"));
  await other
    .getByRole("dialog", { name: /^Two versions of / })
    .getByText("What differs is marked on both.")
    .waitFor();
  await look(other);
  await other.keyboard.press("Escape");
  await hold(other);
  await forward(other, id);

  // DGFT asks the council, reads the answer and approves; two people reopen the decision.
  const [officer, colleague] = [await staff("DGFT_ADMIN", "Desk One"), await staff("DGFT_ADMIN", "Desk Two")];
  const decider = await signedIn(officer, `${paths.dgftWork}?part=free`);
  await press(link(decider, firm.name).first());
  await write(decider.getByLabel("New message to EPCMD"), `@${second.name} Which hall is it?`);
  await press(button(decider, "Send the message"));
  await decider.getByText("Which hall is it?").first().waitFor();
  await look(decider);
  await approve(decider, id);
  const decided = reimbursementPath("dgft", "product", id);
  const asking = await signedIn(await staff("DGFT_ADMIN", "Desk Three"), decided);
  await press(button(asking, "Ask to reopen"));
  await write(asking.getByRole("dialog").getByRole("textbox"), "The organiser has withdrawn the invoice of the stall.");
  await press(button(asking, "Ask a second person"));
  await asking.getByRole("dialog").waitFor({ state: "detached" });
  await look(asking);
  const confirming = await signedIn(colleague, decided);
  await press(button(confirming, "Confirm the reopening"));
  await press(button(confirming.getByRole("dialog"), "Confirm the reopening"));
  await button(confirming, "Approve").waitFor();
  await look(confirming);
  expect((await getDecision(contextOf(services, actors.dgft), { reimbursementId: id })).state).toBe("UNDER_REVIEW_DGFT");
  for (const page of [taker, other, decider, asking, confirming]) await page.context().close();
}

/** Marks every document Sufficient but the second, by single keys, and shares what is missing. */
async function askForOneDocument(page: Page): Promise<void> {
  await page.getByRole("group", { name: /^Page 1 of / }).waitFor();
  await look(page);
  await page.keyboard.press("s");
  await page.keyboard.press("d");
  await page.getByRole("group", { name: "Common remarks" }).waitFor();
  await page.keyboard.press("Alt+3");
  await page.keyboard.press("Control+Enter");
  const table = page.getByRole("table", { name: /^Documents of/ });
  const unchecked = table.getByText("Unchecked");
  for (let left = await unchecked.count(); left > 0; left -= 1) await page.keyboard.press("s");
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: "Share deficiencies with member" });
  await dialog.getByText("The document cannot be read.", { exact: false }).waitFor();
  await look(page);
  await page.keyboard.press("Enter");
  await page.getByText("Deficiencies shared successfully!").waitFor();
}

/** Puts the claim on hold with a reason and a day, and ends the hold. */
async function hold(page: Page): Promise<void> {
  await press(button(page, "Put on hold"));
  const dialog = page.getByRole("dialog", { name: /^Put .* on hold$/ });
  await press(button(dialog, "Put on hold"));
  await dialog.getByText("Enter the day on which it goes on").waitFor();
  await write(dialog.getByLabel("Reason"), "The organiser answers next week.");
  await write(dialog.getByLabel("On hold until"), holdEnd);
  await page.keyboard.press("Tab");
  await look(page);
  await press(button(dialog, "Put on hold"));
  await press(button(page, "End the hold"));
  await page.getByText("The hold has ended. The days count again.").waitFor();
  await look(page);
}

/** Marks what came in as Sufficient and forwards the claim with one key each. */
async function forward(page: Page, id: string): Promise<void> {
  await page.getByRole("group", { name: /^Page 1 of / }).waitFor();
  await page.locator("body").press("s");
  await page.keyboard.press("f");
  const dialog = page.getByRole("dialog", { name: "Forward to DGFT" });
  await dialog.getByText("Every document is Sufficient.", { exact: false }).waitFor();
  await look(page);
  await press(button(dialog, `Forward ${id} to DGFT`));
  await page.getByText("successfully forwarded to DGFT!").waitFor();
  await look(page);
}

async function approve(page: Page, id: string): Promise<void> {
  await press(button(page, "Approve"));
  const dialog = page.getByRole("dialog", { name: `Approve ${id}?` });
  await dialog.waitFor();
  await look(page);
  await press(button(dialog, `Approve ${id}`));
  await page.getByText("Application approved successfully!").waitFor();
  await look(page);
}
