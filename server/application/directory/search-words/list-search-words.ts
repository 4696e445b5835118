import type { z } from "zod";
import { foldText } from "#domain/directory/fold-text.ts";
import type { HsnDevice } from "#domain/members/hsn-categories.ts";
import { selectSearchWords } from "#db/queries/directory-words.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, type Paged } from "../../paging.ts";
import { DirectorySearch } from "../directory-search.ts";
import { lexiconOf } from "../lexicon.ts";

export const ListSearchWordsInput = Page.extend(DirectorySearch.pick({ search: true }).shape);
export type ListSearchWordsInput = z.input<typeof ListSearchWordsInput>;

export type SearchWordView = {
  readonly id: string;
  readonly phrase: string;
  readonly devices: readonly HsnDevice[];
  /** Says which version of the word a change begins with. */
  readonly changedAt: Date;
  /** Undefined for words that the product ships with. */
  readonly changed: { readonly at: Date; readonly byName: string } | undefined;
};

/**
 * Trade words for devices, in alphabetical order; a search covers the words and the labels and codes of their devices.
 * @source issue of the directory, "trade words"
 */
export async function listSearchWords(ctx: AppContext, input: ListSearchWordsInput): Promise<Paged<SearchWordView>> {
  authorize(ctx.actor, "directory.readSearchWords");
  const { search, page, pageSize } = ListSearchWordsInput.parse(input);
  const { byCode } = await lexiconOf(ctx);
  const asked = foldText(search);
  const views = (await selectSearchWords(ctx.db)).map(({ id, phrase, codes, changedAt, changedByName }) => ({
    id,
    phrase,
    devices: codes.flatMap((code) => byCode.get(code) ?? []),
    changedAt,
    changed: changedByName === null ? undefined : { at: changedAt, byName: changedByName },
  }));
  const found = views.filter(({ phrase, devices }) =>
    [phrase, ...devices.flatMap(({ code, label }) => [code, foldText(label)])].some((text) => text.includes(asked)),
  );
  return paged(found.slice((page - 1) * pageSize, page * pageSize), found.length, { page, pageSize });
}
