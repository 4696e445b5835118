import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#server/infra/project-root.ts";

/** The TypeScript files below a folder of the project, without unit tests, as paths from the project's root. */
export const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes("node_modules"))
    .map((name) => join(folder, name));

/** The text of a file of the project. */
export const textOf = (file: string): string => readFileSync(join(projectRoot, file), "utf8");
