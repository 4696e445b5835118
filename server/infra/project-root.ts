import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

function findProjectRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json"))) return folder;
    if (folder === dirname(folder)) throw new Error(`No package.json above ${fileURLToPath(import.meta.url)}`);
  }
}

/** The folder that holds package.json, the same for the sources and for the bundle in `dist/`. */
export const projectRoot = findProjectRoot();
