import { createServer, type RequestListener, type Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ConfigError } from "../infra/config.ts";

/** A server with an open port; its handler is set once everything else has started. */
export type WebServer = {
  readonly http: Server;
  answerWith(listener: RequestListener): void;
  /**
   * First closes each connection after its next answer, for `noticeMs`, in which a load balancer chooses other nodes; then accepts no
   * new ones, lets running requests finish for a while, and closes the rest.
   */
  drain(patienceMs: number, noticeMs?: number): Promise<void>;
};

const headersTimeoutMs = 15_000;
/** Interval at which Node closes connections past their time limit; its default of 30 s would double the time of a slow one. */
const timeoutsLookedAtMs = 5_000;
/** 5 MB at 10 KB/s takes 8.5 minutes; the minimum rate of the upload route ends slower ones. */
const requestTimeoutMs = 15 * 60 * 1_000;
/** Longer than a proxy keeps an unused connection (nginx: 60 s), so that it never sends a request on one that is about to close here. */
export const keepAliveTimeoutMs = 75_000;
const maxConnections = 2_000;
const idleSweepMs = 100;

/**
 * Opens the port before any other work, so that a second start fails before it changes anything. Until `answerWith`
 * every request but `/healthz` gets 503.
 * @param settings names of host and port for messages to operators
 * @throws ConfigError (the port is taken, or not ours to take)
 * @source security.md 4.8
 */
export async function listen(host: string, port: number, settings = { host: "HOST", port: "PORT" }): Promise<WebServer> {
  let listener: RequestListener = answerStarting;
  let isEnding = false;
  const limits = {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: timeoutsLookedAtMs,
  };
  const server = createServer(limits, (req, res) => {
    if (isEnding) res.setHeader("Connection", "close");
    listener(req, res);
  });
  server.maxConnections = maxConnections;
  await takePort(server, { host, port, settings });
  return {
    http: server,
    answerWith: (next) => {
      listener = next;
    },
    drain: async (patienceMs, noticeMs = 0) => {
      isEnding = true;
      if (noticeMs > 0) await wait(noticeMs);
      await drain(server, patienceMs);
    },
  };
}

const answerStarting: RequestListener = (req, res) => {
  const isAlive = req.url === "/healthz";
  const body = isAlive
    ? { status: "alive" }
    : { status: "starting", error: "The service is starting.", message: "The service is starting.", code: "starting", failed: ["start"] };
  res.writeHead(isAlive ? 200 : 503, { "content-type": "application/json", "retry-after": "2", "cache-control": "no-store" });
  res.end(JSON.stringify(body));
};

type Place = { readonly host: string; readonly port: number; readonly settings: { readonly host: string; readonly port: string } };

function takePort(server: Server, { host, port, settings }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(new ConfigError(settings.port, `${port} is in use on ${host}; stop the other program or choose another port`));
      else if (error.code === "EACCES") reject(new ConfigError(settings.port, `${port} may not be used by this account; choose one above 1023`));
      else if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
        reject(new ConfigError(settings.host, `this machine has no address ${host}`));
      else reject(error);
    });
    server.listen({ host, port }, resolve);
  });
}

async function drain(server: Server, patienceMs: number): Promise<void> {
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      isClosed = true;
      resolve();
    });
  });
  const deadline = performance.now() + patienceMs;
  while (!isClosed && performance.now() < deadline) {
    server.closeIdleConnections(); // a connection becomes idle when its request has ended
    await Promise.race([closed, wait(idleSweepMs)]);
  }
  server.closeAllConnections();
  await closed;
}
