import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { accountMessages } from "#domain/accounts/messages.ts";
import { rateLimited } from "#domain/errors.ts";
import { isLoopback } from "../infra/config.ts";
import { addressSubject } from "../infra/ip.ts";

const windowMs = 60_000;
const maxOpenUploads = 6;

/** Of the files that are made at each call: feeds, calendars, tables as csv and the list of all pages. */
export const maxMadePerMinute = 300;

/**
 * Whether requests from an address are counted. Those from this machine are not: they come from an operator, or from a
 * proxy that `TRUST_PROXY` does not name yet, which would give all users one address.
 */
const isCounted = (ip: string | undefined): ip is string => ip !== undefined && !isLoopback(ip.replace(/^::ffff:/i, ""));

/**
 * The first rate limit: requests of one address (IPv6: one /64) in a minute, counted in this process
 * only. The limits of single actions come after it and survive a restart.
 * @throws rate_limited
 * @source security.md 3.5
 */
export function frontBucket(maxPerMinute: number): RequestHandler {
  return rateLimit({
    windowMs,
    limit: maxPerMinute,
    standardHeaders: false,
    legacyHeaders: false,
    validate: false, // Express decides by TRUST_PROXY which proxies it trusts
    skip: ({ ip }) => !isCounted(ip),
    keyGenerator: ({ ip }) => addressSubject(ip ?? ""),
    handler: (_req, _res, next) => next(rateLimited(accountMessages.tooManyAttempts(windowMs / 1000), windowMs / 1000)),
  });
}

/**
 * Allows six open uploads for one address; one more gets a Retry-After answer, which the web client follows by itself.
 * @throws rate_limited
 * @source security.md row 24
 */
export function limitOpenUploads(): RequestHandler {
  const open = new Map<string, number>();
  return ({ ip, method }, res, next) => {
    if (!isCounted(ip) || method !== "POST") return next();
    const place = addressSubject(ip);
    const count = open.get(place) ?? 0;
    if (count >= maxOpenUploads) throw rateLimited(tooManyUploads, 2);
    open.set(place, count + 1);
    res.once("close", () => {
      const left = (open.get(place) ?? 1) - 1;
      if (left === 0) open.delete(place);
      else open.set(place, left);
    });
    next();
  };
}

const tooManyUploads = `${maxOpenUploads} files are being uploaded from your network at this moment. Wait until one has ended, then try again.`;
