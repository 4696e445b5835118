import { useMemo } from "react";
import { useLocation, type Location } from "react-router-dom";
import { z } from "zod";
import { choiceOf, readFilters, type ListChoice } from "./use-list-filters.ts";

const FromList = z.object({ list: z.string(), scrollKey: z.string().optional() });
export type FromList = z.infer<typeof FromList>;

/** What a link from a list carries along, so that Back returns to the same filters, page and place. */
export const fromList = ({ search, key }: Pick<Location, "search" | "key">): FromList => ({ list: search, scrollKey: key });

export type WayBack = {
  /** The list with its filters. */
  readonly to: string;
  /** For the link: brings the list back to where it was scrolled to. */
  readonly state: { readonly scrollKey: string | undefined };
  /** What the list shows, to go on in it without going back. */
  readonly list: ListChoice;
  /** For links to other rows of the same list. */
  readonly from: FromList;
};

/** The way back to the list that the reader came from; the plain list for whoever came another way. */
export function useWayBack(plainList: string): WayBack {
  const { state } = useLocation();
  return useMemo(() => {
    const from = FromList.safeParse(state).data ?? { list: "" };
    const list = choiceOf(readFilters(new URLSearchParams(from.list)));
    return { to: `${plainList}${from.list}`, state: { scrollKey: from.scrollKey }, list, from };
  }, [plainList, state]);
}
