import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { council } from "#domain/council.ts";
import { freePort } from "#server/infra/postgres/launch.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import packageJson from "../../package.json" with { type: "json" };
import { temporaryFolder } from "./cluster.ts";
import { killAll, processTree } from "./process-tree.ts";

/** How `npm start` starts Node. */
const startOptions = (/ exec node (.+) dist\/server\/main\.js$/.exec(packageJson.scripts.start)?.[1] ?? "").split(" ");

export type RunningProduct = {
  /** http://127.0.0.1:port */
  readonly url: string;
  readonly dataDir: string;
  readonly port: number;
  /** Of the process that runs now; another one after `restart`. */
  pid(): number;
  /** Everything that it printed and logged so far, over all starts. */
  output(): string;
  /** SIGTERM; the exit code (null when a signal ended it). */
  stop(): Promise<number | null>;
  /** SIGKILL to it and everything that it started, the embedded database too. */
  kill9(): Promise<void>;
  /** Starts it again on the same data and port, after `stop` or `kill9`, and waits for "Ready". */
  restart(): Promise<void>;
  /** Stops it if it runs and removes its data. */
  remove(): Promise<void>;
};

export type ProductOptions = {
  /** Beyond ours: PORT, DATA_DIR, LOG_LEVEL=info and SEED=none. Nothing else is inherited from the test's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** A folder of the test's own instead of a fresh one; it stays when the product is removed. */
  readonly dataDir?: string;
  /** A folder of data that its own fresh one begins as a copy of. */
  readonly copyOf?: string;
  /** A program that starts it in its own place, with the product's command line as its last arguments. */
  readonly launcher?: readonly string[];
  /** Where another built version of the product lies; by default this one. */
  readonly root?: string;
  /** SIGKILL at this moment, also while it starts. */
  readonly killedBy?: AbortSignal;
};

/**
 * Starts the built product as a new user's `npm start` does, on a free port and data of its own, and waits for
 * "Ready". Without DATABASE_URL it brings its own PostgreSQL.
 * @throws when it ends before it is ready; the message holds what it printed
 */
export async function startProduct({
  env = {},
  dataDir: given,
  copyOf,
  launcher = [],
  root = projectRoot,
  killedBy,
}: ProductOptions = {}): Promise<RunningProduct> {
  const folder = temporaryFolder("portal-product-");
  const port = await freePort();
  const dataDir = given ?? join(folder.path, "var");
  if (copyOf !== undefined) cpSync(copyOf, dataDir, { recursive: true });
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "info",
    SEED: "none",
    // A random claim in ten would stop at its forwarding.
    SECOND_LOOK_PERCENT: "0",
    ...env,
  };
  let output = "";
  let child = spawnServer();
  killedBy?.addEventListener("abort", () => child.kill("SIGKILL"));
  await untilReady(child).catch((error: unknown) => {
    folder.remove();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    port,
    pid: () => pidOf(child),
    output: () => output,
    stop,
    kill9: () => killAll(processTree(pidOf(child))),
    restart: () => {
      child = spawnServer();
      return untilReady(child);
    },
    remove: async () => {
      await stop();
      folder.remove();
    },
  };

  function spawnServer(): ChildProcess {
    const [program, ...options] = [...launcher, process.execPath, ...startOptions, join(root, "dist/server/main.js")];
    const next = spawn(program, options, {
      cwd: root,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [next.stdout, next.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
    return next;
  }

  function untilReady(next: ChildProcess): Promise<void> {
    const from = output.length;
    return new Promise((resolve, reject) => {
      next.stdout?.on("data", () => {
        if (/^Ready /m.test(output.slice(from))) resolve();
      });
      next.once("error", reject);
      next.once("close", (code) => reject(new Error(`The product ended with ${code} before it was ready: ${output.slice(from)}`)));
    });
  }

  async function stop(): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    return exited;
  }
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error("the product was never started");
  return child.pid;
}

/** The product's own PostgreSQL, as the owner of its database, by what the product keeps in its folder. */
export function ownDatabaseUrl(dataDir: string): string {
  const { password } = JSON.parse(readFileSync(join(dataDir, "postgres.json"), "utf8"));
  const port = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[3];
  return `postgres://postgres:${password}@127.0.0.1:${port}/${council.slug}_portal`;
}
