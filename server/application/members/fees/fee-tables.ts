import { z } from "zod";
import { isSecondPerson, type Invitations } from "#domain/accounts/second-person.ts";
import { conflict } from "#domain/errors.ts";
import { FeeDraft } from "#domain/members/fee-table-input.ts";
import { feeMessages } from "#domain/members/fee-messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import {
  getNextFeeNumber,
  insertFeeTable,
  lockFeeTable,
  selectFeeTables,
  updateFeeDraft,
  type FeeTableRow,
  type NamedFeeTable,
} from "#db/queries/fee-tables.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";

/** A draft as the caller last saw it. */
const FeeRevision = z.object({ id: z.uuid(), revision: z.int().min(1) });

/** A table for the office; `hindrances`: why this user cannot publish the draft. */
export type FeeTableView = Omit<NamedFeeTable, "preparedBy" | "publishedBy"> & { readonly hindrances: readonly string[] };

/** Every table that was not discarded, the newest year first, with the open draft. */
export async function listFeeTables(ctx: AppContext): Promise<FeeTableView[]> {
  const actor = authorize(ctx.actor, "members.readFees");
  const [rows, invitations] = await Promise.all([selectFeeTables(ctx.db), selectInvitations(ctx.db)]);
  return rows.map(({ preparedBy, publishedBy: _publishedBy, ...row }) => {
    const refusal = row.state === "draft" ? refusalOf(invitations, preparedBy, actor.userId) : undefined;
    return { ...row, hindrances: refusal === undefined ? [] : [refusal] };
  });
}

export const SaveFeeDraftInput = z.object({ stored: FeeRevision.optional(), draft: FeeDraft });
export type SaveFeeDraftInput = z.input<typeof SaveFeeDraftInput>;

/**
 * Saves the draft of a fee table, a new one under the next number of its year. Who saves it has prepared it, and cannot publish it.
 * @throws invalid (a field); not_found; conflict (`stale_version`, `not_a_draft`; `draft_exists`: another one is open)
 */
export async function saveFeeDraft(ctx: AppContext, input: SaveFeeDraftInput): Promise<z.output<typeof FeeRevision> & { readonly message: string }> {
  const actor = authorize(ctx.actor, "members.prepareFees");
  const { stored, draft } = SaveFeeDraftInput.parse(input);
  const values = { ...draft, preparedBy: actor.userId, preparedAt: ctx.now() };
  return transact(ctx, async (tx) => {
    const current = stored && (await lockDraft(tx, stored));
    const number = current?.financialYear === draft.financialYear ? current.number : await getNextFeeNumber(tx, draft.financialYear);
    const { id, revision, financialYear } =
      current === undefined
        ? await insertFeeTable(tx, { ...values, number })
        : await updateFeeDraft(tx, current.id, { ...values, number, revision: current.revision + 1 });
    await recordAudit(tx, ctx, { event: "fees.save", subject: { kind: "fees", id }, detail: { financialYear, number } });
    return { id, revision, message: feeMessages.saved };
  }).catch((error: unknown) => {
    if (violatedConstraint(error) === "fee_tables_one_draft") throw conflict("draft_exists", feeMessages.draftExists);
    throw error;
  });
}

export const FeeDraftInput = FeeRevision;
export type FeeDraftInput = z.input<typeof FeeDraftInput>;

/**
 * Publishes a draft that another user prepared; pages follow when this commits. A table of the same year is replaced.
 * @throws not_found; conflict (`stale_version`, `not_a_draft`, `two_people`)
 * @source issue 23 part 1 "two people: one prepares, another publishes"
 */
export async function publishFees(ctx: AppContext, input: FeeDraftInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "members.publishFees");
  return transact(ctx, async (tx) => {
    const { id, preparedBy, financialYear, number } = await lockDraft(tx, FeeDraftInput.parse(input));
    const refusal = refusalOf(await selectInvitations(tx), preparedBy, actor.userId);
    if (refusal !== undefined) throw conflict("two_people", refusal);
    await updateFeeDraft(tx, id, { state: "published", publishedBy: actor.userId, publishedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "fees.publish", subject: { kind: "fees", id }, detail: { financialYear, number } });
    await updateContentVersion(tx);
    return { message: feeMessages.published(financialYear) };
  });
}

/** Discards a draft; it stays in the database. @throws not_found; conflict (`stale_version`, `not_a_draft`) */
export async function discardFeeDraft(ctx: AppContext, input: FeeDraftInput): Promise<{ readonly message: string }> {
  authorize(ctx.actor, "members.prepareFees");
  return transact(ctx, async (tx) => {
    const { id, financialYear, number } = await lockDraft(tx, FeeDraftInput.parse(input));
    await updateFeeDraft(tx, id, { state: "discarded" });
    await recordAudit(tx, ctx, { event: "fees.discard", subject: { kind: "fees", id }, detail: { financialYear, number } });
    return { message: feeMessages.discarded };
  });
}

async function lockDraft(tx: Tx, { id, revision }: z.output<typeof FeeRevision>): Promise<FeeTableRow> {
  const row = await lockFeeTable(tx, id);
  if (row.state !== "draft") throw conflict("not_a_draft", feeMessages.onlyDrafts);
  if (row.revision !== revision) throw conflict("stale_version", feeMessages.stale);
  return row;
}

/** Why a user cannot publish what another one prepared; undefined when the two are two people. */
function refusalOf(invitations: Invitations, preparedBy: string | null, userId: string): string | undefined {
  if (preparedBy === null) return feeMessages.nobodyPrepared;
  if (isSecondPerson(invitations, preparedBy, userId)) return undefined;
  return preparedBy === userId ? feeMessages.twoPeople : feeMessages.countAsOne;
}
