import { council } from "#domain/council.ts";
import { calendarDateInIndia, formatIndianDate, formatIndianDateTime } from "#domain/dates.ts";
import { rupeesText } from "#domain/indian-figures.ts";
import { formatIndianMobile } from "#domain/members/indian-mobile.ts";
import { normalisePhone } from "#domain/members/phone.ts";
import { keepsSheet } from "#domain/reimbursements/amount-stage.ts";
import { changeAnswer, countFlaggedDocuments, flaggedItemId, itemFields } from "#domain/reimbursements/deficiencies.ts";
import { allAnswers, answerRows, isApplicable, type AnswerRow } from "#domain/reimbursements/derive.ts";
import { nameOfKind } from "#domain/reimbursements/file-name.ts";
import { isMediaType } from "#domain/reimbursements/file-rules.ts";
import { documentsWithFurtherPapers } from "#domain/reimbursements/further-papers.ts";
import { historyText } from "#domain/reimbursements/history-text.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { sheetTable } from "#domain/reimbursements/sheet-table.ts";
import { statusText } from "#domain/reimbursements/status-text.ts";
import { verdictLabel, verdictThatCounts } from "#domain/reimbursements/verdicts.ts";
import { findDossier } from "#db/queries/dossiers.ts";
import type { Reimbursement } from "#db/queries/reimbursement-parts.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import type { DossierSpec } from "../../infra/sandbox-protocol.ts";
import { authorizeSystem } from "../authorize.ts";
import { findStoredFile, noFileReadable } from "../find-stored-file.ts";
import { receivedOf, timelineOf } from "../reimbursements/present-reimbursement.ts";
import { readClaim, type ClaimWithAmounts } from "../reimbursements/read-claim.ts";
import { dossierName } from "./get-dossier.ts";

/** What the renderer needs for the current content. */
export type DossierToBuild = {
  readonly contentVersion: number;
  /** Whether it was not submitted when it was read. */
  readonly isDraft: boolean;
  readonly firmId: string;
  readonly name: string;
  readonly spec: DossierSpec;
};

const notProvided = "Not provided";
const dayOf = (at: Date): string => formatIndianDate(calendarDateInIndia(at));
const happened = (at: Date | null): string => (at === null ? "Not yet" : dayOf(at));

function valueText({ kind, value }: AnswerRow): string {
  if (value === undefined) return notProvided;
  if (kind === "amount") return rupeesText(value);
  return kind === "date" ? formatIndianDate(value) : value;
}

function phoneText(typed: string): string {
  const number = normalisePhone(typed);
  return number === undefined ? typed : (formatIndianMobile(number) ?? number);
}

/** The cover shows verdicts only after forwarding; then all of them are Sufficient. */
const showsVerdicts = ({ row }: Reimbursement): boolean => row.state === "UNDER_REVIEW_DGFT" || row.state === "APPROVED_DGFT";

/**
 * Reads everything that goes into a dossier; undefined when the current content has its dossier, also one that lacks a file which still cannot
 * be read.
 * @throws forbidden (not the worker); unavailable (no stored file of the reimbursement can be read)
 * @source product.md "The dossier"
 */
export async function loadDossier(ctx: AppContext, reimbursementId: string): Promise<DossierToBuild | undefined> {
  authorizeSystem(ctx.actor);
  const row = await findReimbursement(ctx.db, reimbursementId);
  if (row === undefined) return undefined;
  const before = await findDossier(ctx.db, row.id, row.contentVersion);
  if (before?.dossier.lacksFile === false) return undefined;
  const reimbursement = await readClaim(ctx.db, ctx, row);
  const { scheme, contentVersion, firmId } = row;
  const spec = await specOf(ctx, reimbursement);
  const paths = spec.documents.flatMap(({ files }) => files.map(({ path }) => path));
  const lost = paths.filter((path) => path === undefined).length;
  if (before !== undefined && lost > 0) return undefined;
  if (lost > 0 && lost === paths.length) throw noFileReadable(row.id);
  return { contentVersion, isDraft: row.submittedAt === null, firmId, name: dossierName(scheme, row.id), spec };
}

