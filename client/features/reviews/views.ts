import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

type Outputs = inferRouterOutputs<AppRouter>;

/** A reimbursement as the council and the officer see it. */
export type ReviewView = Outputs["reviews"]["get"];
export type ReviewDocument = ReviewView["documents"][number];
export type ReviewListRow = Outputs["reviews"]["list"]["rows"][number];
export type DgftQueryRow = Outputs["reviews"]["dgftQueries"]["rows"][number];
export type DossierView = Outputs["dossiers"]["get"];
