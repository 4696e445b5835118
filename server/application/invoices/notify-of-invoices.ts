import { paths } from "#domain/council.ts";
import { calendarDateInIndia, daysFromTo, formatIndianDate } from "#domain/dates.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { MailLanguage } from "#domain/notifications/mail-languages.ts";
import type { NoticeKind } from "#domain/notifications/notice-kinds.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertMails } from "#db/queries/mail.ts";
import { insertNotifications, selectRecipientsOfFirms } from "#db/queries/notifications.ts";
import type { InvoiceRow } from "#db/queries/invoices.ts";

type NotifiedInvoice = Pick<InvoiceRow, "id" | "number" | "firmId" | "firmName" | "dueOn">;
/** What firms are notified of. Each kind is a notice and an email of the same name. */
type InvoiceNoticeKind = MailKind & NoticeKind & (`invoice_${string}` | "credit_note_issued");

/**
 * Notifies firms about their invoices, within the transaction of the change: their users in the portal, and by email where
 * `FirmRecipients.mailTo` says. Both name number, firm and date, the email of a reminder also how late it is, and hold no amount; the PDF is
 * made when it is opened.
 * @param notice.language of the emails, of kinds that have texts in it; English unless given
 */
export async function notifyOfInvoices(
  tx: Tx,
  { kind, at, language }: { readonly kind: InvoiceNoticeKind; readonly at: Date; readonly language?: MailLanguage | undefined },
  invoices: readonly NotifiedInvoice[],
): Promise<void> {
  const recipients = await selectRecipientsOfFirms(
    tx,
    invoices.map(({ firmId }) => firmId),
  );
  const today = calendarDateInIndia(at);
  const addressed = invoices.map(({ dueOn, ...invoice }) => ({
    ...invoice,
    date: formatIndianDate(dueOn),
    daysLate: kind === "invoice_reminder" ? Math.max(0, daysFromTo(dueOn, today)) : 0,
    ...recipients.get(invoice.firmId),
  }));
  await insertNotifications(
    tx,
    addressed.flatMap(({ userIds = [], id, number, firmName, date, daysLate }) =>
      userIds.map((userId) => ({
        userId,
        kind,
        invoiceId: id,
        firmName,
        documents: daysLate === 0 ? [number, date] : [number, date, "late"],
        createdAt: at,
      })),
    ),
  );
  await insertMails(
    tx,
    addressed.flatMap(({ mailTo = [], id, number, firmName, date, daysLate }) =>
      mailTo.map((to) => ({
        kind,
        to,
        params: { subject: number, firmName, date, count: daysLate, path: `${paths.memberInvoices}/${id}`, language },
      })),
    ),
  );
}
