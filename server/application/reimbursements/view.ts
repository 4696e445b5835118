import type { SignedInActor } from "#domain/accounts/actor.ts";
import { daysBetween, indianDate } from "#domain/members/calendar.ts";
import { membershipProblem } from "#domain/members/membership.ts";
import type { Answers } from "#domain/reimbursements/answers.ts";
import {
  answerRows,
  findStep,
  isApplicable,
  missingFields,
  reviewDocuments,
  stepCount,
  stepTitles,
  type AnswerRow,
  type SchemeDocument,
  type StoredDocuments,
} from "#domain/reimbursements/derive.ts";
import { actionsIn, clockOf, stateText, type Action, type Party, type Reader, type State } from "#domain/reimbursements/lifecycle.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { reviewProgress, type ReviewProgress, type Verdict } from "#domain/reimbursements/verdicts.ts";
import type { DocumentVersion } from "#db/queries/documents.ts";
import type { DeficiencyRow, HistoryRow, Reimbursement, ReimbursementDocuments } from "#db/queries/reimbursements.ts";
import { partyOf } from "./transition.ts";

export type FileView = {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly pages: number;
};
export type DocumentVersionView = {
  readonly version: number;
  readonly uploadedAt: Date;
  readonly uploadedBy: string;
  readonly files: readonly FileView[];
};
/** A remark as it was shared, with the member's answer to it. */
export type DeficiencyView = {
  readonly id: string;
  readonly round: number;
  readonly fieldName: string | undefined;
  readonly remark: string;
  readonly origin: "EPCMD" | "DGFT";
  readonly sharedAt: Date;
  readonly answer: string | undefined;
  readonly answeredAt: Date | undefined;
  readonly isOpen: boolean;
};
export type DocumentView = {
  readonly fieldName: string;
  readonly label: string;
  readonly noun: string;
  readonly step: number;
  readonly isApplicable: boolean;
  /** May this reader put another file in its place now? */
  readonly isOpen: boolean;
  readonly current: DocumentVersionView | undefined;
  /** Earlier versions that the reader may open, newest first. */
  readonly earlier: readonly DocumentVersionView[];
  readonly deficiencies: readonly DeficiencyView[];
  /** Only for the council and the officer. */
  readonly verdict: { readonly status: Verdict; readonly remark: string; readonly isReplacedSinceCheck: boolean } | undefined;
};
export type StepView = {
  readonly number: number;
  readonly title: string;
  readonly isComplete: boolean;
  readonly isOpen: boolean;
  readonly savedAt: Date | undefined;
};
export type TimelineEntry = {
  readonly version: number;
  readonly action: HistoryRow["action"];
  readonly at: Date;
  readonly by: Reader;
  readonly byName: string;
  readonly state: State;
  readonly documents: readonly string[];
  readonly comment: string | undefined;
};

/** A reimbursement as one reader sees it. Instants are UTC; dates are YYYY-MM-DD in India; amounts are decimal strings. */
export type ReimbursementView = {
  readonly id: string;
  /** The firm's own name for it; only the firm sees it. */
  readonly title: string | undefined;
  readonly scheme: SchemeKind;
  readonly typeLabel: string;
  readonly reader: Reader;
  readonly state: State;
  /** The state in this reader's words. */
  readonly status: string;
  readonly version: number;
  readonly withWhom: Party;
  readonly daysInState: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly submittedAt: Date | undefined;
  readonly decidedAt: Date | undefined;
  readonly firm: {
    readonly name: string;
    readonly gstNo: string;
    readonly contactName: string;
    readonly contactEmail: string;
    readonly contactPhone: string;
    readonly membershipStartOn: string;
    readonly membershipEndOn: string;
  };
  readonly currentStep: number;
  readonly stepCount: number;
  readonly steps: readonly StepView[];
  readonly answers: Answers;
  readonly answerRows: readonly AnswerRow[];
  readonly documents: readonly DocumentView[];
  /** Remarks on the whole reimbursement. */
  readonly generalDeficiencies: readonly DeficiencyView[];
  readonly deficiencyOrigin: "EPCMD" | "DGFT" | undefined;
  readonly reviewProgress: ReviewProgress | undefined;
  readonly timeline: readonly TimelineEntry[];
  /** What this reader may do now; buttons are drawn from it. */
  readonly actions: readonly Action[];
  /** Why the member cannot file, in a sentence. */
  readonly cannotFile: string | undefined;
  readonly forwardComment: string | undefined;
  /** The officer's private note; nobody else sees it. */
  readonly dgftNote: string | undefined;
  /** The query that DGFT shared; the council sees it, the member does not. */
  readonly dgftQuery: string | undefined;
  readonly closedReason: string | undefined;
};

