import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db, Tx } from "../connection/client.ts";
import { paymentLines, sanctionOrders } from "../schema/payments.ts";
import { needsTwoPeople } from "./bank-accounts.ts";
import { likePattern } from "./like-pattern.ts";
import { shownInstalment, withoutOldPayment, type PaymentLineRow } from "./payment-lines.ts";
import type { PreReceiptRow } from "./pre-receipts.ts";

/** A document that waits for the council, or a changed account to which no money is sent yet. */
export type WaitingDocument = {
  readonly kind: "account" | "pre_receipt";
  /** Of the bank account or the pre-receipt. */
  readonly id: string;
  readonly firmName: string;
  /** Of a pre-receipt. */
  readonly reimbursementId: string | null;
  readonly amountPaise: number | null;
  /** A change of an account: whether it waits for its first or its second person, or for the end of its hours. */
  readonly state: "given" | "checked" | "confirmed";
  readonly needsSecond: boolean;
  readonly givenAt: Date;
};

type WaitingFilter = {
  readonly kind: WaitingDocument["kind"] | undefined;
  /** Matches firm or claim. */
  readonly search: string;
  readonly at: Date;
  readonly offset: number;
  readonly limit: number;
};

const waitingAt = (at: Date): SQL => sql`
  select 'account' as kind, account.id, firm.name as firm_name, null::text as reimbursement_id, null::bigint as amount_paise,
    account.state, ${needsTwoPeople(sql`account`)} as needs_second, account.given_at
  from bank_accounts account join firms firm on firm.id = account.firm_id
  where account.state in ('given', 'checked') or (account.state = 'confirmed' and account.usable_from > ${at.toISOString()}::timestamptz)
  union all
  select 'pre_receipt', receipt.id, firm.name, line.reimbursement_id, line.amount_paise, receipt.state, false, receipt.given_at
  from pre_receipts receipt join payment_lines line on line.id = receipt.line_id join firms firm on firm.id = line.firm_id
  where receipt.state = 'given' and line.state <> 'cancelled'`;

/** A page of what waits for the council, and of the changed accounts to which no money is sent yet, the longest first, with the number of all. */
export async function selectWaitingDocuments(
  db: Db,
  { kind, search, at, offset, limit }: WaitingFilter,
): Promise<{ rows: WaitingDocument[]; count: number }> {
  const pattern = likePattern(search);
  const where = sql`where ${kind ?? null}::text is null or kind = ${kind ?? null}`;
  const found = sql`select * from (${waitingAt(at)}) as waiting ${where}`;
  const matching =
    search === "" ? found : sql`select * from (${found}) as found where firm_name ilike ${pattern} or reimbursement_id ilike ${pattern}`;
  type Row = {
    kind: WaitingDocument["kind"];
    id: string;
    firm_name: string;
    reimbursement_id: string | null;
    amount_paise: string | null;
    state: WaitingDocument["state"];
    needs_second: boolean;
    given_at: string;
    total: number;
  };
  const rows = await db.execute<Row>(sql`
    select *, count(*) over ()::int as total from (${matching}) as matching order by given_at, id offset ${offset} limit ${limit}`);
  const count = rows[0]?.total ?? (offset === 0 ? 0 : await countMatching(db, matching));
  return {
    rows: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      firmName: row.firm_name,
      reimbursementId: row.reimbursement_id,
      amountPaise: row.amount_paise === null ? null : Number(row.amount_paise),
      state: row.state,
      needsSecond: row.needs_second,
      givenAt: new Date(row.given_at),
    })),
    count,
  };
}

async function countMatching(db: Db, matching: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db.execute<{ total: number }>(sql`select count(*)::int as total from (${matching}) as matching`);
  return row?.total ?? 0;
}

/** A line of a firm with its order and its newest pre-receipt. */
export type FirmLine = {
  readonly line: PaymentLineRow;
  readonly scheme: SchemeKind;
  /** As it is shown. */
  readonly instalment: number;
  readonly orderNumber: string;
  /** YYYY-MM-DD. */
  readonly orderedOn: string;
  readonly payer: (typeof sanctionOrders.$inferSelect)["payer"];
  /** Its file is undefined once it was erased. */
  readonly receipt: (Pick<PreReceiptRow, "id" | "state" | "remark" | "givenAt"> & { readonly fileId: string | undefined }) | undefined;
  /** When it last opened again, or was withheld, after the bank had returned it. */
  readonly openedAgainAt: Date | undefined;
  /** The account from which the bank returned it, if it opened again since. */
  readonly returnedFromId: string | undefined;
  /** Why the bank returned it then. */
  readonly returnReason: string | undefined;
};

