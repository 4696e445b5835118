import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { holdMark, takeUpMark } from "../../lib/new-claim-marks.ts";
import { Draft } from "./draft.ts";

type DraftOwner = { readonly userId: string; readonly scheme: SchemeKind };

/** A draft with a number, or one without, with what this browser keeps of it. */
function openDraft(owner: DraftOwner, params: URLSearchParams, held: ReadonlySet<string> | undefined): Draft {
  const reimbursementId = params.get("id") ?? undefined;
  if (reimbursementId !== undefined) return new Draft({ ...owner, reimbursementId });
  const stores = { store: window.localStorage, tab: window.sessionStorage };
  const mark = takeUpMark(stores, owner, { expectedId: params.get("expected") ?? undefined, held }, Date.now());
  return new Draft({ ...owner, reimbursementId, mark });
}

/**
 * The draft that the wizard's address means. When a new one gets its number the address gets it too, in place; going back
 * to the address without a number stays with the same draft, following a link there begins another.
 * @param held the new claims on which other open windows work
 */
export function useDraft(owner: DraftOwner, held: ReadonlySet<string>): { draft: Draft; id: string | undefined } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const params = new URLSearchParams(search);
  const idInAddress = params.get("id") ?? undefined;
  const [seen, setSeen] = useState(idInAddress);
  const [draft, setDraft] = useState(() => openDraft(owner, params, held));
  const id = useSyncExternalStore(draft.subscribe, () => draft.id);

  if (idInAddress !== seen) {
    setSeen(idInAddress);
    const isGoingBack = idInAddress === undefined && navigation === "POP";
    // Windows may have been opened since `held` was read.
    if (idInAddress !== draft.id && !isGoingBack) setDraft(openDraft(owner, params, undefined));
  }

  useEffect(() => {
    if (draft.mark !== undefined) holdMark(draft.mark);
  }, [draft]);

  useEffect(() => {
    if (id === undefined || idInAddress !== undefined) return;
    const numbered = new URLSearchParams(search);
    numbered.set("id", id);
    void navigate(`${pathname}?${numbered}`, { replace: true });
  }, [id, idInAddress, pathname, search, navigate]);

  return { draft, id };
}
