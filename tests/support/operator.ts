import { execFile } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "#server/infra/project-root.ts";

export type CommandAnswer = { readonly code: number; readonly output: string };

/** Runs one of the product's commands as built, as an operator does; what it said and how it ended. */
export function runOperator(name: string, options: readonly string[], env: Readonly<Record<string, string>>): Promise<CommandAnswer> {
  const program = join(projectRoot, "dist", "server", "commands", `${name}.js`);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--enable-source-maps", program, ...options],
      { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: `${stdout}${stderr}` }),
    );
  });
}
