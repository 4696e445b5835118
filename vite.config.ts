import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunksWithoutCircle, portalChunks } from "./scripts/portal-chunks.ts";
import { schemeTokens } from "./client/app/tokens.ts";

const root = import.meta.dirname;

/** The script of the public pages; then what the server draws, which no page loads: it stands here for its styles. */
const siteInputs = ["site/render/entry-client.ts", "site/render/site-app.tsx", "site/render/page-views.ts"];

/** What the server renders, what the build renders into the pages of the portal, and which file has the page at an address. */
const serverInputs = ["site/render/entry-server.tsx", "client/portal-html.tsx", "client/page-sources.ts"];

/** The identity's colours as a style sheet for pages that do without the component library, below all other styles. */
function portalTokens(): Plugin {
  const name = "virtual:portal-tokens.css";
  // A page that is worked on asks for it by this path, to which Vite adds that it wants no script.
  const path = "/portal-tokens.css";
  const isTokens = (id: string): boolean => id.split("?", 1)[0] === path;
  const block = (selector: string, scheme: keyof typeof schemeTokens): string =>
    `${selector}{color-scheme:${scheme};${Object.entries(schemeTokens[scheme])
      .map(([token, colour]) => `--portal-${token}:${colour}`)
      .join(";")}}`;
  return {
    name: "portal-tokens",
    resolveId: (id) => (id === name ? path : isTokens(id) ? id : undefined),
    load: (id) =>
      isTokens(id)
        ? `@layer tokens{${block(":root", "light")}\n@media (prefers-color-scheme:dark){${block(":root:not([data-scheme=light])", "dark")}}\n${block(":root[data-scheme=dark]", "dark")}}`
        : undefined,
  };
}

/**
 * Mantine's dialogs and tables name a component for scrolling that we do not use there. It would bring the libraries of menus into
 * every page.
 */
const withoutScrollArea: Plugin = {
  name: "without-scroll-area",
  enforce: "pre",
  resolveId: (id, importer) =>
    id.endsWith("/ScrollArea/ScrollArea.mjs") && /\/(?:ModalRoot|DrawerRoot|TableScrollContainer)\.mjs$/.test(importer ?? "")
      ? "\0no-scroll-area"
      : undefined,
  load: (id) => (id === "\0no-scroll-area" ? "export const ScrollArea = { Autosize: Symbol() };" : undefined),
};

/** Zod tries whether it may make functions of text. The content policy refuses that, and browsers would report it at every visit. */
const zodWithoutEval: Plugin = {
  name: "zod-without-eval",
  transform: (code, id) => (id.endsWith("/zod/v4/core/core.js") ? `${code}\nglobalConfig.jitless = true;\n` : undefined),
};

/** The pages of the portal. */
const portalPages = ["index.html", "login.html"];
/** The page of the leads has a build of its own: it opens without a line, so it shares no file with a page that is not kept. */
const leadsPage = "leads.html";

/** The mode in which `scripts/build.mjs` builds that page. */
const leadsMode = "leads";

/** Writes the portal's pages at the root of the output; Vite would write them below the folder of their source. */
const pagesAtRoot: Plugin = {
  name: "pages-at-root",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const name of [...portalPages, leadsPage]) {
      const page = bundle[`client/${name}`];
      if (page !== undefined) page.fileName = name;
    }
  },
};

/** For the server the pages of the portal are only the names of their files: it tells the browser what to load, and does not draw them. */
const pagesByName: Plugin = {
  name: "pages-by-name",
  enforce: "pre",
  resolveId: (id, importer) =>
    id.startsWith("../pages/") && importer === join(root, "client/app/routes.tsx") ? `\0${join("client/app", id)}` : undefined,
  load: (id) => (id.startsWith("\0client/pages/") ? `export const source = ${JSON.stringify(id.slice(1))};` : undefined),
};

export default defineConfig(({ isSsrBuild = false, mode }) => ({
  root,
  publicDir: join(root, "client/public"),
  cacheDir: join(root, "node_modules/.vite"),
  plugins: [withoutScrollArea, zodWithoutEval, portalTokens(), pagesAtRoot, react(), chunksWithoutCircle(), ...(isSsrBuild ? [pagesByName] : [])],
  // React's slow development build must not draw the public pages, whatever the environment says when they are drawn.
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": '"production"' }, ssr: { noExternal: true as const } } : {}),
  // A worker loads its large decoder when a file needs it.
  worker: { format: "es" as const },
  build: {
    outDir: join(root, isSsrBuild ? "dist/site" : "dist/client"),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild && mode !== leadsMode,
    // The server reads there which files a public page needs.
    manifest: !isSsrBuild && mode !== leadsMode,
    // A browser that does not know it loads the modules a little later.
    modulePreload: { polyfill: false },
    // The content policy allows no data: URLs for fonts, and small files cost nothing over one connection.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: isSsrBuild ? "node20" : "es2022",
    ...(isSsrBuild
      ? { ssr: true, rolldownOptions: { input: serverInputs.map((file) => join(root, file)) } }
      : mode === leadsMode
        ? { rolldownOptions: { input: join(root, "client", leadsPage) } }
        : {
            rolldownOptions: {
              input: [...portalPages.map((name) => `client/${name}`), ...siteInputs].map((file) => join(root, file)),
              // Nobody in the browser asks for what the server draws, which has to stay nevertheless.
              preserveEntrySignatures: "allow-extension" as const,
              // A Zod schema that no page uses is left out of the scripts.
              treeshake: { manualPureFunctions: ["z"] },
              output: { codeSplitting: portalChunks(root) },
            },
          }),
  },
}));
