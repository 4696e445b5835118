import { z } from "zod";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { noteSessionOver } from "./session-clock.ts";

const Refusal = z.object({ message: z.string(), code: z.string() });

/**
 * Why the picture of a page did not come, in the server's words: an `<img>` is not told. Without an answer it was the line.
 * Undefined when the picture comes now.
 */
export async function whyPageIsMissing(src: string, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(src, { signal }).catch(() => undefined);
  if (answer === undefined) return fileMessages.pageNotCome;
  if (answer.ok) {
    await answer.body?.cancel().catch(() => undefined);
    return undefined;
  }
  const refusal = Refusal.safeParse(await answer.json().catch(() => undefined));
  if (!refusal.success) return fileMessages.pageNotCome;
  if (refusal.data.code === "token_not_valid") noteSessionOver();
  return refusal.data.message;
}
