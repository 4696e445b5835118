import { conflict } from "#domain/errors.ts";
import { ChecklistPointInput } from "#domain/reviews/phrase-input.ts";
import { phraseMessages } from "#domain/reviews/phrase-messages.ts";
import { insertChecklistPoints, selectChecklistPoints, updateChecklistPoint, type ChecklistPoint } from "#db/queries/checklists.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";

/** All points of the checklists in their order, withdrawn ones too: an older review may have ticked one. */
export async function listChecklistPoints(ctx: AppContext): Promise<ChecklistPoint[]> {
  authorize(ctx.actor, "reviews.readPhrases");
  return selectChecklistPoints(ctx.db);
}

/**
 * Adds a point to the checklists, or changes or withdraws one. A tick keeps the words that the point had.
 * @throws invalid (a field); conflict (`stale_version`: changed meanwhile, or not there)
 * @source desks-and-more.md 2 "A checklist per document (a table the office edits)"
 */
export async function saveChecklistPoint(ctx: AppContext, input: ChecklistPointInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "reviews.changeChecklists");
  const { id, version, ...point } = ChecklistPointInput.parse(input);
  return transact(ctx, async (tx) => {
    const values = { ...point, updatedBy: actor.userId, updatedAt: ctx.now() };
    const isNew = id === undefined;
    const [savedId] = isNew ? await insertChecklistPoints(tx, [values]) : [id];
    if (!isNew && !(await updateChecklistPoint(tx, { id, version: version ?? 0 }, values)))
      throw conflict("stale_version", phraseMessages.pointChanged);
    await recordAudit(tx, ctx, {
      event: "checklist.save",
      subject: { kind: "checklistPoint", ...(savedId !== undefined && { id: savedId }) },
      detail: { isNew, isWithdrawn: point.isWithdrawn },
    });
    return { message: phraseMessages.pointSaved };
  });
}
