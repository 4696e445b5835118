import type { Tx } from "#db/connection/client.ts";
import { updateMailOutcome } from "#db/queries/mail.ts";
import { transact } from "#db/connection/transact.ts";
import type { WorkerContext } from "../../context.ts";
import { MailRefused } from "../../infra/mailer.ts";
import { authorizeSystem } from "../authorize.ts";
import type { PreparedEmail } from "./prepare-email.ts";

type Rendered = { readonly subject: string; readonly text: string; readonly html: string };
type Run = { finish(tx: Tx): Promise<void> };

/**
 * Sends a prepared e-mail and records the result. `sending` was committed before, `sent` is after the server
 * has accepted it: a crash in between allows one repeat, with the same Message-ID. A permanent refusal is
 * recorded as failed, and the firm shows Email Issue.
 * @throws MailRefused (another attempt may succeed)
 * @source security.md 4.5, 4.6
 */
export async function sendEmail(ctx: WorkerContext, email: PreparedEmail, rendered: Rendered, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  const refusal = await transfer(ctx, email, rendered);
  if (refusal !== undefined && !refusal.isPermanent) {
    await updateMailOutcome(ctx.db, email.id, { state: "queued", lastError: refusal.message });
    throw refusal;
  }
  await transact(ctx, async (tx) => {
    await updateMailOutcome(tx, email.id, refusal === undefined ? { state: "sent" } : { state: "failed", lastError: refusal.message });
    await run.finish(tx);
  });
  ctx.log.info({
    event: refusal === undefined ? "mail_sent" : "mail_refused",
    mailId: email.id,
    kind: email.kind,
    requestId: ctx.origin.requestId,
  });
}

async function transfer({ mailer }: WorkerContext, { id, to, facts }: PreparedEmail, rendered: Rendered): Promise<MailRefused | undefined> {
  try {
    await mailer.send({ id, to, stopUrl: facts.stopUrl, ...rendered });
    return undefined;
  } catch (error) {
    if (error instanceof MailRefused) return error;
    throw error;
  }
}
