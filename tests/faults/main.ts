import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { and, isNull } from "drizzle-orm";
import { outbox } from "#db/schema/outbox.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { eventually } from "../support/eventually.ts";
import { testableBackends } from "../support/redis.ts";
import { elsewhere, faults, type Fault } from "./catalogue.ts";
import { check, type Violation } from "./checker.ts";
import { newCast, startDriver } from "./driver.ts";
import { finalState, takeStock } from "./final-state.ts";
import type { Operation } from "./history.ts";
import { randomFrom, type Random } from "./random.ts";
import { openWorld, type Backend, type World } from "./world.ts";

// The fault suite: clients of every role work while parts of the portal are killed, stopped, starved and cut off; then what they were
// told is compared with what is there. Everything runs on loopback. A seed repeats what is done and when; the machine's own pace stays.
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
const sizes = { members: values.long ? 12 : 6, claims: values.long ? 6 : 2 };
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
};

execFileSync(process.execPath, [join(projectRoot, "scripts/build.mjs"), "--if-stale"], { stdio: ["ignore", "ignore", "inherit"] });
process.stdout.write(`Fault suite, seed ${seed}, ${values.long ? "long" : "CI"} tier, queue on ${backends.join(" and ")}\n`);
const outcomes: Outcome[] = [];
const impossible: (typeof elsewhere)[number][] = [];
for (const backend of backends) outcomes.push(...(await onBackend(backend)));
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

/** F20: any two faults, each at moments of its own. Faults that need the same process in one piece wait for each other. */
function sufferTwo(world: World, random: Random): Promise<Outcome> {
  const possible = faults.filter(({ backends: own }) => own?.includes(world.backend) ?? true);
  const pick = (): Fault => possible[random.between(0, possible.length - 1)] ?? (faults[0] as Fault); // the catalogue is not empty
  const [first, second] = [pick(), pick()];
  return suffer(
    world,
    { id: "F20", title: `${first.id} and ${second.id} at random times` },
    {
      rounds: 1,
      random,
      at: async (scene) => {
        await first.act(scene);
        await pause(random.between(0, 1_500));
        await second.act(scene);
      },
    },
  );
}

type Plan = { readonly rounds: number; readonly random: Random; readonly at: Fault["act"] };

/** Lets clients work, does the fault so often, waits until everything has come to rest, and compares. */
async function suffer(world: World, fault: Pick<Fault, "id" | "title">, { rounds, random, at }: Plan): Promise<Outcome> {
  const startedMs = performance.now();
  const label = `${seed} ${fault.id} ${world.backend}`;
  const cast = await newCast(world, sizes);
  await untilIdle(world);
  const before = await takeStock(world);
  const driver = startDriver(world, cast, random.fork("driver"), label);
  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await pause(random.between(100, 400));
    await at({ world, cast, random, isLong: values.long }).catch((error: unknown) =>
      failures.push(error instanceof Error ? error.message : String(error)),
    );
  }
  const endedMs = performance.now();
  await untilReady(world);
  const readyMs = performance.now() - endedMs;
  await pause(settleMs);
  await driver.stop();
  const stoppedMs = performance.now();
  const idleMs = (await untilIdle(world)) ? performance.now() - stoppedMs : undefined;
  const found = await finalState(world, cast, { before, readyAfterMs: readyMs, idleAfterMs: idleMs, label }).then(
    (final) => check(driver.operations, final),
    (error: unknown) => void failures.push(`nothing could be compared: ${error instanceof Error ? error.message : String(error)}`),
  );
  const violations = [...(found ?? []), ...failures.map((text) => ({ invariant: "fault" as const, text }))];
  const seconds = (performance.now() - startedMs) / 1000;
  process.stdout.write(`${fault.id} on ${world.backend}: ${violations.length === 0 ? "held" : "BROKEN"} (${seconds.toFixed(0)} s)\n`);
  for (const { invariant, text } of violations.slice(0, 10)) process.stdout.write(`  ${invariant} ${text}\n`);
  return { fault, backend: world.backend, rounds, operations: driver.operations, violations, seconds, readyMs, idleMs };
}

function untilReady(world: World): Promise<void> {
  return eventually(async () => {
    const { status } = await fetch(`${world.web.url}/readyz`, { signal: AbortSignal.timeout(3_000) });
    if (status !== 200) throw new Error(`not ready: ${status}`);
  }, 30_000);
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
  const count = (operations: readonly Operation[], ending: Operation["ending"]): number => operations.filter((each) => each.ending === ending).length;
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  const head = ["fault", "queue", "rounds", "acknowledged", "refused", "503", "no answer", "ready after", "idle after", "s", "invariants"];
  process.stdout.write(`\n${line(head)}${line(head.map(() => "---"))}`);
  for (const { fault, backend, rounds, operations, violations, seconds, readyMs, idleMs } of all) {
    const held = violations.length === 0 ? "held" : `BROKEN: ${[...new Set(violations.map(({ invariant }) => invariant))].join(" ")}`;
    const endings = (["ok", "refused", "unavailable", "unknown"] as const).map((ending) => String(count(operations, ending)));
    const times = [`${(readyMs / 1000).toFixed(1)} s`, idleMs === undefined ? "never" : `${(idleMs / 1000).toFixed(1)} s`, seconds.toFixed(0)];
    process.stdout.write(line([`${fault.id} ${fault.title}`, backend, String(rounds), ...endings, ...times, held]));
  }
  for (const { id, title, where } of [...impossible, ...elsewhere])
    process.stdout.write(line([`${id} ${title}`, "", "", "", "", "", "", "", "", "", where]));
  const acknowledged = all.reduce((sum, { operations }) => sum + count(operations, "ok"), 0);
  const broken = all.filter(({ violations }) => violations.length > 0).length;
  process.stdout.write(`\n${acknowledged} acknowledged operations, ${all.length} runs of faults, ${broken} broken. Seed ${seed} repeats this run.\n`);
}
