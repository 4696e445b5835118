import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { spawnOptions, type Cluster } from "./cluster.ts";
import { removeStaleNote, stopPostmaster, untilReady } from "./postmaster.ts";

export type ServerSettings = Readonly<Record<string, string>>;

const ownSettings: ServerSettings = {
  unix_socket_directories: "",
  max_connections: "200",
  timezone: "UTC",
  // Values that people typed must not appear in the database's log.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};
const portTries = 3;

/**
 * Starts PostgreSQL on a free port; another program may take it in between, so it retries.
 * @throws when it does not start; the message holds the end of its log
 */
export async function launchOnFreePort(cluster: Cluster, settings: ServerSettings): Promise<{ child: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { child: await launch(cluster, port, settings), port };
    } catch (error) {
      if (attempt === portTries) throw error;
    }
  }
}

/**
 * Starts PostgreSQL on that port and waits until it takes connections. Its own process group keeps Ctrl-C away from it:
 * it ends only when this process stops it.
 * @throws when it does not start; the message holds the end of its log
 */
export async function launch(cluster: Cluster, port: number, settings: ServerSettings): Promise<ChildProcess> {
  await removeStaleNote(cluster.directory);
  const log = openLog(cluster);
  const options = Object.entries({ ...ownSettings, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(join(cluster.binaries, "bin", "postgres"), ["-D", cluster.directory, "-p", String(port), "-h", "127.0.0.1", ...options], {
    ...spawnOptions(cluster),
    stdio: ["ignore", log, log], // a file, so that it outlives this process
    detached: true,
  });
  closeSync(log);
  let failure: Error | undefined;
  child.once("error", (error) => (failure = error));
  const hasEnded = (): boolean => failure !== undefined || child.exitCode !== null || child.signalCode !== null;
  if (child.pid !== undefined && (await untilReady(cluster.directory, child.pid, hasEnded))) return child;
  throw new Error(`PostgreSQL did not start: ${failure?.message ?? logTail(cluster)}`, { cause: failure });
}

/** Stops a PostgreSQL that this process started and waits for its end. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  await stopPostmaster(child.pid);
  await exited;
}

const logPath = (cluster: Cluster): string => `${cluster.directory}.log`;

/** The last lines that PostgreSQL wrote, for a message to the operator. */
export function logTail(cluster: Cluster): string {
  return existsSync(logPath(cluster)) ? readFileSync(logPath(cluster), "utf8").trim().split("\n").slice(-5).join(" | ") : "";
}

function openLog(cluster: Cluster): number {
  if (existsSync(logPath(cluster))) renameSync(logPath(cluster), `${logPath(cluster)}.1`);
  return openSync(logPath(cluster), "w", 0o600);
}

/** A port of this machine that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("No free port"))));
    });
  });
}
