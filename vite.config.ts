import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { portalChunks } from "./scripts/portal-chunks.ts";
import { schemeTokens } from "./client/app/tokens.ts";

const root = import.meta.dirname;

/**
 * The script of the public pages; then what the server draws, which no page loads: it stands here for its styles, and so that the scripts
 * of islands carry only what they share with it.
 */
const siteInputs = ["site/render/entry-client.ts", "site/render/site-app.tsx", "site/render/page-views.ts"];

/** The identity's colours as a style sheet for pages that do without the component library. */
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
        ? `${block(":root", "light")}\n@media (prefers-color-scheme:dark){${block(":root:not([data-scheme=light])", "dark")}}\n${block(":root[data-scheme=dark]", "dark")}`
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

/** Writes the portal's page at the root of the output; Vite would write it below the folder of its source. */
const portalPage: Plugin = {
  name: "portal-page",
  enforce: "post",
  generateBundle(_options, bundle) {
    const page = bundle["client/index.html"];
    if (page !== undefined) page.fileName = "index.html";
  },
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  publicDir: join(root, "client/public"),
  cacheDir: join(root, "node_modules/.vite"),
  plugins: [withoutScrollArea, portalTokens(), portalPage, react()],
  // React's slow development build must not draw the public pages, whatever the environment says when they are drawn.
  ...(isSsrBuild ? { define: { "process.env.NODE_ENV": '"production"' }, ssr: { noExternal: true as const } } : {}),
  // A worker loads its large decoder when a file needs it.
  worker: { format: "es" as const },
  build: {
    outDir: join(root, isSsrBuild ? "dist/site" : "dist/client"),
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    // The server reads there which files a public page needs.
    manifest: !isSsrBuild,
    // The content policy allows no data: URLs for fonts, and small files cost nothing over one connection.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: isSsrBuild ? "node20" : "es2022",
    ...(isSsrBuild
      ? { ssr: join(root, "site/render/entry-server.tsx") }
      : {
          rolldownOptions: {
            input: ["client/index.html", ...siteInputs].map((file) => join(root, file)),
            // Nobody in the browser asks for what the server draws, which has to stay nevertheless.
            preserveEntrySignatures: "exports-only" as const,
            // A Zod schema that no page uses is left out of the scripts.
            treeshake: { manualPureFunctions: ["z"] },
            output: { codeSplitting: portalChunks(root) },
          },
        }),
  },
}));
