import { useMemo } from "react";
import { useLocation, type Location } from "react-router-dom";
import { choiceOf, readReviewFilters, type ListChoice } from "./use-review-filters.ts";

export type FromList = { readonly list: string; readonly scrollKey?: string | undefined };

const textIn = (state: object, name: string): string | undefined => {
  const value: unknown = Object.entries(state).find(([key]) => key === name)?.[1];
  return typeof value === "string" ? value : undefined;
};

/** The list that a link carried along; undefined for a visit that came another way. */
function readFromList(state: unknown): FromList | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  const list = textIn(state, "list");
  return list === undefined ? undefined : { list, scrollKey: textIn(state, "scrollKey") };
}

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

/** The link back to the list that the reader came from; the unfiltered list if there was none. */
export function useWayBack(plainList: string): WayBack {
  const { state } = useLocation();
  return useMemo(() => {
    const from = readFromList(state) ?? { list: "" };
    const list = choiceOf(readReviewFilters(new URLSearchParams(from.list)));
    return { to: `${plainList}${from.list}`, state: { scrollKey: from.scrollKey }, list, from };
  }, [plainList, state]);
}
