import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { and, isNull } from "drizzle-orm";
import { outbox } from "#db/schema/outbox.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { eventually } from "../support/eventually.ts";
import { testableBackends } from "../support/redis.ts";
import { keepTemporaryFilesInMemory } from "../support/temporary-in-memory.ts";
import { newActors, type ActorCounts } from "./actors.ts";
import { elsewhere, faults } from "./catalogue.ts";
import { check } from "./checker.ts";
import { startDriver } from "./driver.ts";
import type { Fault } from "./fault.ts";
import { finalState, takeStock } from "./final-state.ts";
import type { FinalState, Operation, Violation } from "./history.ts";
import { newPaymentDesk } from "./payments.ts";
import { randomFrom, type Random } from "./random.ts";
import { openWorld, type Backend, type World } from "./world.ts";

keepTemporaryFilesInMemory();

// The fault suite: clients of every role work while parts of the portal are killed, stopped, starved and cut off; then what they were
// answered is compared with what is stored. Everything runs on loopback. A seed repeats what is done and when; the machine's own pace stays.
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    backend: { type: "string" },
    only: { type: "string" },
    rounds: { type: "string" },
    long: { type: "boolean", default: false },
    pairs: { type: "string" },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const only = values.only?.split(",");
const backends = testableBackends().filter((backend) => values.backend === undefined || values.backend === backend);
/** With four reviewers of the council and two officers of DGFT that makes thirty clients. */
const sizes: ActorCounts = values.long ? { members: 24, contested: 4, reviewed: 8 } : { members: 24, contested: 1, reviewed: 3 };
const settleMs = 800;

type Outcome = {
  readonly fault: Pick<Fault, "id" | "title">;
  readonly backend: Backend;
  readonly rounds: number;
  readonly operations: readonly Operation[];
  readonly violations: readonly (Violation | { readonly invariant: "fault"; readonly text: string })[];
  readonly seconds: number;
  readonly readyMs: number;
  readonly idleMs: number | undefined;
  readonly memory: FinalState["memory"] | undefined;
};

execFileSync(process.execPath, [join(projectRoot, "scripts/build.mjs"), "--if-stale"], { stdio: ["ignore", "ignore", "inherit"] });
process.stdout.write(`Fault suite, seed ${seed}, ${values.long ? "long" : "CI"} tier, queue on ${backends.join(" and ")}\n`);
/** Whatever one run writes is unlike what another writes. */
let runs = 0;
const impossible: (typeof elsewhere)[number][] = [];
// Beside each other: each waits most of the time, for what it has broken to come back.
const outcomes = (await Promise.all(backends.map(onBackend))).flat();
report(outcomes);
// Ends at once, once everything is printed: a process that was killed half way may have left a pipe open here.
process.stdout.write("", () => process.exit(outcomes.every(({ violations }) => violations.length === 0) ? 0 : 1));

async function onBackend(backend: Backend): Promise<Outcome[]> {
  const random = randomFrom(seed).fork(backend);
  const world = await openWorld(backend);
  const done: Outcome[] = [];
  try {
    for (const fault of faults) {
      const isWanted = only?.includes(fault.id) ?? values.pairs === undefined;
      if (!isWanted || fault.backends?.includes(backend) === false) continue;
      const reason = fault.cannot?.();
      if (reason !== undefined) {
        impossible.push({ id: fault.id, title: fault.title, where: `not possible here: ${reason}` });
        continue;
      }
      const rounds = Number(values.rounds ?? (values.long ? fault.rounds.long : fault.rounds.ci));
      done.push(await suffer(world, fault, { rounds, random: random.fork(fault.id), at: (scene) => fault.act(scene) }));
    }
    for (let pair = 1; pair <= Number(values.pairs ?? 0); pair += 1) done.push(await sufferTwo(world, random.fork(`pair ${pair}`)));
  } finally {
    await world.close();
  }
  return done;
}

/** F20: any two faults, each at a moment of its own. Two that hurt the same come one after the other. */
function sufferTwo(world: World, random: Random): Promise<Outcome> {
  const possible = faults.filter(({ backends: own, cannot }) => (own?.includes(world.backend) ?? true) && cannot?.() === undefined);
  const pick = (): Fault => possible[random.between(0, possible.length - 1)] ?? (faults[0] as Fault); // the catalogue is not empty
  const [first, second] = [pick(), pick()];
  const isOneAfterTheOther = first.hurts.some((part) => second.hurts.includes(part));
  return suffer(
    world,
    { id: "F20", title: `${first.id} ${isOneAfterTheOther ? "then" : "and"} ${second.id} at random times` },
    {
      rounds: 1,
      random,
      at: async (scene) => {
        if (isOneAfterTheOther) await first.act(scene);
        const begin = async (fault: Fault): Promise<void> => {
          await pause(random.between(0, 1_500));
          await fault.act(scene);
        };
        const ends = await Promise.allSettled((isOneAfterTheOther ? [second] : [first, second]).map(begin));
        for (const end of ends) if (end.status === "rejected") throw end.reason;
      },
    },
  );
}

type Plan = { readonly rounds: number; readonly random: Random; readonly at: Fault["act"] };

