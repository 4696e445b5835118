import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { Draft } from "./draft.ts";

/**
 * The draft that the wizard's address means. When a new one gets its number the address gets it too, in place; going back
 * to the address without a number stays with the same draft, following a link there begins another.
 */
export function useDraft(owner: { userId: string; scheme: SchemeKind }): { draft: Draft; id: string | undefined } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const idInAddress = new URLSearchParams(search).get("id") ?? undefined;
  const [seen, setSeen] = useState(idInAddress);
  const [draft, setDraft] = useState(() => new Draft({ ...owner, reimbursementId: idInAddress }));
  const id = useSyncExternalStore(draft.subscribe, () => draft.id);

  if (idInAddress !== seen) {
    setSeen(idInAddress);
    const isGoingBack = idInAddress === undefined && navigation === "POP";
    if (idInAddress !== draft.id && !isGoingBack) setDraft(new Draft({ ...owner, reimbursementId: idInAddress }));
  }

  useEffect(() => {
    if (id === undefined || idInAddress !== undefined) return;
    const params = new URLSearchParams(search);
    params.set("id", id);
    void navigate(`${pathname}?${params}`, { replace: true });
  }, [id, idInAddress, pathname, search, navigate]);

  return { draft, id };
}
