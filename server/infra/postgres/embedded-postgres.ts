import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { isRunning, thisProcess, type ProcessIdentity } from "../processes.ts";
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

/**
 * Starts the PostgreSQL of `dataDir`, making it on the first call, or joins the one that already runs there.
 * @throws when it cannot start; the message holds the end of its log
 * @source product.md "Running it"
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(options.dataDir);
  const running = await findRunning(cluster.directory);
  return running === undefined ? start(cluster, options) : joinRunning(cluster, running);
}

/** A killed process left it running: take it over. If the process that started it still runs, only share it. */
function joinRunning(cluster: Cluster, { pid, port }: Postmaster): EmbeddedPostgres {
  const owner = readOwner(cluster);
  const isShared = owner !== undefined && owner.pid !== process.pid && isRunning(owner);
  const common = { directory: cluster.directory, urlOf: urlsOf(cluster, port) };
  if (isShared) return { ...common, origin: "shared", stop: async () => {}, stopNow: () => {} };
  writeOwner(cluster);
  return {
    ...common,
    origin: "adopted",
    stop: async () => {
      await stopPostmaster(pid);
      rmSync(ownerPath(cluster), { force: true });
    },
    stopNow: () => signalIfAlive(pid, "SIGINT"),
  };
}

async function start(cluster: Cluster, { port, settings = {}, onLost }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  let isStopping = false;
  let revival: Promise<void> | undefined;
  const launched = port === undefined ? await launchOnFreePort(cluster, settings) : { child: await launch(cluster, port, settings), port };
  let { child } = launched;
  const watch = (): void => {
    child.once("exit", () => {
      if (isStopping) return;
      onLost?.(logTail(cluster));
      revival = revive();
    });
  };
  const revive = async (): Promise<void> => {
    while (!isStopping) {
      await wait(restartPauseMs);
      const next = isStopping ? undefined : await launch(cluster, launched.port, settings).catch(() => undefined);
      if (next === undefined) continue; // still recovering, or the disk is full: repeated until the stop
      child = next;
      return watch();
    }
  };
  writeOwner(cluster);
  watch();
  return {
    origin: "started",
    directory: cluster.directory,
    urlOf: urlsOf(cluster, launched.port),
    stop: async () => {
      isStopping = true;
      await revival;
      await stopChild(child);
      rmSync(ownerPath(cluster), { force: true });
    },
    stopNow: () => {
      isStopping = true;
      child.kill("SIGINT");
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
