import { useState } from "react";
import type { DuplicateReason, PairVerdict } from "#domain/radar/reasons.ts";
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

export type Judging = { readonly otherId: string; readonly reason: DuplicateReason; readonly verdict: PairVerdict };

/** Which line is being judged, and what came of it. */
export function useJudging(reimbursementId: string, lines: readonly DuplicateLine[]) {
  const utils = trpc.useUtils();
  const [judging, setJudging] = useState<Judging>();
  const [said, setSaid] = useState("");
  const judge = trpc.radar.judge.useMutation({
    onSuccess: async () => {
      await utils.radar.invalidate();
      setSaid("Saved. The readers of both claims see it.");
      setJudging(undefined);
    },
    // What has changed is shown under the dialog.
    onError: () => void utils.radar.invalidate(),
  });
  const line = lines.find(({ otherId, reason }) => otherId === judging?.otherId && reason === judging?.reason);
  return {
    judging,
    line,
    said,
    failure: judge.error === null ? undefined : failureOf(judge.error).message,
    isBusy: judge.isPending,
    begin: (next: Judging) => {
      judge.reset();
      setSaid("");
      setJudging(next);
    },
    close: () => setJudging(undefined),
    confirm: (remark: string) => {
      if (judging !== undefined) judge.mutate({ ...judging, reimbursementId, remark, evidence: line?.evidence ?? "" });
    },
  };
}
