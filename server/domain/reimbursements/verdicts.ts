/** The council's word on one document; empty is Unchecked. @source specification 4 "Admin review" */
export const verdictValues = ["", "SUFFICIENT", "DEFICIENT"] as const;
export type Verdict = (typeof verdictValues)[number];

export const verdictLabel = { "": "Unchecked", SUFFICIENT: "Sufficient", DEFICIENT: "Deficient" } as const satisfies Record<Verdict, string>;

/** How far the review has come, as the row mark of the lists shows it. */
export type ReviewProgress = "Completed" | "In Progress" | "Not started";

type Judged = { readonly status: Verdict; readonly remark: string };

/** Completed when every applicable document is SUFFICIENT; In Progress when any verdict or remark exists. */
export function reviewProgress(applicable: readonly Judged[]): ReviewProgress {
  if (applicable.length > 0 && applicable.every((document) => document.status === "SUFFICIENT")) return "Completed";
  return applicable.some((document) => document.status !== "" || document.remark.trim() !== "") ? "In Progress" : "Not started";
}

/** A remark alone counts as DEFICIENT. @source product.md, "council share" */
export const effectiveVerdict = ({ status, remark }: Judged): Verdict => (status === "" && remark.trim() !== "" ? "DEFICIENT" : status);
