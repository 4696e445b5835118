import { z } from "zod";
import { directoryMessages } from "#domain/directory/messages.ts";
import { maxSearchLength, readSearch } from "#domain/directory/read-search.ts";
import type { Lexicon } from "#domain/directory/lexicon.ts";
import { hsnCategoryKeys } from "#domain/members/hsn-categories.ts";
import type { DirectoryFilter } from "#db/queries/directory.ts";

/** Characters that the database cannot store; a search is stored for its export. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** The words and filters of a search. */
export const DirectorySearch = z.object({
  search: z
    .string()
    .overwrite((search) => search.replaceAll(unstorable, " "))
    .refine((search) => search.length <= maxSearchLength, directoryMessages.searchTooLong(maxSearchLength))
    .default(""),
  /** HSN codes; a firm that makes one of these devices matches. */
  codes: z
    .array(z.string().regex(/^\d{8}$/, directoryMessages.eightDigits))
    .max(200)
    .default([]),
  /** Categories of devices, in addition to the codes. */
  categories: z.array(z.enum(hsnCategoryKeys, directoryMessages.unknownCategory)).default([]),
});
export type DirectorySearch = z.input<typeof DirectorySearch>;

/** The filter of the database query. */
export function directoryFilterOf({ search, codes, categories }: z.output<typeof DirectorySearch>, lexicon: Lexicon): DirectoryFilter {
  const ofCategories = lexicon.devices.filter(({ category }) => categories.includes(category)).map(({ code }) => code);
  return { ...readSearch(search, lexicon), codes: [...new Set([...codes, ...ofCategories])] };
}
