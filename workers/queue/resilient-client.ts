import { EventEmitter } from "node:events";
import pg from "pg";

/**
 * A connection of the queue that does not end the process. node-postgres tells of a connection that the database ends between two
 * statements by an event "error", and an event "error" that nobody listens to is thrown. BullMQ listens only from shortly after a connection
 * stands, and not while it holds one of a pool: a database that was stopped at such a moment took the whole worker with it. What nobody
 * heard is told to whoever listens next, who then gives the connection up.
 */
export class ResilientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    let unheard: Error | undefined;
    this.on("error", (error) => {
      if (this.listenerCount("error") === 1) unheard ??= error;
    });
    // The driver's types know only its own events.
    EventEmitter.prototype.on.call(this, "newListener", (event: string, listener: (error: Error) => void) => {
      if (event !== "error" || unheard === undefined) return;
      const error = unheard;
      unheard = undefined;
      queueMicrotask(() => listener.call(this, error));
    });
  }
}

/** BullMQ makes the connection on which it listens for work from the driver's module, with no way to name another kind. */
export function installResilientClient(): void {
  Object.assign(pg, { Client: ResilientClient });
}
