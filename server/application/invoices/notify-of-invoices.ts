import { paths } from "#domain/council.ts";
import { formatIndianDate } from "#domain/dates.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertMails } from "#db/queries/mail.ts";
import { selectRecipientsOfFirms } from "#db/queries/notifications.ts";
import type { InvoiceRow } from "#db/queries/invoices.ts";

type NotifiedInvoice = Pick<InvoiceRow, "id" | "number" | "firmId" | "firmName" | "dueOn">;

/**
 * Emails firms about their invoices, within the transaction of the change: to its users who can sign in, or to its contact
 * where it has none. An email names number, firm and date, and holds no amount; the PDF is made when it is opened.
 */
export async function notifyOfInvoices(
  tx: Tx,
  kind: Extract<MailKind, `invoice_${string}` | "credit_note_issued">,
  invoices: readonly NotifiedInvoice[],
): Promise<void> {
  const recipients = await selectRecipientsOfFirms(
    tx,
    invoices.map(({ firmId }) => firmId),
  );
  await insertMails(
    tx,
    invoices.flatMap(({ id, number, firmId, firmName, dueOn }) => {
      const params = { subject: number, firmName, date: formatIndianDate(dueOn), path: `${paths.memberInvoices}/${id}` };
      return (recipients.get(firmId) ?? []).map((to) => ({ kind, to, params }));
    }),
  );
}
