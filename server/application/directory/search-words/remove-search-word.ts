import { z } from "zod";
import { directoryMessages } from "#domain/directory/messages.ts";
import { conflict, notFound } from "#domain/errors.ts";
import { deleteSearchWord, selectSearchWords } from "#db/queries/directory-words.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { forgetLexicon } from "../lexicon.ts";

export const RemoveSearchWordInput = z.object({ id: z.uuid(), changedAt: z.coerce.date() });
export type RemoveSearchWordInput = z.output<typeof RemoveSearchWordInput>;

/** Deletes a trade word. @throws not_found (removed already); conflict (`stale_version`: changed meanwhile) */
export async function removeSearchWord(ctx: AppContext, seen: RemoveSearchWordInput): Promise<{ message: string }> {
  authorize(ctx.actor, "directory.changeSearchWords");
  const { id } = seen;
  const message = await transact(ctx, async (tx) => {
    const word = (await selectSearchWords(tx)).find((each) => each.id === id);
    if (word === undefined) throw notFound("search_word_gone", directoryMessages.searchWordGone);
    if (!(await deleteSearchWord(tx, seen))) throw conflict("stale_version", directoryMessages.searchWordChanged);
    await recordAudit(tx, ctx, { event: "searchWord.remove", subject: { kind: "directory", id }, detail: { codes: word.codes } });
    return directoryMessages.searchWordRemoved(word.phrase);
  });
  forgetLexicon(ctx.db);
  return { message };
}
