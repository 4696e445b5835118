import type { inferRouterOutputs } from "@trpc/server";
import { council, paths } from "#domain/council.ts";
import { financialYearLabel, financialYearsBetween } from "#domain/dates.ts";
import type { LineState, Payer } from "#domain/payments/line-states.ts";
import { payerNames } from "#domain/payments/order-messages.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import type { FilterField } from "../../lib/list-filters.ts";
import type { Tone } from "../../shared/status-tag.tsx";
import { todayInIndia } from "../../shared/server-clock.ts";

type OrderCalls = inferRouterOutputs<AppRouter>["payments"]["orders"];

export type DeskRow = OrderCalls["desk"][number];
export type ListedOrder = OrderCalls["list"]["rows"][number];
export type ListedSanction = OrderCalls["sanctions"]["rows"][number];
export type OrderView = OrderCalls["get"];
export type OrderLine = OrderView["lines"][number];
export type OrderChange = OrderView["changes"][number];
export type SanctionView = OrderCalls["sanction"];
export type ClaimChoice = OrderCalls["claims"]["rows"][number];
export type ListedLine = OrderCalls["lines"]["rows"][number];
export type LineView = OrderCalls["line"];

export const orderPath = (id: string): string => `${paths.payments}/orders/${id}`;
export const linePath = (id: string): string => `${paths.payments}/lines/${id}`;
export const sanctionPath = (id: string): string => `${paths.sanctions}/${id}`;

export const payerLabels = { council: council.shortName, dgft_direct: `${council.officer}, directly` } as const satisfies Record<Payer, string>;
/** Who pays a claim by its rules, in words. */
export function rulePayerLabel(payer: ClaimChoice["payer"]): string {
  if (payer === undefined) return "Not in the rules";
  return payer === "both" ? `${payerNames.council} and ${payerNames.dgft_direct}, in parts` : payerLabels[payer];
}

export const lineTones = {
  sanctioned: "blue",
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_asked: "orange",
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_complete: "blue",
  in_batch: "blue",
  sent: "blue",
  paid: "green",
  returned: "red",
  withheld: "red",
  recovered: "neutral",
  paid_elsewhere: "green",
  cancelled: "neutral",
} as const satisfies Record<LineState, Tone>;

/** The financial years of orders and of recoveries, the newest first. */
export const orderYears = (): readonly string[] => financialYearsBetween(council.firstFinancialYear, financialYearLabel(todayInIndia()));

/** One of these years, or none. They are read each time: a window may stay open over 31 March. */
export const orderYearFilter: FilterField<string | undefined> = {
  first: undefined,
  read: (text) => orderYears().find((year) => year === text),
};
