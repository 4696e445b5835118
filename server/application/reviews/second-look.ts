import type { SignedInActor } from "#domain/accounts/actor.ts";
import type { Invitations } from "#domain/accounts/second-person.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { canLookSecond } from "#domain/reimbursements/decided-before.ts";
import { isAboveProposal, type Sheet } from "#domain/reimbursements/sheet.ts";
import { isInSample, sampleText, type SecondLookReason } from "#domain/reviews/second-look.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectDeciders } from "#db/queries/decisions.ts";
import { selectRoleRecipients } from "#db/queries/notifications.ts";
import type { ReimbursementRow } from "#db/queries/reimbursements.ts";
import { findOrInsertSeed, insertSecondLook, isSampleConfirmed } from "#db/queries/second-looks.ts";
import type { AppContext } from "../../context.ts";
import { hashSecret, newNonce } from "../../infra/secrets.ts";
import { notifyOfAction } from "../notifications/notify-of-action.ts";
import { settleSecondLook } from "../reimbursements/drop-prepared.ts";

type Recommending = { readonly actor: SignedInActor; readonly row: ReimbursementRow; readonly sheet: Sheet; readonly invitations: Invitations };

/**
 * Why a second officer has to look at a recommendation before it goes to DGFT; undefined when nobody has to. The random sample needs a
 * colleague who is a second person and has not decided on the claim before, and takes each claim once.
 * @source desks-and-more.md 2 "second look"; money.md 5
 */
export async function secondLookReason(
  tx: Tx,
  ctx: AppContext,
  { actor, row, sheet, invitations }: Recommending,
): Promise<SecondLookReason | undefined> {
  if (sheet.recommendedPaise > ctx.config.secondPersonAbovePaise) return "amount";
  if (sheet.lines.some(isAboveProposal)) return "above_rules";
  if (!(await isSampled(tx, ctx, row)) || (await isSampleConfirmed(tx, row.id))) return undefined;
  const [colleagues, deciders] = [await selectRoleRecipients(tx, "EPCMD_ADMIN"), await selectDeciders(tx, row.id)];
  return colleagues.some(({ id }) => canLookSecond(invitations, actor.userId, deciders, id)) ? "sample" : undefined;
}

/** The seed of the month of the submission is published when the first claim of the month needs it. */
async function isSampled(tx: Tx, ctx: AppContext, { id, submittedAt }: ReimbursementRow): Promise<boolean> {
  if (ctx.config.secondLookPercent === 0 || submittedAt === null) return false;
  const month = calendarDateInIndia(submittedAt).slice(0, 7);
  const seed = await findOrInsertSeed(tx, { month, seed: newNonce(), publishedAt: ctx.now() });
  return isInSample(hashSecret(sampleText(seed, id)), ctx.config.secondLookPercent);
}

/**
 * Asks for a second look and tells the council in the portal; the digest counts it to those who can look. One that waited is settled: changed by
 * a second officer, or prepared again.
 */
export async function askSecondLook(
  tx: Tx,
  ctx: AppContext,
  { actor, row, invitations }: Omit<Recommending, "sheet">,
  why: SecondLookReason | undefined,
): Promise<void> {
  const at = ctx.now();
  await settleSecondLook(tx, ctx, { actor, row, invitations });
  if (why === undefined) return;
  await insertSecondLook(tx, { reimbursementId: row.id, why, askedBy: actor.userId, askedAt: at });
  const effects = [{ to: "council", notice: "second_look", mail: null }] as const;
  await notifyOfAction(tx, { reimbursement: row, effects, documents: [], at, actor });
}
