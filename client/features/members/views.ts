import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

/** The profile of the member's own firm. */
export type ProfileView = inferRouterOutputs<AppRouter>["members"]["profile"];
