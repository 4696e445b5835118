import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "#server/trpc/router.ts";

/** A call that did not succeed: `data` says what the server refused, and is absent when the server was not reached. */
export type Refusal = TRPCClientError<AppRouter>;

/** True for what a call rejects with; anything else that is thrown is a bug of ours. */
export const isRefusal = (error: unknown): error is Refusal => error instanceof TRPCClientError;

/** True when the reimbursement changed under the reader: nothing was overwritten, and the latest version has to be read. */
export const hasMovedOn = ({ data }: Refusal): boolean => data?.code === "stale_version" || data?.code === "wrong_state";

/** The sentence to show: the server's own, or ours when it was not reached or failed without a word. */
export function refusalText({ message, data }: Refusal, ours: { readonly failed: string; readonly network: string }): string {
  if (data === undefined || data === null) return ours.network;
  return data.code === "internal" ? `${ours.failed}. ${message}` : message;
}
