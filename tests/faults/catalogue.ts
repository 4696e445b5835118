import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import { contentBomb, deepArrayPdf, loopingPdf, objectStreamBomb, pngBomb } from "../support/hostile-files.ts";
import { eventually } from "../support/eventually.ts";
import { stillRunning } from "../support/process-tree.ts";
import type { Cast } from "./driver.ts";
import { newCast, readList, sendPaper } from "./driver.ts";
import type { Random } from "./random.ts";
import type { Backend, World } from "./world.ts";

export type Rounds = { readonly ci: number; readonly long: number };
export type Scene = { readonly world: World; readonly cast: Cast; readonly random: Random; readonly isLong: boolean };

/** A fault of the catalogue: what is done, how often, beside clients that go on working. */
export type Fault = {
  readonly id: `F${number}`;
  readonly title: string;
  readonly rounds: Rounds;
  /** Undefined: on both. A fault that never touches the queue is driven on one of them in CI. */
  readonly backends?: readonly Backend[];
  /** Why it cannot be done on this machine; it is then named in the table instead. */
  cannot?(): string | undefined;
  /** Does it once and undoes it. @throws when what the fault itself promises does not hold */
  act(scene: Scene): Promise<void>;
};

/** @source security.md 4.11 */
export const faults: readonly Fault[] = [
  {
    id: "F1",
    title: "kill -9 of web in the middle of uploads and actions",
    rounds: { ci: 8, long: 500 },
    backends: ["postgres"],
    act: async ({ world, random }) => {
      await pause(random.between(300, 1_500));
      await world.web.kill9();
      await world.web.restart();
    },
  },
  {
    id: "F2",
    title: "kill -9 of the worker in mail and dossiers",
    rounds: { ci: 8, long: 500 },
    act: async (scene) => {
      await pause(scene.random.between(200, 900));
      await replaceWorker(scene);
    },
  },
  {
    id: "F3",
    title: "the worker that takes a job over is killed three times running",
    rounds: { ci: 1, long: 20 },
    act: async (scene) => {
      for (let time = 0; time < 3; time += 1) {
        await pause(scene.random.between(100, 300));
        await replaceWorker(scene);
      }
    },
  },
  {
    id: "F5",
    title: "PostgreSQL crashes and is away for some seconds",
    rounds: { ci: 2, long: 50 },
    act: async ({ world, random, isLong }) => {
      world.interrupt();
      await world.cluster.crash();
      await pause(isLong ? 5_000 : random.between(1_500, 3_000));
      await world.cluster.start();
    },
  },
  {
    id: "F6",
    title: "every connection of the product is ended by the database, again and again",
    rounds: { ci: 1, long: 10 },
    act: async ({ world, isLong }) => {
      for (let time = 0; time < (isLong ? 30 : 4); time += 1) {
        world.interrupt();
        await world.database.sql`
          select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
            and application_name <> 'epcmd-portal'`;
        await pause(isLong ? 2_000 : 1_000);
      }
    },
  },
  {
    id: "F7",
    title: "a long lock on every claim",
    rounds: { ci: 1, long: 5 },
    act: async ({ world, isLong }) => {
      await world.database.sql.begin(async (tx) => {
        await tx`select id from reimbursements for update`;
        await pause(isLong ? 15_000 : 5_000);
      });
    },
  },
  {
    id: "F8",
    title: "Redis: emptied, killed without a memory of its own, asleep, out of memory",
    rounds: { ci: 1, long: 50 },
    backends: ["redis"],
    act: async ({ world, isLong }) => {
      const { redis } = world;
      if (redis === undefined) throw new Error("there is no Redis in this world");
      await redis.flushAll();
      await pause(1_000);
      await redis.kill9();
      await pause(1_500);
      await redis.restart();
      await pause(1_000);
      await askRedis(redis.url, ["DEBUG", "SLEEP", isLong ? "10" : "3"]).catch(() => undefined); // it answers when it wakes
      await askRedis(redis.url, ["CONFIG", "SET", "maxmemory", "1"]);
      await pause(2_000);
      await askRedis(redis.url, ["CONFIG", "SET", "maxmemory", "0"]);
    },
  },
  {
    id: "F9",
    title: "the mail server: 421 to the recipient, 451 to the content, 421 at the greeting, away",
    rounds: { ci: 1, long: 20 },
    act: async ({ world, isLong }) => {
      const { smtp } = world;
      for (const behaviour of [
        { at: "recipient", code: 421 },
        { at: "content", code: 451 },
        { at: "greeting", code: 421 },
      ] as const) {
        smtp.behave(behaviour);
        await pause(1_000);
      }
      smtp.behave({ at: "nowhere" });
      world.interrupt();
      await smtp.stop();
      await pause(isLong ? 30_000 : 2_000);
      await smtp.start();
    },
  },
  {
    id: "F12",
    title: "web servers whose clock is a day fast and two hours slow",
    rounds: { ci: 1, long: 2 },
    backends: ["postgres"],
    cannot: () => (hasProgram("faketime") ? undefined : "faketime is not installed here"),
    act: async ({ world }) => {
      const [live, ended] = (await newCast(world, { members: 2, claims: 0 })).members;
      if (live === undefined || ended === undefined) throw new Error("nobody is there");
      await world.database.sql`update sessions set idle_until = now() - interval '1 minute'
        where user_id = (select id from users where email = ${ended.name})`;
      for (const skew of ["+25h", "-2h"]) {
        const web = await world.startWeb(["faketime", "-f", skew]);
        try {
          const statuses = [await readList(web.url, live), await readList(web.url, ended)];
          if (statuses.join() !== "200,401")
            throw new Error(`with a clock of ${skew} a live and an ended session were answered with ${statuses.join(" and ")}`);
        } finally {
          // The launcher would end alone: what it started has to go with it.
          await web.kill9();
          await web.remove();
        }
      }
    },
  },
  {
    id: "F13",
    title: "bombs among the papers: object streams, loops, deep arrays, endless content, a picture of 900 million dots",
    rounds: { ci: 1, long: 200 },
    backends: ["postgres"],
    act: async ({ world }) => {
      const [client] = (await newCast(world, { members: 1, claims: 0 })).members;
      if (client === undefined) throw new Error("nobody is there");
      const bombs = [objectStreamBomb(64), loopingPdf(), deepArrayPdf(50_000), contentBomb(64), pngBomb(30_000)];
      for (const bytes of bombs) {
        const status = await sendPaper(world, client, bytes);
        if (status === undefined || (status >= 500 && status !== 503)) throw new Error(`a bomb was answered with ${status ?? "nothing"}`);
      }
    },
  },
  {
    id: "F14",
    title: "SIGTERM to web and worker under load: each ends with 0 within 15 s",
    rounds: { ci: 2, long: 100 },
    act: async (scene) => {
      const { world } = scene;
      const startedMs = performance.now();
      const code = await world.web.stop();
      const tookMs = performance.now() - startedMs;
      if (code !== 0 || tookMs > 15_000) throw new Error(`web ended with ${code} after ${Math.round(tookMs)} ms`);
      await world.web.restart();
      const worker = world.workers.pop();
      if (worker === undefined) throw new Error("no worker runs");
      const workerCode = await worker.end("SIGTERM");
      if (workerCode !== 0) throw new Error(`the worker ended with ${workerCode}`);
      await world.startWorker();
    },
  },
  {
    id: "F15",
    title: "the line to PostgreSQL: cut, silent, refused",
    rounds: { ci: 1, long: 40 },
    act: async ({ world, isLong }) => {
      const { databaseLine } = world;
      for (let time = 0; time < 3; time += 1) world.interrupt(); // cut, silent, refused
      databaseLine.cut();
      await pause(1_000);
      databaseLine.behave("silent");
      await pause(isLong ? 30_000 : 5_000);
      databaseLine.behave("refuse");
      databaseLine.cut(); // what was silent for so long is dead to both sides
      await pause(1_500);
      databaseLine.behave("pass");
    },
  },
  {
    id: "F18",
    title: "web is stopped for five seconds and goes on",
    rounds: { ci: 1, long: 20 },
    backends: ["postgres"],
    act: async ({ world }) => {
      process.kill(world.web.pid(), "SIGSTOP");
      await pause(5_000);
      process.kill(world.web.pid(), "SIGCONT");
    },
  },
  {
    id: "F19",
    title: "a worker is stopped in the middle of its work, a second one takes it over, the first goes on",
    rounds: { ci: 1, long: 20 },
    act: async (scene) => {
      const { world, isLong } = scene;
      const [frozen] = world.workers;
      if (frozen === undefined) throw new Error("no worker runs");
      await pause(300);
      world.interrupt();
      frozen.signal("SIGSTOP");
      await world.startWorker();
      await pause(isLong ? 90_000 : 7_000); // longer than a lock holds
      frozen.signal("SIGCONT");
      await pause(1_000);
      world.workers.splice(world.workers.indexOf(frozen), 1);
      await frozen.end("SIGTERM");
    },
  },
];

