import type { inferRouterOutputs } from "@trpc/server";
import { paths } from "#domain/council.ts";
import type { BatchState, LineOutcome } from "#domain/payments/batches.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import type { Tone } from "../../shared/status-tag.tsx";

type Calls = inferRouterOutputs<AppRouter>["payments"]["batches"];
export type BatchRow = Calls["list"]["rows"][number];
export type Batch = Calls["get"];
export type BatchLine = Calls["lines"]["rows"][number];
export type ReadyLine = Calls["ready"]["rows"][number];
export type CheckedReplyRow = Calls["replies"]["check"]["rows"][number];
export type BankReply = Calls["replies"]["list"]["rows"][number];
export type Layout = Calls["layouts"]["list"]["layouts"][number];

export const batchesPath = `${paths.payments}/batches`;
export const layoutsPath = `${paths.payments}/layouts`;
export const repliesPath = `${batchesPath}/answers`;
export const batchPath = (id: string): string => `${batchesPath}/${id}`;
export const layoutPath = (id: string): string => `${layoutsPath}/${id}`;

export const batchTones = {
  prepared: "orange",
  approved: "blue",
  sent: "blue",
  settled: "green",
  cancelled: "neutral",
} as const satisfies Record<BatchState, Tone>;

export const outcomeTones = { removed: "neutral", paid: "green", returned: "red" } as const satisfies Record<LineOutcome, Tone>;
