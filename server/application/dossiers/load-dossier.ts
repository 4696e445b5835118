import { council } from "#domain/council.ts";
import { indianDate } from "#domain/members/calendar.ts";
import { answerRows, isApplicable, reviewDocuments, type AnswerRow } from "#domain/reimbursements/derive.ts";
import { isMediaType } from "#domain/reimbursements/file-rules.ts";
import { stateText } from "#domain/reimbursements/lifecycle.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { verdictLabel } from "#domain/reimbursements/verdicts.ts";
import { findDossier } from "#db/queries/dossiers.ts";
import { findReimbursement, selectReimbursementParts, type Reimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import type { DossierSpec } from "../../infra/sandbox-protocol.ts";
import { authorizeSystem } from "../authorize.ts";
import { allAnswers, currentVerdict } from "../reimbursements/view.ts";

/** What the renderer needs for the content as it now stands; undefined when that dossier exists already. */
export type DossierToBuild = {
  readonly contentVersion: number;
  readonly firmId: string;
  readonly name: string;
  readonly spec: DossierSpec;
};

const notProvided = "Not provided";
const indian = (isoDate: string): string => isoDate.split("-").reverse().join("-");
const dated = (at: Date | null): string => (at === null ? notProvided : indian(indianDate(at)));
const rupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

function valueText({ kind, value }: AnswerRow): string {
  if (value === undefined) return notProvided;
  if (kind === "amount") return `Rs ${rupees.format(Number(value))}`;
  return kind === "date" ? indian(value) : value;
}

/** The council's verdicts are its own until it forwards; then all of them are Sufficient and belong on the cover. */
const showsVerdicts = ({ row }: Reimbursement): boolean => row.state === "UNDER_REVIEW_DGFT" || row.state === "APPROVED_DGFT";

/**
 * Reads everything that goes into a dossier. Verdicts appear once the reimbursement was forwarded, never before.
 * @throws forbidden (not the worker)
 * @source product.md "The dossier"
 */
export async function loadDossier(ctx: AppContext, reimbursementId: string): Promise<DossierToBuild | undefined> {
  authorizeSystem(ctx.actor);
  const row = await findReimbursement(ctx.db, reimbursementId);
  if (row === undefined || (await findDossier(ctx.db, row.id, row.contentVersion)) !== undefined) return undefined;
  const reimbursement = await selectReimbursementParts(ctx.db, row);
  const { scheme, contentVersion, firmId } = row;
  return { contentVersion, firmId, name: `${scheme}_reimbursement_${row.id}.pdf`, spec: await specOf(ctx, reimbursement) };
}

async function specOf(ctx: AppContext, reimbursement: Reimbursement): Promise<DossierSpec> {
  const { row, firm } = reimbursement;
  const scheme = schemeOf(row.scheme);
  const preparedAt = ctx.now();
  return {
    council: { shortName: council.shortName, fullName: council.fullName, contact: council.contactEmail },
    title: `${scheme.typeLabel} reimbursement`,
    reimbursementId: row.id,
    status: stateText(row.state, "council", {
      step: row.currentStep,
      stepCount: 0,
      flaggedCount: 0,
      approvedOn: undefined,
      closedReason: row.closedReason ?? undefined,
    }),
    preparedAt: preparedAt.toISOString(),
    preparedAtLabel: `${dated(preparedAt)}`,
    firm: [
      { label: "Firm", value: firm.name },
      { label: "GST no.", value: firm.gstNo },
      { label: "Contact person", value: firm.contactName },
      { label: "E-mail", value: firm.contactEmail },
      { label: "Phone", value: firm.contactPhone },
      { label: "Membership", value: `${indian(firm.membershipStartOn)} to ${indian(firm.membershipEndOn)}` },
    ],
    dates: [
      { label: "Submitted", value: dated(row.submittedAt) },
      { label: "Forwarded to DGFT", value: dated(row.firstForwardedAt) },
      { label: "Decided", value: dated(row.decidedAt) },
    ],
    values: answerRows(scheme, allAnswers(reimbursement), firm.name)
      .filter((answer) => answer.name !== "firm_name")
      .map((answer) => ({ label: answer.label, value: valueText(answer) })),
    documents: await documentsOf(ctx, reimbursement),
  };
}

async function documentsOf(ctx: AppContext, reimbursement: Reimbursement): Promise<DossierSpec["documents"]> {
  const answers = allAnswers(reimbursement);
  return Promise.all(
    reviewDocuments(schemeOf(reimbursement.row.scheme)).map(async (document) => {
      const { name, label } = document.field;
      const verdict = showsVerdicts(reimbursement) ? verdictLabel[currentVerdict(reimbursement, name).status] : "";
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
