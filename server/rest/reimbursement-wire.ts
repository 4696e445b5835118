import { z } from "zod";
import { factsOfKind, itemKinds, maxItems } from "#domain/reimbursements/items.ts";
import { shadedWords, states, type State } from "#domain/reimbursements/lifecycle.ts";
import type { ItemKind } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { verdictValues } from "#domain/reimbursements/verdicts.ts";
import { placeholdersIn } from "#domain/reviews/phrases.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { ReimbursementId } from "../application/reimbursements/inputs.ts";
import type { DocumentView, ItemView, ReimbursementView } from "../application/reimbursements/view.ts";
import type { AppContext } from "../context.ts";
import { signedUrl } from "./signed.ts";

/** The id in a path. */
export const OwnIdParams = z.object({ id: ReimbursementId.meta({ description: "Id of the reimbursement", example: "PRD-2627-00042" }) });

const SchemeName = z.enum(schemeKinds).meta({ description: "The scheme", example: "product" });
export const SchemeParams = z.object({ scheme: SchemeName });

/** Scheme and id in a path; an id of another scheme is not there. */
export const SchemeIdParams = OwnIdParams.extend({ scheme: SchemeName }).refine(
  ({ scheme, id }) => id.startsWith(`${schemeOf(scheme).idPrefix}-`),
  "This reimbursement is of another scheme",
);

/** In the query of an office. */
export const asksPapersField = z
  .boolean()
  .optional()
  .meta({ description: "Asks the member for further papers, which the reply can bring as `papers`" });
/** In what is read. */
export const AsksPapersAnswer = z.boolean().meta({ description: "The open query asks the member for further papers" });

export const StateName = z.enum(states);
export const statusFields = {
  status: z.string().meta({
    description: `As this reader reads it; of a closed claim with the start of the reason, unless that has ${shadedWords.map((word) => `"${word}"`).join(" or ")}`,
    example: "Under review",
  }),
  status_code: StateName.meta({ example: "UNDER_REVIEW" }),
};
/** In details; lists have only its start, in `status`. */
export const closedReasonField = { closed_reason: z.string().nullable().meta({ description: "Why it was closed; null unless it is closed" }) };

/** The state as programs read it: a closed claim never has a word by which old clients take it for another state. @source rest-api.md "status" */
export const wireStatus = ({ state, status }: { readonly state: State; readonly status: string }) => ({
  status: state === "CLOSED" && shadedWords.some((word) => status.toLowerCase().includes(word)) ? "Closed" : status,
  status_code: state,
});
export const contactFields = { contact_name: z.string(), contact_email: z.string(), contact_phone: z.string() };

/** The description of a `field_name` that can also name a cost. */
export const fieldOrItem = "A document by its field name, or a cost: `item:` and the id of the item";

export const DocumentBody = z.object({
  field_name: z.string().meta({ description: "A further paper of the member is `further_paper_1` and so on" }),
  name: z.string(),
  url: z.string().nullable().meta({ description: "Signed address, good for ten minutes; null while there is no file" }),
  status: z.enum(verdictValues),
  deficiency: z.string(),
});
export const exampleDocument = {
  field_name: "rcmc_certificate",
  name: "EPCMD RCMC no. / membership certificate",
  url: "https://portal.example/api/signed/eyJ0Ijp7…/",
  status: "DEFICIENT",
  deficiency: "The stamp cannot be read.",
};
export const exampleContact = { contact_name: "Export Desk", contact_email: "exports@kaveri.example", contact_phone: "+91 98765 43210" };

const allKinds = schemeKinds.flatMap((kind) => itemKinds(schemeOf(kind)));
const factTexts = new Map(
  allKinds.flatMap((kind) => factsOfKind(kind).map(({ name, label, type }) => [name, type === "date" ? `${label}, YYYY-MM-DD` : label] as const)),
);
/** Facts that are whole numbers on the wire. */
const wholeNumbers: readonly string[] = ["officials", "page"];
const factField = (name: string, description: string) =>
  [name, (wholeNumbers.includes(name) ? z.int() : z.string()).optional().meta({ description })] as const;

