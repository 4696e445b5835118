import { eq, sql } from "drizzle-orm";
import { sheetStates } from "#domain/reimbursements/amount-stage.ts";
import type { Sheet } from "#domain/reimbursements/sheet.ts";
import type { Db, Tx } from "../connection/client.ts";
import { preparedOnce } from "../connection/prepared.ts";
import { users } from "../schema/accounts.ts";
import { sanctionLines } from "../schema/amounts.ts";
import { firms } from "../schema/members.ts";
import { dossierProgress, dossiers, files, reimbursements } from "../schema/reimbursements.ts";
import { isBeingMade } from "./dossiers.ts";
import { reviewDrafts, reviewPresence } from "../schema/reviews.ts";
import { jsonRows } from "./json-rows.ts";
import type { SanctionLine } from "./recommendations.ts";
import { hasOpenRecovery } from "./recoveries.ts";
import { wholeColumns, wholeOf, type Reimbursement } from "./reimbursement-parts.ts";
import { draftOf, type ReviewDraft } from "./review-drafts.ts";
import type { PresentReviewer } from "./review-presence.ts";
import { ruleColumns, selectRulesUntil, type RulesAndHolidays } from "./rule-versions.ts";

const { placeholder } = sql;
const inSheetStates = sql.raw(`(${sheetStates.map((state) => `'${state}'`).join(", ")})`);

const claimColumns = {
  ...wholeColumns,
  ...ruleColumns,
  /** The sheet that went to DGFT, as long as it counts. For a claim that was closed without one: the sheet stored at closing. */
  kept: sql<Sheet | null>`coalesce(
    case when ${reimbursements.firstForwardedAt} is not null and ${reimbursements.state} in ${inSheetStates} then (
      select sheet from recommendations where recommendations.reimbursement_id = ${reimbursements.id} and forwarded_at is not null
      order by forwarded_at desc limit 1) end,
    case when ${reimbursements.state} = 'CLOSED' then (
      select sheet from closed_sheets where closed_sheets.reimbursement_id = ${reimbursements.id}) end)`,
  sanctions: jsonRows(
    { itemId: sanctionLines.itemId, sanctionedPaise: sanctionLines.sanctionedPaise, reason: sanctionLines.reason },
    sql`from ${sanctionLines} where ${sanctionLines.reimbursementId} = ${reimbursements.id}`,
    { orderBy: sql`${sanctionLines.itemId}`, unless: sql`${reimbursements.state} <> 'APPROVED_DGFT'` },
  ),
  hasOpenRecovery,
};

/** A reimbursement with the rules that count now, and the amounts that are decided. */
export type ReadClaim = {
  readonly parts: Reimbursement;
  readonly rules: RulesAndHolidays;
  readonly kept: Sheet | undefined;
  readonly sanctions: readonly SanctionLine[];
  /** The council asks the firm to pay money of it back. */
  readonly hasOpenRecovery: boolean;
};

const isOfFirm = eq(firms.id, reimbursements.firmId);
const isAskedFor = eq(reimbursements.id, placeholder("id"));

const claimStatement = preparedOnce((db: Db | Tx) =>
  db.select(claimColumns).from(reimbursements).innerJoin(firms, isOfFirm).where(isAskedFor).prepare("claim"),
);
type FoundClaim = Awaited<ReturnType<ReturnType<typeof claimStatement>["execute"]>>[number];

const readClaimOf = async (db: Db | Tx, found: FoundClaim): Promise<ReadClaim> => ({
  parts: wholeOf(found),
  rules: await selectRulesUntil(db, found),
  kept: found.kept ?? undefined,
  sanctions: found.sanctions,
  hasOpenRecovery: found.hasOpenRecovery,
});

/** A reimbursement with what its amounts rest on, in one statement; undefined when there is none of this number. */
export async function findClaim(db: Db | Tx, id: string): Promise<ReadClaim | undefined> {
  const [found] = await claimStatement(db).execute({ id });
  return found && readClaimOf(db, found);
}

/** What a reviewer's page shows beside the reimbursement. */
export type Desk = {
  /** The reader's private draft. */
  readonly draft: ReviewDraft | undefined;
  /** The other reviewers of the reader's office who have it open, in the order of their arrival. */
  readonly others: readonly PresentReviewer[];
  /** The dossier of the current content. */
  readonly dossier: { readonly fileId: string; readonly name: string; readonly pages: number; readonly sizeBytes: number } | undefined;
  /** Files done and in all, while that dossier is made. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
};

const isOfReader = sql`${reviewDrafts.userId} = ${placeholder("userId")}`;

const deskStatement = preparedOnce((db) =>
  db
    .select({
      ...claimColumns,
      drafts: jsonRows(
        { version: reviewDrafts.version, verdicts: reviewDrafts.verdicts, comment: reviewDrafts.comment, savedAt: reviewDrafts.savedAt },
        sql`from ${reviewDrafts} where ${reviewDrafts.reimbursementId} = ${reimbursements.id} and ${isOfReader}`,
        { orderBy: sql`${reviewDrafts.savedAt}` },
      ),
      others: jsonRows(
        { name: users.name, since: reviewPresence.since },
        sql`from ${reviewPresence} join ${users} on ${users.id} = ${reviewPresence.userId}
          where ${reviewPresence.reimbursementId} = ${reimbursements.id} and ${reviewPresence.userId} <> ${placeholder("userId")}
            and ${reviewPresence.seenAt} >= ${placeholder("goneBefore")}::timestamptz
            and ${users.role} = (select reader.role from users reader where reader.id = ${placeholder("userId")})`,
        { orderBy: sql`${reviewPresence.since}, ${users.name}` },
      ),
      dossiers: jsonRows(
        { fileId: files.id, name: files.name, pages: dossiers.pages, sizeBytes: files.sizeBytes },
        sql`from ${dossiers} join ${files} on ${files.id} = ${dossiers.fileId}
          where ${dossiers.reimbursementId} = ${reimbursements.id} and ${dossiers.contentVersion} = ${reimbursements.contentVersion}`,
        { orderBy: sql`${files.id}` },
      ),
      progresses: jsonRows(
        { done: dossierProgress.done, total: dossierProgress.total },
        sql`from ${dossierProgress}
          where ${dossierProgress.reimbursementId} = ${reimbursements.id} and ${dossierProgress.contentVersion} = ${reimbursements.contentVersion}
            and ${isBeingMade}`,
        { orderBy: sql`${dossierProgress.reimbursementId}` },
      ),
    })
    .from(reimbursements)
    .innerJoin(firms, isOfFirm)
    .where(isAskedFor)
    .prepare("desk"),
);

/**
 * The same with what the reader's page shows beside it, in one statement. It marks nobody as present.
 * @param reader.goneBefore a reviewer who was last seen before it has left
 */
export async function findClaimOnDesk(
  db: Db,
  id: string,
  { userId, goneBefore }: { readonly userId: string; readonly goneBefore: Date },
): Promise<{ readonly claim: ReadClaim; readonly desk: Desk } | undefined> {
  const [found] = await deskStatement(db).execute({ id, userId, goneBefore: goneBefore.toISOString() });
  if (found === undefined) return undefined;
  const [[draft], [dossier], [progress]] = [found.drafts, found.dossiers, found.progresses];
  return { claim: await readClaimOf(db, found), desk: { draft: draft && draftOf(draft), others: found.others, dossier, progress } };
}
