import { conflict, invalid } from "#domain/errors.ts";
import { PhraseInput } from "#domain/reviews/phrase-input.ts";
import { phraseMessages } from "#domain/reviews/phrase-messages.ts";
import { insertPhrases, selectPhrases, selectPhraseUses, updatePhrase, type PhraseRow } from "#db/queries/phrases.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";

/** All phrases in their order, withdrawn ones too: an older remark or draft may name one. */
export async function listPhrases(ctx: AppContext): Promise<PhraseRow[]> {
  authorize(ctx.actor, "reviews.readPhrases");
  return selectPhrases(ctx.db);
}

/** In how many shared remarks each phrase stands, by code; one that was never used is left out. */
export async function countPhraseUses(ctx: AppContext): Promise<Readonly<Record<string, number>>> {
  authorize(ctx.actor, "reviews.readPhrases");
  return Object.fromEntries(await selectPhraseUses(ctx.db));
}

/**
 * Adds a phrase, or changes or withdraws one. Remarks and drafts that were made from it keep their words and the code.
 * @throws invalid (a field, an unknown placeholder; `code` that is there already); conflict (`stale_version`: changed meanwhile, or not there)
 * @source desks-and-more.md 2 "Phrase book: a table the office edits"
 */
export async function savePhrase(ctx: AppContext, input: PhraseInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "reviews.changePhrases");
  const { version, ...phrase } = PhraseInput.parse(input);
  const { code, ...texts } = phrase;
  return transact(ctx, async (tx) => {
    const by = { updatedBy: actor.userId, updatedAt: ctx.now() };
    if (version === undefined) {
      const added = await insertPhrases(tx, [{ ...phrase, ...by }]);
      if (added.length === 0) throw invalid("code_taken", phraseMessages.codeTaken, { code: [phraseMessages.codeTaken] });
    } else if (!(await updatePhrase(tx, { code, version }, { ...texts, ...by }))) throw conflict("stale_version", phraseMessages.changed);
    await recordAudit(tx, ctx, {
      event: "phrase.save",
      subject: { kind: "phrase", id: code },
      detail: { isNew: version === undefined, isWithdrawn: texts.isWithdrawn },
    });
    return { message: phraseMessages.saved(texts.label) };
  });
}
