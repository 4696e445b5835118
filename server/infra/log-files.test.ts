import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { openLogFiles } from "./log-files.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-logs-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("begins a file each day and removes those that need not be kept any more, and nothing else", async () => {
  for (const name of ["portal-2024-01-01.7.log", "portal-2026-03-30.7.log", "notes.txt"]) writeFileSync(join(folder, name), "");
  let now = new Date("2026-03-31T23:59:59Z");
  const files = openLogFiles(folder, 400, () => now);
  files.write("one\n");
  now = new Date("2026-04-01T00:00:00Z");
  files.write("two\n");
  const names = [`portal-2026-03-31.${process.pid}.log`, `portal-2026-04-01.${process.pid}.log`];
  await vi.waitFor(() => expect(names.map((name) => readFileSync(join(folder, name), "utf8"))).toEqual(["one\n", "two\n"]));
  expect(readdirSync(folder).sort()).toEqual(["notes.txt", "portal-2026-03-30.7.log", ...names]);
});

it("goes on in the same file a second after a line that could not be written", async () => {
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  let now = new Date("2026-05-01T10:00:00Z");
  const broken = join(folder, "broken");
  mkdirSync(broken);
  // A folder stands where the file belongs, so that it cannot be opened.
  const path = join(broken, `portal-2026-05-01.${process.pid}.log`);
  mkdirSync(path);
  const files = openLogFiles(broken, 400, () => now);
  files.write("lost\n");
  await vi.waitFor(() => expect(stderr).toHaveBeenCalledOnce());
  rmSync(path, { recursive: true });
  now = new Date("2026-05-01T10:00:02Z");
  files.write("kept\n");
  await vi.waitFor(() => expect(readFileSync(path, "utf8")).toBe("kept\n"));
});
