import { z } from "zod";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { isSecondPerson, type Invitations } from "#domain/accounts/second-person.ts";
import type { LineState, Payer } from "#domain/payments/line-states.ts";
import type { SanctionOrderPart } from "#domain/payments/sanction-order.ts";
import { hasRight } from "#domain/permissions.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db } from "#db/connection/client.ts";
import { getSanctionOrder, selectOrderChanges, selectOrderLines, type NamedOrderChange, type OrderLine } from "#db/queries/sanction-orders.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { isCorrectable } from "./check-change.ts";
import { selectPayers } from "./claim-payers.ts";
import { presentPaymentFile, type PaymentFileView } from "./payment-files.ts";

export const OrderId = z.object({ orderId: z.uuid() });
export type OrderId = z.output<typeof OrderId>;

/** A line of an order. */
export type OrderLineView = {
  readonly id: string;
  readonly reimbursementId: string;
  readonly scheme: SchemeKind;
  readonly firmName: string;
  readonly instalment: number;
  readonly amountPaise: Paise;
  readonly state: LineState;
  readonly stateSince: Date;
  readonly reference: string | null;
  readonly paidOn: string | null;
  /** A correction may still change its amount. */
  readonly isCorrectable: boolean;
};

/** A correction with both versions. */
export type OrderChangeView = {
  readonly id: string;
  readonly state: NamedOrderChange["state"];
  readonly before: SanctionOrderPart;
  readonly after: SanctionOrderPart;
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly settledBy: string | null;
  readonly settledAt: Date | null;
};

/** An order as it stands, its amount being the sum of its lines that were not cancelled. */
export type SanctionOrderView = {
  readonly id: string;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly orderedOn: string;
  readonly budgetHead: string;
  readonly payer: Payer;
  readonly file: PaymentFileView;
  readonly version: number;
  readonly amountPaise: Paise;
  readonly recordedBy: string;
  readonly recordedAt: Date;
  readonly lines: readonly OrderLineView[];
};

export type OrderAction = "ask_change" | "confirm_change" | "decline_change";
/** The order with its corrections, the last first, and what the reader may do now. */
export type OrderDeskView = SanctionOrderView & {
  readonly changes: readonly OrderChangeView[];
  readonly actions: readonly OrderAction[];
  /** The most that each line of a claim that both pay can have by the rules, by its id; empty unless the reader may ask for a correction. */
  readonly ownParts: Readonly<Record<string, Paise>>;
};

/** An order for the council. @throws not_found */
export async function getOrder(ctx: AppContext, { orderId }: OrderId): Promise<OrderDeskView> {
  const actor = authorize(ctx.actor, "payments.list");
  const [{ view, lines }, changes] = await Promise.all([readOrder(ctx, orderId), selectOrderChanges(ctx.db, orderId)]);
  const waiting = changes.find(({ state }) => state === "waiting");
  const invitations: Invitations = waiting === undefined ? new Map() : await selectInvitations(ctx.db);
  const actions = actionsOf(actor, waiting, invitations);
  const ownParts = actions.includes("ask_change") ? await selectOwnParts(ctx.db, view.payer, lines) : {};
  return { ...view, changes: changes.map(presentChange), actions, ownParts };
}

/** An order for DGFT, without the council's corrections. @throws not_found */
export async function getSanction(ctx: AppContext, { orderId }: OrderId): Promise<SanctionOrderView> {
  authorize(ctx.actor, "payments.listSanctions");
  return (await readOrder(ctx, orderId)).view;
}

async function selectOwnParts(db: Db, payer: Payer, lines: readonly OrderLine[]): Promise<Readonly<Record<string, Paise>>> {
  const open = lines.filter(({ line }) => isCorrectable(line));
  const claims = open.flatMap(({ line, scheme, rulesUntil, submittedAt, decidedAt }) => {
    const filedAt = submittedAt ?? decidedAt;
    return filedAt === null ? [] : [{ id: line.reimbursementId, scheme, rulesUntil, filedAt }];
  });
  const payersOf = await selectPayers(db, claims);
  return Object.fromEntries(
    open.flatMap(({ line }) => {
      const own = payersOf.get(line.reimbursementId);
      return own?.payer === "both" ? [[line.id, line.amountPaise + own.leftPaise[payer]] as const] : [];
    }),
  );
}

async function readOrder(ctx: AppContext, orderId: string): Promise<{ readonly view: SanctionOrderView; readonly lines: readonly OrderLine[] }> {
  const [{ row, recordedByName, file }, lines] = await Promise.all([getSanctionOrder(ctx.db, orderId), selectOrderLines(ctx.db, orderId)]);
  const { id, number, orderedOn, budgetHead, payer, version, recordedAt } = row;
  const view = {
    id,
    number,
    orderedOn,
    budgetHead,
    payer,
    version,
    file: presentPaymentFile(file),
    amountPaise: lines.reduce((sum, { line }) => sum + (line.state === "cancelled" ? 0 : line.amountPaise), 0),
    recordedBy: recordedByName,
    recordedAt,
    lines: lines.map(({ line, instalment, scheme, firmName }) => ({
      id: line.id,
      reimbursementId: line.reimbursementId,
      scheme,
      firmName,
      instalment,
      amountPaise: line.amountPaise,
      state: line.state,
      stateSince: line.stateSince,
      reference: line.reference,
      paidOn: line.paidOn,
      isCorrectable: isCorrectable(line),
    })),
  };
  return { view, lines };
}

const presentChange = ({ id, state, change, reason, requestedAt, settledAt, ...names }: NamedOrderChange): OrderChangeView => ({
  id,
  state,
  before: change.before,
  after: change.after,
  reason,
  requestedBy: names.requestedByName,
  requestedAt,
  settledBy: names.settledByName,
  settledAt,
});

function actionsOf(actor: StaffActor, waiting: NamedOrderChange | undefined, invitations: Invitations): readonly OrderAction[] {
  if (waiting === undefined) return hasRight(actor, "payments.recordOrder") ? ["ask_change"] : [];
  if (!hasRight(actor, "payments.settleOrderChange")) return [];
  return isSecondPerson(invitations, waiting.requestedBy, actor.userId) ? ["confirm_change", "decline_change"] : ["decline_change"];
}
