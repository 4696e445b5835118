import type { AmountsView } from "./amounts-view.ts";
import type { AnswerChange } from "#domain/reimbursements/answer-changes.ts";
import type { Answers } from "#domain/reimbursements/answers.ts";
import type { AnswerRow } from "#domain/reimbursements/derive.ts";
import type { PartyDays } from "#domain/reimbursements/clocks.ts";
import type { DueState } from "#domain/reimbursements/due-state.ts";
import type { Item } from "#domain/reimbursements/items.ts";
import type { Action, Party, Reader, State } from "#domain/reimbursements/lifecycle.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { CountingVerdict, DgftMark, ReviewProgress } from "#domain/reimbursements/verdicts.ts";
import type { HoldRow } from "#db/queries/holds.ts";
import type { StoredItem } from "#db/queries/items.ts";
import type { HistoryRow } from "#db/queries/reimbursements.ts";
import type { UnsentParts } from "./unsent-parts.ts";

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
/** A shared remark with the member's answer. */
export type DeficiencyView = {
  readonly id: string;
  readonly round: number;
  readonly fieldName: string | undefined;
  readonly remark: string;
  /** The same in Hindi, where it was made of unchanged phrases that have it. */
  readonly remarkHi: string | undefined;
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
  /** The step that asks for it; 0 for a further paper. */
  readonly step: number;
  readonly isApplicable: boolean;
  /** True when this reader may replace it now. */
  readonly isOpen: boolean;
  readonly current: DocumentVersionView | undefined;
  /** Earlier versions that the reader may open, newest first. */
  readonly earlier: readonly DocumentVersionView[];
  readonly deficiencies: readonly DeficiencyView[];
  /** Only for the council and the officer. */
  readonly verdict: CountingVerdict | undefined;
};
/** A cost that the member can put back. */
export type RemovedItemView = Pick<ItemView, "id" | "step" | "facts"> & {
  /** Where it goes back among the costs of its step that are there, counted from 0. */
  readonly place: number;
};
/** One cost of the reimbursement. */
export type ItemView = {
  readonly id: string;
  readonly kind: string;
  /** The kind in words. */
  readonly label: string;
  /** The step that asks for it. */
  readonly step: number;
  /** All of it by wire name, `id` and `kind` too. */
  readonly facts: Item;
  readonly enteredBy: StoredItem["enteredBy"];
  /** When it was changed last. */
  readonly savedAt: Date;
  /** True when this reader may change it now. */
  readonly isOpen: boolean;
  /** What it lacks before it can be forwarded. */
  readonly missing: readonly { readonly name: string; readonly label: string }[];
  /** In rupees; null while a rate is missing. Undefined until it is computed. */
  readonly claimedPaise: number | null | undefined;
  /** DEFICIENT with what is asked about it, until it is shared; only for the council and the officer. */
  readonly verdict: CountingVerdict | undefined;
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
  /** The last day of a hold, YYYY-MM-DD. */
  readonly until: string | undefined;
  readonly documents: readonly string[];
  /** Costs that were removed, each with a figure or reason of the council; for the council only. */
  readonly droppedAssessments: readonly string[];
  readonly comment: string | undefined;
  /** The dossier that DGFT got with a forwarding, once the current one is another; for the offices. `fileId` is missing when it was never made. */
  readonly earlierDossier: { readonly fileId: string | undefined } | undefined;
};

/** What the firm had prepared for a reply or a fresh look and can no longer send. */
type UnsentView = Omit<UnsentParts, "documents"> & {
  readonly documents: readonly { readonly label: string; readonly files: readonly FileView[] }[];
};

/** A reimbursement as one reader sees it. Instants are UTC; dates are YYYY-MM-DD in India; amounts are decimal strings. */
export type ReimbursementView = {
  readonly id: string;
  /** The name that the firm gave it; only the firm sees it. */
  readonly title: string | undefined;
  readonly scheme: SchemeKind;
  readonly typeLabel: string;
  readonly reader: Reader;
  readonly state: State;
  /** The state as text for this reader. */
  readonly status: string;
  readonly version: number;
  readonly withWhom: Party;
  /** Days that the party that has to act now has had it, without those on hold. */
  readonly daysWaiting: number;
  /** Days from the submission to the decision, or to now, and whose they were; the parties' days add up to it. */
  readonly ageDays: number | undefined;
  readonly partyDays: PartyDays;
  /** The date by which the party that has to act now is to act, and how it stands against it. */
  readonly dueOn: string | undefined;
  readonly dueState: DueState | undefined;
  readonly heldUntil: string | undefined;
  /** The hold on which it is now; for a member without the name of the officer. */
  readonly hold: HoldRow | undefined;
  /** The date by which a member is to reply to what is shared today. */
  readonly replyBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly submittedAt: Date | undefined;
  readonly decidedAt: Date | undefined;
  readonly firm: {
    readonly id: string;
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
  /** Only for the member; `items` are among them. */
  readonly answers: Answers;
  readonly answerRows: readonly AnswerRow[];
  /** What looks wrong in the answers, as sentences; only for the member, and for the council. */
  readonly doubts: readonly string[];
  /** What the member changed from a submission to the next one, newest first; only for the council and the officer. */
  readonly answerChanges: readonly AnswerChange[];
  readonly items: readonly ItemView[];
  /** The costs that the unsent reply removed, as the council has them; only for the member. */
  readonly removedItems: readonly RemovedItemView[];
  readonly documents: readonly DocumentView[];
  /** Remarks on the whole reimbursement, or on an item (`itemFlag`). */
  readonly generalDeficiencies: readonly DeficiencyView[];
  readonly deficiencyOrigin: "EPCMD" | "DGFT" | undefined;
  /** True while the open query asks the member for further papers. */
  readonly asksPapers: boolean;
  readonly reviewProgress: ReviewProgress | undefined;
  readonly timeline: readonly TimelineEntry[];
  /** The actions that this reader may take now; the client draws its buttons from them. */
  readonly actions: readonly Action[];
  /** True for a DGFT user who acted on it for the council: another one has to decide. */
  readonly hasActedBefore: boolean;
  /** True for who decided on it before, or counts as one person with who did, while it is to be decided again: somebody else has to act. */
  readonly hasDecidedBefore: boolean;
  /** Why the council cannot close what waits for the firm, and from which day it can. */
  readonly whyNotClosed: string | undefined;
  /** Until when the firm may ask for a fresh look, YYYY-MM-DD; only the firm reads it. */
  readonly freshLookUntil: string | undefined;
  /** Of a draft: why the membership of the firm does not allow filing it. */
  readonly cannotFile: string | undefined;
  readonly forwardComment: string | undefined;
  /** The private note of the officer. */
  readonly dgftNote: string | undefined;
  /** The query of DGFT; hidden from the member. */
  readonly dgftQuery: string | undefined;
  /** The documents that the note or the query of DGFT names; hidden from the member. */
  readonly dgftMarks: readonly DgftMark[];
  readonly closedReason: string | undefined;
  /** Only for the member of a decided claim; undefined when nothing was left. */
  readonly unsent: UnsentView | undefined;
  /** The council asks the firm to pay money of it back; only the firm reads it. */
  readonly hasOpenRecovery: boolean;
} & AmountsView;
