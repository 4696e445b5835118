import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { paths } from "#domain/council.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { upsertExchangeRates } from "#db/queries/exchange-rates.ts";
import type { AmountsView } from "#server/application/reimbursements/amounts-view.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { createStaffActor } from "../support/factories.ts";
import { button, fileFair, filePlant, fileProduct, filedOn, link, look, paidOn } from "../support/file-claims.ts";
import { keyboard, search } from "../support/page-input.ts";
import { openPortal, type TestPortal } from "../support/portal.ts";
import { forwardByTwo, sufficient } from "../support/reimbursements.ts";
import { contextOf } from "../support/services.ts";

// Issue 20, "Done when": three claims with costs from their filing to the decision and the dossier, by keyboard alone. Each width has a
// product of its own, because rules are published.

const { press, write } = keyboard;
const widths = [
  ["at 1440 px", { width: 1440, height: 900 }],
  ["at 390 px", { width: 390, height: 844 }],
] as const;
const rates = [
  ["EUR", "98.5"],
  ["USD", "90"],
  ["AED", "24.5"],
] as const;

type Size = (typeof widths)[number][1];
it.each(widths)("three claims are filed, assessed and decided %s", async (_name, viewport) => {
  const portal = await openPortal({}, { hasPageJobs: true });
  try {
    await walk(portal, viewport);
  } finally {
    await portal.close();
  }
});

async function walk({ services, product, signIn, newActors }: TestPortal, viewport: Size): Promise<void> {
  const actors = await newActors();
  const colleague = await createStaffActor(services, "EPCMD_ADMIN");
  await services.db.transaction((tx) =>
    upsertExchangeRates(tx, {
      rates: rates.map(([currency, rate]) => ({ currency, onDate: paidOn, rate, source: "Rates of the test" })),
      enteredBy: null,
      enteredAt: new Date(),
    }),
  );
  const open = async (who: { email: string }, path: string): Promise<Page> => {
    const page = await signIn(who, path, { viewport });
    // With a listener the browser passes its file picker to the test; a key press may be faster than this switch.
    page.on("filechooser", () => undefined);
    return page;
  };
  const go = async (page: Page, path: string): Promise<void> => void (await page.goto(`${product.url}${path}`));
  const office = contextOf(services, actors.council);
  const sheetOf = async (id: string) => (await getReview(office, { reimbursementId: id })).sheet;

  // The firm reads what it may claim and by when, and files.
  const firm = await open(actors.member, paths.memberHome);
  const rulesOfProducts = firm.getByRole("region", { name: "Product", exact: true });
  await rulesOfProducts.getByText("Rs 0.00 drawn, Rs 2,00,00,000.00 left of Rs 2,00,00,000.00").waitFor();
  await press(rulesOfProducts.locator("summary"));
  await rulesOfProducts.getByText("50% of the cost").waitFor();
  await look(firm);
  const id = await fileProduct(firm);
  await go(firm, schemeOf("plant").wizardPath);
  const plantId = await filePlant(firm);
  await go(firm, schemeOf("exhibition").wizardPath);
  const fairId = await fileFair(firm);
  expect([id, plantId, fairId].join(" ")).toMatch(/^PRD-\S+ PLT-\S+ EXH-\S+$/);

  // The office changes the rules by two people; the open claim keeps those of its day.
  const preparer = await open(actors.council, paths.rules);
  await prepareRules(preparer, id);
  const publisher = await open(colleague, new URL(preparer.url()).pathname);
  await publishRules(publisher);
  await preparer.context().close();
  await publisher.context().close();
  expect((await sheetOf(id))?.lines.map(({ sharePercent }) => sharePercent)).toEqual(["50", "50"]);
  await go(firm, paths.memberHome);
  await press(rulesOfProducts.locator("summary"));
  await rulesOfProducts.getByText("40% of the cost").waitFor();

  // The council lowers one amount with a reason; above the limit a second person confirms.
  for (const reimbursementId of [id, fairId]) {
    const view = await getReview(office, { reimbursementId });
    await saveReview(office, { reimbursementId, version: view.version, documents: sufficient(view) });
  }
  const reviewed = reimbursementPath("council", "product", id, "foreign_certificate");
  const assessor = await open(actors.council, reviewed);
  await assess(assessor, id);
  const confirmer = await open(colleague, reviewed);
  await confirm(confirmer, id);
  await forwardByTwo(services, office, await getReview(office, { reimbursementId: fairId }));

  // DGFT approves the one in part and refuses the other.
  const officer = await open(actors.dgft, reimbursementPath("dgft", "product", id));
  await approveInPart(officer, id);
  await go(officer, reimbursementPath("dgft", "exhibition", fairId));
  await refuse(officer, fairId);

  // The firm reads why, and the dossier has every line of the sheet.
  await go(firm, reimbursementPath("member", "exhibition", fairId));
  await firm.getByText("Reason: The fair is not on the list of the year.").first().waitFor();
  await look(firm);
  await go(firm, reimbursementPath("member", "product", id));
  await firm.getByText("You claim Rs 13,62,000.00; EPCMD recommends Rs 6,40,000.00; DGFT sanctioned Rs 5,90,000.00.").waitFor();
  await firm.getByText(/DGFT: Only the fee itself\./).waitFor();
  await look(firm);
  await press(link(firm, "Open the computation sheet"));
  await firm.getByRole("heading", { level: 1, name: `Computation sheet of ${id}` }).waitFor();
  await firm.getByText("Rupees five lakh ninety thousand only").first().waitFor();
  await look(firm);
  await go(firm, reimbursementPath("member", "product", id));
  await expectSheetInDossier(firm, id, await sheetOf(id));
  for (const page of [firm, assessor, confirmer, officer]) await page.context().close();
}

