import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "../infra/project-root.ts";

/** Addresses of what a page loads. */
export type PageAssets = {
  readonly styles: readonly string[];
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
const Manifest = z.record(z.string(), Chunk);
type Manifest = z.infer<typeof Manifest>;

const entry = "app/site/entry-client.tsx";

/** What the build says that a page's file needs, everything that it imports included. */
export function builtAssets(folder = join(projectRoot, "dist", "client")): (...sources: readonly string[]) => PageAssets {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")));
  return (...sources) => {
    const names = withImports(manifest, [entry, ...sources]);
    const chunks = names.flatMap((name) => manifest[name] ?? []);
    const [first, ...others] = chunks.map(({ file }) => `/${file}`);
    return {
      styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => `/${file}`),
      script: first ?? "",
      preloads: others,
      fonts: chunks.flatMap(({ assets }) => assets).map((file) => `/${file}`),
    };
  };
}

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
