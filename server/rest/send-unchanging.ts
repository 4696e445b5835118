import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Response } from "express";

/**
 * Sends a file of this disk whose bytes never change under its name. The `ETag` is made of the name, because the file has the time of its last
 * use: so a download that broke goes on at its range, on every node.
 * @param done called at the end, with the error of a failure; without it the error handler gets the error
 */
export function sendUnchanging(res: Response, path: string, done?: (error?: unknown) => void): void {
  res.setHeader("ETag", `"${createHash("sha256").update(basename(path)).digest("base64url")}"`);
  res.sendFile(path, { cacheControl: false, lastModified: false, dotfiles: "allow" }, done);
}
