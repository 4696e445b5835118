import { limits } from "#domain/accounts/limits.ts";
import { paths } from "#domain/council.ts";
import type { SendEnquiryInput } from "#domain/directory/enquiry-input.ts";
import { enquiryMessages } from "#domain/directory/enquiry-messages.ts";
import { conflict, rateLimited } from "#domain/errors.ts";
import type { Tx } from "#db/connection/client.ts";
import { getUser, lockUser } from "#db/queries/accounts.ts";
import { findListedFirms, findSameEnquiry, insertEnquiry } from "#db/queries/enquiries.ts";
import { insertMail } from "#db/queries/mail.ts";
import { getFirmRecipients, insertNotifications } from "#db/queries/notifications.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { hashSecret } from "../../../infra/secrets.ts";
import { consumeRateLimit, type Attempt } from "../../accounts/rate-limits.ts";
import { authorize } from "../../authorize.ts";

const hourMs = 60 * 60 * 1_000;
/** The same text to the same members within this time is the same enquiry. */
const sameWithinMs = hourMs;
const newLoginMs = 7 * 24 * hourMs;

/** The members that got the enquiry, and the chosen ones that have left the directory. */
export type EnquirySent = { readonly id: string; readonly sentTo: readonly string[]; readonly leftOut: readonly string[] };

/**
 * Sends an enquiry to the chosen members: one entry in the portal of each, and one notice and one e-mail to each of its users, or to its contact. Sending it twice
 * makes one enquiry.
 * @throws conflict (none of the members is in the directory); rate_limited (more so for a new login)
 * @source issue of the directory, "Enquiry"
 */
export async function sendEnquiry(ctx: AppContext, input: SendEnquiryInput): Promise<EnquirySent> {
  const actor = authorize(ctx.actor, "directory.sendEnquiry");
  const { firmIds, ...text } = input;
  const same = {
    buyerId: actor.userId,
    contentHash: hashSecret(JSON.stringify([text.senderName, text.subject, text.message, firmIds])),
    after: new Date(ctx.now().getTime() - sameWithinMs),
  };
  const before = await findSameEnquiry(ctx.db, same);
  if (before !== undefined) return present(before.id, before.firmIds, firmIds);
  const tries = await consumeRateLimit(ctx, await attemptsOf(ctx, actor.userId));
  if (!tries.isAllowed) throw rateLimited(enquiryMessages.tooMany(tries.waitSeconds), tries.waitSeconds);
  let isNew = false;
  try {
    return await transact(ctx, async (tx) => {
      // Two requests at the same moment wait for each other here.
      await lockUser(tx, actor.userId);
      const earlier = await findSameEnquiry(tx, same);
      if (earlier !== undefined) return present(earlier.id, earlier.firmIds, firmIds);
      const listed = await findListedFirms(tx, firmIds);
      if (listed.length === 0) throw conflict("members_gone", enquiryMessages.membersGone);
      const at = ctx.now();
      const values = { ...text, buyerId: actor.userId, contentHash: same.contentHash, consentedAt: at, createdAt: at };
      const sentTo = listed.map(({ id }) => id);
      const { id, entries } = await insertEnquiry(tx, values, sentTo);
      for (const { id: entryId, firmId } of entries)
        await tellFirm(tx, { at, entryId, firmId, name: listed.find((firm) => firm.id === firmId)?.name ?? "", text });
      isNew = true;
      return present(id, sentTo, firmIds);
    });
  } catch (error) {
    isNew = false;
    throw error;
  } finally {
    if (!isNew) await tries.refundAttempt();
  }
}

const present = (id: string, sentTo: readonly string[], chosen: readonly string[]): EnquirySent => ({
  id,
  sentTo,
  leftOut: chosen.filter((firmId) => !sentTo.includes(firmId)),
});

async function attemptsOf({ db, now }: AppContext, userId: string): Promise<Attempt[]> {
  const { activatedAt } = await getUser(db, userId);
  const isNew = activatedAt === null || now().getTime() - activatedAt.getTime() < newLoginMs;
  const asked = [limits.enquiriesHour, limits.enquiriesDay, ...(isNew ? [limits.enquiriesHourOfNew, limits.enquiriesDayOfNew] : [])];
  return asked.map((limit) => ({ limit, subject: userId }));
}

type Notified = {
  readonly at: Date;
  readonly entryId: string;
  readonly firmId: string;
  readonly name: string;
  readonly text: { readonly senderName: string; readonly subject: string };
};

async function tellFirm(tx: Tx, { at, entryId, firmId, name, text }: Notified): Promise<void> {
  const { userIds, mailTo } = await getFirmRecipients(tx, firmId);
  await insertNotifications(
    tx,
    userIds.map((userId) => ({
      userId,
      kind: "enquiry_received" as const,
      enquiryEntryId: entryId,
      firmName: text.senderName,
      createdAt: at,
    })),
  );
  for (const to of mailTo)
    await insertMail(tx, {
      kind: "enquiry",
      to,
      params: { firmName: name, sender: text.senderName, subject: text.subject, path: `${paths.memberEnquiries}/${entryId}` },
    });
}
