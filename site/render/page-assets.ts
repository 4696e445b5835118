import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { SiteSources } from "./entry-server.tsx";
import { projectRoot } from "#server/infra/project-root.ts";

/** What a page loads: addresses, and what stands in the page itself because nothing can be shown before it is there. */
export type PageAssets = {
  /** Its styles in UTF-8; undefined while one works on them, when they come by their addresses. */
  readonly style: Uint8Array | undefined;
  /** The styles of its scripts; while one works on them, of all of it. */
  readonly styles: readonly string[];
  /** The script that gives the page its reader's look before it is drawn. */
  readonly themeScript: string;
  readonly script: string;
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
};

const Chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
});
type Chunk = z.infer<typeof Chunk>;
const Manifest = z.record(z.string(), Chunk);
type Manifest = z.infer<typeof Manifest>;

/** What the build says that a page's files need, everything that they import included. */
export function builtAssets(folder = join(projectRoot, "dist", "client")): (sources: SiteSources) => PageAssets {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")));
  const themeScript = themeScriptIn(folder);
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), "utf8").trim();
    texts.set(file, text);
    return text;
  };
  const chunksOf = (names: readonly string[]) => withImports(manifest, names).flatMap((name) => manifest[name] ?? []);
  const stylesOf = (chunks: readonly Chunk[]): readonly string[] => [...new Set(chunks.flatMap(({ css }) => css))];
  const found = new Map<string, PageAssets>();
  const find = ({ styled, scripts }: SiteSources): PageAssets => {
    const [drawn, alive] = [chunksOf(styled), chunksOf(scripts)];
    const [first, ...others] = alive.map(({ file }) => `/${file}`);
    return {
      style: Buffer.from(stylesOf(drawn).map(textOf).join("")),
      styles: stylesOf(alive).map((file) => `/${file}`),
      themeScript,
      script: first ?? "",
      preloads: others,
      fonts: drawn.flatMap(({ assets }) => assets).map((file) => `/${file}`),
    };
  };
  return (sources) => {
    const key = [...sources.styled, ...sources.scripts].join();
    const assets = found.get(key) ?? find(sources);
    found.set(key, assets);
    return assets;
  };
}

/** @param folder of the files that are served as they are */
export const themeScriptIn = (folder: string): string => readFileSync(join(folder, "site-look.js"), "utf8");

/** The names of chunks and of all that they import, each once. @throws when the manifest knows one of them not */
function withImports(manifest: Manifest, names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no file for ${name}`);
    found.add(name);
    chunk.imports.forEach(visit);
  };
  names.forEach(visit);
  return [...found];
}
