import { z } from "zod";
import { states } from "#domain/reimbursements/lifecycle.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { verdictValues } from "#domain/reimbursements/verdicts.ts";
import { ReimbursementId } from "../application/reimbursements/inputs.ts";
import type { DocumentView, ReimbursementView } from "../application/reimbursements/view.ts";
import type { AppContext } from "../context.ts";
import { signedUrl } from "./signed.ts";
import { versionField } from "./wire.ts";

/** The id in a path. */
export const OwnIdParams = z.object({ id: ReimbursementId.meta({ description: "Id of the reimbursement", example: "PRD-2627-00042" }) });

const SchemeName = z.enum(schemeKinds).meta({ description: "The scheme", example: "product" });
export const SchemeParams = z.object({ scheme: SchemeName });

/** Scheme and id in a path; an id of another scheme is not there. */
export const SchemeIdParams = OwnIdParams.extend({ scheme: SchemeName }).refine(
  ({ scheme, id }) => id.startsWith(`${schemeOf(scheme).idPrefix}-`),
  "This reimbursement is of another scheme",
);

export const ActionBody = z.object({ version: versionField, comment: z.string().max(4000).optional().meta({ description: "A written answer" }) });

export const StateName = z.enum(states);
export const statusFields = {
  status: z.string().meta({ description: "As this reader reads it", example: "Under review" }),
  status_code: StateName.meta({ example: "UNDER_REVIEW" }),
};
export const contactFields = { contact_name: z.string(), contact_email: z.string(), contact_phone: z.string() };

export const DocumentBody = z.object({
  field_name: z.string(),
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

/** The signed address of the newest version of a document: its file, or one PDF of its files; null while there is none. */
export function documentUrl(ctx: AppContext, reimbursementId: string, { fieldName, current }: DocumentView): string | null {
  const [file, ...more] = current?.files ?? [];
  if (current === undefined || file === undefined) return null;
  if (more.length === 0) return signedUrl(ctx, { kind: "file", reimbursementId, fileId: file.id });
  return signedUrl(ctx, { kind: "document", reimbursementId, fieldName, version: current.version });
}

/** What an office reads of the documents that count. */
export const reviewedDocuments = (ctx: AppContext, { id, documents }: ReimbursementView): z.infer<typeof DocumentBody>[] =>
  documents
    .filter((document) => document.isApplicable)
    .map((document) => ({
      field_name: document.fieldName,
      name: document.label,
      url: documentUrl(ctx, id, document),
      status: document.verdict?.status ?? "",
      deficiency: document.verdict?.remark ?? "",
    }));

/** The fields of a reimbursement that every reader gets. */
export const summaryOf = ({ id, firm, status, state, version }: ReimbursementView) => ({
  reimbursement_id: id,
  firm_name: firm.name,
  status,
  status_code: state,
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
