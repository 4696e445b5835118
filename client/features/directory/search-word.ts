import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

/** A phrase of the trade with its devices, as the council sees it. */
export type SearchWord = inferRouterOutputs<AppRouter>["directory"]["searchWords"]["list"]["rows"][number];
