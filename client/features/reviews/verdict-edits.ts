import { effectiveVerdict, type Verdict } from "#domain/reimbursements/verdicts.ts";
import type { ReviewDocument } from "./views.ts";

export type VerdictEdit = { readonly status: Verdict; readonly remark: string };
/** What the reviewer changed and has not saved, keyed by wire name. */
export type VerdictEdits = Readonly<Record<string, VerdictEdit>>;

type Judged = Pick<ReviewDocument, "fieldName" | "label" | "isApplicable" | "verdict">;

const unchecked: VerdictEdit = { status: "", remark: "" };

/** The verdict that the server holds. */
export const savedVerdict = ({ verdict }: Pick<Judged, "verdict">): VerdictEdit =>
  verdict === undefined ? unchecked : { status: verdict.status, remark: verdict.remark };

/** The verdict on the screen: the reviewer's own, else the one that is saved. */
export const shownVerdict = (document: Judged, edits: VerdictEdits): VerdictEdit => edits[document.fieldName] ?? savedVerdict(document);

const isSame = (one: VerdictEdit, other: VerdictEdit): boolean => one.status === other.status && one.remark === other.remark;

/** The edits with one more; an edit back to what is saved is no edit. */
export function withEdit(document: Judged, edits: VerdictEdits, edit: VerdictEdit): VerdictEdits {
  const { [document.fieldName]: _replaced, ...others } = edits;
  return isSame(edit, savedVerdict(document)) ? others : { ...others, [document.fieldName]: edit };
}

export const hasEdits = (edits: VerdictEdits): boolean => Object.keys(edits).length > 0;

/** What a save sends: only the documents that were changed, so that others' verdicts stay. */
export const changedVerdicts = (edits: VerdictEdits): ({ fieldName: string } & VerdictEdit)[] =>
  Object.entries(edits).map(([fieldName, edit]) => ({ fieldName, ...edit }));

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
    documents: changedVerdicts(Object.fromEntries(changed)),
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
      return { document, remark: shown.remark.trim(), status: effectiveVerdict(shown) };
    });

/** The documents that keep a reimbursement from being forwarded. */
export const blockingDocuments = <D extends Judged>(documents: readonly D[], edits: VerdictEdits) =>
  standing(documents, edits).filter(({ status }) => status !== "SUFFICIENT");

/** The documents that a share would send back, each with its remark. */
export const deficientDocuments = <D extends Judged>(documents: readonly D[], edits: VerdictEdits) =>
  standing(documents, edits).filter(({ status }) => status === "DEFICIENT");

/** Where the reviewer's own verdicts and the latest saved ones differ. */
export function differences<D extends Judged>(latest: readonly D[], edits: VerdictEdits) {
  return latest.flatMap((document) => {
    const mine = edits[document.fieldName];
    const theirs = savedVerdict(document);
    return mine === undefined || isSame(mine, theirs) ? [] : [{ document, mine, theirs }];
  });
}
