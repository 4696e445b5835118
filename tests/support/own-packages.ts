import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#server/infra/project-root.ts";

/** Folders with a package.json and a lockfile of their own, for what is large and only some commands need. */
export const benchPackages = "bench/packages";
export const deepPackages = "tests/deep/packages";

/**
 * The `node_modules` of such a folder, installed from its lockfile when it is missing or older than that.
 * @throws when npm cannot install them, such as without a network
 */
export function installedPackages(folder: typeof benchPackages | typeof deepPackages): string {
  const root = join(projectRoot, folder);
  const modules = join(root, "node_modules");
  const installed = join(modules, ".package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs) return modules;
  process.stderr.write(`Installing the packages of ${folder}, once: npm ci --prefix ${folder}\n`);
  try {
    execFileSync("npm", ["ci", "--prefix", root], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  } catch (error) {
    throw new Error(`The packages of ${folder} are not installed; run "npm ci --prefix ${folder}" with a network.`, { cause: error });
  }
  return modules;
}
