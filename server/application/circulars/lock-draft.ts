import { circularMessages } from "#domain/circulars/messages.ts";
import { conflict } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { findSuccessor, lockCircular, type CircularRow } from "#db/queries/circulars.ts";
import type { CircularRevision } from "./circular-view.ts";

/** Locks a draft as its editor last saw it. @throws not_found; conflict (`not_a_draft`, `stale_version`) */
export async function lockCircularDraft(tx: Tx, { id, revision }: CircularRevision): Promise<CircularRow> {
  const row = await lockCircular(tx, id);
  if (row.state !== "draft") throw conflict("not_a_draft", circularMessages.onlyDrafts);
  if (row.revision !== revision) throw conflict("stale_version", circularMessages.draftStale);
  return row;
}

/**
 * Locks the circular that a draft replaces, and checks that it can be replaced.
 * @throws conflict (`replaces_draft`, `replaces_withdrawn`, `replaces_replaced`, `replaces_itself`); not_found
 */
export async function lockReplaced(
  tx: Tx,
  { id, replacesId }: { readonly id: string | undefined; readonly replacesId: string | null },
): Promise<void> {
  if (replacesId === null) return;
  const refuse = (code: string, message: string) => conflict(code, message, { replacesId: [message] });
  if (replacesId === id) throw refuse("replaces_itself", circularMessages.replacesItself);
  const { state, number } = await lockCircular(tx, replacesId);
  if (state === "draft" || number === null) throw refuse("replaces_draft", circularMessages.replacesDraft);
  if (state === "withdrawn") throw refuse("replaces_withdrawn", circularMessages.replacesWithdrawn(number));
  const successor = await findSuccessor(tx, replacesId);
  if (successor !== undefined) throw refuse("replaces_replaced", circularMessages.replacesReplaced(number, successor.number ?? ""));
}
