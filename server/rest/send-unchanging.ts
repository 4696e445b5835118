import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Response } from "express";

/**
 * Sends a file of this disk. The `ETag` is made of its name and size, because the file has the time of its last use: so a download that broke
 * goes on at its range, on every node. The bytes of a stored file never change under its name. A PDF that each node makes has others where a
 * file in it could not be read, or another release drew it: then its size is another one, and the download begins again.
 * @param done called at the end, with the error of a failure, also that the file is missing; without it the error handler gets the error
 */
export async function sendUnchanging(res: Response, path: string, done?: (error?: unknown) => void): Promise<void> {
  const file = await stat(path).catch(() => undefined);
  if (file !== undefined) res.setHeader("ETag", tagOf(`${basename(path)} ${file.size}`));
  res.sendFile(path, { cacheControl: false, lastModified: false, dotfiles: "allow" }, done);
}

const tagOf = (facts: string): string => `"${createHash("sha256").update(facts).digest("base64url")}"`;
