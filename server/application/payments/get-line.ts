import { z } from "zod";
import { nextLineState, type LineAction, type LineHistoryAction, type LineState } from "#domain/payments/line-states.ts";
import { whereTheMoneyIs } from "#domain/payments/where-the-money-is.ts";
import { hasRight } from "#domain/permissions.ts";
import { getListedLine, selectLineHistory, type ListedLine } from "#db/queries/payment-list.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { isSecondForElsewhere } from "./reverse-elsewhere.ts";
import { moneyFactsOf } from "./where-is-the-money.ts";

export const LineId = z.object({ lineId: z.uuid() });
export type LineId = z.output<typeof LineId>;

const officeActions = ["withhold", "release", "open_again", "record_elsewhere", "reverse_elsewhere"] as const satisfies readonly LineAction[];
export type OfficeLineAction = (typeof officeActions)[number];

export type LineHistoryEntry = {
  readonly id: number;
  readonly action: LineHistoryAction;
  readonly toState: LineState;
  readonly at: Date;
  /** Null for the product itself. */
  readonly by: string | null;
  readonly detail: string | null;
};

/** A payment with its history, the last act first, and what the reader may do now. */
export type LineView = ListedLine & {
  readonly version: number;
  readonly reason: string | null;
  readonly isFirmDeactivated: boolean;
  /** Where the money of its claim is. */
  readonly money: string | undefined;
  readonly history: readonly LineHistoryEntry[];
  readonly actions: readonly OfficeLineAction[];
};

/** @throws not_found */
export async function getLine(ctx: AppContext, { lineId }: LineId): Promise<LineView> {
  const actor = authorize(ctx.actor, "payments.list");
  const [line, history] = await Promise.all([getListedLine(ctx.db, lineId), selectLineHistory(ctx.db, lineId)]);
  const facts = await moneyFactsOf(ctx, line.reimbursementId);
  const mayAct = hasRight(actor, "payments.withhold");
  const mayReverse =
    line.state === "paid_elsewhere" &&
    hasRight(actor, "payments.reverseElsewhere") &&
    isSecondForElsewhere(history, await selectInvitations(ctx.db), actor.userId);
  const isAllowed = (action: OfficeLineAction): boolean => (action === "reverse_elsewhere" ? mayReverse : mayAct);
  return {
    ...line,
    money: facts && whereTheMoneyIs(facts, { language: "en", reader: "office" }),
    history: history.map(({ id, action, toState, at, detail, actorName }) => ({ id, action, toState, at, detail, by: actorName })).toReversed(),
    actions: officeActions.filter((action) => isAllowed(action) && nextLineState(line.state, action) !== undefined && isOfPayer(action, line)),
  };
}

/** DGFT's own payments are recorded here; those of the council are withheld. */
const isOfPayer = (action: OfficeLineAction, { payer }: ListedLine): boolean =>
  action === "record_elsewhere" ? payer === "dgft_direct" : action !== "withhold" || payer === "council";
