import { LoadingState } from "../../components/states.tsx";
import { ReadFailure } from "./read-failure.tsx";
import { ReviewDesk } from "./review-desk.tsx";
import { useReview } from "./use-review.ts";

/** One reimbursement on the council's desk, once it is there. */
export function ReviewDetail({ reimbursementId, backTo }: { reimbursementId: string; backTo: string }) {
  const review = useReview(reimbursementId);
  const { view, query } = review;
  if (view !== undefined) return <ReviewDesk review={review} view={view} backTo={backTo} />;
  if (query.error === null) return <LoadingState lines={8} />;
  return <ReadFailure error={query.error} backTo={backTo} onRetry={() => void query.refetch()} />;
}
