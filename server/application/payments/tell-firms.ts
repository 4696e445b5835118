import { paths } from "#domain/council.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { FirmPaymentNotice, NoticeKind } from "#domain/notifications/notice-kinds.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertMail } from "#db/queries/mail.ts";
import { getFirmRecipients, insertNotifications } from "#db/queries/notifications.ts";

export type ToldLine = { readonly firmId: string; readonly reimbursementId: string; readonly scheme: SchemeKind };

/** An e-mail leads to the payments of the firm, and so does its notice. Without an e-mail the notice in the portal is enough. */
type Telling = ({ readonly notice: FirmPaymentNotice; readonly mail: MailKind } | { readonly notice: NoticeKind; readonly mail?: undefined }) & {
  readonly at: Date;
};

/**
 * Tells the people of firms what became of payments, within the transaction of the change: in the portal and by e-mail, once for each
 * line. An e-mail names claim and firm and leads to the payments of the firm; it holds no amount, no reason and no bank data.
 */
export async function tellFirms(tx: Tx, lines: readonly ToldLine[], { notice, mail, at }: Telling): Promise<void> {
  for (const firmId of [...new Set(lines.map((line) => line.firmId))].toSorted()) {
    const { firmName, userIds, mailTo } = await getFirmRecipients(tx, firmId);
    const own = lines.filter((line) => line.firmId === firmId);
    await insertNotifications(
      tx,
      own.flatMap(({ reimbursementId }) =>
        userIds.map((userId) => ({ userId, kind: notice, reimbursementId, firmName, actorName: null, fieldName: null, createdAt: at })),
      ),
    );
    if (mail === undefined) continue;
    for (const { reimbursementId, scheme } of own)
      for (const to of mailTo) await insertMail(tx, { kind: mail, to, params: { reimbursementId, scheme, firmName, path: paths.memberPayments } });
  }
}
