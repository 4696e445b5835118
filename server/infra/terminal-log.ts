import type { DestinationStream } from "pino";
import { z } from "zod";

const warnLevel = 40;
const errorLevel = 50;
const request = z.looseObject({
  req: z.object({ method: z.string(), path: z.string() }),
  res: z.object({ statusCode: z.number() }),
  responseTime: z.number(),
});
const logLine = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string().optional(),
  event: z.string().optional(),
  err: z.looseObject({ message: z.string().optional(), code: z.union([z.string(), z.number()]).optional(), stack: z.string().optional() }).optional(),
});
/** Of the events below a warning, those that a person at the terminal waits for. */
const shownEvents: readonly string[] = ["demo_jobs"];
const ownFields: readonly string[] = ["level", "time", "msg", "event", "err", "req", "res", "responseTime"];

/**
 * A log line of JSON as one short line for a person: requests, warnings and errors, the last with their stack. Undefined for a line
 * that only machines read.
 * @param json as the log writes it, with or without the line break
 */
export function terminalLine(json: string): string | undefined {
  const line = logLine.parse(JSON.parse(json));
  const { level, time, msg, event, err } = line;
  const at = new Date(time).toTimeString().slice(0, "12:34:56".length);
  const asRequest = request.safeParse(line);
  if (asRequest.success) {
    const { req, res, responseTime } = asRequest.data;
    return `${at} ${req.method} ${req.path} ${res.statusCode} ${responseTime} ms\n`;
  }
  if (level < warnLevel) return event !== undefined && shownEvents.includes(event) ? `${at} ${msg ?? event}\n` : undefined;
  const facts = Object.entries(line).flatMap(([name, value]) => (ownFields.includes(name) ? [] : [`${name}=${JSON.stringify(value)}`]));
  const reason = [err?.code, err?.message].filter((part) => part !== undefined).join(" ");
  const words = [event === undefined || event === msg ? [] : [event], msg ?? [], reason === "" ? [] : [reason]].flat().join(": ");
  const stack = level >= errorLevel && err?.stack !== undefined && err.stack !== "" ? `${err.stack}\n` : "";
  return `${at} ${level >= errorLevel ? "error" : "warning"} ${[words, ...facts].join(" ")}\n${stack}`;
}

/** Writes the log for a person: to a terminal, instead of the JSON that goes everywhere else. */
export const terminalDestination = (terminal: { write(text: string): unknown }): DestinationStream => ({
  write: (json) => {
    const line = terminalLine(json);
    if (line !== undefined) terminal.write(line);
  },
});
