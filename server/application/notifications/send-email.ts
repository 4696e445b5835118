import type { Tx } from "#db/connection/client.ts";
import { markMailFailed, updateMailOutcome, updateActivationMailState } from "#db/queries/mail.ts";
import { transact } from "#db/connection/transact.ts";
import type { WorkerContext } from "../../context.ts";
import { MailRefused } from "../../infra/mailer.ts";
import { authorizeSystem } from "../authorize.ts";
import type { PreparedEmail } from "./prepare-email.ts";

type Rendered = { readonly subject: string; readonly text: string; readonly html: string };
type Run = { finish(tx: Tx): Promise<void> };

/**
 * Hands a prepared letter over and records what became of it. `sending` was committed before, `sent` is after the server
 * has taken it: a crash in between leaves one possible repeat, under the same Message-ID. A refusal for good is
 * recorded as failed, and the firm shows Email Issue.
 * @throws MailRefused (another try is worth it)
 * @source security.md 4.5, 4.6
 */
export async function sendEmail(ctx: WorkerContext, letter: PreparedEmail, rendered: Rendered, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  const refusal = await handOver(ctx, letter, rendered);
  if (refusal !== undefined && !refusal.isPermanent) {
    await updateMailOutcome(ctx.db, letter.id, { state: "queued", lastError: refusal.message });
    throw refusal;
  }
  await transact(ctx, async (tx) => {
    if (refusal === undefined) await recordSent(tx, letter);
    else await markMailFailed(tx, letter.id, refusal.message);
    await run.finish(tx);
  });
  ctx.log.info({
    event: refusal === undefined ? "mail_sent" : "mail_refused",
    mailId: letter.id,
    kind: letter.kind,
    requestId: ctx.origin.requestId,
  });
}

async function handOver({ mailer }: WorkerContext, { id, to }: PreparedEmail, rendered: Rendered): Promise<MailRefused | undefined> {
  try {
    await mailer.send({ id, to, ...rendered });
    return undefined;
  } catch (error) {
    if (error instanceof MailRefused) return error;
    throw error;
  }
}

async function recordSent(tx: Tx, { id, linkId }: PreparedEmail): Promise<void> {
  await updateMailOutcome(tx, id, { state: "sent" });
  if (linkId !== undefined) await updateActivationMailState(tx, linkId, "sent");
}
