import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a program of this machine lies; undefined when it is not installed. */
export function programPath(name: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
