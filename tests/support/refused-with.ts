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

/** The error code and message of a refused call; the code is "accepted" when it is not refused, and the text of any other error. */
export async function codeAndMessageOf(call: Promise<unknown>): Promise<{ readonly code: string; readonly message: string }> {
  const refusal = await refusalOf(call);
  return refusal instanceof DomainError ? { code: refusal.code, message: refusal.message } : { code: String(refusal), message: "" };
}

/** The same code alone. */
export const refusalCodeOf = async (call: Promise<unknown>): Promise<string> => (await codeAndMessageOf(call)).code;
