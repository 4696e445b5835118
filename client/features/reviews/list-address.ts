import { useLocation } from "react-router-dom";
import { z } from "zod";

const FromList = z.object({ list: z.string().startsWith("?") });

/** What a link from a list carries along, so that Back returns to the same filters and page. */
export const fromList = (search: string): { list: string } | undefined => (search === "" ? undefined : { list: search });

/** The address of the list that the reader came from, filters included; the plain list for whoever came another way. */
export function useListAddress(plainList: string): string {
  const { state } = useLocation();
  const from = FromList.safeParse(state);
  return from.success ? `${plainList}${from.data.list}` : plainList;
}
