import { useState } from "react";
import { radarMessages } from "#domain/radar/messages.ts";
import type { PairVerdict } from "#domain/radar/reasons.ts";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatCount } from "../../shared/format.ts";

type Duplicates = inferRouterOutputs<AppRouter>["radar"]["list"];
export type DuplicateLine = Duplicates["lines"][number];
export type PagePair = DuplicateLine["pages"][number];

/** The place of the panel on a page. */
export const duplicatesId = "duplicates";

/** What a claim has in common with others, read once for the notice, the checklist and the panel. */
export const useDuplicates = (reimbursementId: string) => trpc.radar.list.useQuery({ reimbursementId });

/** A verdict that counts: the newest, unless documents or items changed since. */
export const countingVerdict = ({ verdicts: [newest] }: DuplicateLine) => (newest?.isOutdated === false ? newest : undefined);

/** A document of the claim, with the files of its current version. */
type DocumentInClaim = { readonly fieldName: string; readonly fileIds: readonly string[] };

/** Reasons beyond these are counted. */
const namedAtMost = 5;

/** What the list says of one document, in a sentence; what is judged not the same is left out. `isFound` when there is something to look at. */
export function foundElsewhere({ lines, remarks }: Duplicates, document: DocumentInClaim): { readonly text: string; readonly isFound: boolean } {
  const all = lines.filter(({ fieldNames }) => fieldNames.includes(document.fieldName));
  const found = all.filter((line) => countingVerdict(line)?.verdict !== "not_same");
  const none = remarks.length === 0 ? radarMessages.noneOfDocument : radarMessages.noneOfDocumentYet;
  if (found.length === 0) {
    if (remarks.includes(radarMessages.stillLooking)) return { text: radarMessages.stillLooking, isFound: false };
    return { text: all.length === 0 ? none : radarMessages.allNotSame, isFound: false };
  }
  const claims = formatCount(new Set(found.map(({ otherId }) => otherId)).size, "other claim");
  const reasons = found.slice(0, namedAtMost).map((line) => reasonText(line, document));
  return { text: radarMessages.alsoFound(claims, reasons, found.length - reasons.length), isFound: true };
}

/** "same file in PRD-2627-00012". */
function reasonText({ reason, label, otherId, pages }: DuplicateLine, { fileIds }: DocumentInClaim): string {
  const isOfPages = reason === "same_file" || reason === "look_alike";
  const isEarlier = isOfPages && !pages.some(({ mine }) => mine !== undefined && fileIds.includes(mine.fileId));
  return `${label.charAt(0).toLowerCase()}${label.slice(1)} in ${otherId}${isEarlier ? " (an earlier version)" : ""}`;
}

export type Judging = Pick<DuplicateLine, "otherId" | "reason" | "evidence"> & { readonly verdict: PairVerdict };

/** A verdict with the evidence that the officer sees now. The server refuses it when the evidence has changed. */
export const judgingOf = ({ otherId, reason, evidence }: DuplicateLine, verdict: PairVerdict): Judging => ({ otherId, reason, evidence, verdict });

type Asked = Pick<Judging, "otherId" | "reason" | "verdict">;

/** Whether both are the same verdict on the same line. False when either is missing. */
export const isSameVerdict = (one: Asked | undefined, other: Asked | undefined): boolean =>
  one !== undefined && one.otherId === other?.otherId && one.reason === other.reason && one.verdict === other.verdict;

const lineIn = (lines: readonly DuplicateLine[], judging: Judging | undefined): DuplicateLine | undefined =>
  lines.find(({ otherId, reason }) => otherId === judging?.otherId && reason === judging.reason);

/** The same verdict with the evidence that the list shows now, for the next try after a refusal. */
export function seenAgain(judging: Judging, lines: readonly DuplicateLine[]): Judging {
  const line = lineIn(lines, judging);
  return line === undefined ? judging : judgingOf(line, judging.verdict);
}

/** Which line is being judged, and what came of it. An answer that comes when another dialog is open, or none, leaves that as it is. */
export function useJudging(reimbursementId: string, lines: readonly DuplicateLine[]) {
  const utils = trpc.useUtils();
  const [judging, setJudging] = useState<Judging>();
  const [said, setSaid] = useState("");
  const [failed, setFailed] = useState<{ readonly asked: Asked; readonly message: string }>();
  const forgetFailure = (asked: Asked | undefined): void => setFailed((now) => (isSameVerdict(now?.asked, asked) ? undefined : now));
  const judge = trpc.radar.judge.useMutation({
    onSuccess: async (_done, sent) => {
      await utils.radar.invalidate();
      setSaid("Saved. The readers of both claims see it.");
      setJudging((now) => (isSameVerdict(now, sent) ? undefined : now));
    },
    // The list below the dialog is read again; the next try sends the evidence that it shows.
    onError: async (error, sent) => {
      setFailed({ asked: sent, message: failureOf(error).message });
      const readAgain = utils.radar.invalidate();
      if (failureOf(error).code !== "reason_changed") return;
      await readAgain;
      const shown = utils.radar.list.getData({ reimbursementId })?.lines ?? [];
      setJudging((now) => (now !== undefined && isSameVerdict(now, sent) ? seenAgain(now, shown) : now));
    },
  });
  const isFailureShown = isSameVerdict(failed?.asked, judging);
  return {
    judging,
    line: lineIn(lines, judging),
    said,
    failure: isFailureShown ? failed?.message : undefined,
    /** A verdict that was not saved after its dialog was closed. */
    missed: isFailureShown ? undefined : failed,
    forgetMissed: () => setFailed(undefined),
    isBusy: judge.isPending,
    begin: (next: Judging) => {
      forgetFailure(next);
      setSaid("");
      setJudging(next);
    },
    close: () => {
      forgetFailure(judging);
      setJudging(undefined);
    },
    confirm: (remark: string) => {
      forgetFailure(judging);
      if (judging !== undefined) judge.mutate({ ...judging, reimbursementId, remark });
    },
  };
}
