import { maxSearchLength } from "#domain/directory/read-search.ts";
import { hsnCategoryKeys, type HsnCategory } from "#domain/members/hsn-categories.ts";
import { pageFilter } from "../../lib/list-filters.ts";

/** The filters and the page of the directory, as its address has them. */
export type DirectoryFilters = {
  readonly search: string;
  readonly codes: string[];
  readonly categories: HsnCategory[];
  readonly page: number;
  /** Where the page begins or ends, for pages too far on to be counted to. */
  readonly after?: string;
  readonly before?: string;
  /** Typing mistakes are not corrected. */
  readonly isExact: boolean;
};

const maxCursorLength = 4_000;
const cursorIn = (parameters: URLSearchParams, name: string): string | undefined => {
  const cursor = parameters.get(name) ?? "";
  return cursor === "" || cursor.length > maxCursorLength ? undefined : cursor;
};
const isCategory = (key: string): key is HsnCategory => hsnCategoryKeys.some((known) => known === key);
const listed = (parameters: URLSearchParams, name: string): string[] => [...new Set((parameters.get(name) ?? "").split(",").filter(Boolean))];

/** Reads an address. Invalid parts are left out, and then `isUnderstood` is false. */
export function readDirectoryAddress(parameters: URLSearchParams): { readonly filters: DirectoryFilters; readonly isUnderstood: boolean } {
  const search = parameters.get("search") ?? "";
  const [codes, categories] = [listed(parameters, "codes"), listed(parameters, "categories")];
  const page = pageFilter.read(parameters.get("page") ?? "1");
  const after = cursorIn(parameters, "after");
  const before = cursorIn(parameters, "before");
  const filters = {
    search: search.slice(0, maxSearchLength),
    codes: codes.filter((code) => /^\d{8}$/.test(code)).slice(0, 200),
    categories: categories.filter(isCategory),
    page: page ?? 1,
    ...(after !== undefined && { after }),
    ...(before !== undefined && { before }),
    isExact: parameters.get("exact") === "1",
  };
  const isWhole = filters.search === search && filters.codes.length === codes.length && filters.categories.length === categories.length;
  return { filters, isUnderstood: isWhole && page !== undefined };
}

/** The filters of the directory, as the address holds them. */
export const directoryFilterParameters = ({
  search,
  codes,
  categories,
  isExact,
}: Pick<DirectoryFilters, "search" | "codes" | "categories" | "isExact">): Record<string, string> => ({
  ...(search === "" ? {} : { search }),
  ...(codes.length === 0 ? {} : { codes: codes.join(",") }),
  ...(categories.length === 0 ? {} : { categories: categories.join(",") }),
  ...(isExact ? { exact: "1" } : {}),
});
