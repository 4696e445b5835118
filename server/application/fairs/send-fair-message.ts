import type { z } from "zod";
import { plainLine, plainText } from "#domain/accounts/plain-line.ts";
import { conflict } from "#domain/errors.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { seatStates } from "#domain/fairs/states.ts";
import { transact } from "#db/connection/transact.ts";
import { selectApplications } from "#db/queries/fair-applications.ts";
import { insertFairMessage, lockFair } from "#db/queries/fairs.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { FairId } from "./fair-view.ts";
import { notifyExhibitors, reachableFirmsOf } from "./notify-exhibitors.ts";

export const SendFairMessageInput = FairId.extend({ subject: plainLine("Subject", 200), body: plainText("Message", 5_000) });
export type SendFairMessageInput = z.input<typeof SendFairMessageInput>;

/**
 * Writes to every firm that holds a seat of a fair and is not deactivated: the text is shown on the page of the fair; the notice and the e-mail link to it.
 * @throws not_found; invalid (a field); conflict (`no_receiver`)
 */
export async function sendFairMessage(ctx: AppContext, input: SendFairMessageInput): Promise<{ readonly message: string }> {
  const actor = authorize(ctx.actor, "fairs.message");
  const { fairId, subject, body } = SendFairMessageInput.parse(input);
  return transact(ctx, async (tx) => {
    const fair = await lockFair(tx, fairId);
    const firmIds = reachableFirmsOf(await selectApplications(tx, fairId, seatStates));
    if (firmIds.length === 0) throw conflict("no_receiver", fairMessages.noReceiver);
    await insertFairMessage(tx, { fairId, subject, body, firms: firmIds.length, sentBy: actor.userId, sentAt: ctx.now() });
    await notifyExhibitors(tx, fair, firmIds, { kind: "fair_message", at: ctx.now(), subject });
    await recordAudit(tx, ctx, { event: "fair.message", subject: { kind: "fair", id: fairId }, detail: { firms: firmIds.length } });
    return { message: fairMessages.messageSent(firmIds.length) };
  });
}
