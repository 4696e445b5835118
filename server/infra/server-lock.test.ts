import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
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

const claimOf = (pid: number, startedAt: string | undefined) => writeFileSync(join(folder, "web.lock"), JSON.stringify({ pid, startedAt }));

test("a living process keeps its claim, and nothing of the refused one remains", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  const pid = other.pid ?? 0;
  try {
    claimOf(pid, startOf(pid));
    expect(() => lockDataDir(folder, ["worker", "web"])).toThrow(new AlreadyRunningError(folder, pid));
    expect(readdirSync(folder)).toEqual(["web.lock"]);
  } finally {
    const ended = new Promise((resolve) => other.once("exit", resolve));
    other.kill();
    await ended;
  }
  lockDataDir(folder, ["web"]).release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a number that another process got since is nobody's claim", () => {
  claimOf(process.ppid, "a start long ago");
  lockDataDir(folder, ["web"]).release();
  expect(existsSync(join(folder, "web.lock"))).toBe(false);
});

test("a damaged claim is nobody's", () => {
  writeFileSync(join(folder, "web.lock"), "{");
  const lock = lockDataDir(folder, ["web", "worker"]);
  expect(readdirSync(folder).sort()).toEqual(["web.lock", "worker.lock"]);
  lock.release();
});

test("web and worker do not get in each other's way", () => {
  const web = lockDataDir(folder, ["web"]);
  lockDataDir(folder, ["worker"]).release();
  web.release();
});