/** An item as details answer it; a fact that is not known is left out. @source rest-api.md "Rulings of 23-11-2026", Items */
export const ItemBody = z.object({
  id: z.string(),
  kind: z.enum(allKinds.map(({ kind }) => kind)),
  ...Object.fromEntries([...factTexts].map(([name, text]) => factField(name, text))),
  ...Object.fromEntries([factField("document", "Field name of the document that proves it"), factField("page", "Its page")]),
  entered_by: z.enum(["member", "EPCMD"]).meta({ description: "Who typed it last" }),
  amount_inr: z.string().nullable().meta({ description: "What is claimed for it, a decimal string of rupees; null while it is not known" }),
});
export const exampleItem = {
  id: "7d3f0a52-5c1e-4f0e-9a57-0c8f4a1b2c3d",
  kind: "registration",
  country: "KE",
  certificate_no: "PPB/MD/2201",
  paid_on: "2026-02-16",
  currency: "USD",
  amount: "1250.00",
  document: "foreign_certificate",
  page: 2,
  entered_by: "member" as const,
  amount_inr: "82500.00",
};

/** An item of a reimbursement as every detail answers it. */
export const itemBody = ({ id, kind, facts, enteredBy, claimedPaise }: ItemView): z.infer<typeof ItemBody> => ({
  ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, wholeNumbers.includes(name) ? Number(value) : value])),
  id,
  kind,
  entered_by: enteredBy === "member" ? ("member" as const) : ("EPCMD" as const),
  amount_inr: claimedPaise === undefined || claimedPaise === null ? null : rupeesOf(claimedPaise),
});

/** The part `items` of a call: what it is, for integrators. */
export const itemsDescription = (kinds: readonly ItemKind[]): string =>
  `The costs that are claimed: a JSON array of at most ${maxItems} objects, which replaces all items of the reimbursement; without it they stay. ` +
  `Each has kind (${kinds.map(({ kind }) => kind).join(", ")}), document (field name of the document that proves it) and page, ` +
  `and of these facts those of its kind, others are dropped: ${[...new Set(kinds.flatMap((kind) => factsOfKind(kind).map(({ name }) => name)))].join(", ")}. ` +
  `Country is ISO 3166-1 alpha-2, currency ISO 4217, dates are YYYY-MM-DD, amount and tax decimal strings. Send an item's id back to keep it; a new item has none.`;

/** The signed address of the newest version of a document: its file, or one PDF of its files; null while there is none. */
export function documentUrl(ctx: AppContext, reimbursementId: string, { fieldName, current }: DocumentView): string | null {
  const [file, ...more] = current?.files ?? [];
  if (current === undefined || file === undefined) return null;
  if (more.length === 0) return signedUrl(ctx, { kind: "file", reimbursementId, fileId: file.id });
  return signedUrl(ctx, { kind: "document", reimbursementId, fieldName, version: current.version });
}

/** What an office reads of the documents that count. */
export const reviewedDocuments = (ctx: AppContext, { id, withWhom, documents }: ReimbursementView): z.infer<typeof DocumentBody>[] =>
  documents
    .filter((document) => document.isApplicable)
    .map((document) => ({
      field_name: document.fieldName,
      name: document.label,
      url: documentUrl(ctx, id, document),
      status: document.verdict?.status ?? "",
      deficiency: (withWhom === "council" ? undefined : filledRemarkOf(document)) ?? document.verdict?.remark ?? "",
    }));

/** What the member read of a remark that has placeholders. Only the council, which may share it again, reads those. */
function filledRemarkOf({ verdict, deficiencies }: DocumentView): string | undefined {
  const isOpen = verdict !== undefined && verdict.phraseCodes.length > 0 && placeholdersIn(verdict.remark).length > 0;
  return isOpen ? deficiencies.at(-1)?.remark : undefined;
}

/** The fields of a reimbursement that every reader gets. */
export const summaryOf = ({ id, firm, status, state, closedReason, version }: ReimbursementView) => ({
  reimbursement_id: id,
  firm_name: firm.name,
  ...wireStatus({ state, status }),
  closed_reason: closedReason ?? null,
  version,
  contact_name: firm.contactName,
  contact_email: firm.contactEmail,
  contact_phone: firm.contactPhone,
});

export const actingRefusals = [
  { kind: "not_found", code: "not_found", when: "unknown, or not for this reader" },
  { kind: "conflict", code: "stale_version", when: "it was changed since you saw it" },
  { kind: "conflict", code: "wrong_state", when: "the state does not allow it; the message names the state" },
] as const;
