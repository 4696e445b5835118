import { paths } from "#domain/council.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { FirmPaymentNotice, NoticeKind } from "#domain/notifications/notice-kinds.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertMails, type MailToQueue } from "#db/queries/mail.ts";
import { insertNotifications, selectRecipientsOfFirms, type FirmRecipients } from "#db/queries/notifications.ts";

export type ToldLine = { readonly firmId: string; readonly reimbursementId: string; readonly scheme: SchemeKind };

/** An e-mail leads to the payments of the firm, and so does its notice. Without an e-mail the notice in the portal is enough. */
type Telling = ({ readonly notice: FirmPaymentNotice; readonly mail: MailKind } | { readonly notice: NoticeKind; readonly mail?: undefined }) & {
  readonly at: Date;
};

/** Payments in one statement: a bank answer may have thousands, and PostgreSQL takes at most 65,535 parameters. */
const linesAtOnce = 200;

/**
 * Tells the people of firms what became of payments, within the transaction of the change: in the portal and by e-mail, once for each
 * line. An e-mail names claim and firm and leads to the payments of the firm; it holds no amount, no reason and no bank data.
 */
export async function tellFirms(tx: Tx, lines: readonly ToldLine[], { notice, mail, at }: Telling): Promise<void> {
  const recipients = await selectRecipientsOfFirms(tx, [...new Set(lines.map(({ firmId }) => firmId))]);
  const addressed = lines
    .toSorted((one, other) => one.firmId.localeCompare(other.firmId))
    .flatMap(({ firmId, reimbursementId, scheme }): AddressedLine[] => {
      const firm = recipients.get(firmId);
      return firm === undefined ? [] : [{ reimbursementId, scheme, ...firm }];
    });
  for (let from = 0; from < addressed.length; from += linesAtOnce) {
    const part = addressed.slice(from, from + linesAtOnce);
    await insertNotifications(
      tx,
      part.flatMap(({ userIds, reimbursementId, firmName }) =>
        userIds.map((userId) => ({ userId, kind: notice, reimbursementId, firmName, createdAt: at })),
      ),
    );
    if (mail !== undefined) await insertMails(tx, mailsAbout(part, mail));
  }
}

type QueuedMail = Pick<MailToQueue, "kind" | "to" | "params">;
type AddressedLine = FirmRecipients & Omit<ToldLine, "firmId">;

const mailsAbout = (lines: readonly AddressedLine[], kind: MailKind): QueuedMail[] =>
  lines.flatMap(({ mailTo, reimbursementId, scheme, firmName }) =>
    mailTo.map((to) => ({ kind, to, params: { reimbursementId, scheme, firmName, path: paths.memberPayments } })),
  );
