import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "#server/infra/project-root.ts";

/** Product tests run what `npm start` runs: the build, made again when a source has changed. */
export default function setUp(): void {
  execFileSync(process.execPath, [join(projectRoot, "scripts", "build.mjs"), "--if-stale"], { cwd: projectRoot, stdio: "inherit" });
}
