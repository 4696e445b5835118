import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startOf } from "./processes.ts";
import { AlreadyRunningError, lockDataDir } from "./server-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (): string => join(folder, "web.lock");

/** A claim as this process would leave it, with other values. */
async function claimOf(other: {
  readonly pid?: number;
  readonly startedAt?: string | undefined;
  readonly place?: string | undefined;
}): Promise<void> {
  const mine = await lockDataDir(folder, ["web"]);
  const claim = readFileSync(path(), "utf8");
  mine.release();
  writeFileSync(path(), JSON.stringify({ ...JSON.parse(claim), ...other }));
}

test.each([
  ["", {}],
  [" without a place, as older versions left it", { place: undefined }],
])("a living process keeps its claim%s, and nothing of the refused one remains", async (_, values) => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  const pid = other.pid ?? 0;
  try {
    await claimOf({ pid, startedAt: startOf(pid), ...values });
    await expect(lockDataDir(folder, ["worker", "web"])).rejects.toEqual(new AlreadyRunningError(folder, pid, true));
    expect(readdirSync(folder)).toEqual(["web.lock"]);
  } finally {
    const ended = new Promise((resolve) => other.once("exit", resolve));
    other.kill();
    await ended;
  }
  (await lockDataDir(folder, ["web"])).release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a number that another process got since is nobody's claim", async () => {
  await claimOf({ pid: process.ppid, startedAt: "a start long ago" });
  (await lockDataDir(folder, ["web"])).release();
  expect(existsSync(path())).toBe(false);
});

test("a damaged claim is nobody's", async () => {
  writeFileSync(path(), "{");
  const lock = await lockDataDir(folder, ["web", "worker"]);
  expect(readdirSync(folder).sort()).toEqual(["web.lock", "worker.lock"]);
  lock.release();
});

// In a container node is always process 1, so a process id of another container means nothing here.
test("the claim of another container holds while it is touched, and is left when it is not", { timeout: 60_000 }, async () => {
  await claimOf({ place: "another container" });
  const touching = setInterval(() => utimesSync(path(), new Date(), new Date()), 100);
  try {
    await expect(lockDataDir(folder, ["web"])).rejects.toEqual(new AlreadyRunningError(folder, process.pid, false));
  } finally {
    clearInterval(touching);
  }
  (await lockDataDir(folder, ["web"])).release();
  expect(existsSync(path())).toBe(false);
});

test("web and worker do not get in each other's way", async () => {
  const web = await lockDataDir(folder, ["web"]);
  (await lockDataDir(folder, ["worker"])).release();
  web.release();
});
