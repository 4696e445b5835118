import { expect } from "vitest";
import { DomainError } from "#domain/errors.ts";

/** What a refused call rejects with: its code and, where it is given, its exact message. */
export const refusedWith = (code: string, message?: string): unknown => expect.objectContaining({ code, ...(message !== undefined && { message }) });

/** What a call that must be refused rejects with; the text "accepted" when it is not refused. */
export const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => "accepted",
    (error: unknown) => error,
  );

/** The error code of a refused call; "accepted" when it is not refused. */
export async function refusalCodeOf(call: Promise<unknown>): Promise<string> {
  const refusal = await refusalOf(call);
  return refusal instanceof DomainError ? refusal.code : String(refusal);
}
