import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { recoveryStates } from "#domain/payments/recovery-states.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import type { NamedReceipt } from "#db/queries/recoveries.ts";
import { selectRecoveriesByIds, selectRecoveryIds } from "#db/queries/recovery-list.ts";
import type { AppContext } from "../../../context.ts";
import { recordAuditInOwnTransaction } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { todayOf } from "./ledger-input.ts";
import { recoveryFilterOf, withDues, type OwedRecovery, type RecoveryFilters } from "./list-recoveries.ts";

type Column = { readonly label: string; readonly show: (recovery: OwedRecovery) => string | number | null };

const columns: readonly Column[] = [
  { label: "Claim no.", show: ({ reimbursementId }) => reimbursementId },
  { label: "Scheme", show: ({ scheme }) => schemeOf(scheme).typeLabel },
  { label: "Firm name", show: ({ firmName }) => firmName },
  { label: "State", show: ({ state }) => recoveryStates[state] },
  { label: "Reason", show: ({ reason }) => reason },
  { label: "Asked by", show: ({ demandedByName }) => demandedByName },
  { label: "Asked on", show: ({ demandedOn }) => formatIndianDate(demandedOn) },
  { label: "Asked back, Rs", show: ({ amountPaise }) => rupeesOf(amountPaise) },
  { label: "Interest, % a year", show: ({ interestPercent }) => interestPercent },
  { label: "Source of the interest", show: ({ ruleSource }) => (ruleSource === "" ? ledgerMessages.noInterestRule : ruleSource) },
  { label: "Owed today, Rs", show: (row) => owed(row, row.due.principalPaise + row.due.interestPaise) },
  { label: "Of it interest, Rs", show: (row) => owed(row, row.due.interestPaise) },
  { label: "Pay by", show: ({ state, dueOn }) => (state === "open" ? formatIndianDate(dueOn) : null) },
  { label: "Days overdue", show: ({ state, overdueDays }) => (state === "open" ? overdueDays : null) },
  { label: "Receipts", show: ({ receipts }) => receipts.map(receiptText).join("; ") },
  { label: "Withdrawal asked by", show: ({ withdrawalAskedByName }) => withdrawalAskedByName },
  { label: "Reason of the withdrawal", show: ({ withdrawalReason }) => withdrawalReason },
];

/** Nothing is owed of a recovery that was settled, declined or withdrawn. */
const owed = ({ state }: OwedRecovery, paise: Paise): string | null => (state === "waiting" || state === "open" ? rupeesOf(paise) : null);

const receiptText = ({ receivedOn, reference, principalPaise, interestPaise, ...receipt }: NamedReceipt): string =>
  `${formatIndianDate(receivedOn)}, ${reference}: ${rupeesOf(principalPaise)} and ${rupeesOf(interestPaise)} of interest${reversalText(receipt)}`;

const reversalText = ({
  reversedAt,
  reversedByName,
  reversalReason,
}: Pick<NamedReceipt, "reversedAt" | "reversedByName" | "reversalReason">): string =>
  reversedAt === null ? "" : `, reversed by ${reversedByName} on ${formatIndianDate(calendarDateInIndia(reversedAt))}: ${reversalReason}`;

/**
 * The list of recoveries as it is filtered, with what is owed today; amounts are decimal text in rupees. The rows are those at the beginning of
 * the download, each as it is when it is sent.
 * @source money.md 6 "Everything filters by scheme, year, state, and exports what is shown"
 */
export async function exportRecoveries(ctx: AppContext, input: RecoveryFilters): Promise<CsvFile> {
  authorize(ctx.actor, "payments.readLedger");
  authorize(ctx.actor, "payments.export");
  const ids = await selectRecoveryIds(ctx.db, recoveryFilterOf(input));
  const detail = { list: "recoveries", rows: ids.length };
  await recordAuditInOwnTransaction(ctx, { event: "export.payments", subject: { kind: "ledger" }, detail });
  const name = `${council.slug}-recoveries-${todayOf(ctx)}.csv`;
  return { name, header: columns.map(({ label }) => label), rows: rowsOf(ctx, ids) };
}

const rowsAtOnce = 500;

async function* rowsOf(ctx: AppContext, ids: readonly string[]): AsyncGenerator<readonly (string | number | null)[]> {
  for (let place = 0; place < ids.length; place += rowsAtOnce) {
    const rows = await selectRecoveriesByIds(ctx.db, ids.slice(place, place + rowsAtOnce));
    for (const row of await withDues(ctx, rows)) yield columns.map(({ show }) => show(row));
  }
}
