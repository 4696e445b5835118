import type { UserRight } from "#domain/accounts/rights.ts";
import { deskKinds, deskOrderFor, type DeskKind } from "#domain/payments/desk.ts";
import { selectDeskCounts } from "#db/queries/payments-desk.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { hasWaitingClose } from "./ledger/close-period.ts";

/** What waits of one kind. */
export type DeskRow = { readonly kind: DeskKind; readonly count: number; readonly right: UserRight; readonly isOwn: boolean };

/** What waits at the payments desk, what the reader may do first. Kinds of which nothing waits are there with a count of zero. */
export async function readDesk(ctx: AppContext): Promise<readonly DeskRow[]> {
  const { rights } = authorize(ctx.actor, "payments.list");
  const stored = await selectDeskCounts(ctx.db, ctx.now());
  const counts = { ...stored, closes: stored.closes > 0 && (await hasWaitingClose(ctx)) ? 1 : 0 };
  return deskOrderFor(rights).map((kind) => {
    const { right } = deskKinds[kind];
    return { kind, count: counts[kind], right, isOwn: rights.includes(right) };
  });
}