/** The answers of all steps in one record. */
export const allAnswers = ({ steps }: Pick<Reimbursement, "steps">): Answers => Object.assign({}, ...steps.map((step) => step.answers)) as Answers; // every part is Answers

/** How much of each document has arrived. */
export const storedDocuments = (documents: readonly DocumentVersion[]): StoredDocuments =>
  Object.fromEntries(
    documents
      .filter((document) => document.isCurrent)
      .map(({ fieldName, files }) => [fieldName, { files: files.length, pages: files.reduce((sum, file) => sum + file.pages, 0) }]),
  );

/** The remarks that still wait for an answer. */
export const openDeficiencies = ({ deficiencies }: Pick<Reimbursement, "deficiencies">): DeficiencyRow[] =>
  deficiencies.filter((deficiency) => deficiency.answeredAt === null);

/**
 * May the member change this field now? In a draft everything; after a share only what was flagged; if a DGFT query
 * flagged nothing, everything. `undefined` asks for the answers that belong to no document.
 * @source product.md "member replies"; rest-api.md "Member"
 */
export function isOpenForMember(reimbursement: ReimbursementDocuments, fieldName: string | undefined): boolean {
  const { state } = reimbursement.row;
  if (state === "DRAFT") return true;
  if (state !== "DEFICIENCY_SHARED") return false;
  const flagged = openDeficiencies(reimbursement).flatMap((deficiency) => deficiency.fieldName ?? []);
  if (flagged.length === 0) return reimbursement.row.deficiencyOrigin === "DGFT";
  return fieldName !== undefined && flagged.includes(fieldName);
}

/** The number of the newest version that the council received; 0 when it received none. */
export const receivedVersion = ({ documents }: Pick<Reimbursement, "documents">, fieldName: string): number =>
  documents.find((document) => document.fieldName === fieldName && document.wasSubmitted)?.version ?? 0;

/** The council's verdict on the newest version that it received; one on an older version counts as Unchecked. */
export function currentVerdict(reimbursement: Reimbursement, fieldName: string) {
  const row = reimbursement.verdicts.find((verdict) => verdict.fieldName === fieldName);
  if (row === undefined) return { status: "" as const, remark: "", isReplacedSinceCheck: false };
  if (row.documentVersion !== receivedVersion(reimbursement, fieldName)) return { status: "" as const, remark: "", isReplacedSinceCheck: true };
  return { status: row.status, remark: row.remark, isReplacedSinceCheck: false };
}

const fileView = ({ id, name, mediaType, sizeBytes, pages }: FileView): FileView => ({ id, name, mediaType, sizeBytes, pages });

const versionView = (document: DocumentVersion): DocumentVersionView => ({
  version: document.version,
  uploadedAt: document.createdAt,
  uploadedBy: document.createdByName,
  files: document.files.map(fileView),
});

const deficiencyView = (row: DeficiencyRow): DeficiencyView => ({
  id: row.id,
  round: row.round,
  fieldName: row.fieldName ?? undefined,
  remark: row.remark,
  origin: row.origin,
  sharedAt: row.sharedAt,
  answer: row.answer ?? undefined,
  answeredAt: row.answeredAt ?? undefined,
  isOpen: row.answeredAt === null,
});

function documentView(reimbursement: Reimbursement, document: SchemeDocument, reader: Reader): DocumentView {
  const { name, label, noun } = document.field;
  const versions = reimbursement.documents.filter((version) => version.fieldName === name && (reader === "member" || version.wasSubmitted));
  // What the member has put in place but not sent yet is not the council's: it sees the newest version it received.
  const current = reader === "member" ? versions.find((version) => version.isCurrent) : versions[0];
  return {
    fieldName: name,
    label,
    noun,
    step: document.step,
    isApplicable: isApplicable(document, allAnswers(reimbursement)),
    isOpen: reader === "member" && isOpenForMember(reimbursement, name),
    current: current === undefined ? undefined : versionView(current),
    earlier: versions.filter((version) => version !== current && version.wasSubmitted).map(versionView),
    deficiencies: reimbursement.deficiencies.filter((row) => row.fieldName === name).map(deficiencyView),
    verdict: reader === "member" ? undefined : currentVerdict(reimbursement, name),
  };
}

