import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

type Outputs = inferRouterOutputs<AppRouter>["site"]["content"];
export type ContentRow = Outputs["list"]["rows"][number];
export type ContentEntry = Outputs["get"];
/** What the editor holds, by the names of the kind's fields. */
export type ContentDraft = Readonly<Record<string, unknown>>;
