import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { conflict } from "#domain/errors.ts";
import { joiningMessages } from "#domain/joining/messages.ts";
import { joiningDocumentFields } from "#domain/joining/documents.ts";
import { canJoin, type JoiningAction } from "#domain/joining/states.ts";
import { insertApplicationEvent, lockJoiningApplication, updateJoiningApplication, type JoiningApplicationRow } from "#db/queries/joining.ts";
import { insertApplicationRemarks } from "#db/queries/joining-documents.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { JoiningApplicationId, presentApplication, type ApplicationView } from "./get-application.ts";
import { writeToApplicant } from "./submit-application.ts";

/** An application as the council has seen it. */
export const SeenApplication = JoiningApplicationId.extend({ revision: z.int() });
export type SeenApplication = z.output<typeof SeenApplication>;

export const AskApplicantInput = SeenApplication.extend({
  remarks: z
    .array(z.object({ /** Null for a remark in general. */ field: z.enum(joiningDocumentFields).nullable(), remark: plainText("Remark", 1000) }))
    .min(1, joiningMessages.remarkNeeded)
    .max(joiningDocumentFields.length + 1)
    .refine((remarks) => new Set(remarks.map(({ field }) => field)).size === remarks.length, "One remark for each paper"),
});
export type AskApplicantInput = z.output<typeof AskApplicantInput>;

export type JoiningChangedView = { readonly application: ApplicationView; readonly message: string };

/**
 * Asks the applicant for something, with a remark on each document concerned or one in general, by e-mail.
 * @throws not_found; conflict (`stale_version`, `already_decided`, `wrong_state`)
 */
export async function askApplicant(ctx: AppContext, { id, revision, remarks }: AskApplicantInput): Promise<JoiningChangedView> {
  const actor = authorize(ctx.actor, "joining.ask");
  const row = await transact(ctx, async (tx) => {
    await lockSeenApplication(tx, "ask", { id, revision });
    const at = ctx.now();
    await insertApplicationRemarks(
      tx,
      remarks.map(({ field, remark }) => ({ applicationId: id, field, remark, askedAt: at, askedBy: actor.userId })),
    );
    const asked = await updateJoiningApplication(tx, id, { state: "needs_reply", waitingSince: at, changedAt: at });
    await insertApplicationEvent(tx, id, "asked", { actorId: actor.userId, at });
    await recordAudit(tx, ctx, { event: "joining.ask", subject: { kind: "application", id }, detail: { remarks: remarks.length } });
    await writeToApplicant(tx, asked, "joining_asked");
    return asked;
  });
  return { application: await presentApplication(ctx, row), message: joiningMessages.asked };
}

/** The application, locked, if it is as the council has seen it. @throws not_found; conflict (`already_decided`, `wrong_state`, `stale_version`) */
export async function lockSeenApplication(tx: Tx, action: JoiningAction, { id, revision }: SeenApplication): Promise<JoiningApplicationRow> {
  const current = await lockJoiningApplication(tx, id);
  if (current.decidedAt !== null) throw conflict("already_decided", joiningMessages.alreadyDecided);
  if (!canJoin(action, current.state)) throw conflict("wrong_state", joiningMessages.wrongState);
  if (current.revision !== revision) throw conflict("stale_version", joiningMessages.changedElsewhere);
  return current;
}
