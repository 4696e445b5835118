import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * Passes bytes on; passes them two seconds late; passes none in either direction; passes what clients say and no answer; takes no
 * connection; answers by itself, whatever is said.
 */
export type ProxyBehaviour = "pass" | "slow" | "silent" | "one way" | "refuse" | { readonly answer: string };

export type TestProxy = {
  readonly port: number;
  /** From now on, also for the connections that are open. */
  behave(behaviour: ProxyBehaviour): void;
  /** Cuts every open connection. */
  cut(): void;
  close(): Promise<void>;
};

type Side = "client" | "target";
const slowMs = 2_000;

/**
 * A plain TCP proxy of this machine, as a load balancer without any knowledge of HTTP: connections go to the targets in turn, and to
 * the next one when a target refuses.
 */
export async function startProxy(targets: readonly number[]): Promise<TestProxy> {
  let behaviour: ProxyBehaviour = "pass";
  let turn = 0;
  const open = new Map<Socket, Side>();
  const keep = (socket: Socket, side: Side): Socket => {
    open.set(socket, side);
    socket.once("close", () => open.delete(socket));
    return socket;
  };
  const isHeld = (side: Side | undefined): boolean =>
    behaviour === "silent" || behaviour === "refuse" || (behaviour === "one way" && side === "target");
  const heed = (socket: Socket): void => void (isHeld(open.get(socket)) ? socket.pause() : socket.resume());

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    keep(client, "client").on("error", () => client.destroy());
    if (behaviour === "refuse") return client.destroy();
    reach(targets.map((_, index) => targets[(turn + index) % targets.length] ?? 0));
    turn += 1;

    function reach([port, ...others]: readonly number[]): void {
      if (port === undefined) return void client.destroy();
      const target = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
      const tryNext = (): void => reach(others);
      target.once("error", tryNext);
      target.once("connect", () => {
        target.off("error", tryNext).on("error", () => client.destroy());
        join(client, keep(target, "target"));
      });
    }
  });

  function join(client: Socket, target: Socket): void {
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      from.on("data", (bytes) => passOn(bytes, from, to));
      to.on("drain", () => heed(from));
      from.on("end", () => to.end());
      from.on("close", () => to.destroy());
      heed(from);
    }
  }

  function passOn(bytes: Buffer, from: Socket, to: Socket): void {
    if (typeof behaviour === "object") return answerItself(behaviour.answer, from, to);
    if (behaviour !== "slow") return void (to.write(bytes) || from.pause());
    from.pause();
    setTimeout(() => {
      if (!to.destroyed && !to.writableEnded) to.write(bytes);
      heed(from);
    }, slowMs);
  }

  function answerItself(answer: string, from: Socket, to: Socket): void {
    if (open.get(from) === "client" && !from.writableEnded) {
      from.end(answer);
      to.destroySoon();
    }
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has a port");
  return {
    port: address.port,
    behave: (next) => {
      behaviour = next;
      for (const socket of open.keys()) heed(socket);
    },
    cut: () => {
      for (const socket of open.keys()) socket.destroy();
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of open.keys()) socket.destroy();
      await closed;
    },
  };
}
