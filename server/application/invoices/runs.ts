import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { conflict, invalid, type DomainError } from "#domain/errors.ts";
import { amountsOfFee } from "#domain/invoices/invoice-amounts.ts";
import { bandLabels, bandNamed } from "#domain/invoices/invoice-band.ts";
import { invoiceKindNames } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import { runOpensOn, runVerdictNames, type RunVerdict } from "#domain/invoices/run-verdicts.ts";
import { gstStateName } from "#domain/members/gst-states.ts";
import { isYearOver } from "#domain/members/membership-fees.ts";
import { FinancialYear } from "#domain/payments/financial-year.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { getUser } from "#db/queries/accounts.ts";
import { findPublishedFees } from "#db/queries/fee-tables.ts";
import { countFirmsOfRun, insertInvoiceRun, selectFirmsOfRun, selectInvoiceRuns, type NamedInvoiceRun } from "#db/queries/invoice-runs.ts";
import { selectChosenBands, updateChosenBand, type ChosenBandRow } from "#db/queries/invoices.ts";
import { lockFirm } from "#db/queries/members.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { ListSearch, Page } from "../paging.ts";
import { todayOf } from "../payments/ledger/ledger-input.ts";
import { getInvoiceSettings, issueInvoice, type StoredFeeTable } from "./issue-invoice.ts";
import { judgeFirms, type JudgedFirm } from "./judge-firms.ts";
import type { Recorded } from "./record-payment.ts";

export const PreviewRunInput = Page.extend({ year: FinancialYear, verdict: z.enum(runVerdictNames).optional(), search: ListSearch });
export type PreviewRunInput = z.output<typeof PreviewRunInput>;

/** A firm of the preview, with what it would pay and why. */
export type PreviewedFirm = {
  readonly firmId: string;
  readonly name: string;
  readonly verdict: RunVerdict;
  readonly bandLabel: string | null;
  readonly bandReason: string | null;
  /** The band that the office chose for the year. */
  readonly chosenBand: string | null;
  readonly totalPaise: Paise | null;
  readonly stateName: string | null;
  readonly number: string | null;
};

/** What a run of a year would do. `problem`: why it cannot be started now. */
export type RunPreview = {
  readonly counts: Readonly<Record<RunVerdict, number>>;
  readonly totalPaise: Paise;
  readonly rows: readonly PreviewedFirm[];
  readonly count: number;
  readonly bands: readonly string[];
  readonly problem: string | null;
};

/**
 * What a run of a year would do with every firm; nothing is written.
 * @throws conflict (`no_gst_settings`, `no_fee_table`)
 * @source desks-and-more.md 5
 */
export async function previewRun(ctx: AppContext, { year, verdict, search, page, pageSize }: PreviewRunInput): Promise<RunPreview> {
  authorize(ctx.actor, "invoices.list");
  const basis = await basisOf(ctx.db, year);
  const words = search?.toLowerCase();
  const isListed = ({ firm, verdict: found }: JudgedFirm): boolean =>
    (verdict === undefined || verdict === found) && (words === undefined || firm.name.toLowerCase().includes(words));
  const seen = { count: 0, rows: [] as PreviewedFirm[] };
  const summary = await judgeAll(ctx.db, basis, (judged) => {
    if (!isListed(judged)) return;
    seen.count += 1;
    if (seen.count > (page - 1) * pageSize && seen.rows.length < pageSize) seen.rows.push(presentFirm(judged));
  });
  return { ...summary, ...seen, bands: bandLabels(basis.feeTable), problem: problemOf(ctx, basis.feeTable) ?? null };
}

/** Small enough to keep web requests of the same process waiting for a short time. */
const firmsAtOnce = 50;
type Basis = { readonly feeTable: StoredFeeTable; readonly settings: Awaited<ReturnType<typeof getInvoiceSettings>> };

async function basisOf(db: Db | Tx, year: string): Promise<Basis> {
  const settings = await getInvoiceSettings(db);
  const feeTable = await findPublishedFees(db, year);
  if (feeTable === undefined) throw conflict("no_fee_table", invoiceMessages.noFees(year));
  return { feeTable, settings };
}

