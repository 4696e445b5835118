/** The council's verdicts on a document; empty is Unchecked. @source specification 4 "Admin review" */
export const verdictValues = ["", "SUFFICIENT", "DEFICIENT"] as const;
export type Verdict = (typeof verdictValues)[number];

export const verdictLabel = { "": "Unchecked", SUFFICIENT: "Sufficient", DEFICIENT: "Deficient" } as const satisfies Record<Verdict, string>;

/** The progress of a review, which the lists show. */
export type ReviewProgress = "Completed" | "In Progress" | "Not started";

/** A document or item that the DGFT officer asks about, and what; `page` counts from 1 through the files of the document. */
export type DgftMark = { readonly fieldName: string; readonly remark: string; readonly page?: number | undefined };

/** What is asked, with the page that it is about: "Page 3: Which year is it of?". */
export const markText = ({ remark, page }: Pick<DgftMark, "remark" | "page">): string => (page === undefined ? remark : `Page ${page}: ${remark}`);

type Judged = { readonly status: Verdict; readonly remark: string };
/** What is kept with a verdict. */
export type VerdictParts = {
  /** The codes of the phrases that the remark was made from. */
  readonly phraseCodes: readonly string[];
  /** The points of the checklist that somebody ticked on this version. */
  readonly ticks: readonly Tick[];
};
/** A ticked point of the checklist in the words that it had. */
export type Tick = { readonly pointId: string; readonly wording: string; readonly by: string; readonly at: Date };

/** Completed when every applicable document is SUFFICIENT; In Progress when any verdict or remark exists. */
export function reviewProgress(applicable: readonly Judged[]): ReviewProgress {
  if (applicable.length > 0 && applicable.every((document) => document.status === "SUFFICIENT")) return "Completed";
  return applicable.some((document) => document.status !== "" || document.remark.trim() !== "") ? "In Progress" : "Not started";
}

/** A remark alone counts as DEFICIENT. @source product.md, "council share" */
export const effectiveVerdict = ({ status, remark }: Judged): Verdict => (status === "" && remark.trim() !== "" ? "DEFICIENT" : status);

/** A verdict on one version of a document. */
export type GivenVerdict = Judged & VerdictParts & { readonly fieldName: string; readonly isOnReceivedVersion: boolean };
/** The verdict of a document; `isReplacedSinceCheck` when it has one on an older version. */
export type CountingVerdict = Judged & VerdictParts & { readonly isReplacedSinceCheck: boolean };

/** The verdict that counts: the one on the newest version that the council received. Without one a document is Unchecked. */
export function verdictThatCounts(given: readonly GivenVerdict[], fieldName: string): CountingVerdict {
  const verdict = given.find((each) => each.fieldName === fieldName);
  if (verdict?.isOnReceivedVersion !== true)
    return { status: "", remark: "", phraseCodes: [], ticks: [], isReplacedSinceCheck: verdict !== undefined };
  const { status, remark, phraseCodes, ticks } = verdict;
  return { status, remark, phraseCodes, ticks, isReplacedSinceCheck: false };
}

type ReceivedVersion = { readonly fieldName: string; readonly version: number; readonly wasSubmitted: boolean };

/**
 * The number of the newest version of a document that the council received; 0 when it received none.
 * @param documents the newest version first
 */
export const receivedVersion = (documents: readonly ReceivedVersion[], fieldName: string): number =>
  documents.find((document) => document.fieldName === fieldName && document.wasSubmitted)?.version ?? 0;
