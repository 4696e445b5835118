import type { TRPC_ERROR_CODE_KEY } from "@trpc/server";
import type { ErrorKind } from "#domain/errors.ts";

/** The only table from a kind of failure to HTTP status and tRPC code. @source rest-api.md "Errors" */
export const errorMapping = {
  invalid: { status: 400, trpc: "BAD_REQUEST" },
  unauthenticated: { status: 401, trpc: "UNAUTHORIZED" },
  forbidden: { status: 403, trpc: "FORBIDDEN" },
  not_found: { status: 404, trpc: "NOT_FOUND" },
  conflict: { status: 409, trpc: "CONFLICT" },
  too_large: { status: 413, trpc: "PAYLOAD_TOO_LARGE" },
  unsupported_type: { status: 415, trpc: "UNSUPPORTED_MEDIA_TYPE" },
  rate_limited: { status: 429, trpc: "TOO_MANY_REQUESTS" },
  unavailable: { status: 503, trpc: "SERVICE_UNAVAILABLE" },
} as const satisfies Record<ErrorKind, { status: number; trpc: TRPC_ERROR_CODE_KEY }>;

/** The answer to a bug; its cause is in the log under the request id. */
export const somethingWentWrong = "Something went wrong. Try again; if it happens again, tell us the request id.";
