import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import type { Item } from "#domain/reimbursements/items.ts";
import { effectiveVerdict, type Verdict } from "#domain/reimbursements/verdicts.ts";
import { withPhrase } from "#domain/reviews/phrases.ts";
import { readRupees, rupeesOf } from "#domain/rules/amounts.ts";
import type { ReviewDocument, ReviewView } from "./views.ts";

/** The reviewer's own figure of an item and its reason, as they are typed. */
export type AssessmentEdit = { readonly amount: string; readonly reasonCode: string; readonly reason: string };
/** A verdict with the codes of the phrases in its remark and the ticked points of the checklist; of an item with its assessment. */
export type VerdictEdit = {
  readonly status: Verdict;
  readonly remark: string;
  readonly phraseCodes?: readonly string[] | undefined;
  readonly ticks?: readonly string[] | undefined;
  readonly assessment?: AssessmentEdit | undefined;
};
/** What the reviewer changed and has not saved, keyed by wire name. */
export type VerdictEdits = Readonly<Record<string, VerdictEdit>>;

type Judged = Pick<ReviewDocument, "fieldName" | "label" | "isApplicable" | "verdict"> & {
  /** The item, if it is one. */
  readonly itemId?: string;
  /** What is saved of an item. */
  readonly assessment?: AssessmentEdit;
};
/** What a reviewer may judge: a document, or an item. */
export type ReviewSubject = Judged & { /** When the file came. */ readonly uploadedAt: Date | undefined };

export const maxRemarkLength = 4000;

const noAssessment: AssessmentEdit = { amount: "", reasonCode: "", reason: "" };

/** The documents and items of a reimbursement, as they are judged. */
export const subjectsOf = ({ documents, items, sheet }: Pick<ReviewView, "documents" | "items" | "sheet">): ReviewSubject[] => [
  ...documents.map((document) => ({ ...document, uploadedAt: document.current?.uploadedAt })),
  ...items.map(({ id, label, verdict }, place): ReviewSubject => {
    const saved = sheet?.lines.find(({ itemId }) => itemId === id)?.assessment;
    return {
      fieldName: itemFlag(id),
      itemId: id,
      label: `Cost ${place + 1}: ${label}`,
      isApplicable: true,
      verdict,
      assessment: saved === undefined || saved === null ? noAssessment : typedAssessment(saved),
      uploadedAt: undefined,
    };
  }),
];

const typedAssessment = (saved: { admissiblePaise: number | null; reasonCode: string | null; reason: string }): AssessmentEdit => ({
  amount: saved.admissiblePaise === null ? "" : rupeesOf(saved.admissiblePaise),
  reasonCode: saved.reasonCode ?? "",
  reason: saved.reason,
});

/** The verdict that the server holds. */
export const savedVerdict = ({ verdict, assessment }: Pick<Judged, "verdict" | "assessment">): VerdictEdit => ({
  status: verdict?.status ?? "",
  remark: verdict?.remark ?? "",
  phraseCodes: verdict?.phraseCodes ?? [],
  ticks: verdict?.ticks.map(({ pointId }) => pointId) ?? [],
  ...(assessment !== undefined && { assessment }),
});

/** The verdict on the screen: the reviewer's own, else the one that is saved. */
export const shownVerdict = (document: Judged, edits: VerdictEdits): VerdictEdit => edits[document.fieldName] ?? savedVerdict(document);

const isSame = (one: VerdictEdit, other: VerdictEdit): boolean =>
  one.status === other.status &&
  one.remark === other.remark &&
  isSameSet(one.phraseCodes, other.phraseCodes) &&
  isSameSet(one.ticks, other.ticks) &&
  isSameAssessment(one.assessment, other.assessment);
const isSameSet = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));
const isSameAssessment = (one = noAssessment, other = noAssessment): boolean =>
  one.amount === other.amount && one.reasonCode === other.reasonCode && one.reason === other.reason;

/** The edits with one more; an edit back to what is saved is no edit. A remark that is emptied is made from no phrase. */
export function withEdit(document: Judged, edits: VerdictEdits, given: VerdictEdit): VerdictEdits {
  const { [document.fieldName]: _replaced, ...others } = edits;
  const edit = given.remark.trim() === "" ? { ...given, phraseCodes: [] } : given;
  return isSame(edit, savedVerdict(document)) ? others : { ...others, [document.fieldName]: edit };
}

