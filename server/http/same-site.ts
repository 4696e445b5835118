import type { Request, RequestHandler } from "express";
import { accountMessages } from "#domain/accounts/messages.ts";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { forbidden } from "#domain/errors.ts";
import { isLoopback } from "../infra/config.ts";

const safeMethods = ["GET", "HEAD", "OPTIONS"];
const bodyTypes = ["application/json", "multipart/form-data"];

const header = (req: Request, name: string): string | undefined => {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Our own origin: the public one or, on this machine only, the host of the request. */
function isOwnOrigin(req: Request, origin: string, publicUrl: string): boolean {
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname } = new URL(origin);
  return isLoopback(hostname) && host === req.headers.host;
}

function isFromOwnPages(req: Request, publicUrl: string): boolean {
  const site = header(req, "sec-fetch-site");
  const origin = header(req, "origin");
  if (origin !== undefined && !isOwnOrigin(req, origin, publicUrl)) return false;
  return site === undefined ? origin !== undefined : site === "same-origin";
}

/**
 * Lets a form of one of our own pages pass, sent by the browser without a script.
 * @throws forbidden (`cross_site`)
 */
export function assertOwnForm(req: Request, publicUrl: string): void {
  if (!isFromOwnPages(req, publicUrl)) throw forbidden("cross_site", accountMessages.notFromHere);
}

const hasBody = (req: Request): boolean => req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;

const isBodyType = (req: Request): boolean =>
  !hasBody(req) || bodyTypes.includes((header(req, "content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "");

/**
 * Lets a request that changes something pass only when our own pages sent it, signed in or not.
 * @throws forbidden (`cross_site`)
 * @source security.md 3.2, row 19
 */
export function assertSameSite(req: Request, publicUrl: string): void {
  if (safeMethods.includes(req.method)) return;
  if (header(req, clientHeader) === "web" && isFromOwnPages(req, publicUrl) && isBodyType(req)) return;
  throw forbidden("cross_site", accountMessages.notFromHere);
}

/**
 * Refuses what a foreign page's form can send, before the tRPC adapter answers 415 to it.
 * @throws forbidden (`cross_site`)
 */
export const refuseForms: RequestHandler = (req, _res, next) => {
  if (!safeMethods.includes(req.method) && !isBodyType(req)) throw forbidden("cross_site", accountMessages.notFromHere);
  next();
};
