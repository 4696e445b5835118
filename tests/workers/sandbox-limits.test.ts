import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ChildPool, createChildPool, type PoolLimits } from "#server/infra/child-pool.ts";
import { confinement } from "#server/infra/limited-child.ts";
import { bundled } from "../support/bundle.ts";
import { eventually } from "../support/eventually.ts";

const mebibyte = 1024 * 1024;
const root = join(import.meta.dirname, "..", "..");
const roomy: PoolLimits = {
  operationMs: 20_000,
  maxRssBytes: 512 * mebibyte,
  idleRssBytes: 400 * mebibyte,
  maxHeapMegabytes: 256,
  maxOutputBytes: 10 * mebibyte,
  maxOperations: 100,
  maxWaiting: 10,
  niceness: 0,
  idleMs: 60_000,
};
let workDir: string;
let child: string;
let pool: ChildPool;

beforeAll(async () => {
  workDir = await mkdtemp(join(tmpdir(), "sandbox-"));
  child = await bundled("tests/support/misbehaving-child.ts");
});
afterAll(() => rm(workDir, { recursive: true, force: true }));
afterEach(() => pool.close());

function open(limits: Partial<PoolLimits> = {}, size = 1): void {
  const all = { ...roomy, ...limits };
  const command = [...confinement(all.maxOutputBytes), process.execPath, `--max-old-space-size=${all.maxHeapMegabytes}`, child];
  pool = createChildPool({ command, cwd: root, size, limits: all });
}