type Mark = { readonly document: Judged; readonly remark: string };

export type Marked = {
  readonly edits: VerdictEdits;
  /** The labels of the documents where the words do not fit. */
  readonly unfit: readonly string[];
  /** The notes that were kept and not shared, and that the words replace. */
  readonly replaced: readonly { readonly label: string; readonly note: string }[];
};

/**
 * Marks documents as Deficient, each with these words after what its remark asks already. A note that is not shared is not asked. Where the words do
 * not fit, nothing changes.
 */
export function withMarks(marks: readonly Mark[], edits: VerdictEdits): Marked {
  const marked = marks.map(({ document, remark }) => {
    const before = shownVerdict(document, edits);
    const asked = effectiveVerdict(before) === "DEFICIENT" ? before.remark : "";
    return { document, before, asked, longer: withPhrase(asked, remark, maxRemarkLength) };
  });
  return {
    edits: marked.reduce(
      (all, { document, before, asked, longer }) =>
        longer === undefined
          ? all
          : withEdit(document, all, { ...before, status: "DEFICIENT", remark: longer, ...(asked === "" && { phraseCodes: [] }) }),
      edits,
    ),
    unfit: marked.flatMap(({ document, longer }) => (longer === undefined ? [document.label] : [])),
    replaced: marked.flatMap(({ document: { label }, before: { remark }, asked, longer }) =>
      longer !== undefined && asked === "" && remark.trim() !== "" ? [{ label, note: remark.trim() }] : [],
    ),
  };
}

export const hasEdits = (edits: VerdictEdits): boolean => Object.keys(edits).length > 0;

/** The edits without those of the costs that the same save removes. @param kept the costs that stay */
export const editsThatStay = (items: readonly { readonly id: string }[], kept: readonly Item[], edits: VerdictEdits): VerdictEdits => {
  const removed = items.filter(({ id }) => !kept.some((item) => item["id"] === id)).map(({ id }) => itemFlag(id));
  return Object.fromEntries(Object.entries(edits).filter(([name]) => !removed.includes(name)));
};

/** The edits of the documents and items that have none among the newer ones. */
export const editsBeside = <E extends VerdictEdit>(edits: Readonly<Record<string, E>>, newer: VerdictEdits): Record<string, E> =>
  Object.fromEntries(Object.entries(edits).filter(([name]) => newer[name] === undefined));

/** What was changed while a save sent `sent`. What was undone meanwhile is an edit back to the verdict from before the save. */
export const editsSince = (documents: readonly Judged[], sent: VerdictEdits, now: VerdictEdits): VerdictEdits => ({
  ...Object.fromEntries(
    documents
      .filter(({ fieldName }) => sent[fieldName] !== undefined && now[fieldName] === undefined)
      .map((document) => [document.fieldName, savedVerdict(document)]),
  ),
  ...Object.fromEntries(Object.entries(now).filter(([fieldName, edit]) => edit !== sent[fieldName])),
});

/** What a save sends: only the documents and items that were changed, so that others' verdicts stay. */
export const changedVerdicts = (edits: VerdictEdits): SentVerdict[] => Object.entries(edits).map(([fieldName, edit]) => sentVerdict(fieldName, edit));

type SentVerdict = { fieldName: string; status: Verdict; remark: string; phraseCodes?: string[]; ticks?: string[] };

const sentVerdict = (fieldName: string, { status, remark, phraseCodes, ticks }: VerdictEdit): SentVerdict => ({
  fieldName,
  status,
  remark,
  ...(phraseCodes !== undefined && { phraseCodes: [...phraseCodes] }),
  ...(ticks !== undefined && { ticks: [...ticks] }),
});

/** What a draft sends: the same, with assessments as they are typed. */
export const draftEdits = (edits: VerdictEdits): (SentVerdict & Pick<VerdictEdit, "assessment">)[] =>
  Object.entries(edits).map(([fieldName, edit]) => ({ ...sentVerdict(fieldName, edit), assessment: edit.assessment }));

type SentAssessment = { itemId: string; admissiblePaise: number | null; reasonCode: string | null; reason: string };

