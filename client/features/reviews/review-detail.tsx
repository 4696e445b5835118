import type { ReactNode } from "react";
import { LoadingState } from "../../components/states.tsx";
import { useIsPending } from "../reimbursements/flush-on-unmount.ts";
import { ReadFailure } from "./read-failure.tsx";
import { ReviewDesk } from "./review-desk.tsx";
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
  const query = trpc.reviews.open.useQuery({ reimbursementId, list: wayBack.list }, { gcTime: 0, enabled: isKept });
  if (query.data !== undefined) return <ReviewDesk desk={query.data} {...around} />;
  if (query.error === null) return <LoadingState lines={8} />;
  return <ReadFailure error={query.error} backTo={wayBack.to} onRetry={() => void query.refetch()} />;
}
