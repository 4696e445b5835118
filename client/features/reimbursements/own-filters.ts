import { useSearchParams } from "react-router-dom";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { isStanding, type Standing } from "#domain/reimbursements/standing.ts";

export type OwnFilters = { readonly scheme: SchemeKind | undefined; readonly standing: Standing | undefined; readonly page: number };

/** The filters that an address holds; what it holds wrongly is left out. */
export function readOwnFilters(search: URLSearchParams): OwnFilters {
  const standing = search.get("state") ?? "";
  return {
    scheme: schemeKinds.find((kind) => kind === search.get("scheme")),
    standing: isStanding(standing) ? standing : undefined,
    page: Math.max(1, Math.trunc(Number(search.get("page") ?? "1")) || 1),
  };
}

/** The part of an address that holds the filters; the plain list has none. */
export function writeOwnFilters({ scheme, standing, page }: OwnFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (scheme !== undefined) search.set("scheme", scheme);
  if (standing !== undefined) search.set("state", standing);
  if (page > 1) search.set("page", String(page));
  return search;
}

/** The filters of the member's list, kept in the address. Another filter begins with the first page. */
export function useOwnFilters(): { filters: OwnFilters; change: (part: Partial<OwnFilters>) => void } {
  const [search, setSearch] = useSearchParams();
  const filters = readOwnFilters(search);
  return { filters, change: (part) => setSearch(writeOwnFilters({ ...filters, page: 1, ...part })) };
}
