import type { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { foldTyped } from "#domain/directory/fold-text.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import { suggestDevices, suggestFrom, type SearchSuggestion } from "#domain/directory/suggest.ts";
import { rateLimited } from "#domain/errors.ts";
import { findNamesFrom } from "#db/queries/directory.ts";
import type { AppContext } from "../../context.ts";
import { consumeRateLimit } from "../accounts/rate-limits.ts";
import { authorize } from "../authorize.ts";
import { DirectorySearch } from "./directory-search.ts";
import { lexiconOf } from "./lexicon.ts";

export const SuggestSearchesInput = DirectorySearch.pick({ search: true });
export type SuggestSearchesInput = z.input<typeof SuggestSearchesInput>;

const maxDevices = 6;
const maxMembers = 3;

/**
 * Suggestions while the reader types: devices of the catalogue, then members whose name starts with the text. None for a single
 * character.
 * @throws rate_limited (more than 120 a minute)
 * @source ux.md "Directory" ("Suggestions follow the combobox pattern"); security.md row 3
 */
export async function suggestSearches(ctx: AppContext, input: SuggestSearchesInput): Promise<SearchSuggestion[]> {
  const actor = authorize(ctx.actor, "directory.search");
  const { search } = SuggestSearchesInput.parse(input);
  const typed = foldTyped(search);
  if (typed.length < suggestFrom) return [];
  const tries = await consumeRateLimit(ctx, [{ limit: limits.directorySuggestions, subject: actor.userId }]);
  if (!tries.isAllowed) throw rateLimited(directoryMessages.tooManySuggestions, tries.waitSeconds);
  const [lexicon, names] = await Promise.all([lexiconOf(ctx), findNamesFrom(ctx.searchDb, typed, maxMembers)]);
  const devices = suggestDevices(lexicon, search, maxDevices);
  const taken = new Set(devices.map(({ text }) => text));
  return [...devices, ...names.filter((name) => !taken.has(name)).map((text) => ({ kind: "member", text, code: undefined }) as const)];
}
