import type { InvoiceAmounts } from "#domain/invoices/invoice-ledger.ts";
import type { CreditNoteRow } from "#db/queries/credit-notes.ts";

type StoredAmounts = Pick<CreditNoteRow, keyof InvoiceAmounts>;

/** What a credit note takes off its invoice. One that the version before prepared stores no amounts: it is over the whole invoice. */
export function amountsOfNote({ taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise }: InvoiceAmounts, note: StoredAmounts): InvoiceAmounts {
  return {
    taxablePaise: note.taxablePaise ?? taxablePaise,
    cgstPaise: note.cgstPaise ?? cgstPaise,
    sgstPaise: note.sgstPaise ?? sgstPaise,
    igstPaise: note.igstPaise ?? igstPaise,
    totalPaise: note.totalPaise ?? totalPaise,
  };
}
