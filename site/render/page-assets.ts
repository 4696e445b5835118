import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { projectRoot } from "#server/infra/project-root.ts";

/** The files of a page, and the styles and the script that are part of its HTML. */
export type PageAssets = {
  /** The styles in UTF-8. Undefined in development, where the page links to them. */
  readonly style: Uint8Array | undefined;
  /** In development, the style sheets. */
  readonly styles: readonly string[];
  /** Sets the reader's theme before the page is shown. */
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

const manifestIn = (folder: string): Manifest => Manifest.parse(JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")));

/**
 * The scripts and styles that a page of the portal needs beyond those that the portal always loads.
 * @param source the page's file, as the manifest of the build names it
 * @throws when the build has no such page
 */
export function builtPortalFiles(folder: string): (source: string) => { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const manifest = manifestIn(folder);
  const always = new Set(withImports(manifest, ["client/index.html"]));
  return (source) => {
    const chunks = withImports(manifest, [source]).flatMap((name) => (always.has(name) ? [] : (manifest[name] ?? [])));
    return { scripts: chunks.map(({ file }) => `/${file}`), styles: [...new Set(chunks.flatMap(({ css }) => css))].map((file) => `/${file}`) };
  };
}

/** Reads from the manifest of the build what the files of a page and their imports need. */
export function builtAssets(folder = join(projectRoot, "dist", "client")): (styled: readonly string[]) => PageAssets {
  const manifest = manifestIn(folder);
  const themeScript = themeScriptIn(folder);
  const texts = new Map<string, string>();
  const textContentOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(folder, file), "utf8").trim();
    texts.set(file, text);
    return text;
  };
  const chunksOf = (names: readonly string[]) => withImports(manifest, names).flatMap((name) => manifest[name] ?? []);
  const found = new Map<string, PageAssets>();
  const [script = "", ...preloads] = chunksOf(["site/render/entry-client.ts"]).map(({ file }) => `/${file}`);
  const find = (styled: readonly string[]): PageAssets => {
    const rendered = chunksOf(styled);
    const styles = [...new Set(rendered.flatMap(({ css }) => css))];
    return {
      style: Buffer.from(styles.map(textContentOf).join("")),
      styles: [],
      themeScript,
      script,
      preloads,
      fonts: rendered.flatMap(({ assets }) => assets).map((file) => `/${file}`),
    };
  };
  return (styled) => {
    const key = styled.join();
    const assets = found.get(key) ?? find(styled);
    found.set(key, assets);
    return assets;
  };
}

/** @param folder of the public files */
export const themeScriptIn = (folder: string): string => readFileSync(join(folder, "site-look.js"), "utf8");

/** The inline script of the portal. @param folder of the public files */
export const firstReadScriptIn = (folder: string): string => readFileSync(join(folder, "first-read.js"), "utf8");

/** The names of chunks and of all their imports, each once. @throws when the manifest does not name one of them */
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
