import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

type Outputs = inferRouterOutputs<AppRouter>["site"]["content"];
export type ContentRow = Outputs["list"]["rows"][number];
export type ContentEntry = Outputs["get"];
/** The values of the editor by field name. */
export type ContentDraft = Readonly<Record<string, unknown>>;
/** A page of the website whose text staff can write. */
export type TextPageChoice = Outputs["textPages"][number];