/** Faults that are driven elsewhere, or not at all, and why: named in the table of every run. */
export const elsewhere: readonly { readonly id: `F${number}`; readonly title: string; readonly where: string }[] = [
  { id: "F4", title: "kill -9 of everything with the embedded PostgreSQL", where: "npm test: tests/runtime/faults.test.ts, on its own data" },
  {
    id: "F10",
    title: "disk full",
    where: "npm test: tests/runtime/full-disk.test.ts, with the kind of disk that can be made here; EIO by strace is not driven",
  },
  {
    id: "F11",
    title: "object store: 503, time-out, short read",
    where: "npm test: the contract of the file store against a real S3 server; faults on its line are not driven",
  },
  {
    id: "F16",
    title: "four starts at once, migration killed",
    where: "npm test: tests/integration/database.test.ts; a killed migration is not driven",
  },
  { id: "F17", title: "backup under load, restored elsewhere", where: "npm test: the restore drill" },
  { id: "F20", title: "two faults at once at random times", where: "the long tier: --pairs" },
];

function hasProgram(name: string): boolean {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));
}

async function replaceWorker({ world }: Scene): Promise<void> {
  const worker = world.workers[0];
  if (worker === undefined) throw new Error("no worker runs");
  await world.killWorker(worker);
  await eventually(() => {
    if (stillRunning([worker.pid]).length > 0) throw new Error("it still runs");
  });
  await world.startWorker();
}

async function askRedis(url: string, [command = "", ...rest]: readonly string[]): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null, commandTimeout: 15_000 });
  redis.on("error", () => {}); // the command itself fails
  try {
    await redis.connect();
    await redis.call(command, ...rest);
  } finally {
    redis.disconnect();
  }
}
