import type { SignedInActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { invalid } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { fieldOfPath } from "#domain/reimbursements/answers.ts";
import { documentsWithFurtherPapers } from "#domain/reimbursements/further-papers.ts";
import { itemsInput } from "#domain/reimbursements/items-input.ts";
import { itemKinds } from "#domain/reimbursements/items.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { itemsName } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectReimbursementDocuments } from "#db/queries/reimbursement-parts.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { saveItems, selectStoredItems, type SavedItems } from "../reimbursements/save-items.ts";

/**
 * Stores the items that the council entered from the documents, with an audit entry; undefined without any, or when nothing changes.
 * @throws invalid (`items_invalid`, named in `fields` as `items.0.amount`)
 * @source money.md 2 "entered by EPCMD"
 */
export async function enterItems(
  tx: Tx,
  ctx: AppContext,
  { userId }: SignedInActor,
  row: ReimbursementRow,
  given: readonly unknown[] | undefined,
): Promise<SavedItems | undefined> {
  if (given === undefined) return undefined;
  const scheme = schemeOf(row.scheme);
  const kinds = itemKinds(scheme);
  const [reimbursement, before] = await Promise.all([selectReimbursementDocuments(tx, row), selectStoredItems(tx, row)]);
  const received = reimbursement.documents.filter(({ wasSubmitted }) => wasSubmitted);
  const documents = documentsWithFurtherPapers(scheme, received).map(({ field }) => field.name);
  const parsed = itemsInput(kinds, (name) => documents.includes(name), calendarDateInIndia(ctx.now())).safeParse(given);
  if (!parsed.success) {
    const fields = fieldErrorsOf(parsed.error, (path) => fieldOfPath([itemsName, ...path]) ?? itemsName);
    throw invalid("items_invalid", Object.values(fields)[0]?.[0] ?? reimbursementMessages.completeStep, fields);
  }
  const saved = await saveItems(tx, ctx, { party: "council", userId }, reimbursement, { before, given: { items: parsed.data, kinds } });
  if (saved === undefined) return undefined;
  await recordAudit(tx, ctx, {
    event: "reimbursement.enterItems",
    subject: { kind: "reimbursement", id: row.id },
    detail: { items: parsed.data.length },
  });
  return saved;
}
