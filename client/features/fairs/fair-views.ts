import type { inferRouterOutputs } from "@trpc/server";
import { paths } from "#domain/council.ts";
import type { AppRouter } from "#server/trpc/router.ts";

type Outputs = inferRouterOutputs<AppRouter>["fairs"];
export type CouncilFair = Outputs["get"];
export type CouncilApplication = CouncilFair["applications"][number];
export type ListedFair = Outputs["list"]["fairs"][number];
export type OpenableEvent = Outputs["list"]["events"][number];
export type OwnFair = Outputs["getOwn"];
export type OwnLead = Outputs["leads"]["leads"][number];
export type OwnListedFair = Outputs["listOwn"][number];

export const councilFairPath = (id: string): string => `${paths.fairs}/${id}`;
export const ownFairPath = (id: string): string => `${paths.memberFairs}/${id}`;
/** A page of its own, which opens without a line. */
export const leadsPath = (id: string): string => `${paths.fairLeads}/${id}`;
export const exhibitorsPath = (id: string): string => `/exports/fairs/${id}/exhibitors.pdf`;
