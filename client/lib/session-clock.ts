import { sessionHeader } from "#domain/accounts/web-headers.ts";

type Listener = (event: SessionEvent) => void;
/** What an answer of the server says about the session: how long it still lives without use, or that it is over. */
export type SessionEvent = { readonly kind: "lives"; readonly seconds: number } | { readonly kind: "over" };

const listeners = new Set<Listener>();

/** Hears what the answers of the server say about the session. Returns the way to stop. */
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

/** `fetch` that notes the session's time on each answer. */
export async function fetchNotingSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  noteSessionSeconds(response.headers.get(sessionHeader));
  return response;
}
