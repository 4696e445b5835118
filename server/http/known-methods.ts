import type { RequestHandler } from "express";

const knownMethods = ["GET", "HEAD", "POST", "OPTIONS"];
const message = "This address is read with GET or written to with POST.";

/** Refuses every other method before the request is read; TRACE would echo secret headers. @source security.md row 36 */
export const refuseUnknownMethods: RequestHandler = (req, res, next) => {
  if (knownMethods.includes(req.method)) return next();
  res.setHeader("Allow", knownMethods.join(", "));
  res.status(405).json({ error: message, message, code: "wrong_method" });
};
