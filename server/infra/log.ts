import { pino, type DestinationStream, type Logger as PinoLogger } from "pino";
import type { LogLevel } from "./config.ts";

export type Logger = PinoLogger;

/** What a log line must never carry, wherever it stands. @source security.md row 40 */
const secretPaths = [
  "password",
  "*.password",
  "otp",
  "*.otp",
  "token",
  "*.token",
  "req.headers.cookie",
  "req.headers.authorization",
  'res.headers["set-cookie"]',
];

/** Lines of JSON for machines; they name ids, never secrets or the content of a claim. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, redact: { paths: secretPaths, censor: "[removed]" }, serializers: { err: errorForLog } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * An error as plain data. A failed query carries its SQL parameters in message and properties, and those are what
 * people typed: only its code, its constraint and the cause are kept.
 * @source stack.md 6
 */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const isQuery = error.name === "DrizzleQueryError" || "query" in error;
  return {
    type: error.name,
    message: isQuery && error.name === "DrizzleQueryError" ? "Failed query" : error.message,
    ...("code" in error ? { code: error.code } : {}),
    ...("constraint_name" in error ? { constraint: error.constraint_name } : {}),
    stack: isQuery ? stackWithoutMessage(error) : error.stack,
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}

const stackWithoutMessage = (error: Error): string =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
