import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { useSearchParams } from "react-router-dom";
import type { AppRouter } from "#server/trpc/router.ts";
import { trpc } from "../../lib/trpc.ts";
import { directoryFilterParameters, readDirectoryAddress, type DirectoryFilters } from "./directory-address.ts";

export type DirectoryResults = inferRouterOutputs<AppRouter>["directory"]["search"];
export type DirectoryEntry = DirectoryResults["rows"][number];
export type DirectoryFirm = inferRouterOutputs<AppRouter>["directory"]["firm"];
export type DirectoryDevice = NonNullable<DirectoryResults["devices"]>[number];

/** The state of the directory page. Search, devices and page are in the address. */
export function useDirectory() {
  const [parameters, setParameters] = useSearchParams();
  const { filters, isUnderstood } = readDirectoryAddress(parameters);
  const query = trpc.directory.search.useQuery({ ...filters, withDevices: true }, { placeholderData: keepPreviousData });
  const found = query.data;
  const change = (part: Partial<Pick<DirectoryFilters, "search" | "codes" | "categories" | "isExact">>): void =>
    setParameters(directoryFilterParameters({ ...filters, ...("search" in part && { isExact: false }), ...part }));
  const turnTo = (page: number): void => {
    const { after: _after, before: _before, ...narrowed } = filters;
    const place = placeOf(found, page);
    setParameters({ ...directoryFilterParameters(narrowed), ...(page > 1 && { page: String(page), ...place }) });
  };
  return { filters, isUnderstood, change, turnTo, query };
}

/** The cursor of a neighbouring page, if the number of the page is not enough. */
function placeOf(found: DirectoryResults | undefined, page: number): { after?: string; before?: string } {
  if (found?.next !== undefined && page === found.currentPage + 1) return { after: found.next };
  return found?.previous !== undefined && page === found.currentPage - 1 ? { before: found.previous } : {};
}
