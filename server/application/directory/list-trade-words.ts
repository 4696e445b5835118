import type { Synonym } from "#domain/directory/lexicon.ts";
import { selectSynonyms } from "#db/queries/directory-words.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";

/** The words that buyers use for devices, with the codes that each means: a member finds devices by the same words. */
export async function listTradeWords(ctx: AppContext): Promise<Synonym[]> {
  authorize(ctx.actor, "members.listHsnDevices");
  return selectSynonyms(ctx.db);
}
