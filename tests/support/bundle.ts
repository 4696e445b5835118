import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { projectRoot } from "#server/infra/project-root.ts";

const modules = join(projectRoot, "node_modules");

/** A program of the tests as one JavaScript file, which starts several times faster than its sources. Returns its path. */
export async function bundled(source: string): Promise<string> {
  const file = `${basename(source, ".ts")}.js`;
  return join(await folderOf([source]), file);
}

/** The children of the sandbox in the same way. Returns their folder. */
export const bundledChildren = (): Promise<string> =>
  folderOf(["dossier-child", "parse-child", "sheet-child"].map((name) => `workers/parse/${name}.ts`));

/**
 * Writes the programs into a folder that is named after their code. It is as deep below the project as the sources are, for programs that
 * search for files next to themselves.
 */
async function folderOf(sources: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: sources.map((source) => join(projectRoot, source)),
    absWorkingDir: projectRoot,
    outdir: modules,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    write: false,
    logLevel: "warning",
  });
  const hash = createHash("sha256")
    .update(outputFiles.map(({ text }) => text).join(""))
    .digest("hex")
    .slice(0, 16);
  const folder = join(modules, `.portal-test-${hash}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(join(draft, basename(path)), contents);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // else another test process was faster
    rmSync(draft, { recursive: true });
  }
  return folder;
}
