import type { ZodType } from "zod";
import { appRouter } from "#server/trpc/router.ts";

export type Procedure = { readonly type: "query" | "mutation"; readonly inputs: readonly ZodType[] };

/** Every call of the web client by its path. tRPC's types show the routers; while it runs, its list is flat. */
export const procedures: ReadonlyMap<string, Procedure> = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Procedure }>).map(([path, { _def }]) => [path, _def]),
);
