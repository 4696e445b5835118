import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import type { AppRouter } from "#server/trpc/router.ts";
import { trpc } from "../../lib/trpc.ts";

const Filters = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  search: z.string().max(200).catch(""),
  codes: z
    .string()
    .transform((list) => list.split(",").filter((code) => /^\d{8}$/.test(code)))
    .catch([]),
});
export type DirectoryFilters = z.infer<typeof Filters>;
export type DirectoryEntry = inferRouterOutputs<AppRouter>["directory"]["search"]["rows"][number];
export type DirectoryDevice = inferRouterOutputs<AppRouter>["directory"]["devices"][number];

/** The directory as it is looked at; search, devices and page stand in the address. */
export function useDirectory() {
  const [parameters, setParameters] = useSearchParams();
  const filters = Filters.parse(Object.fromEntries(parameters));
  const query = trpc.directory.search.useQuery(filters, { placeholderData: keepPreviousData });
  const devices = trpc.directory.devices.useQuery({ search: filters.search }, { placeholderData: keepPreviousData });
  const change = (part: Partial<DirectoryFilters>): void => {
    const { page, ...narrowed } = { ...filters, page: 1, ...part };
    setParameters({ ...filterParameters(narrowed), ...(page > 1 ? { page: String(page) } : {}) });
  };
  return { filters, change, query, devices: devices.data };
}

/** What narrows the directory, as it stands in an address. */
export const filterParameters = ({ search, codes }: Pick<DirectoryFilters, "search" | "codes">): Record<string, string> => ({
  ...(search === "" ? {} : { search }),
  ...(codes.length === 0 ? {} : { codes: codes.join(",") }),
});
