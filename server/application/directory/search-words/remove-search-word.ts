import { z } from "zod";
import { directoryMessages } from "#domain/directory/messages.ts";
import { notFound } from "#domain/errors.ts";
import { deleteSearchWord, selectSearchWords } from "#db/queries/directory-words.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { forgetLexicon } from "../lexicon.ts";

export const RemoveSearchWordInput = z.object({ id: z.uuid() });
export type RemoveSearchWordInput = z.infer<typeof RemoveSearchWordInput>;

/** Deletes a trade word. @throws not_found (removed already) */
export async function removeSearchWord(ctx: AppContext, { id }: RemoveSearchWordInput): Promise<{ message: string }> {
  authorize(ctx.actor, "directory.changeSearchWords");
  const message = await transact(ctx, async (tx) => {
    const word = (await selectSearchWords(tx)).find((each) => each.id === id);
    if (word === undefined || !(await deleteSearchWord(tx, id))) throw notFound("search_word_gone", directoryMessages.searchWordGone);
    await recordAudit(tx, ctx, { event: "searchWord.remove", subject: { kind: "directory", id }, detail: { codes: word.codes } });
    return directoryMessages.searchWordRemoved(word.phrase);
  });
  forgetLexicon(ctx.db);
  return { message };
}
