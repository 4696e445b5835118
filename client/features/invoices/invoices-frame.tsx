import { paths } from "#domain/council.ts";
import { DeskFrame, type DeskPageProps } from "../../components/desk-frame.tsx";

/** The pages of the desk of invoices. */
const desk = [
  { to: paths.invoices, label: "All invoices", isExact: true },
  { to: `${paths.invoices}/run`, label: "Yearly run" },
  { to: `${paths.invoices}/bank`, label: "File of the bank" },
  { to: `${paths.invoices}/book`, label: "Book of members' money" },
  { to: `${paths.invoices}/settings`, label: "Settings" },
] as const;

/** The heading of a page of the desk of invoices, with the way to the others. */
export const InvoicesFrame = (page: DeskPageProps) => <DeskFrame name="Invoices" pages={desk} {...page} />;
