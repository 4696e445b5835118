import { useState, type ReactNode } from "react";
import { TwoPanesLoading } from "../../components/two-panes.tsx";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { useFirst } from "../../lib/use-first.ts";
import { trpc } from "../../lib/trpc.ts";
import { useIsPending } from "../reimbursements/flush-on-unmount.ts";
import type { WayBack } from "../reviews/list-address.ts";
import { ReadFailure } from "../reviews/read-failure.tsx";
import { DecisionPanes } from "./decision-panes.tsx";

type DecisionDetailProps = {
  readonly scheme: SchemeKind;
  readonly reimbursementId: string;
  readonly wayBack: WayBack;
  /** Where it is, once the claim is approved. */ readonly money: ReactNode;
};

/** One forwarded reimbursement on the officer's desk: what the council says, the dossier, and the decision. */
export function DecisionDetail({ scheme, reimbursementId, wayBack, money }: DecisionDetailProps) {
  // Never from the cache: the officer must decide on the current state.
  const isKept = useIsPending(reimbursementId);
  const input = { reimbursementId, list: wayBack.list };
  const query = trpc.dgft.open.useQuery(input, { gcTime: 0, enabled: isKept });
  const { dgft } = trpc.useUtils();
  // Shown until the answer is there, which replaces it.
  const [ahead] = useState(() => dgft.open.getData({ ...input, isAhead: true }));
  const read = useFirst(query.data);
  const desk = query.data ?? (isKept ? ahead : undefined);
  // The officers' text is that of the version: a newer one is drawn from the start.
  const isAsAhead = read === undefined || read.view.version === ahead?.view.version;
  if (desk !== undefined) return <DecisionPanes key={isAsAhead ? "as read ahead" : "as read"} desk={desk} wayBack={wayBack} money={money} />;
  return query.error === null ? (
    <TwoPanesLoading label={dgftMessages.loading(schemeOf(scheme).listLabel)} />
  ) : (
    <ReadFailure error={query.error} backTo={wayBack.to} onRetry={() => void query.refetch()} />
  );
}
