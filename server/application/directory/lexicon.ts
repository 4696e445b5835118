import { createLexicon, type Lexicon } from "#domain/directory/lexicon.ts";
import type { Db } from "#db/connection/client.ts";
import { selectAllDevices, selectSynonyms } from "#db/queries/directory-words.ts";
import type { AppContext } from "../../context.ts";

const keptForMs = 5_000;
const kept = new WeakMap<Db, { readonly lexicon: Promise<Lexicon>; readonly untilMs: number }>();

/** What devices are called, read again after five seconds: another process may have changed it. */
export function lexiconOf(ctx: Pick<AppContext, "db" | "now">): Promise<Lexicon> {
  const nowMs = ctx.now().getTime();
  const known = kept.get(ctx.db);
  if (known !== undefined && nowMs < known.untilMs && known.untilMs - nowMs <= keptForMs) return known.lexicon;
  const lexicon = readLexicon(ctx.db);
  kept.set(ctx.db, { lexicon, untilMs: nowMs + keptForMs });
  lexicon.catch(() => kept.delete(ctx.db));
  return lexicon;
}

/** Has the next search of this process read it anew. */
export function forgetLexicon(db: Db): void {
  kept.delete(db);
}

async function readLexicon(db: Db): Promise<Lexicon> {
  const [devices, synonyms] = await Promise.all([selectAllDevices(db), selectSynonyms(db)]);
  return createLexicon(devices, synonyms);
}
