import type { MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import { council } from "#domain/council.ts";
import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import { amountsOfFee } from "#domain/invoices/invoice-amounts.ts";
import { usualSac } from "#domain/invoices/invoice-settings.ts";
import { bandOf } from "#domain/members/membership-fees.ts";
import { startingFees } from "#domain/members/starting-fees.ts";
import { insertContentSeeds, selectContentSeeds } from "#db/queries/content.ts";
import { findFirmId } from "#db/queries/members.ts";
import { findPublishedFees, selectFeeTables } from "#db/queries/fee-tables.ts";
import { findInvoiceSettings, updateInvoiceSettings } from "#db/queries/invoice-settings.ts";
import { getInvoice } from "#db/queries/invoices.ts";
import { issueCreditNote, prepareCreditNote } from "../application/invoices/credit-notes.ts";
import { confirmRepayment, prepareRepayment } from "../application/invoices/credit-repayments.ts";
import { getInvoiceView } from "../application/invoices/invoice-view.ts";
import { giveProof } from "../application/invoices/proofs.ts";
import { recordPayment } from "../application/invoices/record-payment.ts";
import { remindOfInvoice } from "../application/invoices/reminders.ts";
import { chooseBand, issueOne } from "../application/invoices/runs.ts";
import { publishFees, saveFeeDraft } from "../application/members/fees/fee-tables.ts";
import type { AppContext, Services } from "../context.ts";
import { demoFile } from "./demo-files.ts";
import { ignoreRefusal } from "./ignore-refusal.ts";
import { demoFirms, type DemoFirm } from "./demo-firms.ts";
import { store } from "./demo-payments.ts";

type DemoInvoiceActors = { readonly preparer: StaffActor; readonly approver: StaffActor; readonly member: MemberActor };

/** What becomes of an invoice of the demonstration. */
type Outcome = "paid" | "part" | "open" | "arrears" | "credit_note" | "over" | "repaid" | "proof";

/** By the place of the firm among those of the demonstration, what becomes of its invoices of last year and of this one. */
const plays: readonly { readonly firm: number; readonly last: Outcome; readonly now: Outcome }[] = [
  { firm: 0, last: "paid", now: "proof" },
  { firm: 8, last: "paid", now: "arrears" },
  { firm: 17, last: "paid", now: "paid" },
  { firm: 26, last: "repaid", now: "over" },
  { firm: 29, last: "paid", now: "paid" },
  { firm: 31, last: "credit_note", now: "paid" },
  { firm: 44, last: "paid", now: "paid" },
  { firm: 47, last: "paid", now: "part" },
  { firm: 52, last: "paid", now: "open" },
  { firm: 63, last: "paid", now: "credit_note" },
];

/**
 * The membership of these firms ended on the last 31 March, until somebody records the payment of this year's invoice. None of them has a
 * claim or a place at a fair.
 */
export const unrenewedFirms: readonly number[] = plays
  .filter(({ now }) => now === "arrears" || now === "part" || now === "open" || now === "credit_note")
  .map(({ firm }) => firm);

/** Nobody's GST number: no firm or body has the serial number 0000. */
const demoSettings = {
  legalName: council.fullName,
  address: council.address.join(", "),
  gstin: "09AAATE0000A1ZT",
  sac: usualSac,
  bankDetails: "Account 000000000000 of the demonstration, Example Bank, Greater Noida, IFSC ABCD0123456",
  dueDays: 30,
  isDemonstration: true,
};

/**
 * Invoices of two financial years in every state: paid, part paid, open, in arrears with a reminder, cancelled by a credit note, paid with
 * too much, with credit that was paid back, and one whose proof waits for the office. An interrupted seed continues with the
 * next invoice.
 */
export async function seedDemoInvoices(services: Services, actors: DemoInvoiceActors): Promise<void> {
  const { db, now } = services;
  const done = await selectContentSeeds(db);
  if ((await findInvoiceSettings(db)) === undefined) await db.transaction((tx) => updateInvoiceSettings(tx, { ...demoSettings, changedAt: now() }));
  const thisYear = financialYearLabel(calendarDateInIndia(now()));
  const lastYear = financialYearLabel(`${Number(thisYear.slice(0, 4)) - 1}-04-01`);
  for (const [year, when] of [[lastYear, "last"] as const, [thisYear, "now"] as const]) {
    const day = (monthDay: string) => new Date(`${year.slice(0, 4)}-${monthDay}T05:30:00Z`);
    const on = earlierThan(now(), day);
    const as = (actor: AppContext["actor"], monthDay: string): AppContext => {
      const at = on(monthDay);
      return { ...services, actor, now: () => at, origin: { requestId: "demo-seed", transport: "system", ip: "127.0.0.1", userAgent: "seed" } };
    };
    await publishYear(as, actors, year);
    for (const play of plays) {
      const firm = demoFirms[play.firm];
      const mark = `demo/invoice/${year}/${play.firm}`;
      if (firm === undefined || done.has(mark)) continue;
      await playInvoice(as, actors, { year, firm, outcome: play[when] });
      await db.transaction((tx) => insertContentSeeds(tx, [mark]));
    }
  }
}

/** A day of the year, or the present where that day is still to come. */
const earlierThan =
  (now: Date, day: (monthDay: string) => Date) =>
  (monthDay: string): Date =>
    day(monthDay) < now ? day(monthDay) : now;

type As = (actor: AppContext["actor"], monthDay: string) => AppContext;

/** One user prepares the fees of a year, another publishes them. */
async function publishYear(as: As, { preparer, approver }: DemoInvoiceActors, year: string): Promise<void> {
  const ctx = as(preparer, "04-02");
  if ((await findPublishedFees(ctx.db, year)) !== undefined) return;
  const draft = { financialYear: year, sourceName: `Subscription of the council for ${year}, of the demonstration`, fees: startingFees.fees };
  // An interrupted seed has left the draft.
  await saveFeeDraft(ctx, { draft }).catch(ignoreRefusal("draft_exists"));
  const saved = (await selectFeeTables(ctx.db)).find(({ state }) => state === "draft");
  if (saved !== undefined) await publishFees(as(approver, "04-03"), { id: saved.id, revision: saved.revision });
}

type PlayedInvoice = { readonly year: string; readonly firm: DemoFirm; readonly outcome: Outcome };

async function playInvoice(as: As, { preparer, approver, member }: DemoInvoiceActors, { year, firm, outcome }: PlayedInvoice): Promise<void> {
  const ctx = as(preparer, "04-10");
  const firmId = await findFirmId(ctx.db, { gstNo: firm.gstNo, email: undefined });
  const table = await findPublishedFees(ctx.db, year);
  if (firmId === undefined || table === undefined) return;
  const fee = bandOf(table, BigInt(firm.exportsInr) * 100n);
  await chooseBand(ctx, { firmId, year, bandLabel: fee.label, reason: "Exports by the certificate of its chartered accountant" });
  // What an interrupted seed has issued stays as it is.
  const issued = await issueOne(ctx, { firmId, year, expectedPaise: amountsOfFee(fee, false).totalPaise }).catch(ignoreRefusal("invoice_exists"));
  if (issued === undefined) return;
  const invoiceId = issued.id;
  const { totalPaise, number } = await getInvoice(ctx.db, invoiceId);
  const reference = `EXMP${number.replaceAll(/\D/g, "")}`;
  const pay = async (amountPaise: number): Promise<void> => {
    const paid = as(preparer, "05-04");
    const proofFileId = await store(paid, "invoice_proof", "statement-of-the-bank.pdf", await demoFile("Statement of the bank", firm.name));
    await recordPayment(paid, { invoiceId, amountPaise, paidOn: calendarDateInIndia(paid.now()), reference, proofFileId });
  };
  if (outcome === "paid") await pay(totalPaise);
  if (outcome === "over") await pay(totalPaise + 1_500_00);
  if (outcome === "repaid") {
    await pay(totalPaise + 1_500_00);
    await payBack(as, { preparer, approver }, { invoiceId, reference: `${reference}R`, firmName: firm.name });
  }
  if (outcome === "part") await pay(Math.round(totalPaise / 200) * 100);
  if (outcome === "arrears") await remindOfInvoice(as(preparer, "06-15"), { invoiceId });
  if (outcome === "credit_note") {
    await prepareCreditNote(as(preparer, "05-11"), { invoiceId, reason: "Invoiced in the wrong band; a new invoice follows" });
    const { invoice, creditNotes } = await getInvoiceView(as(preparer, "05-11"), { invoiceId });
    await issueCreditNote(as(approver, "05-12"), { creditNoteId: creditNotes.at(-1)?.id ?? "", version: invoice.version });
  }
  if (outcome === "proof") {
    const sent = as(member, "12-31");
    const fileId = await store(sent, "own_invoice_proof", "proof-of-payment.pdf", await demoFile("Proof of payment", firm.name));
    await giveProof(sent, { invoiceId, fileId, amountPaise: totalPaise, paidOn: calendarDateInIndia(sent.now()), reference });
  }
}

type PaidBack = { readonly invoiceId: string; readonly reference: string; readonly firmName: string };

/** All credit of the firm is transferred back to it: one user records it, another confirms it. */
async function payBack(
  as: As,
  { preparer, approver }: Omit<DemoInvoiceActors, "member">,
  { invoiceId, reference, firmName }: PaidBack,
): Promise<void> {
  const ctx = as(preparer, "05-20");
  const { firmCreditPaise } = await getInvoiceView(ctx, { invoiceId });
  const proofFileId = await store(ctx, "invoice_proof", "transfer-of-the-bank.pdf", await demoFile("Statement of the bank", firmName));
  const transfer = { amountPaise: firmCreditPaise, paidOn: calendarDateInIndia(ctx.now()), reference, proofFileId };
  await prepareRepayment(ctx, { invoiceId, ...transfer });
  const [repayment] = (await getInvoiceView(ctx, { invoiceId })).repayments;
  if (repayment !== undefined) await confirmRepayment(as(approver, "05-21"), { repaymentId: repayment.id });
}