/** Lets clients work, does the fault so often, waits until everything has come to rest, and compares. */
async function suffer(world: World, fault: Pick<Fault, "id" | "title">, { rounds, random, at }: Plan): Promise<Outcome> {
  const startedMs = performance.now();
  runs += 1;
  const label = `${seed} ${fault.id} ${world.backend} ${runs}`;
  const actors = await newActors(world, sizes);
  const payments = await newPaymentDesk(world, actors, random.fork("payments"));
  await untilIdle(world);
  const before = await takeStock(world);
  const driver = startDriver(world, { actors, payments }, random.fork("driver"), label);
  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await pause(random.between(100, 400));
    await at({ world, actors, payments, random, isLong: values.long, operations: () => driver.operations }).catch((error: unknown) =>
      failures.push(error instanceof Error ? error.message : String(error)),
    );
  }
  const endedMs = performance.now();
  const unready = await untilReady(world);
  const readyMs = performance.now() - endedMs;
  await pause(settleMs);
  await driver.stop();
  const stoppedMs = performance.now();
  const idleMs = (await untilIdle(world)) ? performance.now() - stoppedMs : undefined;
  const final = await finalState(world, actors, { before, readyAfterMs: readyMs, idleAfterMs: idleMs, label }).catch(
    (error: unknown) => void failures.push(`nothing could be compared: ${error instanceof Error ? error.message : String(error)}`),
  );
  const found = final === undefined ? [] : check(driver.operations, final);
  const violations = [...found, ...failures.map((text) => ({ invariant: "fault" as const, text }))];
  const seconds = (performance.now() - startedMs) / 1000;
  process.stdout.write(`${fault.id} ${fault.title}, on ${world.backend}: ${violations.length === 0 ? "held" : "BROKEN"} (${seconds.toFixed(0)} s)\n`);
  for (const { invariant, text } of violations.slice(0, 10)) process.stdout.write(`  ${invariant} ${text}\n`);
  if (violations.some(({ invariant }) => invariant === "I7")) process.stdout.write(`  while it was not ready: ${unready}\n`);
  return { fault, backend: world.backend, rounds, operations: driver.operations, violations, seconds, readyMs, idleMs, memory: final?.memory };
}

/** Waits for it; how often it said what meanwhile. */
async function untilReady(world: World): Promise<string> {
  const said = new Map<string, number>();
  const note = (answer: string): void => void said.set(answer, (said.get(answer) ?? 0) + 1);
  await eventually(async () => {
    const answer = await fetch(`${world.web.url}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch((error: unknown) => {
      note(String(error));
      throw error;
    });
    if (answer.status === 200) return;
    note(`${answer.status} ${await answer.text()}`);
    throw new Error(`not ready: ${answer.status}`);
  }, 30_000);
  return [...said].map(([answer, times]) => `${times} × ${answer}`).join("; ");
}

/** Whether the work that has gathered is done in good time. */
async function untilIdle({ database: { db } }: World): Promise<boolean> {
  return eventually(async () => {
    const open = await db.$count(outbox, and(isNull(outbox.doneAt), isNull(outbox.deadAt)));
    if (open > 0) throw new Error(`${open} jobs are open`);
    return true;
  }, 75_000).catch(() => false);
}

function report(all: readonly Outcome[]): void {
  const changing = (operations: readonly Operation[]): readonly Operation[] => operations.filter(({ kind }) => kind !== "read");
  const count = (operations: readonly Operation[], ending: Operation["ending"]): number => operations.filter((each) => each.ending === ending).length;
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  const head = ["fault", "queue", "rounds", "acknowledged", "refused", "503", "no answer", "ready after", "idle after", "MiB", "s", "invariants"];
  process.stdout.write(`\n${line(head)}${line(head.map(() => "---"))}`);
  for (const { fault, backend, rounds, operations, violations, seconds, readyMs, idleMs, memory } of all) {
    const held = violations.length === 0 ? "held" : `BROKEN: ${[...new Set(violations.map(({ invariant }) => invariant))].join(" ")}`;
    const endings = (["ok", "refused", "unavailable", "unknown"] as const).map((ending) => String(count(changing(operations), ending)));
    const grown = memory === undefined ? "" : `${Math.round(memory.before)} → ${Math.round(memory.after)}`;
    const times = [`${(readyMs / 1000).toFixed(1)} s`, idleMs === undefined ? "never" : `${(idleMs / 1000).toFixed(1)} s`, grown, seconds.toFixed(0)];
    process.stdout.write(line([`${fault.id} ${fault.title}`, backend, String(rounds), ...endings, ...times, held]));
  }
  for (const { id, title, where } of [...impossible, ...elsewhere])
    process.stdout.write(line([`${id} ${title}`, ...Array.from({ length: head.length - 2 }, () => ""), where]));
  const acknowledged = all.reduce((sum, { operations }) => sum + count(changing(operations), "ok"), 0);
  const broken = all.filter(({ violations }) => violations.length > 0).length;
  process.stdout.write(`\n${acknowledged} acknowledged changes, ${all.length} runs of faults, ${broken} broken. Seed ${seed} repeats this run.\n`);
}
