import dgram from "node:dgram";
import net from "node:net";
import { DomainError } from "#domain/errors.ts";
import { type SandboxAnswer, type InputOf, type OperationName, operations, Order, type OutputOf } from "#server/infra/sandbox-protocol.ts";

export type Handlers = {
  readonly [O in OperationName]?: (input: InputOf<O>, report: (done: number, total?: number) => void) => Promise<OutputOf<O>>;
};

/** Takes orders from the parent, one at a time, until the parent ends. Without `hasNetwork` the process can open no connection. */
export function serveOperations(handlers: Handlers, { hasNetwork = false } = {}): void {
  if (!hasNetwork) forbidNetwork();
  // The parent is gone: the result has no receiver.
  process.on("disconnect", () => process.exit(0));
  process.on("message", (message) => void answer(handlers, Order.parse(message)));
  send({ kind: "ready" });
}

async function answer(handlers: Handlers, order: Order): Promise<void> {
  try {
    const output = await run(handlers, order.operation, order);
    send({ kind: "done", id: order.id, output });
  } catch (error) {
    if (error instanceof DomainError) {
      send({ kind: "refused", id: order.id, refusal: { kind: error.kind, code: error.code, message: error.message.slice(0, 500) } });
    } else {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      send({ kind: "failed", id: order.id, reason: reason.slice(0, 2000) });
    }
  }
}

async function run<O extends OperationName>(handlers: Handlers, operation: O, order: Order): Promise<unknown> {
  const handler: Handlers[O] = handlers[operation];
  if (handler === undefined) throw new Error(`no handler for ${operation}`);
  // The schema of `operation` is the one of its handler; TypeScript cannot see that through the index.
  const input = operations[operation].input.parse(order.input) as InputOf<O>;
  return handler(input, (done, total) => send({ kind: "progress", id: order.id, done, total }));
}

function send(answer: SandboxAnswer): void {
  process.send?.(answer);
}

/** The second protection after the network namespace, which not every machine offers. */
function forbidNetwork(): void {
  const refuse = (): never => {
    throw new Error("a parsing child has no network");
  };
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.createSocket = refuse;
  globalThis.fetch = refuse;
}
