import { z } from "zod";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { Ifsc } from "#domain/payments/bank-account.ts";
import { hasRight } from "#domain/permissions.ts";
import type { FieldErrors } from "#domain/errors.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { countIfscCodes, findBranch, isIfscTableFilled, selectBranches, upsertBranches, type IfscRow } from "#db/queries/ifsc-codes.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { maxPortionCharacters, readIfscList, type ReadBranch } from "./read-ifsc-list.ts";

export const IfscPortion = z.object({
  list: z.string().max(maxPortionCharacters, documentMessages.ifscUnreadable),
  /** The number of its first row in the list, with the headings as row 1. */
  firstRow: z.int().min(2).max(10_000_000).default(2),
});
export type IfscPortion = z.input<typeof IfscPortion>;

export type CheckedBranch = { readonly rowNo: number } & (
  | { readonly outcome: "new" | "same"; readonly branch: IfscRow }
  | { readonly outcome: "changed"; readonly branch: IfscRow; readonly before: IfscRow }
  | { readonly outcome: "refused"; readonly problems: FieldErrors }
);
export type IfscCounts = Readonly<Record<CheckedBranch["outcome"], number>>;
export type IfscOutcome = {
  readonly counts: IfscCounts;
  /** The first rows that are changed or refused. */
  readonly rows: readonly CheckedBranch[];
};

const shownRows = 50;

/**
 * What an import of a portion of a list would do; nothing is written.
 * @throws invalid (not readable, empty or too long, or a column is missing)
 */
export async function checkIfscList(ctx: AppContext, input: IfscPortion): Promise<IfscOutcome> {
  authorize(ctx.actor, "payments.changeLayouts");
  const { list, firstRow } = IfscPortion.parse(input);
  return outcomeOf(await compare(ctx.db, readIfscList(list, firstRow)));
}

/**
 * Imports a portion of a list of bank branches; rows with an error are left out. The same portion again changes nothing. Accounts that
 * were given before keep the bank and branch that they have.
 * @throws invalid (as `checkIfscList`)
 * @source issue of payments, "IFSC table"
 */
export async function importIfscList(ctx: AppContext, input: IfscPortion): Promise<IfscOutcome> {
  authorize(ctx.actor, "payments.changeLayouts");
  const { list, firstRow } = IfscPortion.parse(input);
  const read = readIfscList(list, firstRow);
  return transact(ctx, async (tx) => {
    const rows = await compare(tx, read);
    const branches = rows.flatMap((row) => (row.outcome === "new" || row.outcome === "changed" ? [row.branch] : []));
    if (branches.length > 0) await upsertBranches(tx, branches);
    const outcome = outcomeOf(rows);
    await recordAudit(tx, ctx, { event: "ifsc.import", subject: { kind: "bankAccount" }, detail: { ...outcome.counts } });
    return outcome;
  });
}

async function compare(db: Db | Tx, read: readonly ReadBranch[]): Promise<CheckedBranch[]> {
  const stored = await selectBranches(
    db,
    read.flatMap(({ branch }) => (branch === undefined ? [] : [branch.ifsc])),
  );
  return read.map((row): CheckedBranch => {
    if (row.branch === undefined) return { rowNo: row.rowNo, outcome: "refused", problems: row.problems };
    const { rowNo, branch } = row;
    const before = stored.get(branch.ifsc);
    if (before === undefined) return { rowNo, outcome: "new", branch };
    const isSame = before.bank === branch.bank && before.branch === branch.branch;
    return isSame ? { rowNo, outcome: "same", branch } : { rowNo, outcome: "changed", branch, before };
  });
}

function outcomeOf(rows: readonly CheckedBranch[]): IfscOutcome {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return { counts, rows: rows.filter(({ outcome }) => outcome === "changed" || outcome === "refused").slice(0, shownRows) };
}

/** How many branches the office imported, and whether this user may import more. */
export async function countBranches(ctx: AppContext): Promise<{ count: number; canImport: boolean }> {
  const actor = authorize(ctx.actor, "payments.list");
  return { count: await countIfscCodes(ctx.db), canImport: hasRight(actor, "payments.changeLayouts") };
}

export const FindBranchInput = z.object({ ifsc: Ifsc });
export type FindBranchInput = z.input<typeof FindBranchInput>;

/** Bank and branch of an IFSC for the form of a firm; `isUnknown` when the office has a list and the code is not in it. */
export async function findBankBranch(
  ctx: AppContext,
  { ifsc }: z.output<typeof FindBranchInput>,
): Promise<{ branch: IfscRow | undefined; isUnknown: boolean }> {
  authorize(ctx.actor, "payments.giveAccount");
  const branch = await findBranch(ctx.db, ifsc);
  return { branch, isUnknown: branch === undefined && (await isIfscTableFilled(ctx.db)) };
}