async function specOf(ctx: AppContext, reimbursement: ClaimWithAmounts): Promise<DossierSpec> {
  const { row, firm } = reimbursement;
  const scheme = schemeOf(row.scheme);
  const preparedAt = ctx.now();
  return {
    council: { shortName: council.shortName, fullName: council.fullName, contact: council.contactEmail },
    title: `${scheme.typeLabel} reimbursement`,
    reimbursementId: row.id,
    // Firm and offices read the same copy, so it has the firm's words and nothing that the firm may not see.
    status: row.state === "CLOSED" ? "Closed" : statusText(row, "member", countFlaggedDocuments(reimbursement.deficiencies)),
    preparedAt: preparedAt.toISOString(),
    preparedAtLabel: dayOf(preparedAt),
    firm: [
      { label: "Firm", value: firm.name },
      { label: "GST no.", value: firm.gstNo },
      { label: "Contact person", value: firm.contactName },
      { label: "E-mail", value: firm.contactEmail },
      { label: "Phone", value: phoneText(firm.contactPhone) },
      { label: "Membership", value: `${formatIndianDate(firm.membershipStartOn)} to ${formatIndianDate(firm.membershipEndOn)}` },
    ],
    dates: [
      { label: "Submitted", value: happened(row.submittedAt) },
      { label: "Forwarded to DGFT", value: happened(row.firstForwardedAt) },
      // A refusal closes the claim, too, but is shown as a decision.
      row.state === "CLOSED" && row.decidedAt === null
        ? { label: "Closed", value: dayOf(row.stateSince) }
        : { label: "Decided", value: happened(row.decidedAt) },
      // The tag of the state has one short line; a row has room for the whole reason.
      ...(row.state === "CLOSED" && row.closedReason !== null ? [{ label: "Reason", value: row.closedReason }] : []),
    ],
    values: answerRows(scheme, allAnswers(reimbursement.steps), firm.name)
      .filter((answer) => answer.name !== "firm_name")
      .map((answer) => ({ label: answer.label, value: valueText(answer) })),
    remarks: remarksOf(reimbursement),
    computation: computationOf(reimbursement),
    documents: await documentsOf(ctx, reimbursement),
  };
}

/** The computation as it was forwarded; the firm reads the dossier, too, so there is none before. @source money.md 5 */
function computationOf({ row, amounts, documents }: ClaimWithAmounts): DossierSpec["computation"] {
  const { sheet, sanctions } = amounts;
  if (sheet === undefined || row.firstForwardedAt === null || !keepsSheet(row.state)) return undefined;
  const { rows, totals } = sheetTable(schemeOf(row.scheme), sheet, sanctions, documents);
  return { rows: rows.map((line) => ({ ...line, notes: [...line.notes] })), totals: [...totals] };
}

/** Every shared remark with its answer, then the history; nothing while there is neither a remark nor the reason of a decision or a hold. */
function remarksOf(reimbursement: Reimbursement): DossierSpec["remarks"] {
  const { row, deficiencies } = reimbursement;
  const timeline = timelineOf(reimbursement, "member");
  if (deficiencies.length === 0 && timeline.every(({ comment }) => comment === undefined)) return [];
  const items = reimbursement.items.map(({ item }) => item);
  const itemIds = items.map(({ id }) => id);
  const known = [
    ...documentsWithFurtherPapers(schemeOf(row.scheme), reimbursement.documents).map(({ field }) => field),
    ...itemFields(schemeOf(row.scheme), items),
  ];
  const shared = deficiencies.map((deficiency) => {
    const { fieldName } = deficiency;
    const isOnCost = flaggedItemId(fieldName ?? "") !== undefined;
    const label = known.find(({ name }) => name === fieldName)?.label ?? (isOnCost ? "A cost that was removed" : "the whole reimbursement");
    return {
      title: `Round ${deficiency.round}: ${label}`,
      rows: [
        { label: `${deficiency.origin}, ${formatIndianDateTime(deficiency.sharedAt)}`, value: deficiency.remark },
        deficiency.answeredAt === null
          ? { label: "Member", value: "Not answered" }
          : {
              label: `Member, ${formatIndianDateTime(deficiency.answeredAt)}`,
              value: deficiency.answer ?? changeAnswer(deficiency, deficiencies, itemIds),
            },
      ],
    };
  });
  const history = timeline.map(({ action, at, byName, documents, comment }) => ({
    label: formatIndianDateTime(at),
    value: [
      `${historyText(action, "council")}${byName === "" ? "" : ` (${byName})`}`,
      ...documents,
      ...(comment === undefined ? [] : [comment]),
    ].join("\n"),
  }));
  return [...shared, { title: "What happened", rows: history }];
}

/** Once it is submitted the offices read the dossier, too: what the member has not sent yet is not in it. */
async function documentsOf(ctx: AppContext, reimbursement: Reimbursement): Promise<DossierSpec["documents"]> {
  const { row, documents, steps } = reimbursement;
  const answers = allAnswers(steps);
  const shown = row.submittedAt === null ? documents.filter(({ isCurrent }) => isCurrent) : receivedOf(reimbursement);
  return Promise.all(
    documentsWithFurtherPapers(schemeOf(row.scheme), shown).map(async (document) => {
      const { name, label } = document.field;
      const verdict = showsVerdicts(reimbursement) ? verdictLabel[verdictThatCounts(reimbursement.verdicts, name).status] : "";
      const head = { field: name, label, verdict };
      if (!isApplicable(document, answers)) return { ...head, notApplicable: "Not applicable", files: [] };
      const current = shown.find((version) => version.fieldName === name);
      const files = await Promise.all((current?.files ?? []).map((file) => sourceOf(ctx, file)));
      return { ...head, ...(files.length === 0 ? { notApplicable: notProvided } : {}), files };
    }),
  );
}

/** Under the name of the dossier's attachment. */
async function sourceOf(ctx: AppContext, file: { storageKey: string; mediaType: string; name: string }) {
  if (!isMediaType(file.mediaType)) throw new Error(`file of unknown media type ${file.mediaType}`);
  return { path: await findStoredFile(ctx, file.storageKey), mediaType: file.mediaType, name: nameOfKind(file.name, file.mediaType) };
}
