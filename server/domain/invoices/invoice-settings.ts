import { z } from "zod";
import { plainLine, plainText } from "../accounts/plain-line.ts";
import { gstinWarning, normaliseGstin } from "../members/gstin.ts";
import { invoiceMessages } from "./messages.ts";

/** Services of business and employers' organisations. @source classification of services under GST, heading 9995, group 99951 */
export const usualSac = "999511";

/** Who the council is for the tax office, as the office enters it. */
export const InvoiceSettings = z.object({
  legalName: plainLine("Legal name", 200),
  address: plainText("Address", 500),
  gstin: z
    .string()
    .transform(normaliseGstin)
    .refine((gstin) => gstinWarning(gstin) === undefined, { error: ({ input }) => gstinWarning(String(input)) ?? invoiceMessages.gstin }),
  sac: z
    .string()
    .trim()
    .regex(/^9995\d{2}$/, invoiceMessages.sac),
  bankDetails: plainText("Bank account", 500),
  dueDays: z.int(invoiceMessages.dueDays).min(0, invoiceMessages.dueDays).max(365, invoiceMessages.dueDays),
});
export type InvoiceSettings = z.output<typeof InvoiceSettings>;
