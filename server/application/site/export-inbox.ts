import type { z } from "zod";
import type { CsvFile } from "#domain/csv.ts";
import { council } from "#domain/council.ts";
import { calendarDateInIndia, formatIndianDateTime } from "#domain/dates.ts";
import { inboxOf } from "#domain/site/inboxes.ts";
import { selectInboxEntriesBefore, type InboxPosition } from "#db/queries/site.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { InboxFilters } from "./list-inbox.ts";

export const ExportInboxInput = InboxFilters;
export type ExportInboxInput = z.infer<typeof ExportInboxInput>;

const rowsAtOnce = 1_000;

/**
 * A list as CSV, newest first. No database connection is held between two portions, so a slow reader blocks none.
 * @source issue of the back office, "each with export"; security.md rows 3, 30
 */
export async function exportInbox(ctx: AppContext, input: ExportInboxInput): Promise<CsvFile> {
  const actor = authorize(ctx.actor, "site.exportInbox");
  await recordAuditInOwnTransaction(ctx, { event: "export.inbox", subject: { kind: "inbox", id: input.kind }, detail: { show: input.show } });
  ctx.log.info({ event: "inbox_exported", inbox: input.kind, userId: actor.userId, requestId: ctx.origin.requestId });
  const { fields } = inboxOf(input.kind);
  return {
    name: `${council.slug}-${input.kind}-${calendarDateInIndia(ctx.now())}.csv`,
    header: ["Received", ...fields.map(({ label }) => label), "Handled", "Handled by"],
    rows: rowsOf(ctx, input),
  };
}

async function* rowsOf(ctx: AppContext, { kind, ...filter }: ExportInboxInput): AsyncGenerator<readonly (string | null)[]> {
  const { fields } = inboxOf(kind);
  let last: InboxPosition | undefined;
  for (;;) {
    const entries = await selectInboxEntriesBefore(ctx.db, kind, filter, last, rowsAtOnce);
    for (const { createdAt, handledAt, handledByName, ...entry } of entries)
      yield [
        formatIndianDateTime(createdAt),
        ...fields.map(({ key }) => entry.fields[key] ?? null),
        handledAt === null ? null : formatIndianDateTime(handledAt),
        handledByName,
      ];
    last = entries.at(-1);
    if (entries.length < rowsAtOnce) return;
  }
}
