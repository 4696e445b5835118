import { limits } from "#domain/accounts/limits.ts";
import { dayMs } from "#domain/dates.ts";
import { unusedDays } from "#domain/joining/consent.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import type { StartApplicationInput } from "#domain/joining/start-input.ts";
import type { Tx } from "#db/connection/client.ts";
import {
  insertJoiningApplication,
  insertApplicationEvent,
  lockOpenApplicationOf,
  updateJoiningApplication,
  type JoiningApplicationRow,
} from "#db/queries/joining.ts";
import { insertMail } from "#db/queries/mail.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { newNonce } from "../../infra/secrets.ts";
import { consumeAttempt, consumeRateLimit, tooManyAttempts } from "../accounts/rate-limits.ts";
import { authorizeAnyone } from "../authorize.ts";

/**
 * Begins an application and sends its link; an address with an open application gets the link of that one again, and a draft is then kept
 * as long as a new one. The answer is the same in each case. An address that has a login already gets an e-mail that says so.
 * @throws rate_limited (too many from this place, or to this address)
 * @source issue 24 part 4; security.md 3.5
 */
export async function startApplication(ctx: AppContext, input: StartApplicationInput): Promise<{ readonly message: string }> {
  authorizeAnyone(ctx.actor, "joining.apply");
  const { email } = input;
  const tries = await consumeRateLimit(ctx, [
    consumeAttempt(ctx, limits.formOfAddress),
    { limit: limits.joiningLinksHour, subject: email },
    { limit: limits.joiningLinksDay, subject: email },
  ]);
  if (!tries.isAllowed) throw tooManyAttempts(tries.waitSeconds);
  const at = ctx.now();
  await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const { id, confirmedAt } = await openApplicationOf(tx, input, at);
    await insertMail(tx, {
      kind: "joining_link",
      to: { userId: null, email },
      params: { applicationId: id },
      ...(confirmedAt === null && { dropAfter: new Date(at.getTime() + unusedDays * dayMs) }),
      isForUnknownRecipient: true,
    });
  }).catch(async (error: unknown) => {
    await tries.refundAttempt();
    throw error;
  });
  return { message: joiningMessages.linkSent };
}

async function openApplicationOf(
  tx: Tx,
  { email, firmName, language, consentVersion }: StartApplicationInput,
  at: Date,
): Promise<JoiningApplicationRow> {
  const open = await lockOpenApplicationOf(tx, email);
  if (open !== undefined) return open.state === "draft" ? updateJoiningApplication(tx, open.id, { changedAt: at }) : open;
  const answers = { firmName };
  const row = await insertJoiningApplication(tx, {
    email,
    language,
    nonce: newNonce(),
    answers,
    firmName,
    consentVersion,
    consentedAt: at,
    startedAt: at,
    changedAt: at,
  });
  // Another request has just begun one with this address.
  if (row === undefined) return openApplicationOf(tx, { email, firmName, language, consentVersion }, at);
  await insertApplicationEvent(tx, row.id, "started", { actorId: null, at });
  return row;
}