/** A draft that pays less, run over the open claims; who prepared it does not publish it. */
async function prepareRules(page: Page, openClaim: string): Promise<void> {
  await look(page);
  await press(link(page, "Prepare new rules for Product"));
  await write(page.getByLabel("Percent of the cost"), "40");
  await write(page.locator("#rule-effectiveFrom"), formatIndianDate(filedOn));
  await write(page.locator("#rule-sourceName"), "Order 7 of the test");
  await press(button(page, "Save the draft"));
  await page.getByRole("heading", { name: "Product, version 8" }).waitFor();
  await press(button(page, "Run over the open claims"));
  await page.getByText("1 open claim: 1 would get less").waitFor();
  await link(page, openClaim).waitFor();
  await look(page);
  expect(await button(page, "Publish these rules").count()).toBe(0);
}

async function publishRules(page: Page): Promise<void> {
  await press(button(page, "Publish these rules"));
  await look(page);
  await press(button(page.getByRole("dialog"), "Publish the rules"));
  await page.getByText("The rules are published. New claims are computed by them from now on.").waitFor();
  await look(page);
}

async function assess(page: Page, id: string): Promise<void> {
  const cost = page.getByRole("group", { name: "Cost 1: Registration fee" });
  await write(cost.getByLabel(/^Another admissible amount/), "1100000");
  await search(keyboard, cost.getByRole("combobox", { name: /^Reason/ }), "no receipt", "There is no receipt for this amount.");
  await look(page);
  await press(button(page, "Forward to DGFT"));
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Rupees six lakh forty thousand only").waitFor();
  await look(page);
  await press(button(dialog, `Forward ${id} to DGFT`));
  await page.getByText("Another person of the council has to confirm it").first().waitFor();
}

async function confirm(page: Page, id: string): Promise<void> {
  await page.getByText(/^Prepared by .*: another person has to look at it$/).waitFor();
  await press(button(page, "Forward to DGFT"));
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/You are the second person/).waitFor();
  await press(button(dialog, `Forward ${id} to DGFT`));
  await page.getByText("Products successfully forwarded to DGFT!").waitFor();
  await look(page);
}

async function approveInPart(page: Page, id: string): Promise<void> {
  await page.getByText("There is no receipt for this amount.").first().waitFor();
  await look(page);
  await press(button(page, "Approve"));
  const dialog = page.getByRole("dialog");
  await dialog.getByText("You approve Rs 6,40,000.00").waitFor();
  await write(dialog.getByLabel("Amount that you give").first(), "500000");
  await dialog.getByText("Rupees five lakh ninety thousand only").waitFor();
  await write(dialog.getByLabel("Reason for Rs 50,000.00 less"), "Only the fee itself.");
  await look(page);
  await press(button(dialog, `Approve ${id}`));
  await page.getByText("Application approved successfully!").waitFor();
}

async function refuse(page: Page, id: string): Promise<void> {
  await press(button(page, "Refuse"));
  const dialog = page.getByRole("dialog");
  await write(dialog.getByRole("textbox"), "The fair is not on the list of the year.");
  await look(page);
  await press(button(dialog, `Refuse ${id}`));
  await dialog.waitFor({ state: "detached" });
}

const money = (paise: number | null): string => rupeesText(rupeesOf(paise ?? 0));
const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, "");

/** The dossier as `pdftotext` reads it, against what the sheet of the claim says. */
async function expectSheetInDossier(page: Page, id: string, sheet: AmountsView["sheet"]): Promise<void> {
  const download = link(page, /\.pdf|\(PDF, /).first();
  await download.waitFor();
  const answer = await page.context().request.get(new URL((await download.getAttribute("href")) ?? "", page.url()).href);
  const text = withoutSpaces(execFileSync("pdftotext", ["-raw", "-", "-"], { input: await answer.body(), encoding: "utf8" }));
  const lines = sheet?.lines ?? [];
  expect(lines).toHaveLength(2);
  const expected = lines.flatMap(
    ({ label, item, claimedPaise, recommendedPaise, sanctionedPaise, rate, sharePercent, proof, checks, reasons, sources }) => [
      `${label}, Germany: ${item["certificate_no"] ?? ""}, paid ${formatIndianDate(paidOn)}`,
      `Proof: ${proof}`,
      ...[claimedPaise, recommendedPaise].map(money),
      `sanctioned ${money(sanctionedPaise)}`,
      `Rate ${rate?.rate ?? ""} of ${formatIndianDate(rate?.on ?? "")}`,
      `share ${sharePercent ?? ""} %`,
      ...checks.map(({ sentence, source }) => (source === "" ? sentence : `${sentence} (${source})`)),
      ...reasons,
      ...sources,
    ],
  );
  for (const part of [id, ...expected, "Rupees five lakh ninety thousand only", "Reason of DGFT: Only the fee itself."])
    expect(text, part).toContain(withoutSpaces(part));
}
