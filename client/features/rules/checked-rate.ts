import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "#server/trpc/router.ts";
import type { Tone } from "../../shared/status-tag.tsx";

type RateCalls = inferRouterOutputs<AppRouter>["rules"]["exchangeRates"];

/** A row of a list of rates that was checked. */
export type CheckedRate = RateCalls["check"]["rows"][number];
/** A rate that claims wait for. */
export type WantedRate = RateCalls["waiting"]["rates"][number];
/** A rate that a claim keeps while the table has another one. */
export type KeptRate = RateCalls["kept"]["rates"][number];
/** A rate of the table. */
export type SavedRate = RateCalls["list"]["rows"][number];

export const rateOutcomes: Record<CheckedRate["outcome"], { readonly label: string; readonly tone: Tone }> = {
  new: { label: "New", tone: "green" },
  changed: { label: "Replaces another rate", tone: "orange" },
  same: { label: "Saved already", tone: "neutral" },
  refused: { label: "Refused", tone: "red" },
};
