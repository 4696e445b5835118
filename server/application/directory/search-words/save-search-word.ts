import { z } from "zod";
import { plainLine } from "#domain/accounts/plain-line.ts";
import { foldText } from "#domain/directory/fold-text.ts";
import { maxDevicesOfWord } from "#domain/directory/limits.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { conflict, invalid, notFound } from "#domain/errors.ts";
import { insertSearchWord, selectAllDevices, selectSearchWords, updateSearchWord } from "#db/queries/directory-words.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { forgetLexicon } from "../lexicon.ts";

export const SaveSearchWordInput = z.object({
  /** The word as the caller last saw it; undefined for a new one. */
  stored: z.object({ id: z.uuid(), changedAt: z.coerce.date() }).optional(),
  phrase: plainLine("Word or phrase", 60)
    .transform(foldText)
    .refine((phrase) => /[\p{L}\p{N}]/u.test(phrase), directoryMessages.searchWordEmpty),
  codes: z.array(z.string().max(8)).min(1, directoryMessages.chooseDevices).max(maxDevicesOfWord, directoryMessages.tooManyDevices),
});
export type SaveSearchWordInput = z.input<typeof SaveSearchWordInput>;

/**
 * Adds or changes a trade word. This process uses it from the next search on, others within five seconds.
 * @throws invalid (`unknown_device`); conflict (`phrase_taken`, named in `fields`; `stale_version`: changed meanwhile); not_found (removed meanwhile)
 * @source issue of the directory, "trade words"
 */
export async function saveSearchWord(ctx: AppContext, input: SaveSearchWordInput): Promise<{ id: string; message: string }> {
  const actor = authorize(ctx.actor, "directory.changeSearchWords");
  const { stored, phrase, codes } = SaveSearchWordInput.parse(input);
  const known = new Set((await selectAllDevices(ctx.db)).map(({ code }) => code));
  if (!codes.every((code) => known.has(code)))
    throw invalid("unknown_device", directoryMessages.unknownDevice, { codes: [directoryMessages.unknownDevice] });
  const values = { phrase, codes: [...new Set(codes)].toSorted(), changedBy: actor.userId, changedAt: ctx.now() };
  const saved = await transact(ctx, async (tx) => {
    if (stored !== undefined) {
      if (!(await selectSearchWords(tx)).some(({ id }) => id === stored.id)) throw notFound("search_word_gone", directoryMessages.searchWordGone);
      if (!(await updateSearchWord(tx, stored, values))) throw conflict("stale_version", directoryMessages.searchWordChanged);
    }
    const savedId = stored?.id ?? (await insertSearchWord(tx, values));
    await recordAudit(tx, ctx, { event: "searchWord.save", subject: { kind: "directory", id: savedId }, detail: { codes: values.codes } });
    return { id: savedId, message: directoryMessages.searchWordSaved(phrase) };
  }).catch((error: unknown) => {
    if (violatedConstraint(error) !== "directory_synonyms_phrase_unique") throw error;
    throw conflict("phrase_taken", directoryMessages.searchWordTaken, { phrase: [directoryMessages.searchWordTaken] });
  });
  forgetLexicon(ctx.db);
  return saved;
}