/** The assessments that a save sends: those that were changed. An amount that cannot be read stands in `unreadable`, by item. */
export function changedAssessments(subjects: readonly Judged[], edits: VerdictEdits): { assessments: SentAssessment[]; unreadable: string[] } {
  const changed = subjects.flatMap(({ fieldName, itemId, assessment: saved }) => {
    const assessment = edits[fieldName]?.assessment;
    return itemId === undefined || assessment === undefined || isSameAssessment(assessment, saved) ? [] : [{ itemId, ...assessment }];
  });
  const read = changed.map(({ itemId, amount, reasonCode, reason }) => ({
    itemId,
    admissiblePaise: amount.trim() === "" ? null : readRupees(amount),
    reasonCode: reasonCode === "" ? null : reasonCode,
    reason,
  }));
  return {
    assessments: read.flatMap(({ admissiblePaise, ...rest }) => (admissiblePaise === undefined ? [] : [{ ...rest, admissiblePaise }])),
    unreadable: read.flatMap(({ itemId, admissiblePaise }) => (admissiblePaise === undefined ? [itemId] : [])),
  };
}

/** The edits that say something else than what is saved; documents that are not there or do not apply have none. */
export const unlike = (documents: readonly Judged[], edits: VerdictEdits): VerdictEdits =>
  Object.fromEntries(
    documents.flatMap((document) => {
      const edit = edits[document.fieldName];
      return edit === undefined || !document.isApplicable || isSame(edit, savedVerdict(document)) ? [] : [[document.fieldName, edit]];
    }),
  );

/** A reviewer's working copy: verdicts by wire name, and the words over a query of DGFT. */
export type DraftContent = { readonly verdicts: VerdictEdits; readonly comment: string };

/** What has to be sent so that the server's working copy says what the screen says. */
export function draftChange(stored: DraftContent, wanted: DraftContent) {
  const changed = Object.entries(wanted.verdicts).filter(([name, edit]) => {
    const before = stored.verdicts[name];
    return before === undefined || !isSame(before, edit);
  });
  return {
    documents: draftEdits(Object.fromEntries(changed)),
    taken: Object.keys(stored.verdicts).filter((name) => wanted.verdicts[name] === undefined),
    comment: wanted.comment === stored.comment ? undefined : wanted.comment,
  };
}

export const isEmptyChange = ({ documents, taken, comment }: ReturnType<typeof draftChange>): boolean =>
  documents.length === 0 && taken.length === 0 && comment === undefined;

/** The documents that count, each with the verdict that will stand once everything is saved. */
const standing = <D extends Judged>(documents: readonly D[], edits: VerdictEdits) =>
  documents
    .filter((document) => document.isApplicable)
    .map((document) => {
      const shown = shownVerdict(document, edits);
      return { document, remark: shown.remark.trim(), phraseCodes: shown.phraseCodes ?? [], status: effectiveVerdict(shown) };
    });

/** The documents that keep a reimbursement from being forwarded, and the items about which something is asked. */
export const blockingDocuments = <D extends Judged>(documents: readonly D[], edits: VerdictEdits) =>
  standing(documents, edits).filter(({ document, status }) => (document.itemId === undefined ? status !== "SUFFICIENT" : status === "DEFICIENT"));

/** The documents and items that a share would send back, each with its remark. */
export const deficientDocuments = <D extends Judged>(documents: readonly D[], edits: VerdictEdits) =>
  standing(documents, edits).filter(({ status }) => status === "DEFICIENT");

/** What the share of a query sends: what was changed, and what is Deficient without a change, for the query flags it, too. */
export const changedAndDeficient = (documents: readonly Judged[], edits: VerdictEdits): SentVerdict[] => [
  ...changedVerdicts(edits),
  ...deficientDocuments(documents, edits).flatMap(({ document: { fieldName }, status, remark, phraseCodes }) =>
    edits[fieldName] === undefined ? [sentVerdict(fieldName, { status, remark, phraseCodes })] : [],
  ),
];

/** Where the reviewer's own verdicts and the latest saved ones differ. */
export function differences<D extends Judged>(latest: readonly D[], edits: VerdictEdits) {
  return latest.flatMap((document) => {
    const mine = edits[document.fieldName];
    const theirs = savedVerdict(document);
    return mine === undefined || isSame(mine, theirs) ? [] : [{ document, mine, theirs }];
  });
}
