import { paths } from "#domain/council.ts";
import { formatIndianDateTime } from "#domain/dates.ts";
import type { Tx } from "#db/connection/client.ts";
import type { FairRow } from "#db/queries/fairs.ts";
import { insertMail } from "#db/queries/mail.ts";
import { insertNotifications, selectUsersOfFirms } from "#db/queries/notifications.ts";

/** What the people of firms are told about a fair. Each kind is a notice and an e-mail of the same name. */
export type FairNews = "fair_seat_offered" | "fair_waiting" | "fair_seat_lost" | "fair_message";

/** The page of a fair for a member. */
export const memberFairPath = (fairId: string): string => `${paths.memberFairs}/${fairId}`;

/**
 * Tells the people of some firms about a fair, within the transaction of the change: in the portal and by e-mail. The e-mail names the
 * fair and leads to its page; it holds no points and no reason.
 * @param subject of a message to the exhibitors
 */
export async function tellExhibitors(
  tx: Tx,
  fair: Pick<FairRow, "id" | "title">,
  firmIds: readonly string[],
  { kind, at, subject }: { readonly kind: FairNews; readonly at: Date; readonly subject?: string },
): Promise<void> {
  const recipients = await selectUsersOfFirms(tx, firmIds);
  const documents = subject === undefined ? [fair.title] : [fair.title, subject];
  await insertNotifications(
    tx,
    recipients.map(({ id: userId, firmName }) => ({ userId, kind, fairId: fair.id, firmName, documents, createdAt: at })),
  );
  for (const { id: userId, email, firmName } of recipients)
    await insertMail(tx, {
      kind,
      to: { userId, email },
      params: {
        firmName,
        subject: fair.title,
        documents: subject === undefined ? [] : [subject],
        date: formatIndianDateTime(at),
        path: memberFairPath(fair.id),
      },
    });
}
