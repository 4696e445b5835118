import postgres from "postgres";
import { outboxChannel } from "./enqueue.ts";
import { connecting } from "../connection/socket.ts";

/** The `application_name` of the connection. */
export const listenerName = "outbox listener";

export type OutboxListener = { close(): Promise<void> };

/**
 * Calls `onWork` after each commit that wrote into the outbox. It connects again by itself; notifications that are
 * missed in between are covered by polling.
 * @param url the database, as any role
 */
export function listenToOutbox(url: string, onWork: () => void): OutboxListener {
  const sql = postgres(url, {
    ...connecting,
    max: 1,
    connect_timeout: 2,
    backoff: () => 1,
    onnotice: () => {},
    connection: { application_name: listenerName },
  });
  sql.listen(outboxChannel, onWork, onWork).catch(() => {}); // the worker polls every second
  return { close: () => sql.end({ timeout: 1 }) };
}
