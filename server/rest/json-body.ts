import express, { type Request, type Response } from "express";
import { invalid, unsupportedType } from "#domain/errors.ts";
import { assertShallow } from "../http/depth-guard.ts";
import { settled } from "./settled.ts";

const maxJsonBytes = 1_000_000;

const readBytes = express.raw({ type: () => true, limit: maxJsonBytes, inflate: false });

const hasBody = ({ headers }: Request): boolean => headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
const mediaTypeOf = ({ headers }: Request): string => (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

const notJson = () => invalid("not_json", "The request could not be read. Send JSON, encoded as UTF-8.");

/**
 * Reads a JSON body into `req.body`; no body is an empty object.
 * @throws unsupported_type (another content type); too_large (more than 1 MB); invalid (not JSON, a repeated key, or more than
 * 32 levels deep)
 * @source rest-api.md "Rules for every path"; security.md rows 5, 35
 */
export async function readJson(req: Request, res: Response): Promise<void> {
  if (hasBody(req)) {
    if (mediaTypeOf(req) !== "application/json") throw unsupportedType("not_json", "Send the body as application/json.");
    if ((req.headers["content-encoding"] ?? "identity") !== "identity")
      throw unsupportedType("packed", "Send the body as it is, without Content-Encoding.");
    await settled(readBytes)(req, res);
  }
  req.body = Buffer.isBuffer(req.body) && req.body.length > 0 ? parse(req.body) : {};
}

function parse(bytes: Buffer): unknown {
  const text = decode(bytes);
  const value = parsed(text);
  assertShallow(value);
  assertKeysOnce(text);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw notJson();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

/**
 * Refuses an object with the same key twice: two readers could each believe another of its values.
 * @param text valid JSON
 * @throws invalid (`duplicate_key`)
 * @source security.md row 5
 */
export function assertKeysOnce(text: string): void {
  const objects: (Set<string> | undefined)[] = []; // undefined for an array
  const token = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;
  for (const match of text.matchAll(token)) {
    const [part] = match;
    if (part === "{") objects.push(new Set());
    else if (part === "[") objects.push(undefined);
    else if (part === "}" || part === "]") objects.pop();
    else note(objects.at(-1), part, text, match.index + part.length);
  }
}

function note(keys: Set<string> | undefined, quoted: string, text: string, end: number): void {
  if (keys === undefined || !isFollowedByColon(text, end)) return;
  const key: unknown = JSON.parse(quoted);
  if (typeof key !== "string") return;
  if (keys.has(key)) throw invalid("duplicate_key", `"${key.slice(0, 60)}" stands twice in the request. Send it once.`);
  keys.add(key);
}

function isFollowedByColon(text: string, from: number): boolean {
  let at = from;
  while (/\s/.test(text[at] ?? "")) at += 1;
  return text[at] === ":";
}
