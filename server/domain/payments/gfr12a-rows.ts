import { formatIndianDate } from "../dates.ts";
import type { Paise } from "../rules/amounts.ts";
import type { Certificate, FigureEntries } from "./gfr12a.ts";

/** A row of the form: its number there, its words, its amount, and the entries behind the amount. */
export type CertificateRow = {
  readonly number: string;
  readonly label: string;
  readonly paise?: Paise;
  readonly entries?: FigureEntries;
  readonly isTotal?: true;
};

export const certificateTitle = (year: string): string => `Utilisation certificate for the year ${year}`;

/** The rows of the form in its order, with its numbers, for page, PDF and sheet alike. @source form GFR 12-A */
export function certificateRows(certificate: Certificate): CertificateRow[] {
  const { from, to, opening, openingInPayment, interest, interestOfFirms, interestRefunded, grantTotal, balanceRefunded } = certificate;
  const { available, paid, recovered, expenditure, closing, closingInPayment, paidElsewhere } = certificate;
  return [
    { number: "3 (i)", label: `Cash in bank at the beginning, ${formatIndianDate(from)}`, paise: opening.paise - openingInPayment.paise },
    { number: "3 (ii)", label: "Sent to the bank and not confirmed at the beginning", ...openingInPayment },
    { number: "3 (iii)", label: "Grants position at the beginning of the year", ...opening, isTotal: true },
    { number: "4 (1)", label: "Unspent balance of grants of earlier years", ...opening },
    { number: "4 (2)", label: "Interest earned", ...interest },
    { number: "", label: "of which interest that firms paid on money that was asked back", ...interestOfFirms },
    { number: "4 (3)", label: "Interest deposited back to the Government", ...interestRefunded },
    { number: "4 (4)", label: "Grants received during the year", ...grantTotal },
    { number: "", label: "Unspent balance deposited back to the Government", ...balanceRefunded },
    { number: "4 (5)", label: "Total available funds (1 + 2 - 3 + 4, less the balance deposited back)", paise: available, isTotal: true },
    { number: "", label: "Paid to firms", ...paid },
    { number: "", label: "less: recovered from firms", ...recovered },
    { number: "4 (6)", label: "Expenditure incurred", paise: expenditure, isTotal: true },
    { number: "4 (7)", label: "Closing balance (5 - 6)", ...closing, isTotal: true },
    { number: "5 (i)", label: "Component: grant-in-aid, general", paise: expenditure },
    { number: "5 (ii)", label: "Component: grant-in-aid, salary", paise: 0 },
    { number: "5 (iii)", label: "Component: grant-in-aid, creation of capital assets", paise: 0 },
    { number: "5", label: "Component-wise utilisation, total", paise: expenditure, isTotal: true },
    { number: "6 (i)", label: `Cash in bank at the end, ${formatIndianDate(to)}`, paise: closing.paise - closingInPayment.paise },
    { number: "6 (ii)", label: "Sent to the bank and not confirmed at the end", ...closingInPayment },
    { number: "6 (iii)", label: "Grants position at the end of the year", ...closing, isTotal: true },
    { number: "", label: "For information, not of these grants: paid by DGFT directly", ...paidElsewhere },
  ];
}
