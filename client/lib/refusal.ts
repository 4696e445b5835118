import { failureOf, type CallFailure } from "./trpc.ts";

/** True when the reimbursement changed under the reader: nothing was overwritten, and the latest version has to be read. */
export const hasMovedOn = ({ code }: CallFailure): boolean => code === "stale_version" || code === "wrong_state";

/** The sentence to show: the server's own, or ours when it was not reached or failed without saying why. */
export function refusalText(error: unknown, ours: { readonly failed: string; readonly network: string }): string {
  const { code, message } = failureOf(error);
  if (code === "") return ours.network;
  return code === "internal" ? `${ours.failed}. ${message}` : message;
}
