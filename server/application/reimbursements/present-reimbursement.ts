import type { SignedInActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { membershipProblem } from "#domain/members/membership.ts";
import { seesVerdicts } from "#domain/reimbursements/amount-stage.ts";
import { answerChanges, type AnswerChange } from "#domain/reimbursements/answer-changes.ts";
import { givenItems } from "#domain/reimbursements/answers.ts";
import { countFlaggedDocuments, isItemOpenForMember, isOpenForMember, itemFlag, openDeficiencies } from "#domain/reimbursements/deficiencies.ts";
import {
  allAnswers,
  answerRows,
  doubts,
  findStep,
  isApplicable,
  isStepComplete,
  stepCount,
  stepTitles,
  storedDocuments,
  type SchemeDocument,
} from "#domain/reimbursements/derive.ts";
import { ageInDays, daysWithParty, partyDays } from "#domain/reimbursements/clocks.ts";
import { closingProblem } from "#domain/reimbursements/decided-before.ts";
import { decisionKinds } from "#domain/reimbursements/decisions.ts";
import { dueStateOf } from "#domain/reimbursements/due-state.ts";
import { isEndOfHold, isHeld, isHold } from "#domain/reimbursements/holds.ts";
import { actionsIn, clockOf, isShownTo, undoActions, type Action, type Reader, type State } from "#domain/reimbursements/lifecycle.ts";
import { documentsWithFurtherPapers, documentsThatCount } from "#domain/reimbursements/further-papers.ts";
import { itemLabel, missingFacts, stepOfItem, type Item } from "#domain/reimbursements/items.ts";
import { datedCosts, receivedCosts } from "#domain/reimbursements/received-answers.ts";
import { itemsName, type Scheme } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { statusText } from "#domain/reimbursements/status-text.ts";
import { reviewProgress, verdictThatCounts, type ReviewProgress } from "#domain/reimbursements/verdicts.ts";
import type { DocumentVersion } from "#db/queries/documents.ts";
import type { Reimbursement } from "#db/queries/reimbursement-parts.ts";
import type { DeficiencyRow, HistoryRow } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { amountsView } from "./amounts-view.ts";
import { hasDecidedBefore, type ClaimWithAmounts } from "./read-claim.ts";
import { replyDate } from "../rules/target-days.ts";
import { partyOf } from "./transition.ts";
import type {
  DeficiencyView,
  DocumentVersionView,
  DocumentView,
  FileView,
  ItemView,
  ReimbursementView,
  RemovedItemView,
  StepView,
  TimelineEntry,
} from "./view.ts";

const fileView = ({ id, name, mediaType, sizeBytes, pages }: FileView): FileView => ({ id, name, mediaType, sizeBytes, pages });

const versionView = (document: DocumentVersion): DocumentVersionView => ({
  version: document.version,
  uploadedAt: document.createdAt,
  uploadedBy: document.createdByName,
  files: document.files.map(fileView),
});

/** An office reads the answer once it is sent. */
const deficiencyView = (row: DeficiencyRow, isOpen: boolean, reader: Reader): DeficiencyView => ({
  id: row.id,
  round: row.round,
  fieldName: row.fieldName ?? undefined,
  remark: row.remark,
  remarkHi: row.remarkHi ?? undefined,
  origin: row.origin,
  sharedAt: row.sharedAt,
  answer: reader === "member" || row.answeredAt !== null ? (row.answer ?? undefined) : undefined,
  answeredAt: row.answeredAt ?? undefined,
  isOpen,
});

/** The remarks on what the test accepts. They wait for an answer only while a reply can be sent. */
function deficiencyViews(
  { row: { state }, deficiencies }: Reimbursement,
  reader: Reader,
  isShown: (row: DeficiencyRow) => boolean,
): DeficiencyView[] {
  const open = state === "DEFICIENCY_SHARED" ? openDeficiencies(deficiencies) : [];
  return deficiencies.filter(isShown).map((row) => deficiencyView(row, open.includes(row), reader));
}

const showsVerdicts = ({ row, history }: Reimbursement, reader: Reader): boolean =>
  seesVerdicts(reader, { ...row, closedFrom: history.findLast(({ toState }) => toState !== "CLOSED")?.toState });

function documentView(reimbursement: Reimbursement, document: SchemeDocument, reader: Reader): DocumentView {
  const { name, label, noun } = document.field;
  const versions = reimbursement.documents.filter((version) => version.fieldName === name && (reader === "member" || version.wasSubmitted));
  // A version that the member has not submitted yet is hidden from the others.
  const current = reader === "member" ? versions.find((version) => version.isCurrent) : versions[0];
  return {
    fieldName: name,
    label,
    noun,
    step: document.step,
    isApplicable: isApplicable(document, allAnswers(reimbursement.steps)),
    isOpen: reader === "member" && isOpenForMember(reimbursement, name),
    current: current === undefined ? undefined : versionView(current),
    earlier: versions.filter((version) => version !== current && version.wasSubmitted).map(versionView),
    deficiencies: deficiencyViews(reimbursement, reader, ({ fieldName }) => fieldName === name),
    verdict: showsVerdicts(reimbursement, reader) ? verdictThatCounts(reimbursement.verdicts, name) : undefined,
  };
}

/** The items; a document proves one when the claim needs it and has it. */
function itemViews(scheme: Scheme, claim: ClaimWithAmounts, documents: readonly DocumentView[], reader: Reader): ItemView[] {
  const given = documents.filter(({ isApplicable: isNeeded, current }) => isNeeded && current !== undefined).map(({ fieldName }) => fieldName);
  const kept = receivedCosts(claim);
  const received = kept && givenItems(kept);
  return datedCosts(claim).map(({ item, enteredBy, savedAt }) => ({
    id: item["id"] ?? "",
    kind: item["kind"] ?? "",
    label: itemLabel(scheme, item),
    step: stepOfItem(scheme, item),
    facts: item,
    enteredBy,
    savedAt,
    isOpen: reader === "member" && isItemOpenForMember(claim, item, received),
    missing: missingFacts(scheme, item, given),
    claimedPaise: claim.amounts.sheet?.lines.find(({ costId }) => costId === item["id"])?.claimedPaise,
    verdict: showsVerdicts(claim, reader) ? verdictThatCounts(claim.verdicts, itemFlag(item["id"] ?? "")) : undefined,
  }));
}

/** The costs that the unsent reply removed: until it is sent they can be put back. */
function removedItemViews(scheme: Scheme, claim: ClaimWithAmounts, reader: Reader): RemovedItemView[] {
  if (reader !== "member" || claim.row.state !== "DEFICIENCY_SHARED") return [];
  const received = givenItems(receivedCosts(claim) ?? {});
  const isThere = ({ id }: Item): boolean => claim.items.some(({ item }) => item["id"] === id);
  return received.flatMap((facts, index) => {
    if (isThere(facts)) return [];
    const step = stepOfItem(scheme, facts);
    const before = received.slice(0, index).filter((item) => stepOfItem(scheme, item) === step && isThere(item));
    return [{ id: facts["id"] ?? "", step, facts, place: before.length }];
  });
}

function stepViews(scheme: Scheme, reimbursement: Reimbursement): StepView[] {
  const answers = allAnswers(reimbursement.steps);
  const stored = storedDocuments(reimbursement.documents);
  const canSubmit = scheme.steps.every((step) => isStepComplete(step, answers, stored));
  return stepTitles(scheme).map((title, index) => {
    const step = findStep(scheme, index + 1);
    const saved = reimbursement.steps.find((row) => row.step === index + 1);
    return {
      number: index + 1,
      title,
      isComplete: step === undefined ? canSubmit && reimbursement.row.state !== "DRAFT" : isStepComplete(step, answers, stored),
      isOpen: isOpenForMember(reimbursement, undefined),
      savedAt: saved?.savedAt,
    };
  });
}

/** Their words are for the offices; the member sees the entry without comment and documents. */
const betweenOffices: readonly HistoryRow["action"][] = ["forward", "dgft_share", "council_reopen", "dgft_reopen"];

/** The history as this reader may see it. The council also sees the drafts that dropped an assessment. */
export const timelineOf = (reimbursement: Reimbursement, reader: Reader): TimelineEntry[] =>
  reimbursement.history
    .filter(({ action, detail }) => isShownTo(action, reader) || (reader === "council" && detail.droppedAssessments !== undefined))
    .map((entry) => ({
      version: entry.version,
      action: entry.action,
      at: entry.at,
      by: entry.actorParty,
      byName: reader === entry.actorParty || reader !== "member" ? entry.actorName : "",
      state: entry.toState,
      until: entry.detail.until,
      droppedAssessments: reader === "council" ? (entry.detail.droppedAssessments ?? []) : [],
      documents: reader === "member" && betweenOffices.includes(entry.action) ? [] : (entry.detail.documents ?? []),
      comment: reader === "member" && betweenOffices.includes(entry.action) ? undefined : entry.detail.comment,
      earlierDossier: reader === "member" ? undefined : earlierDossierOf(entry, reimbursement.row),
    }));

const earlierDossierOf = ({ detail, dossierFileId }: HistoryRow, { contentVersion }: Reimbursement["row"]): TimelineEntry["earlierDossier"] =>
  detail.contentVersion === undefined || detail.contentVersion === contentVersion ? undefined : { fileId: dossierFileId ?? undefined };

/** What an office may know of, the newest version first: one that the member has not submitted yet is hidden from it. */
export const receivedOf = ({ documents }: Reimbursement): DocumentVersion[] => documents.filter(({ wasSubmitted }) => wasSubmitted);

function progressOf(scheme: Scheme, reimbursement: Reimbursement): ReviewProgress {
  const answers = allAnswers(reimbursement.steps);
  return reviewProgress(
    documentsThatCount(scheme, answers, receivedOf(reimbursement)).map((document) => verdictThatCounts(reimbursement.verdicts, document.field.name)),
  );
}

/** A firm knows what it changed itself; it sees what the council corrected. */
const changesOf = (scheme: Scheme, { steps, items, earlierAnswers, history }: Reimbursement, reader: Reader): AnswerChange[] =>
  answerChanges(
    scheme,
    { steps, items: items.map(({ item }) => item) },
    earlierAnswers,
    history.filter(({ action }) => action === "submit" || action === "reply"),
    history.flatMap(({ version, at, detail: { itemsBefore } }) => (itemsBefore === undefined ? [] : [{ version, at, itemsBefore }])),
  ).filter(({ by }) => reader !== "member" || by === "council");

/** From the query that names them to the next forwarding or decision. */
const marksShared: readonly State[] = ["DEFICIENCY_DGFT", "DEFICIENCY_SHARED", "RESUBMITTED", "UNDER_REVIEW"];
/** Marks are the officer's own until the query that names them is shared. */
const seesMarks = ({ state, dgftQuery }: Reimbursement["row"], reader: Reader): boolean =>
  reader === "dgft" || (reader === "council" && dgftQuery !== null && marksShared.includes(state));

/** What is on hold is not put on hold, and only a hold is ended. */
const fitsHold = (action: Action, isOnHold: boolean): boolean => (isHold(action) ? !isOnHold : isOnHold || !isEndOfHold(action));

const whyNotClosed = ({ row, decidedBefore }: ClaimWithAmounts, today: string): string | undefined =>
  closingProblem(row, decidedBefore?.deciders ?? [], today);

/** What this actor may do by the state. Who decided on it before judges it no more, and what undoes a decision is told by `readDecisions`. */
const actionsOf = (reimbursement: ClaimWithAmounts, actor: SignedInActor, reader: Reader, today: string): Action[] =>
  actionsIn(reimbursement.row.state, reader)
    .filter((action) => fitsHold(action, isHeld(reimbursement.row.heldUntil, today)))
    .filter((action) => !undoActions.some((one) => one === action))
    .filter((action) => action !== "council_send_back" || reimbursement.amounts.prepared !== undefined)
    .filter((action) => action !== "council_close" || whyNotClosed(reimbursement, today) === undefined)
    .filter((action) => !judging.some((one) => one === action) || !hasDecidedBefore(reimbursement, actor));
const judging: readonly Action[] = ["forward", "council_send_back", ...decisionKinds];

/** The last hold; a member does not learn which officer began it. */
function holdView({ holds }: Reimbursement, reader: Reader): ReimbursementView["hold"] {
  const hold = holds.at(-1);
  return hold && { ...hold, ...(reader === "member" && { startedByName: "" }) };
}

const unsentView = ({ unsent }: ClaimWithAmounts): ReimbursementView["unsent"] =>
  unsent && { ...unsent, documents: unsent.documents.map(({ label, files }) => ({ label, files: files.map(fileView) })) };

/** What a view depends on beside the rows. */
export type PresentContext = Pick<AppContext, "now" | "config">;

/** The view of a reimbursement for this actor, with the actions that the actor may take now. */
export function presentReimbursement(reimbursement: ClaimWithAmounts, actor: SignedInActor, ctx: PresentContext): ReimbursementView {
  const { row, firm } = reimbursement;
  const now = ctx.now();
  const today = calendarDateInIndia(now);
  const { targetDays } = reimbursement;
  const reader = partyOf(actor);
  const hasActedBefore = reader === "dgft" && reimbursement.councilActors.includes(actor.userId);
  const withWhom = clockOf(row.state);
  const scheme = schemeOf(row.scheme);
  const answers = allAnswers(reimbursement.steps);
  const problem = reader === "member" && row.state === "DRAFT" ? membershipProblem(firm, today) : undefined;
  const documents = documentsWithFurtherPapers(scheme, reader === "member" ? reimbursement.documents : receivedOf(reimbursement)).map((document) =>
    documentView(reimbursement, document, reader),
  );
  const items = itemViews(scheme, reimbursement, documents, reader);
  return {
    id: row.id,
    title: reader === "member" ? (row.title ?? undefined) : undefined,
    scheme: row.scheme,
    typeLabel: scheme.typeLabel,
    reader,
    state: row.state,
    status: statusText(row, reader, countFlaggedDocuments(reimbursement.deficiencies)),
    version: row.version,
    withWhom,
    daysWaiting: daysWithParty({ ...row, holds: reimbursement.holds }, now),
    ageDays: ageInDays(row, now),
    partyDays: partyDays(reimbursement.history, now),
    dueOn: row.dueOn ?? undefined,
    dueState: dueStateOf(row, today),
    heldUntil: row.heldUntil ?? undefined,
    hold: isHeld(row.heldUntil, today) ? holdView(reimbursement, reader) : undefined,
    replyBy: replyDate(ctx, targetDays),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    submittedAt: row.submittedAt ?? undefined,
    decidedAt: row.decidedAt ?? undefined,
    firm: {
      id: firm.id,
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
    answers: reader === "member" ? { ...answers, ...(items.length > 0 && { [itemsName]: items.map(({ facts }) => facts) }) } : {},
    answerRows: answerRows(scheme, answers, firm.name),
    doubts: reader === "dgft" ? [] : [...doubts(scheme, answers), ...reimbursement.paidDoubts],
    answerChanges: changesOf(scheme, reimbursement, reader),
    items,
    removedItems: removedItemViews(scheme, reimbursement, reader),
    documents,
    generalDeficiencies: deficiencyViews(reimbursement, reader, ({ fieldName }) => !documents.some((document) => document.fieldName === fieldName)),
    deficiencyOrigin: row.deficiencyOrigin ?? undefined,
    // Between the offices it is not the member's to know.
    asksPapers: row.asksPapers && (reader !== "member" || row.state === "DEFICIENCY_SHARED"),
    reviewProgress: showsVerdicts(reimbursement, reader) ? progressOf(scheme, reimbursement) : undefined,
    timeline: timelineOf(reimbursement, reader),
    actions: hasActedBefore ? [] : actionsOf(reimbursement, actor, reader, today),
    hasActedBefore,
    hasDecidedBefore: hasDecidedBefore(reimbursement, actor),
    whyNotClosed: reader === "council" && row.state === "DEFICIENCY_SHARED" ? whyNotClosed(reimbursement, today) : undefined,
    freshLookUntil: reader === "member" ? (row.freshLookUntil ?? undefined) : undefined,
    cannotFile: problem?.message,
    forwardComment: reader === "member" ? undefined : (row.forwardComment ?? undefined),
    dgftNote: reader === "dgft" ? (row.dgftNote ?? undefined) : undefined,
    dgftQuery: reader === "member" ? undefined : (row.dgftQuery ?? undefined),
    dgftMarks: seesMarks(row, reader) ? row.dgftMarks : [],
    closedReason: row.closedReason ?? undefined,
    unsent: reader === "member" ? unsentView(reimbursement) : undefined,
    hasOpenRecovery: reader === "member" && reimbursement.hasOpenRecovery,
    ...amountsView(reimbursement, reader, actor),
  };
}
