import { useState } from "react";
import type { PairVerdict } from "#domain/radar/reasons.ts";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";

export type DuplicateLine = inferRouterOutputs<AppRouter>["radar"]["list"]["lines"][number];
export type PagePair = DuplicateLine["pages"][number];

/** The place of the panel on a page. */
export const duplicatesId = "duplicates";

/** What a claim has in common with others, read once for the notice and the panel. */
export const useDuplicates = (reimbursementId: string) => trpc.radar.list.useQuery({ reimbursementId });

/** A verdict that counts: the newest, unless documents or items changed since. */
export const countingVerdict = ({ verdicts: [newest] }: DuplicateLine) => (newest?.isOutdated === false ? newest : undefined);

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
