import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

/** A message from a form, as the council reads it. */
export type InboxEntry = inferRouterOutputs<AppRouter>["site"]["getEntry"];
