import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import type { FromList } from "../../lib/from-list.ts";
import { choiceOf, readReviewFilters, type ListChoice } from "./use-review-filters.ts";

const textIn = (state: object, name: string): string | undefined => {
  const value: unknown = Object.entries(state).find(([key]) => key === name)?.[1];
  return typeof value === "string" ? value : undefined;
};

/** The list that a link carried along; undefined for a visit that came another way. */
function readFromList(state: unknown): FromList | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  const list = textIn(state, "list");
  return list === undefined ? undefined : { list, path: textIn(state, "path"), scrollKey: textIn(state, "scrollKey") };
}

export type WayBack = {
  /** The page of the list with its filters. */
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
    const from: FromList = readFromList(state) ?? { list: "" };
    const list = choiceOf(readReviewFilters(new URLSearchParams(from.list)));
    return { to: from.path ?? `${plainList}${from.list}`, state: { scrollKey: from.scrollKey }, list, from };
  }, [plainList, state]);
}
