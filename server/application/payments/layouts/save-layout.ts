import { z } from "zod";
import { plainLine } from "#domain/accounts/plain-line.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { BankLayout } from "#domain/payments/bank-layout.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { layoutProblems } from "#domain/payments/layout-problems.ts";
import { insertBankLayout, lockBankLayout, updateBankLayout, type BankLayoutRow } from "#db/queries/bank-layouts.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { presentLayout, type LayoutView } from "./layout-view.ts";

const StoredLayout = z.object({ id: z.uuid(), version: z.int() });

export const SaveLayoutInput = z.object({
  /** The layout as the office last saw it; absent for a new one. */
  stored: StoredLayout.optional(),
  name: plainLine("Name", 80),
  layout: BankLayout,
});
export type SaveLayoutInput = z.input<typeof SaveLayoutInput>;

export const RetireLayoutInput = StoredLayout.extend({ isRetired: z.boolean() });
export type RetireLayoutInput = z.input<typeof RetireLayoutInput>;

export type SavedLayout = { readonly layout: LayoutView; readonly message: string };

/**
 * Saves a layout, a new one or a changed one. Batches keep the layout with which they were prepared.
 * @throws invalid (`layout_wrong`, by field; `name_taken`); not_found; conflict (`stale_version`)
 * @source money.md 6 "bank file by a layout that is data"
 */
export async function saveLayout(ctx: AppContext, input: SaveLayoutInput): Promise<SavedLayout> {
  const actor = authorize(ctx.actor, "payments.changeLayouts");
  const { stored, name, layout } = SaveLayoutInput.parse(input);
  const problems = Object.entries(layoutProblems(layout)).map(([field, texts]) => [`layout.${field}`, texts] as const);
  if (problems.length > 0) throw invalid("layout_wrong", batchMessages.layoutWrong, Object.fromEntries(problems));
  const values = { name, layout, updatedBy: actor.userId, updatedAt: ctx.now() };
  return transact(ctx, async (tx) => {
    const current = stored && (await lockStored(tx, stored));
    const saved = await (current === undefined ? insertBankLayout(tx, values) : updateBankLayout(tx, current, values));
    await recordAudit(tx, ctx, { event: "layout.save", subject: { kind: "layout", id: saved.id }, detail: { version: saved.version } });
    return { layout: presentLayout({ ...saved, updatedByName: actor.name }), message: batchMessages.layoutSaved(name) };
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== "bank_layouts_name_unique") throw error;
    const text = batchMessages.layoutNameTaken(name);
    throw invalid("name_taken", text, { name: [text] });
  });
}

/** Takes a layout out of what is offered for new batches, or offers it again. @throws not_found; conflict (`stale_version`) */
export async function retireLayout(ctx: AppContext, input: RetireLayoutInput): Promise<SavedLayout> {
  const actor = authorize(ctx.actor, "payments.changeLayouts");
  const { isRetired, ...stored } = RetireLayoutInput.parse(input);
  return transact(ctx, async (tx) => {
    const current = await lockStored(tx, stored);
    const saved = await updateBankLayout(tx, current, { isRetired, updatedBy: actor.userId, updatedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "layout.save", subject: { kind: "layout", id: saved.id }, detail: { version: saved.version, isRetired } });
    const message = isRetired ? batchMessages.layoutRetired(saved.name) : batchMessages.layoutRestored(saved.name);
    return { layout: presentLayout({ ...saved, updatedByName: actor.name }), message };
  });
}

async function lockStored(tx: Tx, { id, version }: z.output<typeof StoredLayout>): Promise<BankLayoutRow> {
  const row = await lockBankLayout(tx, id);
  if (row.version !== version) throw conflict("stale_version", batchMessages.layoutStale);
  return row;
}
