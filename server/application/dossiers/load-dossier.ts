import { council } from "#domain/council.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { allAnswers, answerRows, isApplicable, reviewDocuments, type AnswerRow } from "#domain/reimbursements/derive.ts";
import { isMediaType } from "#domain/reimbursements/file-rules.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { statusText } from "#domain/reimbursements/status-text.ts";
import { verdictLabel, verdictThatCounts } from "#domain/reimbursements/verdicts.ts";
import { findDossier } from "#db/queries/dossiers.ts";
import { findReimbursement, selectReimbursementParts, type Reimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import type { DossierSpec } from "../../infra/sandbox-protocol.ts";
import { authorizeSystem } from "../authorize.ts";
import { dossierName } from "./get-dossier.ts";

/** What the renderer needs for the current content. */
export type DossierToBuild = {
  readonly contentVersion: number;
  readonly firmId: string;
  readonly name: string;
  readonly spec: DossierSpec;
};

const notProvided = "Not provided";
const dated = (at: Date | null): string => (at === null ? notProvided : formatIndianDate(calendarDateInIndia(at)));
const rupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

function valueText({ kind, value }: AnswerRow): string {
  if (value === undefined) return notProvided;
  if (kind === "amount") return `Rs ${rupees.format(Number(value))}`;
  return kind === "date" ? formatIndianDate(value) : value;
}

/** The cover shows verdicts only after forwarding; then all of them are Sufficient. */
const showsVerdicts = ({ row }: Reimbursement): boolean => row.state === "UNDER_REVIEW_DGFT" || row.state === "APPROVED_DGFT";

/**
 * Reads everything that goes into a dossier; undefined when the current content has its dossier.
 * @throws forbidden (not the worker)
 * @source product.md "The dossier"
 */
export async function loadDossier(ctx: AppContext, reimbursementId: string): Promise<DossierToBuild | undefined> {
  authorizeSystem(ctx.actor);
  const row = await findReimbursement(ctx.db, reimbursementId);
  if (row === undefined || (await findDossier(ctx.db, row.id, row.contentVersion)) !== undefined) return undefined;
  const reimbursement = await selectReimbursementParts(ctx.db, row);
  const { scheme, contentVersion, firmId } = row;
  return { contentVersion, firmId, name: dossierName(scheme, row.id), spec: await specOf(ctx, reimbursement) };
}

async function specOf(ctx: AppContext, reimbursement: Reimbursement): Promise<DossierSpec> {
  const { row, firm } = reimbursement;
  const scheme = schemeOf(row.scheme);
  const preparedAt = ctx.now();
  return {
    council: { shortName: council.shortName, fullName: council.fullName, contact: council.contactEmail },
    title: `${scheme.typeLabel} reimbursement`,
    reimbursementId: row.id,
    status: statusText(row, "council"),
    preparedAt: preparedAt.toISOString(),
    preparedAtLabel: `${dated(preparedAt)}`,
    firm: [
      { label: "Firm", value: firm.name },
      { label: "GST no.", value: firm.gstNo },
      { label: "Contact person", value: firm.contactName },
      { label: "E-mail", value: firm.contactEmail },
      { label: "Phone", value: firm.contactPhone },
      { label: "Membership", value: `${formatIndianDate(firm.membershipStartOn)} to ${formatIndianDate(firm.membershipEndOn)}` },
    ],
    dates: [
      { label: "Submitted", value: dated(row.submittedAt) },
      { label: "Forwarded to DGFT", value: dated(row.firstForwardedAt) },
      { label: "Decided", value: dated(row.decidedAt) },
    ],
    values: answerRows(scheme, allAnswers(reimbursement.steps), firm.name)
      .filter((answer) => answer.name !== "firm_name")
      .map((answer) => ({ label: answer.label, value: valueText(answer) })),
    documents: await documentsOf(ctx, reimbursement),
  };
}

async function documentsOf(ctx: AppContext, reimbursement: Reimbursement): Promise<DossierSpec["documents"]> {
  const answers = allAnswers(reimbursement.steps);
  return Promise.all(
    reviewDocuments(schemeOf(reimbursement.row.scheme)).map(async (document) => {
      const { name, label } = document.field;
      const verdict = showsVerdicts(reimbursement) ? verdictLabel[verdictThatCounts(reimbursement.verdicts, name).status] : "";
      const head = { field: name, label, verdict };
      if (!isApplicable(document, answers)) return { ...head, notApplicable: "Not applicable", files: [] };
      const current = reimbursement.documents.find((version) => version.isCurrent && version.fieldName === name);
      const files = await Promise.all((current?.files ?? []).map((file) => sourceOf(ctx, file)));
      return { ...head, ...(files.length === 0 ? { notApplicable: notProvided } : {}), files };
    }),
  );
}

async function sourceOf(ctx: AppContext, file: { storageKey: string; mediaType: string; name: string }) {
  if (!isMediaType(file.mediaType)) throw new Error(`file of unknown media type ${file.mediaType}`);
  return { path: await ctx.files.localPath(file.storageKey), mediaType: file.mediaType, name: file.name };
}
