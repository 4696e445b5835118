import { createTRPCClient, httpLink } from "@trpc/client";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { keyOf, nameActions, repeatActions } from "#client/shared/action-links.ts";

/** What the portal's transformer writes for plain JSON: calls of public pages carry texts only, so they need no more of it. */
const plainJson = {
  serialize: (value: unknown): unknown => ({ json: value }),
  deserialize: (written: unknown): unknown => (typeof written === "object" && written !== null && "json" in written ? written.json : undefined),
};

/** The server's calls for public pages, without hooks and cache: for forms, loaded when one is sent. */
export const lightTrpc = createTRPCClient<AppRouter>({
  links: [
    nameActions,
    repeatActions,
    httpLink({
      url: "/trpc",
      transformer: plainJson,
      headers: ({ op }) => ({ [clientHeader]: "web", ...(op.type === "mutation" ? { "idempotency-key": keyOf(op.context) } : {}) }),
    }),
  ],
});
