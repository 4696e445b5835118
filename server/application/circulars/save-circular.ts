import { z } from "zod";
import { CircularDraft } from "#domain/circulars/circular-draft.ts";
import { circularMessages } from "#domain/circulars/messages.ts";
import { invalid } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { columnsOfAudience } from "#db/queries/circular-readers.ts";
import { deleteCircularDraft, findCircularFiles, insertCircular, updateCircularDraft } from "#db/queries/circulars.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { CircularRevision, viewOfCircular, type CircularView } from "./circular-view.ts";
import { lockCircularDraft, lockReplaced } from "./lock-draft.ts";

export const SaveCircularInput = z.object({ stored: CircularRevision.optional(), draft: CircularDraft });
export type SaveCircularInput = z.input<typeof SaveCircularInput>;

/**
 * Saves a draft, a new one without `stored`.
 * @throws invalid (a field); not_found; conflict (`stale_version`, `not_a_draft`, and those of the circular that it replaces)
 * @source desks-and-more.md 4
 */
export async function saveCircular(ctx: AppContext, input: SaveCircularInput): Promise<CircularView> {
  const actor = authorize(ctx.actor, "circulars.prepare");
  const { stored, draft } = SaveCircularInput.parse(input);
  const { audience, ...texts } = draft;
  const values = { ...texts, ...columnsOfAudience(audience), updatedBy: actor.userId, updatedAt: ctx.now() };
  return transact(ctx, async (tx) => {
    const current = stored && (await lockCircularDraft(tx, stored));
    await lockReplaced(tx, { id: current?.id, replacesId: draft.replacesId });
    await assertFile(tx, draft.fileId);
    if (current !== undefined) await updateCircularDraft(tx, current, values);
    const id = current?.id ?? (await insertCircular(tx, values));
    await recordAudit(tx, ctx, { event: "circular.save", subject: { kind: "circular", id }, detail: { revision: (current?.revision ?? 0) + 1 } });
    return viewOfCircular(tx, id);
  });
}

async function assertFile(tx: Tx, fileId: string | null): Promise<void> {
  const file = (await findCircularFiles(tx, [fileId])).get(fileId ?? "");
  if (fileId !== null && (file?.createdBy ?? null) === null)
    throw invalid("file_gone", circularMessages.uploadAgain, { fileId: [circularMessages.uploadAgain] });
}

export const DiscardCircularInput = CircularRevision;
export type DiscardCircularInput = z.input<typeof DiscardCircularInput>;

/** Deletes a draft. @throws not_found; conflict (`stale_version`, `not_a_draft`) */
export async function discardCircular(ctx: AppContext, input: DiscardCircularInput): Promise<{ readonly message: string }> {
  authorize(ctx.actor, "circulars.prepare");
  return transact(ctx, async (tx) => {
    const { id } = await lockCircularDraft(tx, input);
    await deleteCircularDraft(tx, id);
    await recordAudit(tx, ctx, { event: "circular.discard", subject: { kind: "circular", id } });
    return { message: circularMessages.discarded };
  });
}
