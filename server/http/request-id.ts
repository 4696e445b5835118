import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

declare module "node:http" {
  interface IncomingMessage {
    /** Id of this request in the log and in its answer; set by `nameRequest`. */
    id: string;
  }
}

/** Every request gets an id, which its answer names. */
export const nameRequest: RequestHandler = (req, res, next) => {
  req.id = randomUUID();
  res.setHeader("X-Request-Id", req.id);
  next();
};
