import { z } from "zod";
import { isOneLine } from "#domain/accounts/email.ts";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { listPath } from "#domain/reimbursements/addresses.ts";
import type { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { workMessages } from "#domain/work/work-messages.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import { deleteSavedView, insertSavedView, selectSavedViews, updateSavedViewName, type SavedViewRow } from "#db/queries/saved-views.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { SchemeKindInput } from "../reimbursements/inputs.ts";
import { officeOfActor } from "./inputs.ts";

/** The most views of one list. */
const maxViews = 50;
const ViewName = z
  .string()
  .trim()
  .min(1, workMessages.viewNameNeeded)
  .max(60, workMessages.viewNameTooLong)
  .refine(isOneLine, "Write the name in one line")
  .transform((name) => name.normalize("NFC"));

export const SavedViewsInput = z.object({ scheme: SchemeKindInput });
export type SavedViewsInput = z.output<typeof SavedViewsInput>;
export const SaveViewInput = SavedViewsInput.extend({ name: ViewName, query: z.string().max(2_000) });
export type SaveViewInput = z.output<typeof SaveViewInput>;
export const RenameViewInput = z.object({ viewId: z.uuid(), name: ViewName });
export type RenameViewInput = z.output<typeof RenameViewInput>;
export const RemoveViewInput = z.object({ viewId: z.uuid() });
export type RemoveViewInput = z.output<typeof RemoveViewInput>;

const pathOf = (actor: StaffActor, scheme: (typeof schemeKinds)[number]): string => listPath(officeOfActor(actor), scheme);

/** The reader's own views of one list, by name. */
export async function listViews(ctx: AppContext, { scheme }: SavedViewsInput): Promise<SavedViewRow[]> {
  const actor = authorize(ctx.actor, "work.saveViews");
  return selectSavedViews(ctx.db, actor.userId, pathOf(actor, scheme));
}

/**
 * Saves filters under a name. The filters are kept as the address has them; who opens the view reads them again.
 * @throws conflict (`view_name_taken`; `views_full`)
 */
export async function saveView(ctx: AppContext, { scheme, name, query }: SaveViewInput): Promise<SavedViewRow> {
  const actor = authorize(ctx.actor, "work.saveViews");
  const path = pathOf(actor, scheme);
  return transact(ctx, async (tx) => {
    const known = await selectSavedViews(tx, actor.userId, path);
    if (known.length >= maxViews) throw conflict("views_full", workMessages.viewsFull(maxViews));
    const saved = await insertSavedView(tx, { userId: actor.userId, path, name, query, savedAt: ctx.now() });
    if (saved === undefined) throw taken(name);
    return saved;
  });
}

const taken = (name: string) => conflict("view_name_taken", workMessages.viewNameTaken(name), { name: [workMessages.viewNameTaken(name)] });

/** @throws not_found (another user's, or deleted); conflict (`view_name_taken`) */
export async function renameView(ctx: AppContext, { viewId, name }: RenameViewInput): Promise<void> {
  const actor = authorize(ctx.actor, "work.saveViews");
  try {
    const isRenamed = await transact(ctx, (tx) => updateSavedViewName(tx, { id: viewId, userId: actor.userId, name }));
    if (!isRenamed) throw notFound("view_gone", workMessages.viewGone);
  } catch (error) {
    if (violatedConstraint(error) !== "saved_views_name_unique") throw error;
    throw taken(name);
  }
}

/** Deletes one of the reader's own views; one that is gone already is no error. */
export async function removeView(ctx: AppContext, { viewId }: RemoveViewInput): Promise<void> {
  const actor = authorize(ctx.actor, "work.saveViews");
  await transact(ctx, (tx) => deleteSavedView(tx, actor.userId, viewId));
}
