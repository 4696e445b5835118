import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import type { ProxyBehaviour, TestProxy } from "../support/proxy.ts";
import type { Fault, Scene } from "./fault.ts";
import { suiteName } from "./world.ts";

/** PostgreSQL, Redis, the mail server and the lines to them. */
export const faultsOfServices: readonly Fault[] = [
  {
    id: "F5",
    title: "PostgreSQL crashes and is away for some seconds",
    rounds: { ci: 2, long: 50 },
    hurts: ["database"],
    act: ({ world, random, isLong }) =>
      world.interrupt(async () => {
        await world.cluster.crash();
        await pause(isLong ? 5_000 : random.between(1_500, 3_000));
        await world.cluster.start();
      }),
  },
  {
    id: "F6",
    title: "every connection of the product is ended by the database, again and again",
    rounds: { ci: 1, long: 10 },
    hurts: ["database"],
    act: async ({ world, isLong }) => {
      for (let time = 0; time < (isLong ? 30 : 4); time += 1) {
        await world.interrupt(
          () => world.database.sql`
            select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> ${suiteName}`,
        );
        await pause(isLong ? 2_000 : 1_000);
      }
    },
  },
  {
    id: "F7",
    title: "a long lock on every claim; every connection of the database taken",
    rounds: { ci: 1, long: 5 },
    hurts: ["database"],
    act: async ({ world, isLong }) => {
      await world.database.sql.begin(async (tx) => {
        await tx`select id from reimbursements for update`;
        await pause(isLong ? 15_000 : 5_000);
      });
      await world.interrupt(() => withoutConnections(world.cluster.url, isLong ? 15_000 : 3_000));
    },
  },
  {
    id: "F8",
    title: "Redis: emptied, killed without a memory of its own, asleep, out of memory, a replica, with another password, still loading",
    rounds: { ci: 1, long: 50 },
    hurts: ["queue"],
    backends: ["redis"],
    act: async ({ world, isLong }) => {
      const { redis, lines } = world;
      if (redis === undefined || lines.queue === undefined) throw new Error("there is no Redis in this world");
      await redis.command("FLUSHALL");
      await pause(1_000);
      await redis.kill9();
      await pause(1_500);
      await redis.restart();
      await pause(1_000);
      await redis.command("DEBUG", "SLEEP", isLong ? "10" : "3").catch(() => undefined); // Redis answers when the sleep is over
      await redis.command("CONFIG", "SET", "maxmemory", "1");
      await pause(2_000);
      await redis.command("CONFIG", "SET", "maxmemory", "0");
      await redis.command("REPLICAOF", "127.0.0.1", "1"); // of a server that does not exist: it keeps what it has
      await pause(2_000);
      await redis.command("REPLICAOF", "NO", "ONE");
      lines.queue.behave({ answer: "-WRONGPASS invalid username-password pair or user is disabled.\r\n" });
      lines.queue.cut();
      await pause(1_500);
      lines.queue.behave({ answer: "-LOADING Redis is loading the dataset in memory\r\n" });
      await pause(1_500);
      lines.queue.behave("pass");
    },
  },
  {
    id: "F9",
    title: "the mail server: 421 to the recipient, 451 to the content, 421 at the greeting, accepts an email without an answer, not reachable",
    rounds: { ci: 1, long: 20 },
    hurts: ["mail"],
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
      // The doubtful one. Shorter than the pause before the first repeat, so that one repeat is all that it explains.
      await world.interrupt(async () => {
        smtp.behave({ at: "cut" });
        await pause(250);
        smtp.behave({ at: "nowhere" });
      });
      await world.interrupt(async () => {
        await smtp.stop();
        await pause(isLong ? 30_000 : 2_000);
        await smtp.start();
      });
    },
  },
  {
    id: "F21",
    title: "PostgreSQL, then Redis, is stopped with all its processes and goes on",
    rounds: { ci: 1, long: 10 },
    hurts: ["database", "queue"],
    act: async ({ world, isLong }) => {
      const { cluster, redis } = world;
      for (const frozen of [cluster, ...(redis === undefined ? [] : [redis])])
        await world.interrupt(async () => {
          frozen.signal("SIGSTOP");
          await pause(isLong ? 90_000 : 6_000).finally(() => frozen.signal("SIGCONT"));
        });
    },
  },
  {
    id: "F15",
    title: "the lines to PostgreSQL, mail server and Redis: cut, two seconds late, silent, silent one way, refused",
    rounds: { ci: 1, long: 40 },
    hurts: ["database", "mail", "queue"],
    act: async (scene) => {
      const { database, mail, queue } = scene.world.lines;
      await breakLine(scene, database);
      await Promise.all([mail, ...(queue === undefined ? [] : [queue])].map((line) => breakLine(scene, line)));
    },
  },
];

async function breakLine({ world, isLong }: Scene, line: TestProxy): Promise<void> {
  const during = (behaviour: ProxyBehaviour, ms: number): Promise<void> =>
    world.interrupt(async () => {
      line.behave(behaviour);
      await pause(ms);
      line.cut(); // what was silent for so long is dead to both sides
    });
  line.cut();
  await during("slow", isLong ? 20_000 : 2_500);
  await during("silent", isLong ? 30_000 : 4_000);
  await during("one way", isLong ? 30_000 : 2_500);
  await during("refuse", 1_500);
  line.behave("pass");
}

/** Takes every connection that the database has to give, for a while. */
async function withoutConnections(url: string, ms: number): Promise<void> {
  const taken: postgres.Sql[] = [];
  for (let isLeft = true; isLeft;) {
    const one = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
    taken.push(one);
    isLeft = await one`select 1`.then(
      () => true,
      () => false,
    );
  }
  await pause(ms);
  await Promise.all(taken.map((one) => one.end({ timeout: 1 })));
}
