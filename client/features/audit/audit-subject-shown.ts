import { paths } from "#domain/council.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import type { AuditEntry } from "./use-audit.ts";

type Subject = NonNullable<AuditEntry["subject"]>;
/** How the subject of an entry is shown: its name, and its page if there is one. */
type Shown = { readonly text: string; readonly to?: string };

const under = (section: string): string => `${paths.councilHome}/${section}`;

/** The name of each kind of subject, and its page if there is one. */
const shown = {
  user: ({ name }) => ({ text: name ?? "A login that is gone" }),
  firm: ({ name }) =>
    name === null ? { text: "A firm that is gone" } : { text: name, to: `${paths.councilHome}?search=${encodeURIComponent(name)}` },
  reimbursement: ({ id }) => reimbursement(id ?? ""),
  file: () => ({ text: "A file" }),
  import: ({ id }) => ({ text: "A list of firms", to: under(`import/${id ?? ""}`) }),
  inbox: ({ id }) => ({
    text: id === "registrations" ? "Registrations" : "Messages",
    to: under(id === "registrations" ? "registrations" : "messages"),
  }),
  report: () => ({ text: "Reports", to: under("reports") }),
  directory: () => ({ text: "Member directory", to: paths.buyerHome }),
  audit: () => ({ text: "Audit trail" }),
  person: () => ({ text: "A person's data" }),
  job: () => ({ text: "A job", to: paths.system }),
  letter: () => ({ text: "A letter", to: paths.system }),
  circular: ({ id }) => ({ text: "A circular", to: id === null ? paths.circulars : `${paths.circulars}/${id}` }),
  content: () => ({ text: "Website content" }),
  rule: ({ id }) => ({ text: "Rules of a scheme", to: id === null ? paths.rules : `${paths.rules}/${id}` }),
  fair: ({ id }) => ({ text: "A fair", to: id === null ? paths.fairs : `${paths.fairs}/${id}` }),
  fees: () => ({ text: "Membership fees", to: paths.fees }),
  holiday: ({ id }) => ({ text: id === null ? "Holidays" : `Holiday ${id}`, to: paths.rules }),
  reasonCode: ({ id }) => ({ text: id ?? "Reasons", to: paths.reasons }),
  phrase: ({ id }) => ({ text: id ?? "Common remarks", to: paths.phrases }),
  checklistPoint: () => ({ text: "Checklists", to: paths.checklists }),
  application: ({ id }) => ({ text: "An application for membership", to: id === null ? paths.joiningDesk : `${paths.joiningDesk}/${id}` }),
  order: ({ id }) => ({ text: "A sanction order", to: id === null ? paths.payments : `${paths.payments}/orders/${id}` }),
  batch: ({ id }) => ({ text: "A batch of payments", to: id === null ? paths.payments : `${paths.payments}/batches/${id}` }),
  payment: () => ({ text: "A payment", to: paths.payments }),
  bankAccount: ({ id }) => ({
    text: "A bank account",
    to: id === null ? `${paths.payments}/documents` : `${paths.payments}/documents/accounts/${id}`,
  }),
  layout: () => ({ text: "Layout of a bank file", to: `${paths.payments}/layouts` }),
  ledger: () => ({ text: "The ledger", to: `${paths.payments}/ledger` }),
  invoice: ({ id }) => ({ text: "An invoice", to: id === null ? paths.invoices : `${paths.invoices}/${id}` }),
  exchangeRate: ({ id }) => ({ text: id ?? "Exchange rates", to: paths.exchangeRates }),
} as const satisfies Record<Subject["kind"], (subject: Subject) => Shown>;

function reimbursement(id: string): Shown {
  const kind = schemeKinds.find((each) => id.startsWith(`${schemeOf(each).idPrefix}-`));
  return kind === undefined ? { text: id } : { text: id, to: reimbursementPath("council", kind, id) };
}

/** The subject of an entry in words, with the page on which the council can look at it. */
export const auditSubjectShown = (subject: Subject): Shown => shown[subject.kind](subject);
