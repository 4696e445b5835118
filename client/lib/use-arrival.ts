import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { z } from "zod";

/**
 * What the page before this one led to, as it was given along with the address. It is said once: the entry of the browser's history forgets it,
 * so that neither a reload nor the way back says it again.
 */
export function useArrival<T>(shape: z.ZodType<T>): T | undefined {
  const { key, state } = useLocation();
  const { data } = shape.safeParse(state);
  const isTold = data !== undefined;
  useEffect(() => {
    // The router keeps the state of an address as `usr`. What it has read already stays until the address changes.
    if (isTold) window.history.replaceState({ ...window.history.state, usr: null }, "");
  }, [key, isTold]);
  return data;
}

const Told = z.object({ message: z.string() });

/** The sentence that the page before this one led to, said once. */
export const useArrivalMessage = (): string | undefined => useArrival(Told)?.message;
