import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Passes bytes on; passes none in either direction; takes no connection. */
export type ProxyBehaviour = "pass" | "silent" | "refuse";

export type TestProxy = {
  readonly port: number;
  /** From now on, also for the connections that are open. */
  behave(behaviour: ProxyBehaviour): void;
  /** Cuts every open connection. */
  cut(): void;
  close(): Promise<void>;
};

/**
 * A plain TCP proxy of this machine, as a load balancer without any knowledge of HTTP: connections go to the targets in turn, and to
 * the next one when a target refuses.
 */
export async function startProxy(targets: readonly number[]): Promise<TestProxy> {
  let behaviour: ProxyBehaviour = "pass";
  let turn = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    return socket;
  };
  const heed = (socket: Socket): void => void (behaviour === "pass" ? socket.resume() : socket.pause());

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    keep(client).on("error", () => client.destroy());
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
        join(client, keep(target));
      });
    }
  });

  function join(client: Socket, target: Socket): void {
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      from.on("data", (bytes) => void (to.write(bytes) || from.pause()));
      to.on("drain", () => heed(from));
      from.on("end", () => to.end());
      from.on("close", () => to.destroy());
      heed(from);
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
      for (const socket of open) heed(socket);
    },
    cut: () => {
      for (const socket of open) socket.destroy();
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
