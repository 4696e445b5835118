import type { z } from "zod";
import { circularNumber } from "#domain/circulars/circular-number.ts";
import { missingTexts, WithdrawReason } from "#domain/circulars/circular-draft.ts";
import { circularMessages } from "#domain/circulars/messages.ts";
import { calendarDateInIndia, financialYearLabel } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import { countAudience } from "#db/queries/circular-readers.ts";
import { getNextSerial, lockCircular, lockCircularNumbers, updateCircularDraft, updateCircularWithdrawn } from "#db/queries/circulars.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { CircularRevision, viewOfCircular, type CircularView } from "./circular-view.ts";
import { lockCircularDraft, lockReplaced } from "./lock-draft.ts";

export const PublishCircularInput = CircularRevision;
export type PublishCircularInput = z.input<typeof PublishCircularInput>;

/**
 * Publishes a draft under the next number of the financial year. Its text never changes after this. The firms are notified, and the PDFs made,
 * after the commit.
 * @throws invalid (`incomplete`: a text is missing); not_found; conflict (`stale_version`, `not_a_draft`, `no_firms`, and those of the
 *   circular that it replaces)
 * @source desks-and-more.md 4 "numbering by financial year"
 */
export async function publishCircular(ctx: AppContext, input: PublishCircularInput): Promise<CircularView> {
  const actor = authorize(ctx.actor, "circulars.publish");
  return transact(ctx, async (tx) => {
    await lockCircularNumbers(tx);
    // After the wait for the lock: a digest that ran meanwhile did not see the circular, so its time must be later.
    const at = ctx.now();
    const row = await lockCircularDraft(tx, PublishCircularInput.parse(input));
    const missing = missingTexts(row);
    if (Object.keys(missing).length > 0) throw invalid("incomplete", circularMessages.incomplete, missing);
    await lockReplaced(tx, row);
    if ((await countAudience(tx, row)) === 0) throw conflict("no_firms", circularMessages.noFirms, { audience: [circularMessages.noFirms] });
    const financialYear = financialYearLabel(calendarDateInIndia(at));
    const serial = await getNextSerial(tx, financialYear);
    const number = circularNumber({ financialYear, serial });
    await updateCircularDraft(tx, row, { state: "published", number, financialYear, serial, publishedBy: actor.userId, publishedAt: at });
    if (row.isPublic || row.replacesId !== null) await updateContentVersion(tx);
    await enqueue(tx, "notify-of-circular", { circularId: row.id });
    if (row.fileId === null) await enqueue(tx, "make-circular-pdfs", { circularId: row.id });
    await recordAudit(tx, ctx, { event: "circular.publish", subject: { kind: "circular", id: row.id }, detail: { financialYear, serial } });
    return viewOfCircular(tx, row.id);
  });
}

export const WithdrawCircularInput = CircularRevision.extend({ reason: WithdrawReason });
export type WithdrawCircularInput = z.input<typeof WithdrawCircularInput>;

/**
 * Withdraws a published circular. It stays readable with the reason; the one that it replaced holds again. The members who have a
 * notice of it are notified after the commit.
 * @throws invalid (no reason); not_found; conflict (`stale_version`, `not_published`)
 */
export async function withdrawCircular(ctx: AppContext, input: WithdrawCircularInput): Promise<CircularView> {
  const actor = authorize(ctx.actor, "circulars.publish");
  const { id, revision, reason } = WithdrawCircularInput.parse(input);
  return transact(ctx, async (tx) => {
    const row = await lockCircular(tx, id);
    if (row.state !== "published") throw conflict("not_published", circularMessages.onlyPublished);
    if (row.revision !== revision) throw conflict("stale_version", circularMessages.stale);
    await updateCircularWithdrawn(tx, row, { reason, by: actor.userId, at: ctx.now() });
    await updateContentVersion(tx);
    await enqueue(tx, "notify-of-circular", { circularId: id });
    await recordAudit(tx, ctx, { event: "circular.withdraw", subject: { kind: "circular", id } });
    return viewOfCircular(tx, id);
  });
}
