import { createTRPCReact } from "@trpc/react-query";
import type { AppRouter } from "#server/trpc/router.ts";
import { linksWith } from "./links.ts";

// Callers of the hooks import failures from here too; light pages import them from their own file.
export { failureOf, isPassing, type CallFailure } from "./call-failure.ts";

/**
 * The server's calls as hooks. A query without a user action, such as polling, passes
 * `trpc: { context: background }`, so that it does not keep a session alive.
 */
export const trpc = createTRPCReact<AppRouter>();
export const background = { isBackground: true } as const;
/**
 * For an action that only keeps what is typed, notes what was read, or lets the session go on: the user may still send an action again that ended
 * without an answer.
 */
export const autosaved = { isAutosave: true } as const;
/** For a slow query: it is sent alone, so that quick ones do not wait for it. */
export const unbatched = { isUnbatched: true } as const;
/** For a query with a long text: it is sent in the body, because an address may not be that long. */
export const posted = { isPosted: true } as const;

/**
 * The client behind the hooks.
 * @param onActionDone is called after each action, before its answer is shown
 */
export const createTrpcClient = (onActionDone: () => void) => trpc.createClient({ links: linksWith(onActionDone) });
