import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#server/infra/project-root.ts";
import packageJson from "../package.json" with { type: "json" };
import { textOf } from "./support/sources.ts";

const imported = /^(?:import|export) (?!type\b)(?:[^;"]*? from )?"([#.][^"]+)"|\bimport\("([#.][^"]+)"\)/gm;
const aliases: Readonly<Record<string, string>> = packageJson.imports;

/** The sources that the server loads itself, from its first file on. Vite loads the others, and sees their changes. */
function loadedByServer(): readonly string[] {
  const files = new Set(["server/main.ts"]);
  for (const file of files)
    for (const [, from, later] of textOf(file).matchAll(imported)) {
      const name = pathOf(file, from ?? later ?? "");
      if (existsSync(join(projectRoot, name))) files.add(name);
    }
  return [...files];
}

/** The path of an import, from the project's root. */
function pathOf(file: string, name: string): string {
  if (name.startsWith(".")) return posix.join(dirname(file), name);
  const [alias = "", ...rest] = name.split("/");
  return posix.normalize((aliases[`${alias}/*`] ?? "").replace("*", rest.join("/")));
}

it("`npm run dev` starts the server from its sources: they import no style, which only Vite reads", () => {
  expect(loadedByServer().filter((file) => file.endsWith(".css"))).toEqual([]);
});

it("`npm run dev` starts the server again after a change of any file that it loads", () => {
  const watched = [...packageJson.scripts.dev.matchAll(/--watch-path=(\S+)/g)].map(([, folder = ""]) => `${folder}/`);
  const loaded = loadedByServer();
  expect(loaded).toEqual(expect.arrayContaining(["site/page-index/routes.ts", "site/pages/about-council/body.en.ts", "workers/main.ts"]));
  expect(loaded.filter((file) => !watched.some((folder) => file.startsWith(folder)))).toEqual([]);
});
