import type { Tx } from "#db/client.ts";
import { beginSending, finishSending, setActivationMailState } from "#db/queries/mail.ts";
import type { WorkerContext } from "../../context.ts";
import { MailRefused } from "../../infra/mailer.ts";
import { authorizeSystem } from "../authorize.ts";
import type { PreparedLetter } from "./prepare-letter.ts";

type Rendered = { readonly subject: string; readonly text: string; readonly html: string };
type Run = { readonly isLastTry: boolean; finish(tx: Tx): Promise<void> };

/**
 * Sends a letter and records it. `sending` is committed before the first byte goes out and `sent` after the server has
 * taken it, so a crash in between leaves at most one repeat under the same Message-ID. A refusal, or the last failed
 * try, is recorded as failed, and the firm shows Email Issue.
 * @throws the transport's error when another try is worth it
 * @source security.md 4.5
 */
export async function sendLetter(ctx: WorkerContext, letter: PreparedLetter, rendered: Rendered, run: Run): Promise<void> {
  authorizeSystem(ctx.actor);
  if (!(await beginSending(ctx.db, letter.id))) return;
  try {
    await ctx.mailer.send({ id: letter.id, to: letter.to, ...rendered });
  } catch (error) {
    const isOver = error instanceof MailRefused || run.isLastTry;
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (!isOver) {
      await finishSending(ctx.db, letter.id, { state: "queued", lastError });
      throw error;
    }
    return ctx.db.transaction(async (tx) => {
      await finishSending(tx, letter.id, { state: "failed", lastError });
      if (letter.linkId !== undefined) await setActivationMailState(tx, letter.linkId, "failed");
      await run.finish(tx);
    });
  }
  await ctx.db.transaction(async (tx) => {
    await finishSending(tx, letter.id, { state: "sent", sentAt: ctx.now() });
    if (letter.linkId !== undefined) await setActivationMailState(tx, letter.linkId, "sent");
    await run.finish(tx);
  });
}