/** The lines of a firm that were not cancelled, the newest order first. */
export async function selectFirmLines(db: Db | Tx, firmId: string): Promise<FirmLine[]> {
  const lines = await db
    .select({
      line: paymentLines,
      scheme: sql<SchemeKind>`(select scheme from reimbursements where id = ${paymentLines.reimbursementId})`,
      instalment: shownInstalment(sql`payment_lines`),
      orderNumber: sanctionOrders.number,
      orderedOn: sanctionOrders.orderedOn,
      payer: sanctionOrders.payer,
    })
    .from(paymentLines)
    .innerJoin(sanctionOrders, eq(sanctionOrders.id, paymentLines.orderId))
    .where(and(eq(paymentLines.firmId, firmId), sql`${paymentLines.state} <> 'cancelled'`))
    .orderBy(sql`${sanctionOrders.orderedOn} desc`, sql`${paymentLines.reimbursementId} desc`, asc(paymentLines.instalment));
  const facts = await selectDocumentFacts(
    db,
    lines.map(({ line }) => line.id),
  );
  return lines.map((row) => ({ ...row, line: withoutOldPayment(row.line), ...noFacts, ...facts.get(row.line.id) }));
}

/**
 * SQL: when a line last opened again, or was withheld, after the bank had returned it; no row if it never did.
 * @param line the name of `payment_lines` in the statement
 */
export const lastOpenedAgain = (line: SQL): SQL => sql`select at from payment_history where line_id = ${line}.id
  and (action = 'open_again' or (action = 'withhold' and from_state = 'returned')) order by id desc limit 1`;

const ofLastReturn = (line: SQL, columns: SQL): SQL => sql`select ${columns} from batch_lines sent
  where sent.line_id = ${line}.id and sent.outcome = 'returned' order by sent.settled_at desc limit 1`;

/**
 * SQL: the account from which the bank returned a line last; no row if it never did.
 * @param line the name of `payment_lines` in the statement
 */
export const lastReturnedFrom = (line: SQL): SQL => ofLastReturn(line, sql`sent.bank_account_id`);

type DocumentFacts = Pick<FirmLine, "receipt" | "openedAgainAt" | "returnedFromId" | "returnReason">;
const noFacts: DocumentFacts = { receipt: undefined, openedAgainAt: undefined, returnedFromId: undefined, returnReason: undefined };

/** The newest pre-receipt of lines, when each opened again after a return, and the account and the reason of that return. */
async function selectDocumentFacts(db: Db | Tx, lineIds: readonly string[]): Promise<ReadonlyMap<string, DocumentFacts>> {
  if (lineIds.length === 0) return new Map();
  type Row = {
    line_id: string;
    id: string | null;
    state: PreReceiptRow["state"];
    remark: string | null;
    given_at: string;
    file_id: string | null;
    opened_at: string | null;
    returned_from: string | null;
    return_reason: string | null;
  };
  const rows = await db.execute<Row>(sql`
    select line.id as line_id, receipt.id, receipt.state, receipt.remark, receipt.given_at, receipt.file_id, opened.at as opened_at,
      returned.bank_account_id as returned_from, returned.return_reason
    from payment_lines line
    left join lateral (select id, state, remark, given_at,
        (select file.id from payment_files file where file.id = pre_receipts.file_id and file.erased_at is null) as file_id
      from pre_receipts where line_id = line.id order by given_at desc, id desc limit 1) receipt on true
    left join lateral (${lastOpenedAgain(sql`line`)}) opened on true
    left join lateral (${ofLastReturn(sql`line`, sql`sent.bank_account_id, sent.return_reason`)}) returned on opened.at is not null
    where ${inArray(sql`line.id`, [...lineIds])}`);
  return new Map(
    rows.map(({ line_id, id, state, remark, given_at, file_id, opened_at, returned_from, return_reason }) => [
      line_id,
      {
        receipt: id === null ? undefined : { id, state, remark, givenAt: new Date(given_at), fileId: file_id ?? undefined },
        openedAgainAt: opened_at === null ? undefined : new Date(opened_at),
        returnedFromId: returned_from ?? undefined,
        returnReason: return_reason ?? undefined,
      },
    ]),
  );
}

/** Locks the lines of a firm before a batch, in the order of their ids. */
export const lockLinesBeforeBatch = (tx: Tx, firmId: string): Promise<PaymentLineRow[]> =>
  tx
    .select()
    .from(paymentLines)
    .where(and(eq(paymentLines.firmId, firmId), inArray(paymentLines.state, ["papers_asked", "papers_complete"])))
    .orderBy(asc(paymentLines.id))
    .for("update");

/** Firms with a line whose documents may be complete: its newest pre-receipt is accepted, and an account counts. */
export async function selectFirmsToComplete(db: Db, at: Date): Promise<string[]> {
  const rows = await db.execute<{ firm_id: string }>(sql`
    select distinct line.firm_id from payment_lines line
    join bank_accounts account on account.firm_id = line.firm_id and account.state = 'confirmed' and account.usable_from <= ${at.toISOString()}::timestamptz
    where line.state = 'papers_asked' and (select state from pre_receipts where line_id = line.id order by given_at desc, id desc limit 1) = 'accepted'
    order by 1`);
  return rows.map(({ firm_id }) => firm_id);
}

/** Records that a firm wants the money of a returned line on the same account. */
export async function updateAccountKept(tx: Tx, lineId: string, at: Date): Promise<void> {
  await tx.update(paymentLines).set({ accountKeptAt: at }).where(eq(paymentLines.id, lineId));
}
