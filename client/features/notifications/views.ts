import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

export type NoticeView = inferRouterOutputs<AppRouter>["notifications"]["list"]["rows"][number];
