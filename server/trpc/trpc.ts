import { createHash } from "node:crypto";
import { initTRPC, TRPCError, type TRPC_ERROR_CODE_KEY } from "@trpc/server";
import type { Request, Response } from "express";
import superjson from "superjson";
import { ZodError } from "zod";
import { DomainError, domainErrorIn, type FieldErrors } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import type { Permission } from "#domain/permissions.ts";
import { recordRefusal } from "../application/audit/record-refusal.ts";
import { authorize, Refused } from "../application/authorize.ts";
import type { Services } from "../context.ts";
import { assertShallow } from "../http/depth-guard.ts";
import { errorMapping, somethingWentWrong } from "../error-mapping.ts";
import { beginCall, outcomeOf } from "../http/observed.ts";
import { createRequestContext, type RequestContext } from "../http/request-context.ts";

/** The fields of an error in addition to its sentence. `code` is a stable word for programs. */
export type ErrorDetail = {
  readonly code: string;
  readonly httpStatus: number;
  /** What to mend, by field. */
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Under which the log knows the request. */
  readonly requestId: string | undefined;
};

/** Failures of the call itself, before any use case; everything else that is no DomainError is a bug. */
const callFailures: Partial<Record<TRPC_ERROR_CODE_KEY, { code: string; message: string }>> = {
  PARSE_ERROR: { code: "not_json", message: "The request could not be read. Reload the page and try again." },
  BAD_REQUEST: { code: "bad_request", message: "The request could not be read. Reload the page and try again." },
  NOT_FOUND: { code: "no_such_call", message: "There is no such call. Reload the page to get its newest version." },
  METHOD_NOT_SUPPORTED: { code: "wrong_method", message: "This call needs another method." },
  PAYLOAD_TOO_LARGE: { code: "too_large", message: "The request is too large." },
  UNSUPPORTED_MEDIA_TYPE: { code: "unsupported_type", message: "The request must be JSON." },
  CLIENT_CLOSED_REQUEST: { code: "closed", message: "The request was given up." },
};

const mendEntries = "Check what you entered.";

function present(error: TRPCError): { message: string } & Omit<ErrorDetail, "requestId" | "httpStatus"> {
  const { cause } = error;
  if (cause instanceof DomainError) {
    const { code, message, fields, retryAfterSeconds } = cause;
    return { code, message, fields, retryAfterSeconds };
  }
  if (error.code === "BAD_REQUEST" && cause instanceof ZodError) {
    const [first] = cause.issues;
    return {
      code: "invalid",
      message: first?.code === "custom" ? first.message : mendEntries,
      fields: fieldErrorsOf(cause),
      retryAfterSeconds: undefined,
    };
  }
  const known = callFailures[error.code] ?? { code: "internal", message: somethingWentWrong };
  return { ...known, fields: undefined, retryAfterSeconds: undefined };
}

/** What comes in is looked at before superjson copies it. */
const transformer = {
  input: {
    serialize: superjson.serialize,
    deserialize: (value: Parameters<typeof superjson.deserialize>[0]): unknown => {
      assertShallow(value);
      return superjson.deserialize(value);
    },
  },
  output: superjson,
};

const t = initTRPC.context<RequestContext>().create({
  transformer,
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => {
    const { message, ...detail } = present(error);
    const data: ErrorDetail = { ...detail, httpStatus: shape.data.httpStatus, requestId: ctx?.origin.requestId };
    return { ...shape, message, data };
  },
});

/** An expected failure as tRPC's error with the status of its kind; undefined for anything else. */
function toTrpcError(error: unknown): TRPCError | undefined {
  const expected = domainErrorIn(error);
  return expected && new TRPCError({ code: errorMapping[expected.kind].trpc, message: expected.message, cause: expected });
}

const mapErrors = t.middleware(async ({ ctx, path, next }) => {
  const result = await next();
  if (result.ok) return result;
  const refused = domainErrorIn(result.error.cause);
  if (refused instanceof Refused) await recordRefusal(ctx, refused);
  const mapped = toTrpcError(result.error.cause);
  if (mapped !== undefined) throw mapped;
  if (result.error.code === "INTERNAL_SERVER_ERROR")
    ctx.log.error({ err: result.error.cause ?? result.error, path, requestId: ctx.origin.requestId, event: "bug" });
  return result;
});

const timeCalls = t.middleware(async ({ ctx, path, next }) => {
  const { ctx: inner, span } = beginCall(ctx, path);
  const result = await next({ ctx: { origin: inner.origin } });
  span.end(result.ok ? "ok" : outcomeOf(result.error.cause));
  return result;
});

/** Two calls with one key are one when path and input are the same. @source security.md 4.3 */
const nameRepeats = t.middleware(async ({ ctx, type, path, getRawInput, next }) => {
  if (type !== "mutation" || ctx.idempotencyKey === undefined) return next();
  const bodyHash = createHash("sha256")
    .update(superjson.stringify(await getRawInput()))
    .digest("hex");
  return next({ ctx: { idempotency: { key: ctx.idempotencyKey, route: path, bodyHash } } });
});

export const router = t.router;
const call = t.procedure.use(timeCalls).use(mapErrors);

/**
 * A call of the web client: refusals in one form, repeated calls recognised. Who may call is asked before the input is read, so that
 * nobody learns from a refusal what the input should be; the use case asks again.
 * @param access users with this permission, or everyone: then the use case asks
 */
export const procedure = (access: Permission | "anyone") =>
  call
    .use(({ ctx, next }) => {
      if (access !== "anyone") authorize(ctx.actor, access);
      return next();
    })
    .use(nameRepeats);

/** A use case as a call of the web client: it gets the context and the input that the call has parsed. */
export const calling =
  <Context, Input, Answer>(useCase: (ctx: Context, input: Input) => Answer) =>
  ({ ctx, input }: { readonly ctx: Context; readonly input: Input }): Answer =>
    useCase(ctx, input);

/** The context of a call from its request. */
export function createTrpcContext(services: Services): (req: Request, res: Response) => Promise<RequestContext> {
  const contextOf = createRequestContext(services);
  return (req, res) =>
    contextOf(req, res).catch((error: unknown) => {
      const mapped = toTrpcError(error);
      if (mapped === undefined) services.log.error({ err: error, event: "bug" });
      throw mapped ?? error;
    });
}

/** The headers of an answer: when a refused call may be repeated. */
export function trpcResponseMeta({ errors }: { errors: readonly TRPCError[] }): { headers: Record<string, string> } {
  const waits = errors.flatMap(({ cause }) => (cause instanceof DomainError ? (cause.retryAfterSeconds ?? []) : []));
  return { headers: waits.length === 0 ? {} : { "retry-after": String(Math.max(...waits)) } };
}
