import { useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { differences, hasEdits, withEdit, type VerdictEdit, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewDocument, ReviewView } from "./views.ts";

/** What the reviewer wrote on a version that is no longer the latest. */
export type KeptVerdicts = ReturnType<typeof differences<ReviewDocument>>;

/**
 * One reimbursement under review: what the server holds and what the reviewer changed on top of it. Once something is
 * changed the screen stays on the version it was changed on, so that nobody else's verdict is overwritten unseen.
 */
export function useReview(reimbursementId: string) {
  const query = trpc.reviews.get.useQuery({ reimbursementId });
  const utils = trpc.useUtils();
  const [edits, setEdits] = useState<VerdictEdits>({});
  const [base, setBase] = useState<ReviewView>();
  const [kept, setKept] = useState<KeptVerdicts>([]);

  const latest = query.data;
  const isStale = base !== undefined && latest !== undefined && latest.version !== base.version;
  const view = isStale ? base : latest;

  return {
    query,
    view,
    edits,
    isDirty: hasEdits(edits),
    /** Somebody else changed it meanwhile; what is saved now against what I wrote. */
    stale: isStale ? differences(latest.documents, edits) : undefined,
    /** What I wrote before I took over the latest version. */
    kept,
    edit(document: ReviewDocument, edit: VerdictEdit) {
      setBase((standing) => standing ?? view);
      setEdits((standing) => withEdit(document, standing, edit));
    },
    discardEdits() {
      setEdits({});
      setBase(undefined);
    },
    /** Shows the latest version; what I wrote stays readable. */
    takeLatest() {
      setKept(latest === undefined ? [] : differences(latest.documents, edits));
      setEdits({});
      setBase(undefined);
    },
    forgetKept() {
      setKept([]);
    },
    /** A refused action: reads what stands now, and shows it beside mine. */
    async showRefusal() {
      setBase((standing) => standing ?? view);
      await utils.reviews.get.invalidate({ reimbursementId });
    },
    /** An accepted action: its answer is the latest version, and lists and notices have changed with it. */
    async adopt(next: ReviewView) {
      utils.reviews.get.setData({ reimbursementId }, next);
      setEdits({});
      setBase(undefined);
      await Promise.all([utils.reviews.invalidate(), utils.notifications.invalidate(), utils.dossiers.invalidate()]);
    },
  };
}
export type Review = ReturnType<typeof useReview>;
