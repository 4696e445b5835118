// @ts-check
// Writes site/page-index from the folders of site/pages. It has a file for each program that reads pages, because each needs other parts of
// them: the browser must not get loaders, and the server must not get views. `npm run site:index` runs it, and so does the build.
import { mkdirSync, readdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const header = "// Written by `npm run site:index` from the folders of site/pages. Do not edit.\n";
const files = ["route.ts", "load.ts", "page.tsx", "texts.en.ts", "texts.hi.ts"];

/**
 * Brings the index of a copy of the website up to date.
 * @param {string} site the folder that has `pages` and `page-index`
 */
export function writePageIndex(site) {
  const keys = readdirSync(join(site, "pages")).sort();
  for (const key of keys)
    for (const file of files)
      if (!existsSync(join(site, "pages", key, file))) throw new Error(`site/pages/${key} has no ${file}. A page has ${files.join(", ")}.`);
  mkdirSync(join(site, "page-index"), { recursive: true });
  for (const [name, content] of Object.entries(pageIndexOf(keys))) {
    const path = join(site, "page-index", name);
    // An unchanged file keeps its time, so that the build is not stale.
    if (!existsSync(path) || readFileSync(path, "utf8") !== content) writeFileSync(path, content);
  }
}

/**
 * @param {readonly string[]} keys
 * @returns {Record<string, string>} file name to content
 */
export function pageIndexOf(keys) {
  const pages = keys.map((key) => ({
    key,
    id: key.replaceAll(/-(\w)/g, (_, character) => character.toUpperCase()),
    name: /\W/.test(key) ? `"${key}"` : key,
  }));
  const table = pages.map(({ id, name }) => (id === name ? `  ${id},` : `  ${name}: ${id},`)).join("\n");
  const imports = (/** @type {string} */ what, /** @type {string} */ file) =>
    pages.map(({ key, id }) => `import ${what.replace("*id", id)} from "../pages/${key}/${file}";`).join("\n");
  const views = pages.map(({ key, name }) => `  ${name}: async () => (await import("../pages/${key}/page.tsx")).Page,`).join("\n");
  return {
    "routes.ts": `${header}import type { Route } from "../content/route.ts";
${imports("{ route as *id }", "route.ts")}

export const routes = {
${table}
} satisfies Record<string, Route>;
`,
    "texts.en.ts": `${header}${imports("{ texts as *id }", "texts.en.ts")}

export const pageTexts = {
${table}
};
`,
    "texts.hi.ts": `${header}${imports("{ texts as *id }", "texts.hi.ts")}
import type { pageTexts as english } from "./texts.en.ts";

export const pageTexts: typeof english = {
${table}
};
`,
    "loaders.ts": `${header}import type { PageKey } from "../content/pages.ts";
${imports("* as *id", "load.ts")}
import type { PageLoader } from "../render/page-loader.ts";

export const loaders = {
${table}
} satisfies Record<PageKey, PageLoader>;
`,
    "views.ts": `${header}import type { PageKey } from "../content/pages.ts";
import type { PageView } from "../render/page-view.ts";

export const views: { readonly [Key in PageKey]: PageView<Key> } = {
${views}
};
`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writePageIndex(join(dirname(fileURLToPath(import.meta.url)), "..", "site"));
