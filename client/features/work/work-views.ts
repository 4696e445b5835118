import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";

type Outputs = inferRouterOutputs<AppRouter>["work"];

export type WorkPage = Outputs["list"];
export type WorkRow = WorkPage["rows"][number];
export type ClaimOwner = Outputs["owner"];
export type OfficeOfReader = Outputs["office"];
export type OfficerRow = OfficeOfReader["officers"][number];
export type AbsenceOfOfficer = OfficeOfReader["absences"][number];
