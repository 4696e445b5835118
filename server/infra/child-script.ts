import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The program of a child process or thread. Built, it is next to the built server; from source it runs with the same loader as
 * this process, in development and tests, or directly if it is plain JavaScript.
 * @param folder below the project, such as "workers/parse"
 * @param scriptDir folder to search instead
 */
export function findChildScript(folder: string, name: string, scriptDir?: string): { readonly args: string[]; readonly cwd: string } {
  const here = dirname(fileURLToPath(import.meta.url));
  const isBuilt = !import.meta.url.endsWith(".ts");
  const candidates = scriptDir === undefined ? [folder, `../${folder}`, `../../${folder}`].map((path) => join(here, path)) : [scriptDir];
  for (const directory of candidates) {
    const built = join(directory, `${name}.js`);
    if ((isBuilt || scriptDir !== undefined) && existsSync(built)) return { args: ["--enable-source-maps", built], cwd: directory };
    const source = join(directory, `${name}.ts`);
    const plain = join(directory, `${name}.mjs`);
    if (existsSync(plain)) return { args: [plain], cwd: directory };
    if (existsSync(source)) return { args: ["--import", import.meta.resolve("tsx"), source], cwd: directory };
  }
  throw new Error(`The program ${name} was not found beside ${here}. Build the product again.`);
}