/** Judges all firms, some at a time, so that memory stays flat. */
async function judgeAll(
  db: Db | Tx,
  basis: Basis,
  visit: (judged: JudgedFirm) => void,
): Promise<{ readonly counts: Record<RunVerdict, number>; readonly totalPaise: Paise }> {
  const counts: Record<RunVerdict, number> = { invoice: 0, has_invoice: 0, no_exports: 0, band_gone: 0, no_state: 0, no_fee: 0, lapsed: 0 };
  let totalPaise = 0;
  for (let after: string | null = null; ;) {
    const firms = await selectFirmsOfRun(db, after, firmsAtOnce);
    for (const judged of await judgeFirms(db, firms, basis)) {
      counts[judged.verdict] += 1;
      if (judged.verdict === "invoice") totalPaise += totalOf(judged) ?? 0;
      visit(judged);
    }
    if (firms.length < firmsAtOnce) return { counts, totalPaise };
    after = firms.at(-1)?.id ?? null;
  }
}

/** The total does not depend on the state. */
const totalOf = ({ band }: JudgedFirm): Paise | null => (band === undefined ? null : amountsOfFee(band, false).totalPaise);

const presentFirm = (judged: JudgedFirm): PreviewedFirm => ({
  firmId: judged.firm.id,
  name: judged.firm.name,
  verdict: judged.verdict,
  bandLabel: judged.band?.label ?? null,
  bandReason: judged.band?.reason ?? null,
  chosenBand: judged.chosenBand ?? null,
  totalPaise: totalOf(judged),
  stateName: judged.stateCode === undefined ? null : gstStateName(judged.stateCode),
  number: judged.number ?? null,
});

/** Why the year of a table cannot be invoiced today. */
function problemOf(ctx: AppContext, table: StoredFeeTable): string | undefined {
  const today = todayOf(ctx);
  if (isYearOver(table, today)) return invoiceMessages.yearOver(table.financialYear);
  const opensOn = runOpensOn(table.financialYear);
  return today < opensOn ? invoiceMessages.yearTooEarly(table.financialYear, formatIndianDate(opensOn)) : undefined;
}

export const StartRunInput = z.object({
  year: FinancialYear,
  /** What the user saw in the preview. */
  expected: z.object({ invoices: z.int().min(0), totalPaise: z.int().min(0) }),
});
export type StartRunInput = z.output<typeof StartRunInput>;

/**
 * Starts the run of a year; a job issues the invoices in portions. A firm that has an invoice of the year gets no other.
 * @throws conflict (`no_gst_settings`, `no_fee_table`, `year_over`, `run_running`, `run_changed`, `run_empty`)
 * @source desks-and-more.md 5
 */
export async function startInvoiceRun(ctx: AppContext, { year, expected }: StartRunInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.prepare");
  const basis = await basisOf(ctx.db, year);
  const problem = problemOf(ctx, basis.feeTable);
  if (problem !== undefined) throw conflict("year_over", problem);
  const { counts, totalPaise } = await judgeAll(ctx.db, basis, () => undefined);
  return transact(ctx, async (tx) => {
    // In the transaction: a repeated request has got its first answer by then, and does not come here.
    if (counts.invoice === 0) throw conflict("run_empty", invoiceMessages.runEmpty);
    if (counts.invoice !== expected.invoices || totalPaise !== expected.totalPaise) throw conflict("run_changed", invoiceMessages.runChanged);
    const by = { startedBy: actor.userId, startedAt: ctx.now() };
    const run = await insertInvoiceRun(tx, { financialYear: year, feeTableId: basis.feeTable.id, firms: await countFirmsOfRun(tx), ...by });
    await enqueue(tx, "run-invoices", { runId: run.id }, { key: `run-invoices-${run.id}` });
    await recordAudit(tx, ctx, { event: "invoice.run", detail: { year, invoices: counts.invoice } });
    return { message: invoiceMessages.runStarted };
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === "invoice_runs_one_running" ? conflict("run_running", invoiceMessages.runRunning) : error;
  });
}

const shownRuns = 10;

/** The newest runs, with their progress. */
export async function listRuns(ctx: AppContext): Promise<NamedInvoiceRun[]> {
  authorize(ctx.actor, "invoices.list");
  return selectInvoiceRuns(ctx.db, shownRuns);
}

export const ChooseBandInput = z.object({
  firmId: z.uuid(),
  year: FinancialYear,
  bandLabel: z.string().min(1, invoiceMessages.noBand).max(200),
  reason: plainText("Reason", 300),
  /** The band that was chosen when the user began, null for none. A page of the version before sends nothing and replaces any. */
  seen: z.string().max(200).nullable().optional(),
});
export type ChooseBandInput = z.input<typeof ChooseBandInput>;

/**
 * Chooses the band of a firm for a year, where no declared exports say it. Another choice that is there is replaced if the user has seen it, and the
 * audit trail has both.
 * @throws not_found; invalid (`band_unknown`); conflict (`no_fee_table`; `stale_version`: somebody has chosen another one meanwhile)
 */