function stepViews(scheme: Scheme, reimbursement: Reimbursement): StepView[] {
  const answers = allAnswers(reimbursement);
  const stored = storedDocuments(reimbursement.documents);
  const canSubmit = scheme.steps.every((step) => Object.keys(missingFields(step, answers, stored)).length === 0);
  return stepTitles(scheme).map((title, index) => {
    const step = findStep(scheme, index + 1);
    const saved = reimbursement.steps.find((row) => row.step === index + 1);
    return {
      number: index + 1,
      title,
      isComplete:
        step === undefined ? canSubmit && reimbursement.row.state !== "DRAFT" : Object.keys(missingFields(step, answers, stored)).length === 0,
      isOpen: isOpenForMember(reimbursement, undefined),
      savedAt: saved?.savedAt,
    };
  });
}

/** What the council and DGFT write to each other is not the member's; who files is told that it was forwarded, or that there is a query. */
const betweenOffices: readonly HistoryRow["action"][] = ["forward", "dgft_share"];

const timelineOf = (reimbursement: Reimbursement, reader: Reader): TimelineEntry[] =>
  reimbursement.history.map((entry) => ({
    version: entry.version,
    action: entry.action,
    at: entry.at,
    by: entry.actorParty,
    byName: reader === entry.actorParty || reader !== "member" ? entry.actorName : "",
    state: entry.toState,
    documents: entry.detail.documents ?? [],
    comment: reader === "member" && betweenOffices.includes(entry.action) ? undefined : entry.detail.comment,
  }));

function progressOf(scheme: Scheme, reimbursement: Reimbursement): ReviewProgress {
  const answers = allAnswers(reimbursement);
  const applicable = reviewDocuments(scheme).filter((document) => isApplicable(document, answers));
  return reviewProgress(applicable.map((document) => currentVerdict(reimbursement, document.field.name)));
}

/** The reimbursement as this actor may see it, with what the actor may do now. */
export function presentReimbursement(reimbursement: Reimbursement, actor: SignedInActor, now: Date): ReimbursementView {
  const { row, firm } = reimbursement;
  const reader = partyOf(actor);
  const scheme = schemeOf(row.scheme);
  const answers = allAnswers(reimbursement);
  const problem = reader === "member" ? membershipProblem(firm, indianDate(now)) : undefined;
  const flagged = openDeficiencies(reimbursement).filter((deficiency) => deficiency.fieldName !== null);
  return {
    id: row.id,
    title: reader === "member" ? (row.title ?? undefined) : undefined,
    scheme: row.scheme,
    typeLabel: scheme.typeLabel,
    reader,
    state: row.state,
    status: stateText(row.state, reader, {
      step: row.currentStep,
      stepCount: stepCount(scheme),
      flaggedCount: flagged.length,
      approvedOn: row.decidedAt === null ? undefined : indianDate(row.decidedAt),
      closedReason: row.closedReason ?? undefined,
    }),
    version: row.version,
    withWhom: clockOf(row.state),
    daysInState: daysBetween(row.stateSince, now),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    submittedAt: row.submittedAt ?? undefined,
    decidedAt: row.decidedAt ?? undefined,
    firm: {
      name: firm.name,
      gstNo: firm.gstNo,
      contactName: firm.contactName,
      contactEmail: firm.contactEmail,
      contactPhone: firm.contactPhone,
      membershipStartOn: firm.membershipStartOn,
      membershipEndOn: firm.membershipEndOn,
    },
    currentStep: row.currentStep,
    stepCount: stepCount(scheme),
    steps: reader === "member" ? stepViews(scheme, reimbursement) : [],
    answers: reader === "member" ? answers : {},
    answerRows: answerRows(scheme, answers, firm.name),
    documents: reviewDocuments(scheme).map((document) => documentView(reimbursement, document, reader)),
    generalDeficiencies: reimbursement.deficiencies.filter((deficiency) => deficiency.fieldName === null).map(deficiencyView),
    deficiencyOrigin: row.deficiencyOrigin ?? undefined,
    reviewProgress: reader === "member" ? undefined : progressOf(scheme, reimbursement),
    timeline: timelineOf(reimbursement, reader),
    actions: actionsIn(row.state, reader),
    cannotFile: problem?.message,
    forwardComment: reader === "member" ? undefined : (row.forwardComment ?? undefined),
    dgftNote: reader === "dgft" ? (row.dgftNote ?? undefined) : undefined,
    dgftQuery: reader === "member" ? undefined : (row.dgftQuery ?? undefined),
    closedReason: row.closedReason ?? undefined,
  };
}
