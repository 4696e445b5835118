import { conflict, notFound } from "#domain/errors.ts";
import { contentMessages } from "#domain/site/content/messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { lockContentEntry, type ContentEntryRow } from "#db/queries/content-desk.ts";

/** An entry as its editor last saw it; `stale` is what the refusal says. @throws not_found (deleted meanwhile); conflict (`stale_version`) */
export async function lockForChange(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  stale: string = contentMessages.stale,
): Promise<ContentEntryRow> {
  const row = await lockContentEntry(tx, id);
  if (row === undefined) throw notFound("not_found", contentMessages.gone);
  if (row.version !== version) throw conflict("stale_version", stale);
  return row;
}
