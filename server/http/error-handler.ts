import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { ZodError } from "zod";
import { type DomainError, domainErrorIn, invalid, notFound, tooLarge } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { recordRefusal } from "../application/audit/record-refusal.ts";
import { Refused } from "../application/authorize.ts";
import type { Services } from "../context.ts";
import { errorMapping, somethingWentWrong } from "../error-mapping.ts";
import { isOfRest, originOf } from "./request-context.ts";
import { loggedPath } from "./request-log.ts";

/** No resource has this address. */
export const noSuchAddress: RequestHandler = () => {
  throw notFound("not_found", "There is nothing at this address.");
};

/** Answers a failure with a page, undefined for a bug. False when the caller does not read pages: then it has sent nothing. */
export type FailurePage = (req: Request, res: Response, failure: DomainError | undefined) => Promise<boolean>;

/**
 * Answers every failure outside tRPC, people by the page and programs as JSON: an expected one with its sentence, anything else as a bug
 * whose cause is in the log.
 * @source rest-api.md "Rules for every path"
 */
export function answerErrors(services: Services, page?: FailurePage): ErrorRequestHandler {
  const { log } = services;
  return async (error: unknown, req, res, next) => {
    const failure = domainErrorIn(error) ?? callFailure(error);
    if (failure instanceof Refused) await recordRefusal({ ...services, origin: originOf(req, isOfRest(req) ? "rest" : "web") }, failure);
    if (failure === undefined) log.error({ err: error, requestId: req.id, method: req.method, path: loggedPath(req.path), event: "bug" });
    // The caller learns that he should try again; only the log has the reason.
    if (failure?.kind === "unavailable" && failure.cause !== undefined)
      log.warn({ err: failure.cause, code: failure.code, requestId: req.id, method: req.method, path: loggedPath(req.path), event: "unavailable" });
    if (res.headersSent) return next(error); // the answer has begun: only the connection can be closed
    if (page !== undefined && (await page(req, res, failure))) return;
    if (failure === undefined) {
      res.status(500).json({ error: somethingWentWrong, message: somethingWentWrong, code: "internal", requestId: req.id });
      return;
    }
    answer(res, failure);
  };
}

function answer(res: Response, failure: DomainError): void {
  const { kind, code, message, fields, retryAfterSeconds } = failure;
  if (retryAfterSeconds !== undefined) res.setHeader("Retry-After", String(retryAfterSeconds));
  res.status(errorMapping[kind].status).json({
    error: message,
    message,
    code,
    ...(kind === "unauthenticated" ? { detail: message } : {}),
    ...(fields === undefined ? {} : { fields }),
  });
}

/** Refusals of the parsers and the file sender. Their texts contain paths and internal names, so they are not passed on. */
function callFailure(error: unknown): DomainError | undefined {
  if (error instanceof ZodError) return invalid("invalid", "Check what you entered.", fieldErrorsOf(error));
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  if (status === 404 || status === 403) return notFound("not_found", "There is nothing at this address.");
  if (status === 413) return tooLarge("too_large", "The request is too large.");
  return typeof status === "number" && status >= 400 && status < 500 ? invalid("bad_request", "The request could not be read.") : undefined;
}