export async function chooseBand(ctx: AppContext, input: ChooseBandInput): Promise<Recorded> {
  const actor = authorize(ctx.actor, "invoices.prepare");
  const { firmId, year, bandLabel, reason, seen } = ChooseBandInput.parse(input);
  return transact(ctx, async (tx) => {
    const { feeTable } = await basisOf(tx, year);
    if (bandNamed(feeTable, bandLabel) === undefined) throw invalid("band_unknown", invoiceMessages.noBand, { bandLabel: [invoiceMessages.noBand] });
    await lockFirm(tx, firmId);
    const before = (await selectChosenBands(tx, { firmIds: [firmId], financialYear: year })).get(firmId);
    if (before !== undefined && seen !== undefined) await assertBandSeen(tx, before, { bandLabel, reason, seen });
    await updateChosenBand(tx, { firmId, financialYear: year, bandLabel, reason, chosenBy: actor.userId, chosenAt: ctx.now() });
    const detail = { year, band: bandLabel, ...(before !== undefined && { before: before.bandLabel }) };
    await recordAudit(tx, ctx, { event: "invoice.band", subject: { kind: "firm", id: firmId }, detail });
    return { message: invoiceMessages.bandChosen(bandLabel) };
  });
}

type Choice = { readonly bandLabel: string; readonly reason: string; readonly seen: string | null };

/** The same choice sent twice is no conflict. @throws conflict (`stale_version`) */
async function assertBandSeen(tx: Tx, before: ChosenBandRow, { bandLabel, reason, seen }: Choice): Promise<void> {
  const isSame = before.bandLabel === bandLabel && before.reason === reason;
  if (isSame || before.bandLabel === seen) return;
  const { name } = await getUser(tx, before.chosenBy);
  throw conflict("stale_version", invoiceMessages.bandChosenMeanwhile(name, before.bandLabel, before.reason));
}

export const IssueOneInput = z.object({
  firmId: z.uuid(),
  year: FinancialYear,
  kind: z.enum(invoiceKindNames).default("membership"),
  /** The total that the user saw in the preview. */
  expectedPaise: z.int().min(0),
});
export type IssueOneInput = z.input<typeof IssueOneInput>;

/**
 * Invoices one firm that a run did not cover, as the run would: the same table, band and state.
 * @throws not_found; conflict (`year_over`, `firm_closed`, `invoice_exists`; `lapsed`, `no_band`, `band_gone`, `no_fee`, `state_unknown`: the
 *   run would leave the firm out, too; `run_changed`: the preview would say something else by now; `period_closed`)
 * @source desks-and-more.md 5
 */
export async function issueOne(ctx: AppContext, input: IssueOneInput): Promise<Recorded & { readonly id: string }> {
  authorize(ctx.actor, "invoices.prepare");
  const { firmId, year, kind, expectedPaise } = IssueOneInput.parse(input);
  return transact(ctx, async (tx) => {
    const basis = await basisOf(tx, year);
    const problem = problemOf(ctx, basis.feeTable);
    if (problem !== undefined) throw conflict("year_over", problem);
    // Two users at once: the second one finds the invoice of the first.
    const firm = await lockFirm(tx, firmId);
    if (firm.deactivatedAt !== null) throw conflict("firm_closed", invoiceMessages.firmClosed);
    const [judged] = await judgeFirms(tx, [firm], basis);
    if (judged === undefined) throw new Error("no firm was judged");
    assertInvoiced(judged, year);
    if (judged.band === undefined || totalOf(judged) !== expectedPaise) throw conflict("run_changed", invoiceMessages.previewChanged);
    const row = await issueInvoice(tx, ctx, { firmId, kind, feeTable: basis.feeTable, band: judged.band });
    return { id: row.id, message: invoiceMessages.issued(row.number) };
  });
}

/** @throws conflict (why a run of the year leaves the firm out) */
function assertInvoiced({ verdict, number }: JudgedFirm, year: string): void {
  const refusals: Record<Exclude<RunVerdict, "invoice">, DomainError> = {
    has_invoice: conflict("invoice_exists", invoiceMessages.hasInvoice(number ?? "", year)),
    lapsed: conflict("lapsed", invoiceMessages.lapsed),
    no_exports: conflict("no_band", invoiceMessages.noBandYet),
    band_gone: conflict("band_gone", invoiceMessages.bandGone),
    no_fee: conflict("no_fee", invoiceMessages.noFee),
    no_state: conflict("state_unknown", invoiceMessages.noState),
  };
  if (verdict !== "invoice") throw refusals[verdict];
}
