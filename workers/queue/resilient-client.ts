import { EventEmitter } from "node:events";
import pg from "pg";

/**
 * A PostgreSQL connection whose loss between two statements does not end the process. node-postgres reports such a loss with an "error"
 * event, and Node throws an "error" event that has no listener. BullMQ adds its listener shortly after the connection is open, and has
 * none while it holds a connection of a pool. This class always has a listener, keeps a loss that no other listener received, and passes
 * it to the first listener that is added later, which then drops the connection.
 */
export class ResilientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    let undelivered: Error | undefined;
    this.on("error", (error) => {
      if (this.listenerCount("error") === 1) undelivered ??= error;
    });
    // The driver's types know only its own events.
    EventEmitter.prototype.on.call(this, "newListener", (event: string, listener: (error: Error) => void) => {
      if (event !== "error" || undelivered === undefined) return;
      const error = undelivered;
      undelivered = undefined;
      queueMicrotask(() => listener.call(this, error));
    });
  }
}