let orders = 0;
/** Gives the child an order and answers with the child's process id. */
async function tell(order: string): Promise<number> {
  const path = join(workDir, `order-${(orders += 1)}`);
  await writeFile(path, order);
  const answer: unknown = await pool.run("inspect", { path, name: "x", accept: "image" });
  return typeof answer === "object" && answer !== null && "pages" in answer ? Number(answer.pages) : Number.NaN;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe("row 26: a parsing child", () => {
  it("is kept warm and used again", async () => {
    open();
    const first = await tell("ok");
    expect(await tell("ok")).toBe(first);
    expect(pool.stats()).toMatchObject({ live: 1, started: 1 });
  });

  it("is replaced after its number of operations", async () => {
    open({ maxOperations: 2 });
    const pids = [await tell("ok"), await tell("ok"), await tell("ok")];
    expect(pids[0]).toBe(pids[1]);
    expect(pids[2]).not.toBe(pids[0]);
  });

  it("is replaced when its memory has grown", async () => {
    open({ idleRssBytes: 250 * mebibyte });
    const first = await tell("ok");
    await tell(`grow ${300 * mebibyte}`);
    expect(await tell("ok")).not.toBe(first);
    expect(isAlive(first)).toBe(false);
  });

  it("is given up when nothing came for long", async () => {
    open({ idleMs: 200 });
    const first = await tell("ok");
    await eventually(() => expect(isAlive(first)).toBe(false));
    expect(await tell("ok")).not.toBe(first);
  });

  it.each([
    ["never ends", "loop", { operationMs: 1500 }, "time"],
    ["waits for ever without working", "wait 600000", { operationMs: 1500 }, "time"],
    ["takes memory outside the heap", "eat", { maxRssBytes: 300 * mebibyte }, "memory"],
    ["fills its heap", "heap", { maxHeapMegabytes: 64 }, "died"],
    ["crashes", "die", {}, "died"],
    ["is killed from outside", "killed", {}, "killed"],
    ["throws", "throw", {}, "failed"],
    ["answers nonsense", "lie", {}, "failed"],
  ] as const)("that %s ends alone: the next file gets a fresh one", async (_, order, limits, reason) => {
    open(limits);
    const startedAt = performance.now();
    await expect(tell(order)).rejects.toMatchObject({ name: "SandboxError", reason });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(await tell("ok")).toBeGreaterThan(0);
    expect(pool.stats().started).toBe(2);
  });

  it("that ends in its second file holds up neither this file nor those that wait", async () => {
    open();
    await tell("ok");
    const [died, next] = await Promise.allSettled([tell("die"), tell("ok")]);
    expect(died).toMatchObject({ status: "rejected", reason: { name: "SandboxError", reason: "died" } });
    expect(next).toMatchObject({ status: "fulfilled" });
  });

  it("that breaks over what an earlier file left behind is not held against the next file", async () => {
    open({ maxRssBytes: 400 * mebibyte, idleRssBytes: 390 * mebibyte });
    const first = await tell("ok");
    await tell(`grow ${200 * mebibyte}`);
    const second = await tell(`grow ${190 * mebibyte}`);
    expect(second).not.toBe(first);
    expect(pool.stats().started).toBe(2);
  });

  it("takes whatever it started with it", async () => {
    open({ operationMs: 1500 });
    const pidFile = join(workDir, "grandchild");
    await expect(tell(`spawn ${pidFile}`)).rejects.toMatchObject({ reason: "time" });
    const grandchild = Number(await readFile(pidFile, "utf8"));
    await eventually(() => expect(isAlive(grandchild)).toBe(false));
  });

  it("reaches no network", async () => {
    open();
    let visitors = 0;
    const server = createServer(() => (visitors += 1)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    await expect(tell(`connect ${typeof address === "object" ? address?.port : ""}`)).rejects.toMatchObject({ reason: "failed" });
    expect(visitors).toBe(0);
    server.close();
  });

  it("knows nothing of our environment", async () => {
    process.env["JAIL_TEST_SECRET"] = "s3cret";
    open();
    const out = join(workDir, "environment");
    await tell(`environment ${out}`);
    expect(await readFile(out, "utf8")).not.toContain("s3cret");
    delete process.env["JAIL_TEST_SECRET"];
  });

  it("that cannot even start is our failure, not the file's", async () => {
    pool = createChildPool({ command: [process.execPath, "/nowhere.js"], cwd: root, size: 1, limits: roomy });
    await expect(tell("ok")).rejects.toMatchObject({ reason: "not_started" });
  });

  it("dies with its parent, even in the middle of work", async () => {
    open();
    const script = `
      import { createChildPool } from "#server/infra/child-pool.ts";
      import { confinement } from "#server/infra/limited-child.ts";
      const pool = createChildPool({ command: [...confinement(1e7), process.execPath, ${JSON.stringify(child)}], cwd: process.cwd(), size: 1, limits: ${JSON.stringify(roomy)} });
      const first = await pool.run("inspect", { path: process.argv[1], name: "x", accept: "image" });
      console.log(first.pages);
      await pool.run("inspect", { path: process.argv[2], name: "x", accept: "image" });`;
    const [ok, loop] = [join(workDir, "ok"), join(workDir, "loop")];
    await writeFile(ok, "ok");
    await writeFile(loop, "wait 600000");
    const parent = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script, ok, loop], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(parent.stdout, "data");
    const pid = Number(String(line));
    expect(isAlive(pid)).toBe(true);
    parent.kill("SIGKILL");
    await eventually(() => expect(isAlive(pid)).toBe(false));
  });
});

describe("the queue before the children", () => {
  it("serves in turn and refuses what it cannot serve soon", async () => {
    open({ maxWaiting: 3 });
    const first = tell("wait 300");
    await eventually(() => expect(pool.stats().started).toBe(1));
    const waiting = [tell("ok"), tell("ok"), tell("ok")];
    await new Promise((resolve) => setImmediate(resolve));
    const outcomes = await Promise.allSettled([...waiting, tell("ok"), tell("ok"), tell("ok")]);
    await first;
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    for (const outcome of refused) expect(outcome.reason).toMatchObject({ kind: "unavailable", code: "busy" });
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled").length).toBeGreaterThanOrEqual(3);
  });

  it("leaves no process behind when it is closed", async () => {
    open({}, 2);
    const pids = await Promise.all([tell("wait 200"), tell("wait 200")]);
    expect(new Set(pids).size).toBe(2);
    await pool.close();
    expect(pids.map(isAlive)).toEqual([false, false]);
    await expect(tell("ok")).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("is closed without blaming the file that a child was reading", async () => {
    open();
    const underWay = tell("wait 600000").catch((error: unknown) => error);
    await eventually(() => expect(pool.stats().live).toBe(1));
    await pool.close();
    expect(await underWay).toMatchObject({ kind: "unavailable", code: "closing" });
  });
});
