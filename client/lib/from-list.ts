import { useLocation } from "react-router-dom";

/** What a link of a list carries along. */
export type FromList = {
  /** Filters of the list of a scheme, as in its address: what the reader goes on with. */
  readonly list: string;
  /** The page that shows the list, with its filters. */
  readonly path?: string | undefined;
  readonly scrollKey?: string | undefined;
};

/**
 * For the links of a list, so that Back returns to the same page, filters and place.
 * @param list what the reader goes on with, when the address of the page does not say it
 */
export function useFromList(list?: string): FromList {
  const { pathname, search, key } = useLocation();
  return { list: list ?? search, path: `${pathname}${search}`, scrollKey: key };
}
