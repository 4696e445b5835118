import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

type Outputs = inferRouterOutputs<AppRouter>["circulars"];

/** A circular as the desk sees it. */
export type Circular = Outputs["get"];
export type ListedCircular = Outputs["list"]["rows"][number];
/** A circular as a member reads it. */
export type OwnCircular = Outputs["own"]["open"];
export type ListedOwnCircular = Outputs["own"]["list"]["rows"][number];
