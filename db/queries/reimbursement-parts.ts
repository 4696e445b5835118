import { eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { EarlierAnswers } from "#domain/reimbursements/answer-changes.ts";
import { publicActions } from "#domain/reimbursements/lifecycle.ts";
import type { Db, Tx } from "../connection/client.ts";
import { preparedOnce } from "../connection/prepared.ts";
import { users } from "../schema/accounts.ts";
import { reimbursementItems } from "../schema/amounts.ts";
import { firms } from "../schema/members.ts";
import {
  deficiencies,
  documentVersionFiles,
  documentVersions,
  dossiers,
  earlierAnswers,
  files,
  reimbursementHistory,
  reimbursementHolds,
  reimbursements,
  reimbursementSteps,
  verdicts,
} from "../schema/reimbursements.ts";
import { StoredTicks, ticksOfVerdict } from "./checklists.ts";
import { documentFileColumns, documentFileOrder, isCurrentOrSubmitted, versionsOf, type DocumentVersion } from "./documents.ts";
import type { HoldRow } from "./holds.ts";
import { itemColumns, itemOrder, storedItem, type StoredItem } from "./items.ts";
import { jsonRows } from "./json-rows.ts";
import type { FirmRow } from "./members.ts";
import {
  councilActorsOf,
  HistoryDetail,
  isOnReceivedVersion,
  StoredAnswers,
  type DeficiencyRow,
  type HistoryRow,
  type ReimbursementRow,
  type StoredStep,
  type VerdictRow,
} from "./reimbursements.ts";

/** A reimbursement with all that belongs to it. */
export type Reimbursement = {
  readonly row: ReimbursementRow;
  readonly firm: FirmRow;
  readonly steps: readonly StoredStep[];
  readonly items: readonly StoredItem[];
  /** What the member has changed since a submission, as it was. */
  readonly earlierAnswers: readonly EarlierAnswers[];
  /** The current version of each document and those that the council has received, newest first within a field. */
  readonly documents: readonly DocumentVersion[];
  readonly verdicts: readonly VerdictRow[];
  /** All rounds, oldest first. */
  readonly deficiencies: readonly DeficiencyRow[];
  /** Public actions, oldest first, and the drafts of the council that dropped an assessment. */
  readonly history: readonly HistoryRow[];
  /** The holds of the wait that goes on, oldest first. */
  readonly holds: readonly HoldRow[];
  /** Who acted on it for the council, once it was forwarded: none of them decides for DGFT. */
  readonly councilActors: readonly string[];
};

/** A reimbursement with firm, documents, verdicts and remarks, but without answers and history. */
export type ReimbursementDocuments = Pick<Reimbursement, "row" | "firm" | "documents" | "verdicts" | "deficiencies">;

const inOrder = (order: readonly SQL[]): SQL => sql.join([...order], sql`, `);
/** Without a submission there are no verdicts and remarks to read. */
const unless = sql`${reimbursements.submittedAt} is null`;

const documentParts = {
  firm: getTableColumns(firms),
  documents: jsonRows(
    documentFileColumns,
    sql`from ${documentVersions} join ${users} on ${users.id} = ${documentVersions.createdBy}
      join ${documentVersionFiles} on ${documentVersionFiles.versionId} = ${documentVersions.id} join ${files} on ${files.id} = ${documentVersionFiles.fileId}
      where ${documentVersions.reimbursementId} = ${reimbursements.id} and (${isCurrentOrSubmitted})`,
    { orderBy: inOrder(documentFileOrder) },
  ),
  verdicts: jsonRows(
    { ...getTableColumns(verdicts), isOnReceivedVersion, ticks: ticksOfVerdict },
    sql`from ${verdicts} where ${verdicts.reimbursementId} = ${reimbursements.id}`,
    { orderBy: sql`${verdicts.fieldName}`, unless },
  ),
  deficiencies: jsonRows(getTableColumns(deficiencies), sql`from ${deficiencies} where ${deficiencies.reimbursementId} = ${reimbursements.id}`, {
    orderBy: sql`${deficiencies.round}, ${deficiencies.id}`,
    unless,
  }),
};

/** The history is without saved steps and drafts, of which there are many; a draft that dropped an assessment or changed items is in it. */
const contentParts = {
  steps: jsonRows(
    { step: reimbursementSteps.step, answers: reimbursementSteps.answers, savedAt: reimbursementSteps.savedAt },
    sql`from ${reimbursementSteps} where ${reimbursementSteps.reimbursementId} = ${reimbursements.id}`,
    { orderBy: sql`${reimbursementSteps.step}` },
  ),
  items: jsonRows(itemColumns, sql`from ${reimbursementItems} where ${reimbursementItems.reimbursementId} = ${reimbursements.id}`, {
    orderBy: inOrder(itemOrder),
  }),
  earlierAnswers: jsonRows(
    { submission: earlierAnswers.submission, step: earlierAnswers.step, answers: earlierAnswers.answers },
    sql`from ${earlierAnswers} where ${earlierAnswers.reimbursementId} = ${reimbursements.id}`,
    { orderBy: sql`${earlierAnswers.submission}, ${earlierAnswers.step}`, unless },
  ),
  history: jsonRows(
    { ...getTableColumns(reimbursementHistory), actorName: users.name, dossierFileId: sql<string | null>`${dossiers.fileId}` },
    sql`from ${reimbursementHistory} join ${users} on ${users.id} = ${reimbursementHistory.actorId}
      left join ${dossiers} on ${dossiers.reimbursementId} = ${reimbursementHistory.reimbursementId}
        and ${dossiers.contentVersion} = (${reimbursementHistory.detail} ->> 'contentVersion')::int
      where ${reimbursementHistory.reimbursementId} = ${reimbursements.id}
        and (${reimbursementHistory.action} in ${sql.raw(`(${["start", ...publicActions].map((action) => `'${action}'`).join(", ")})`)}
          or (${reimbursementHistory.action} = 'council_draft' and ${reimbursementHistory.detail} ?| array['droppedAssessments', 'itemsBefore']))`,
    { orderBy: sql`${reimbursementHistory.version}` },
  ),
  holds: jsonRows(
    {
      fromOn: reimbursementHolds.fromOn,
      untilOn: reimbursementHolds.untilOn,
      reason: reimbursementHolds.reason,
      startedByName: users.name,
    },
    sql`from ${reimbursementHolds} join ${users} on ${users.id} = ${reimbursementHolds.startedBy}
      where ${reimbursementHolds.reimbursementId} = ${reimbursements.id} and ${reimbursementHolds.startedAt} >= ${reimbursements.partySince}`,
    { orderBy: sql`${reimbursementHolds.startedAt}, ${reimbursementHolds.id}`, unless: sql`${reimbursements.heldUntil} is null` },
  ),
  councilActors: jsonRows({ id: sql<string>`acted.actor_id` }, sql`from (${councilActorsOf(sql`(${reimbursements.id})`)}) acted`, {
    orderBy: sql`acted.actor_id`,
    unless: sql`${reimbursements.firstForwardedAt} is null`,
  }),
};

/** The columns of a statement that reads a whole reimbursement from `reimbursements` and `firms`. */
export const wholeColumns = { row: getTableColumns(reimbursements), ...documentParts, ...contentParts };

const isOfFirm = eq(firms.id, reimbursements.firmId);
const isAskedFor = eq(reimbursements.id, sql.placeholder("id"));

const wholeStatement = preparedOnce((db: Db | Tx) =>
  db.select(wholeColumns).from(reimbursements).innerJoin(firms, isOfFirm).where(isAskedFor).prepare("whole_reimbursement"),
);
const documentsStatement = preparedOnce((db: Db | Tx) =>
  db.select(documentParts).from(reimbursements).innerJoin(firms, isOfFirm).where(isAskedFor).prepare("documents_of_reimbursement"),
);
const contentStatement = preparedOnce((db: Db | Tx) =>
  db.select(contentParts).from(reimbursements).innerJoin(firms, isOfFirm).where(isAskedFor).prepare("content_of_reimbursement"),
);

type Found<T extends (db: Db) => { execute(): Promise<unknown[]> }> = Awaited<ReturnType<ReturnType<T>["execute"]>>[number];

const documentsOf = ({ firm, documents, verdicts: judged, deficiencies: shared }: Found<typeof documentsStatement>) => ({
  firm,
  documents: versionsOf(documents),
  verdicts: judged.map((verdict) => ({ ...verdict, ticks: StoredTicks.parse(verdict.ticks) })),
  deficiencies: shared,
});

const contentOf = ({ steps, items, earlierAnswers: earlier, history, holds, councilActors }: Found<typeof contentStatement>) => ({
  steps: steps.map(({ answers, ...step }) => ({ ...step, answers: StoredAnswers.parse(answers) })),
  items: items.map(storedItem),
  earlierAnswers: earlier.map(({ answers, ...kept }) => ({ ...kept, answers: StoredAnswers.parse(answers) })),
  history: history.map((entry) => ({ ...entry, detail: HistoryDetail.catch({}).parse(entry.detail) })),
  holds,
  councilActors: councilActors.map(({ id }) => id),
});

/** What a statement with `wholeColumns` found. */
export const wholeOf = (found: Found<typeof wholeStatement>): Reimbursement => ({ row: found.row, ...documentsOf(found), ...contentOf(found) });

/** Everything of a reimbursement whose row the caller has read, in one statement. `unchanged` is what the caller has read and did not change. */
export async function selectReimbursementParts(db: Db | Tx, row: ReimbursementRow, unchanged?: ReimbursementDocuments): Promise<Reimbursement> {
  if (unchanged === undefined) return { ...wholeOf(oneOf(await wholeStatement(db).execute({ id: row.id }))), row };
  return { ...unchanged, row, ...contentOf(oneOf(await contentStatement(db).execute({ id: row.id }))) };
}

/** The documents of a reimbursement whose row the caller has read, in one statement. */
export async function selectReimbursementDocuments(db: Db | Tx, row: ReimbursementRow): Promise<ReimbursementDocuments> {
  return { row, ...documentsOf(oneOf(await documentsStatement(db).execute({ id: row.id }))) };
}

/** The caller has read the reimbursement, so that it exists. */
function oneOf<T>([found]: readonly T[]): T {
  if (found === undefined) throw new Error("a reimbursement that was read is gone");
  return found;
}
