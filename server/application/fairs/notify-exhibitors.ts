import { paths } from "#domain/council.ts";
import { formatIndianDateTime } from "#domain/dates.ts";
import type { Tx } from "#db/connection/client.ts";
import type { ListedApplication } from "#db/queries/fair-applications.ts";
import type { FairRow } from "#db/queries/fairs.ts";
import { insertMails } from "#db/queries/mail.ts";
import { insertNotifications, selectRecipientsOfFirms } from "#db/queries/notifications.ts";

/** What firms are notified of. Each kind is a notice and an e-mail of the same name. */
export type FairNoticeKind =
  | "fair_seat_offered"
  | "fair_waiting"
  | "fair_seat_lost"
  | "fair_fee_received"
  | "fair_fee_returned"
  | "fair_fee_taken_back"
  | "fair_changed"
  | "fair_stall"
  | "fair_cancelled"
  | "fair_message";

/** The firms of these applications without the deactivated ones, which get no messages about fairs. */
export const reachableFirmsOf = (applications: readonly Pick<ListedApplication, "firmId" | "isDeactivated">[]): readonly string[] =>
  applications.flatMap(({ firmId, isDeactivated }) => (isDeactivated ? [] : [firmId]));

/** The page of a fair for a member. */
export const memberFairPath = (fairId: string): string => `${paths.memberFairs}/${fairId}`;

/**
 * Notifies some firms about a fair, within the transaction of the change: their users in the portal, and by e-mail where
 * `FirmRecipients.mailTo` says. The e-mail names the fair and leads to its page; it holds no points and no reason.
 * @param subject of a message to the exhibitors, what was changed, or what became of the stall
 */
export async function notifyExhibitors(
  tx: Tx,
  fair: Pick<FairRow, "id" | "title">,
  firmIds: readonly string[],
  { kind, at, subject }: { readonly kind: FairNoticeKind; readonly at: Date; readonly subject?: string },
): Promise<void> {
  const recipients = [...(await selectRecipientsOfFirms(tx, firmIds)).values()];
  const documents = subject === undefined ? [fair.title] : [fair.title, subject];
  await insertNotifications(
    tx,
    recipients.flatMap(({ userIds, firmName }) => userIds.map((userId) => ({ userId, kind, fairId: fair.id, firmName, documents, createdAt: at }))),
  );
  const params = {
    subject: fair.title,
    documents: subject === undefined ? [] : [subject],
    date: formatIndianDateTime(at),
    path: memberFairPath(fair.id),
  };
  await insertMails(
    tx,
    recipients.flatMap(({ firmName, mailTo }) => mailTo.map((to) => ({ kind, to, params: { firmName, ...params } }))),
  );
}
