import { auditEvents, auditOutcomes } from "#domain/audit/events.ts";
import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia, formatIndianDateTime } from "#domain/dates.ts";
import { selectAuditEntries, selectSeals } from "#db/queries/audit.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { AuditFilters, auditFilterOf, presented } from "./list-audit.ts";
import { recordAuditInOwnTransaction } from "./record-audit.ts";

export const ExportAuditInput = AuditFilters;
export type ExportAuditInput = AuditFilters;

const rowsAtOnce = 1_000;
const header = [
  "Number in the chain",
  "Time (IST)",
  "Time (UTC)",
  "Who",
  "Role",
  "What",
  "Outcome",
  "Event",
  "About",
  "Id",
  "Address",
  "Door",
  "Program",
  "Request",
  "Details",
  "Hash",
];

/**
 * The entries of a filter as CSV, newest first, each with its number and hash in the chain. The export writes an entry itself.
 * No connection is held between two portions, so a slow reader blocks none.
 * @source security.md rows 3, 30, 40
 */
export async function exportAudit(ctx: AppContext, input: ExportAuditInput): Promise<CsvFile> {
  authorize(ctx.actor, "audit.export");
  const asked = Object.entries(input).flatMap(([name, value]) => (value === undefined || value === "" ? [] : name));
  await recordAuditInOwnTransaction(ctx, { event: "export.audit", subject: { kind: "audit" }, detail: { narrowedBy: asked } });
  return { name: `${council.slug}-audit-${calendarDateInIndia(ctx.now())}.csv`, header, rows: rowsOf(ctx, input) };
}

async function* rowsOf({ db }: AppContext, input: ExportAuditInput): AsyncGenerator<readonly (string | number | null)[]> {
  const filter = auditFilterOf(input);
  let beyond: number | undefined;
  for (;;) {
    const entries = await selectAuditEntries(db, filter, { beyond, towards: "older" }, rowsAtOnce);
    const seals = await selectSeals(
      db,
      entries.map(({ id }) => id),
    );
    for (const { id, at, event, outcome, actorName, actorKind, actorRole, subject, ip, transport, userAgent, requestId, detail } of await presented(
      db,
      entries,
    ))
      yield [
        seals.get(id)?.seq ?? null,
        formatIndianDateTime(at),
        at.toISOString(),
        actorName ?? actorKind,
        actorRole,
        auditEvents[event].text,
        auditOutcomes[outcome],
        event,
        subject?.name ?? subject?.kind ?? null,
        subject?.id ?? null,
        ip,
        transport,
        userAgent,
        requestId,
        Object.keys(detail).length === 0 ? null : JSON.stringify(detail),
        seals.get(id)?.hash ?? null,
      ];
    beyond = entries.at(-1)?.id;
    if (entries.length < rowsAtOnce) return;
  }
}
