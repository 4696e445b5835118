import type { ReactNode } from "react";
import { LoadingState } from "../../components/states.tsx";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
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
  const query = trpc.dgft.open.useQuery({ reimbursementId, list: wayBack.list }, { gcTime: 0, enabled: isKept });
  if (query.data === undefined)
    return query.error === null ? (
      <LoadingState label={dgftMessages.loading(schemeOf(scheme).listLabel)} />
    ) : (
      <ReadFailure error={query.error} backTo={wayBack.to} onRetry={() => void query.refetch()} />
    );
  return <DecisionPanes desk={query.data} wayBack={wayBack} money={money} />;
}
