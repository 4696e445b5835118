import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { typedDate } from "#domain/date-input.ts";
import { calendarDateInIndia, formatIndianDate, formatIndianDateTime } from "#domain/dates.ts";
import {
  isHandKind,
  ledgerAccounts,
  ledgerKindLabels,
  ledgerKinds,
  ledgerMoves,
  ledgerViews,
  shownPaise,
  type LedgerAccount,
} from "#domain/payments/ledger.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import { selectTransactions, selectTransactionTotals, type LedgerFilter, type ListedTransaction } from "#db/queries/ledger-list.ts";
import type { AppContext } from "../../../context.ts";
import { recordAuditInOwnTransaction } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { ListSearch, Page, paged, type Paged } from "../../paging.ts";
import { SchemeKindInput } from "../../reimbursements/inputs.ts";

const day = (label: string) => typedDate(label).transform((date) => (date === "" ? undefined : date));

export const LedgerFilters = z.object({
  scheme: SchemeKindInput.optional(),
  view: z.enum(ledgerViews).optional(),
  kind: z.enum(ledgerKinds).optional(),
  from: day("From").optional(),
  to: day("To").optional(),
  about: ListSearch,
});
export type LedgerFilters = z.input<typeof LedgerFilters>;

/** A transaction as it is shown: between which accounts it moved money; a reversal moves it the other way. */
export type TransactionView = ListedTransaction & {
  readonly fromAccount: LedgerAccount;
  readonly toAccount: LedgerAccount;
  /** What this user may do with it. */
  readonly actions: readonly "reverse"[];
};

export type TransactionsView = Paged<TransactionView> & {
  /** With a filter by account: the sum of the entries, as it is shown. */
  readonly sumPaise: Paise | null;
};

export const ListTransactionsInput = LedgerFilters.extend(Page.shape);
export type ListTransactionsInput = z.input<typeof ListTransactionsInput>;

/** The transactions of the ledger, the latest day first. @source money.md 6 "Ledger" */
export async function listTransactions(ctx: AppContext, input: ListTransactionsInput): Promise<TransactionsView> {
  const actor = authorize(ctx.actor, "payments.readLedger");
  const { page, pageSize, ...filter } = ListTransactionsInput.parse(input);
  const [rows, { count, sumPaise }] = await Promise.all([
    selectTransactions(ctx.db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    selectTransactionTotals(ctx.db, filter),
  ]);
  const sum = sumPaise === null || filter.view === undefined ? null : shownPaise(filter.view, sumPaise);
  return {
    ...paged(
      rows.map((row) => present(row, filter, actor)),
      count,
      { page, pageSize },
    ),
    sumPaise: sum,
  };
}

function present(row: ListedTransaction, { view }: LedgerFilter, { rights }: StaffActor): TransactionView {
  const { from, to } = ledgerMoves[row.kind];
  const [fromAccount, toAccount] = row.reverses === null ? [from, to] : [to, from];
  const isReversible = isHandKind(row.kind) && row.reverses === null && !row.isReversed && rights.includes("payments.prepare");
  const amountPaise = view === undefined ? row.amountPaise : shownPaise(view, row.amountPaise);
  return { ...row, amountPaise, fromAccount, toAccount, actions: isReversible ? ["reverse"] : [] };
}

const rowsAtOnce = 1_000;
const header = [
  "Day",
  "Kind",
  "Scheme",
  "From account",
  "To account",
  "Amount, Rs",
  "Claim no.",
  "Firm name",
  "Sanction order",
  "Reference",
  "Day of the reference",
  "Note",
  "Reversal",
  "Booked by",
  "Booked at",
];

/** The same transactions as a csv; amounts are rupees with two places. */
export async function exportTransactions(ctx: AppContext, input: LedgerFilters): Promise<CsvFile> {
  const actor = authorize(ctx.actor, "payments.readLedger");
  authorize(ctx.actor, "payments.export");
  const filter = LedgerFilters.parse(input);
  const { count } = await selectTransactionTotals(ctx.db, filter);
  await recordAuditInOwnTransaction(ctx, { event: "export.payments", subject: { kind: "ledger" }, detail: { list: "ledger", rows: count } });
  const name = [council.slug, "ledger", ...(filter.scheme === undefined ? [] : [filter.scheme]), calendarDateInIndia(ctx.now())].join("-");
  return { name: `${name}.csv`, header, rows: rowsOf(ctx, filter, actor) };
}

async function* rowsOf(ctx: AppContext, filter: LedgerFilter, actor: StaffActor): AsyncGenerator<readonly (string | null)[]> {
  for (let after: ListedTransaction | undefined; ;) {
    const rows = await selectTransactions(ctx.db, filter, { limit: rowsAtOnce, after });
    for (const row of rows) yield cellsOf(present(row, filter, actor));
    after = rows.at(-1);
    if (rows.length < rowsAtOnce) return;
  }
}

const cellsOf = (row: TransactionView): readonly (string | null)[] => [
  formatIndianDate(row.occurredOn),
  ledgerKindLabels[row.kind],
  schemeOf(row.scheme).typeLabel,
  ledgerAccounts[row.fromAccount],
  ledgerAccounts[row.toAccount],
  rupeesOf(row.amountPaise),
  row.reimbursementId,
  row.firmName,
  row.orderNumber,
  row.reference,
  row.referenceOn === null ? null : formatIndianDate(row.referenceOn),
  row.note,
  row.reverses === null ? (row.isReversed ? "Reversed" : "") : "Reversal",
  row.postedByName,
  formatIndianDateTime(row.postedAt),
];
