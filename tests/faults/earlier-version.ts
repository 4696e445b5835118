import { execFile, execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { headMigration } from "#db/connection/migrate.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { temporaryFolder } from "../support/cluster.ts";

const git = (...options: string[]): string =>
  execFileSync("git", options, { cwd: projectRoot, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** The last commit that did not know the newest migration; undefined where there is no history. */
function commitBefore(): string | undefined {
  try {
    const added = git("log", "-1", "--diff-filter=A", "--format=%H", "--", `db/migrations/${headMigration().tag}.sql`);
    return added === "" ? undefined : git("rev-parse", "--verify", "--quiet", `${added}^`);
  } catch {
    return undefined; // no git, no repository, or a clone that ends there
  }
}

/** Why the version before the newest migration cannot be built here; undefined when it can. */
export function cannotGoBack(): string | undefined {
  const commit = commitBefore();
  if (commit === undefined) return "this checkout has no history back to the version before the newest migration";
  const isSame = git("rev-parse", `${commit}:package-lock.json`) === git("hash-object", "package-lock.json");
  return isSame ? undefined : "the version before the newest migration has other dependencies";
}

/** The product as it was before its newest migration, built from the history in a folder of its own, while others go on working. */
export async function earlierVersion(): Promise<ReturnType<typeof temporaryFolder>> {
  const folder = temporaryFolder("portal-earlier-");
  const run = promisify(execFile);
  const archive = join(folder.path, "source.tar");
  await run("git", ["archive", "--output", archive, commitBefore() ?? ""], { cwd: projectRoot });
  await run("tar", ["-xf", archive, "-C", folder.path]);
  symlinkSync(join(projectRoot, "node_modules"), join(folder.path, "node_modules"));
  await run(process.execPath, [join(folder.path, "scripts/build.mjs")], { cwd: folder.path });
  return folder;
}
