import { limits } from "#domain/accounts/limits.ts";
import { council, paths } from "#domain/council.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { InboxKind } from "#domain/site/inboxes.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertMail } from "#db/queries/mail.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { consumeAttempt, consumeRateLimit, tooManyAttempts } from "../accounts/rate-limits.ts";
import { repeatKeyOf } from "../repeat-key.ts";

/** The page on which the council reads an entry of an inbox. */
const entryPath = (kind: InboxKind, id: string): string => `${paths.councilHome}/${kind}/${id}`;

/** The data of a submission besides its fields. */
type Noted = { readonly consentVersion: string; readonly consentedAt: Date; readonly createdAt: Date; readonly repeatKey: string | null };

/**
 * Stores what a visitor sent by a public form and notifies the council, in one transaction. A repeat of the same request
 * changes nothing more.
 * @throws rate_limited (too many forms from this place); refunded when nothing was stored
 * @source security.md 3.5
 */
export async function receiveSubmission(
  ctx: AppContext,
  given: { readonly consentVersion: string; readonly email: string },
  work: {
    store(tx: Tx, noted: Noted): Promise<string | undefined>;
    /** Whether `store` corrected an earlier entry. A correction is reported to the council without the pause of one minute. */
    isCorrection?(): boolean;
    /** @param hasNotice whether the council is told: of one new entry a minute, and of eight new or changed ones an hour from one sender */
    tell(tx: Tx, id: string, hasNotice: boolean): Promise<void>;
  },
): Promise<void> {
  const tries = await consumeRateLimit(ctx, [consumeAttempt(ctx, limits.formOfAddress)]);
  if (!tries.isAllowed) throw tooManyAttempts(tries.waitSeconds);
  const at = ctx.now();
  const noted = { consentVersion: given.consentVersion, consentedAt: at, createdAt: at, repeatKey: repeatKeyOf(ctx) };
  // The key is stored in the row: a visitor has no account for idempotent answers.
  const isNew = await transact({ ...ctx, idempotency: undefined }, async (tx) => {
    const id = await work.store(tx, noted);
    if (id === undefined) return false;
    // Counted in the transaction: a try that fails counts no notice, so that the try after it tells the council.
    const notice = await consumeRateLimit({ db: tx }, [
      ...(work.isCorrection?.() === true ? [] : [{ limit: limits.noticeGap, subject: given.email }]),
      { limit: limits.noticeHour, subject: given.email },
    ]);
    await work.tell(tx, id, notice.isAllowed);
    return true;
  }).catch(async (error: unknown) => {
    await tries.refundAttempt();
    throw error;
  });
  if (!isNew) await tries.refundAttempt();
}

/** Sends an email to the council that an entry waits. Its text stays in the portal. */
export async function tellCouncil(
  tx: Tx,
  mail: {
    readonly kind: MailKind;
    readonly inbox: InboxKind;
    readonly id: string;
    readonly sender: string;
    readonly subject: string;
    readonly documents?: readonly string[];
  },
): Promise<void> {
  const { kind, inbox, id, sender, subject, documents = [] } = mail;
  await insertMail(tx, {
    kind,
    to: { userId: null, email: council.contactEmail },
    params: { sender, subject, documents, path: entryPath(inbox, id) },
  });
}
