import { TRPCClientError } from "@trpc/client";
import type { FieldErrors } from "#domain/errors.ts";
import { noAnswer, slowDown } from "../shared/call-messages.ts";
import type { AppRouter } from "#server/trpc/router.ts";

/** The failure of a call; `code` is empty without an answer. */
export type CallFailure = { readonly code: string; readonly message: string; readonly fields: FieldErrors; readonly httpStatus: number };

/** Reads any error of a call. */
export function failureOf(error: unknown): CallFailure {
  const detail = isRefusal(error) ? error.data : undefined;
  if (isRefusal(error) && statusOf(error) === tooManyRequests)
    return { code: "rate_limited", message: detail?.code === "rate_limited" ? error.message : slowDown, fields: {}, httpStatus: tooManyRequests };
  if (!isRefusal(error) || detail === undefined || detail === null) return { code: "", message: noAnswer, fields: {}, httpStatus: 0 };
  return { code: detail.code, message: error.message, fields: detail.fields ?? {}, httpStatus: detail.httpStatus };
}

const tooManyRequests = 429;

function statusOf(error: TRPCClientError<AppRouter>): number | undefined {
  const response = error.meta?.["response"];
  return response instanceof Response ? response.status : undefined;
}

const isRefusal = (error: unknown): error is TRPCClientError<AppRouter> => error instanceof TRPCClientError;

/** True without an answer, or if the service is recovering: the same call may be repeated. */
export function isPassing(error: unknown): boolean {
  const { code } = failureOf(error);
  return code === "" || code === "database_unavailable";
}
