import { useState, type ReactNode } from "react";
import { TwoPanesLoading } from "../../components/two-panes.tsx";
import { useIsPending } from "../reimbursements/flush-on-unmount.ts";
import { ReadFailure } from "./read-failure.tsx";
import { ReviewDesk } from "./review-desk.tsx";
import { useFirst } from "../../lib/use-first.ts";
import { trpc } from "../../lib/trpc.ts";
import type { WayBack } from "./list-address.ts";

type ReviewDetailProps = {
  readonly reimbursementId: string;
  readonly wayBack: WayBack;
  /** Where it is, once the claim is approved. */
  readonly money: ReactNode;
};

/** One reimbursement on the council's desk, once it is there: one answer brings all that the page shows. */
export function ReviewDetail({ reimbursementId, ...around }: ReviewDetailProps) {
  const { wayBack } = around;
  // Never from an earlier visit: the draft of then may have been written on elsewhere.
  const isKept = useIsPending(reimbursementId);
  const input = { reimbursementId, list: wayBack.list };
  const query = trpc.reviews.open.useQuery(input, { gcTime: 0, enabled: isKept });
  const { reviews } = trpc.useUtils();
  // Shown until the answer is there, which replaces it.
  const [ahead] = useState(() => reviews.open.getData({ ...input, isAhead: true }));
  const read = useFirst(query.data);
  const desk = query.data ?? (isKept ? ahead : undefined);
  const isAsAhead = read === undefined || read.draft?.savedAt.getTime() === ahead?.draft?.savedAt.getTime();
  // A draft that was written on meanwhile is restored by a new desk.
  if (desk !== undefined) return <ReviewDesk key={isAsAhead ? "as read ahead" : "as read"} desk={desk} {...around} />;
  if (query.error === null) return <TwoPanesLoading />;
  return <ReadFailure error={query.error} backTo={wayBack.to} onRetry={() => void query.refetch()} />;
}
