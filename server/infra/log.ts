import { pino, type DestinationStream, type LogFn, type Logger as PinoLogger, type LoggerOptions } from "pino";
import type { LogLevel } from "./config.ts";

export type Logger = PinoLogger;

/** Names of values that no log line may carry, at any depth. @source security.md row 40 */
const secretNames = [
  "password",
  "confirmPassword",
  "otp",
  "token",
  "resetToken",
  "access",
  "refresh",
  "secret",
  "cookie",
  "authorization",
  "email",
  "contactEmail",
  "phone",
  "contactPhone",
  "pan",
  "panNo",
  "gstNo",
  "gst_no",
  "iecNo",
  "contactName",
  "address",
] as const;
const secretPaths = [
  ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  "req.headers.cookie",
  "req.headers.authorization",
  'res.headers["set-cookie"]',
];

/**
 * Lines of JSON for machines; they name ids, never secrets, persons or the content of a reimbursement.
 * @param destination instead of standard output
 * @param kept where each line is also stored
 */
export function createLog(level: LogLevel, destination?: DestinationStream, kept?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    redact: { paths: secretPaths, censor: "[removed]" },
    serializers: { err: errorForLog },
    hooks: { logMethod: withOwnMessage },
  };
  const main = destination ?? pino.destination(1);
  if (kept === undefined) return destination === undefined ? pino(options) : pino(options, main);
  return pino(options, { write: (line) => [main, kept].forEach((stream) => stream.write(line)) });
}

/**
 * An error as plain data. The message and properties of a failed query contain its SQL parameters, which people typed: only
 * its code, its constraint and the cause are logged.
 * @source stack.md 6
 */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const isQuery = error.name === "DrizzleQueryError" || "query" in error;
  return {
    type: error.name,
    message: isQuery && error.name === "DrizzleQueryError" ? "Failed query" : withoutAddresses(error.message),
    ...("code" in error ? { code: error.code } : {}),
    ...("constraint_name" in error ? { constraint: error.constraint_name } : {}),
    stack: stackWithoutMessage(error),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  };
}

/** pino makes the message of an error that of a line without a message; the name of the event replaces it. */
function withOwnMessage(this: PinoLogger, args: Parameters<LogFn>, method: LogFn): void {
  const [facts, ...words] = args as readonly unknown[];
  const hasError = typeof facts === "object" && facts !== null && "err" in facts && words.length === 0;
  const event = hasError && "event" in facts && typeof facts.event === "string" ? facts.event : "error";
  method.apply(this, hasError ? [facts, event] : args);
}

/** A mail server repeats the refused address in its answer. */
const withoutAddresses = (text: string): string =>
  text
    .split(" ")
    .map((word) => (word.indexOf("@") > 0 ? "[address]" : word))
    .join(" ");

const stackWithoutMessage = (error: Error): string =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
