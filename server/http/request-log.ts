import type { RequestHandler } from "express";
import type { Logger } from "../infra/log.ts";

/** The path of an address as the logs have it: without the query, and without what follows `/signed/`, which opens a file on its own. */
export const loggedPath = (url: string): string => (url.split("?", 1)[0] ?? "").replace(/\/signed\/.+/i, "/signed/...");

/**
 * Logs every finished request that writes or fails, without query, body or headers; `responseTime` is in milliseconds.
 * @source security.md row 40
 */
export function logRequests(log: Logger): RequestHandler {
  return (req, res, next) => {
    const fromMs = performance.now();
    const path = loggedPath(req.originalUrl);
    res.once("close", () => {
      const { id, method } = req;
      log[levelOf(method, res.statusCode)](
        { requestId: id, req: { method, path }, res: { statusCode: res.statusCode }, responseTime: Math.round(performance.now() - fromMs) },
        "request",
      );
    });
    next();
  };
}

function levelOf(method: string, status: number): "error" | "info" | "debug" {
  if (status >= 500) return "error";
  return status >= 400 || (method !== "GET" && method !== "HEAD") ? "info" : "debug";
}
