import { sessionHeader } from "#domain/accounts/web-headers.ts";
import { noteServerTime } from "../shared/server-clock.ts";
import { takeFirstRead } from "./first-read.ts";

type Listener = (event: SessionEvent) => void;
/** The state of the session in an answer of the server: the seconds until it ends without use, or that it is over. */
export type SessionEvent = { readonly kind: "lives"; readonly seconds: number } | { readonly kind: "over" };

const listeners = new Set<Listener>();

/** Calls the listener for each answer that has a session event. Returns a function that removes it. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (event: SessionEvent): void => {
  for (const listener of listeners) listener(event);
};

/** Reads the session's time off an answer; calls outside tRPC, such as uploads, pass what `getResponseHeader` gives. */
export function noteSessionSeconds(header: string | null): void {
  const seconds = Number(header ?? "");
  if (header !== null && Number.isFinite(seconds)) tell({ kind: "lives", seconds });
}

/** Tells that a call was refused because the session is over. */
export const noteSessionOver = (): void => tell({ kind: "over" });

/** `fetch` that notes the session's time and the server's clock on each answer. The first call may have begun before the scripts. */
export async function fetchNotingSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await (takeFirstRead(input) ?? fetch(input, init));
  noteSessionSeconds(response.headers.get(sessionHeader));
  noteServerTime(response.headers.get("date"));
  return response;
}
