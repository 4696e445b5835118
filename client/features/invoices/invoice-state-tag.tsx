import { invoiceStates, type InvoiceState } from "#domain/invoices/invoice-states.ts";
import { Unbroken } from "../../components/unbroken.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";

/** The state of an invoice as a tag; an overdue invoice gets a second tag. */
export const InvoiceStateTag = ({ state, isOverdue = false }: { readonly state: InvoiceState; readonly isOverdue?: boolean }) => (
  <>
    <StatusTag tone={invoiceStates[state].tone}>
      <Unbroken>{invoiceStates[state].label}</Unbroken>
    </StatusTag>
    {isOverdue && (
      <>
        {" "}
        <StatusTag tone="red">Overdue</StatusTag>
      </>
    )}
  </>
);
