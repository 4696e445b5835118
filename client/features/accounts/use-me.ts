import type { inferRouterOutputs } from "@trpc/server";
import { useState } from "react";
import type { AppRouter } from "#server/trpc/router.ts";
import { background, failureOf, trpc } from "../../lib/trpc.ts";

export type Me = inferRouterOutputs<AppRouter>["accounts"]["me"];
export type SignedIn = Extract<Me, { isSignedIn: true }>;

/** Who is signed in here: asked once, kept while the page lives, and asked again without keeping the session alive. */
export function useMe() {
  const query = trpc.accounts.me.useQuery(undefined, { staleTime: Infinity, trpc: { context: background } });
  return {
    me: query.data,
    error: query.error === null ? undefined : failureOf(query.error).message,
    retry: () => void query.refetch(),
  };
}

/** The signed-in user. Only for pages behind a guard, which waits for `useMe`. */
export function useSignedIn(): SignedIn | undefined {
  const { me } = useMe();
  return me?.isSignedIn === true ? me : undefined;
}

/** The same, but it keeps the user after the session has ended: the page stays as it is under the dialog to sign in again. */
export function useLastSignedIn(): SignedIn | undefined {
  const now = useSignedIn();
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last;
}
