import type { RequestHandler } from "express";

const preflightSeconds = "600";

/**
 * Lets pages of listed origins call from a browser, without cookies; to any other origin nothing is said, and its browser
 * keeps the answer from the page.
 * @source security.md row 20
 */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  return (req, res, next) => {
    res.vary("Origin");
    const { origin } = req.headers;
    if (origin === undefined || !origins.includes(origin)) return next();
    res.setHeader("Access-Control-Allow-Origin", origin);
    res.setHeader("Access-Control-Expose-Headers", "Retry-After, X-Request-Id, Content-Disposition");
    res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    next();
  };
}

/** Answers a browser that asks before it calls. */
export const answerPreflight: RequestHandler = (_req, res) => {
  if (res.hasHeader("Access-Control-Allow-Origin")) {
    res.setHeader("Access-Control-Allow-Methods", "GET, POST");
    res.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, Idempotency-Key");
    res.setHeader("Access-Control-Max-Age", preflightSeconds);
  }
  res.status(204).end();
};
