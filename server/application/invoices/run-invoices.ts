import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Tx } from "#db/connection/client.ts";
import { transact, useAsynchronousCommit } from "#db/connection/transact.ts";
import { getFeeTable } from "#db/queries/fee-tables.ts";
import { lockInvoiceRun, markInvoiceRunFailed, selectFirmsOfRun, updateInvoiceRun, type InvoiceRunRow } from "#db/queries/invoice-runs.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { getInvoiceSettings, issueInvoices } from "./issue-invoice.ts";
import { judgeFirms, type JudgedFirm } from "./judge-firms.ts";

/** Small enough to show progress, to hold the number series briefly, and to keep web requests waiting for a short time. */
const firmsAtOnce = 40;

type Run = { hold(tx: Tx): Promise<void>; finish(tx: Tx): Promise<void> };

/**
 * Issues the invoices of a run, portion by portion: the invoices of a portion, its position and its counts commit together, so that a run
 * that was cut off goes on where it stopped and issues no second invoice.
 * @throws forbidden (not the worker); what `issueInvoices` throws; whatever `run` throws
 * @source desks-and-more.md 5
 */
export async function runInvoices(ctx: AppContext, { runId }: { readonly runId: string }, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  while (await runPortion(ctx, runId, run)) await yieldToEventLoop();
  await transact(ctx, async (tx) => {
    const current = await lockInvoiceRun(tx, runId);
    if (current.state === "running") await updateInvoiceRun(tx, runId, { state: "done", finishedAt: ctx.now() });
    await run.finish(tx);
  });
}

/** Whether firms are left. */
function runPortion(ctx: AppContext, runId: string, run: Run): Promise<boolean> {
  return transact(ctx, async (tx) => {
    await run.hold(tx);
    await useAsynchronousCommit(tx);
    const current = await lockInvoiceRun(tx, runId);
    if (current.state !== "running") return false;
    const firms = await selectFirmsOfRun(tx, current.afterFirmId, firmsAtOnce);
    const last = firms.at(-1);
    if (last === undefined) return false;
    const [feeTable, settings] = [await getFeeTable(tx, current.feeTableId), await getInvoiceSettings(tx)];
    const judged = await judgeFirms(tx, firms, { feeTable, settings });
    const issued = await issueInvoices(tx, ctx, { kind: "membership", feeTable, settings, runId, firms: judged.flatMap(invoiced) });
    const issuedPaise = issued.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
    await updateInvoiceRun(tx, runId, { ...countsAfter(current, judged), issuedPaise: current.issuedPaise + issuedPaise, afterFirmId: last.id });
    return firms.length === firmsAtOnce;
  });
}

const invoiced = ({ firm, verdict, band, stateCode }: JudgedFirm) =>
  verdict === "invoice" && band !== undefined && stateCode !== undefined ? [{ firm, band, stateCode }] : [];

function countsAfter(run: InvoiceRunRow, judged: readonly JudgedFirm[]): Partial<InvoiceRunRow> {
  const found = (verdict: JudgedFirm["verdict"]): number => judged.filter((one) => one.verdict === verdict).length;
  return {
    seen: run.seen + judged.length,
    issued: run.issued + found("invoice"),
    withoutExports: run.withoutExports + found("no_exports") + found("band_gone"),
    withoutState: run.withoutState + found("no_state"),
  };
}

/** Ends a run whose job is given up, so that another can be started: it goes on with the firms that have no invoice. */
export async function giveUpInvoices(tx: Tx, { runId }: { readonly runId: string }): Promise<void> {
  await markInvoiceRunFailed(tx, runId);
}
