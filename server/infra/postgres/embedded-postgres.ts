import type { ChildProcess } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { isRunning, startOf, thisProcess, type ProcessIdentity } from "../processes.ts";
import { openCluster, type Cluster } from "./cluster.ts";
import { launch, launchOnFreePort, logTail, stopChild, type ServerSettings } from "./launch.ts";
import { findRunning, signalIfAlive, stopPostmaster, type Postmaster } from "./postmaster.ts";

/** The product's own PostgreSQL. */
export type EmbeddedPostgres = {
  /** Whether this process started it, took it over from a killed process, or shares it with its owner. */
  readonly origin: "started" | "adopted" | "shared";
  readonly directory: string;
  /** The URL of a database in it, as its superuser. */
  urlOf(database: string): string;
  /** Stops it and waits for the end; a shared one is left to its owner. */
  stop(): Promise<void>;
  /** Stops it without waiting, for an exit that cannot wait. */
  stopNow(): void;
};

export type EmbeddedPostgresOptions = {
  readonly dataDir: string;
  /** Undefined: a free port. */
  readonly port?: number;
  /** Server settings beyond ours, such as `fsync: "off"` for tests. */
  readonly settings?: ServerSettings;
  /** Called when PostgreSQL ended by itself, with the end of its log; it is started again on the same port. */
  readonly onLost?: (detail: string) => void;
};

const Owner = z.object({ pid: z.int(), startedAt: z.string() });
const restartPauseMs = 500;
const adoptedPollMs = 1_000;

/**
 * Starts the PostgreSQL of `dataDir`, making it on the first call, or joins the one that already runs there.
 * @throws when it cannot start; the message holds the end of its log
 * @source product.md "Running it"
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(options.dataDir);
  const running = await findRunning(cluster.directory);
  return running === undefined ? start(cluster, options) : joinRunning(cluster, running, options);
}

/** A killed process left it running: take it over. If the process that started it still runs, only share it. */
function joinRunning(cluster: Cluster, { pid, port }: Postmaster, options: EmbeddedPostgresOptions): EmbeddedPostgres {
  const owner = readOwner(cluster);
  const isShared = owner !== undefined && owner.pid !== process.pid && isRunning(owner);
  const common = { directory: cluster.directory, urlOf: urlsOf(cluster, port) };
  if (isShared) return { ...common, origin: "shared", stop: async () => {}, stopNow: () => {} };
  return { ...common, origin: "adopted", ...supervise(cluster, port, adoptedServer(pid), options) };
}

async function start(cluster: Cluster, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { port: wanted, settings = {} } = options;
  const { child, port } =
    wanted === undefined ? await launchOnFreePort(cluster, settings) : { child: await launch(cluster, wanted, settings), port: wanted };
  const common = { directory: cluster.directory, urlOf: urlsOf(cluster, port) };
  return { ...common, origin: "started", ...supervise(cluster, port, ownServer(child), options) };
}

/** A running PostgreSQL; `ended` resolves when its process has ended. */
type Server = { readonly ended: Promise<unknown>; stop(): Promise<void>; stopNow(): void };

const ownServer = (child: ChildProcess): Server => ({
  ended: new Promise((resolve) => child.once("exit", resolve)),
  stop: () => stopChild(child),
  stopNow: () => void child.kill("SIGINT"),
});

/** One that this process did not start: the system does not report its end, so it is looked for. */
function adoptedServer(pid: number): Server {
  const identity = { pid, startedAt: startOf(pid) ?? "ended" };
  const untilEnded = async (): Promise<void> => {
    while (isRunning(identity)) await wait(adoptedPollMs, undefined, { ref: false });
  };
  return {
    ended: untilEnded(),
    stop: async () => (isRunning(identity) ? stopPostmaster(pid) : undefined),
    stopNow: () => {
      if (isRunning(identity)) signalIfAlive(pid, "SIGINT");
    },
  };
}

/** Owns a PostgreSQL and starts it again on its port whenever it ends by itself. */
function supervise(
  cluster: Cluster,
  port: number,
  first: Server,
  { settings = {}, onLost }: EmbeddedPostgresOptions,
): Pick<EmbeddedPostgres, "stop" | "stopNow"> {
  let isStopping = false;
  let revival: Promise<void> | undefined;
  let server = first;
  const watch = async (): Promise<void> => {
    await server.ended;
    if (isStopping) return;
    onLost?.(logTail(cluster));
    revival = revive();
  };
  const revive = async (): Promise<void> => {
    while (!isStopping) {
      await wait(restartPauseMs);
      const next = isStopping ? undefined : await launch(cluster, port, settings).catch(() => undefined);
      if (next === undefined) continue; // still recovering, or the disk is full: repeated until the stop
      server = ownServer(next);
      void watch();
      return;
    }
  };
  writeOwner(cluster);
  void watch();
  return {
    stop: async () => {
      isStopping = true;
      await revival;
      await server.stop();
      rmSync(ownerPath(cluster), { force: true });
    },
    stopNow: () => {
      isStopping = true;
      server.stopNow();
    },
  };
}

const urlsOf = (cluster: Cluster, port: number) => (database: string) => `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${database}`;

const ownerPath = (cluster: Cluster): string => `${cluster.directory}.owner`;

const writeOwner = (cluster: Cluster): void => writeFileSync(ownerPath(cluster), JSON.stringify(thisProcess()), { mode: 0o600 });

function readOwner(cluster: Cluster): ProcessIdentity | undefined {
  try {
    return Owner.parse(JSON.parse(readFileSync(ownerPath(cluster), "utf8")));
  } catch {
    return undefined; // missing or incomplete: it has no owner
  }
}
