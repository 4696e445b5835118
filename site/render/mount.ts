import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import compression from "compression";
import express, { Router, type RequestHandler } from "express";
import compressedBefore from "express-static-gzip";
import type { EnvironmentModuleNode, ViteDevServer } from "vite";
import type * as siteEntry from "./entry-server.tsx";
import { placeAt } from "../content/addresses.ts";
import type { Services } from "#server/context.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { answerCached, answerDrawn } from "./answer-pages.ts";
import { builtAssets, lookScriptIn, type PageAssets } from "./page-assets.ts";
import { isPage } from "./page-address.ts";
import { htmlBytes } from "./stored-page.ts";
import type { SiteBuild } from "./site-pages.ts";
import { crawlerFiles } from "./sitemap.ts";

/** What answers for everything that is not an API: pages that lie in memory, files of the client, then the page for every other address. */
export type Pages = {
  readonly router: RequestHandler;
  readonly kept?: RequestHandler;
  /** Scripts that stand in pages; no other may. */
  readonly inlineScripts: readonly string[];
  close(): Promise<void>;
};

/** What the entry of the public pages exports, built or by Vite. */
type SiteEntry = typeof siteEntry;

/** The built client. Names under `assets/` carry a hash of their content, so they may be kept for ever; the page may not. */
export async function builtPages(services: Services, dist = join(projectRoot, "dist")): Promise<Pages> {
  const folder = join(dist, "client");
  const portal = readFileSync(join(folder, "index.html"), "utf8");
  const router = Router();
  const { kept, drawn } = answerCached(services, await builtSite(dist));
  router.use(drawn);
  router.use(
    "/assets",
    compressedBefore(join(folder, "assets"), {
      enableBrotli: true,
      orderPreference: ["br", "gz"],
      index: false,
      serveStatic: { immutable: true, maxAge: "365d", dotfiles: "ignore" },
    }),
  );
  router.use(compression());
  router.use(crawlerFiles(services));
  router.use(express.static(folder, { maxAge: "1h", index: false, dotfiles: "ignore", redirect: false }));
  router.use(portalPage(async () => portal));
  return { router, kept, inlineScripts: [lookScriptIn(folder)], close: async () => {} };
}

/** What draws the public pages, as it was built. */
export async function builtSite(dist = join(projectRoot, "dist")): Promise<SiteBuild> {
  const entry: SiteEntry = await import(pathToFileURL(join(dist, "site", "entry-server.js")).href);
  const assetsOf = builtAssets(join(dist, "client"));
  return { renderSite: entry.renderSite, assetsOf: (state, body) => assetsOf(entry.sourcesOf(state, body)) };
}

/** The client as Vite serves it, reloading over the server's own port while one works on it. */
export async function developmentPages(services: Services, server: Server): Promise<Pages> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: join(projectRoot, "vite.config.ts"),
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  const { client, ssr } = vite.environments;
  // What only the server draws is no script of the page that could be told of a change.
  vite.watcher.on("change", (file) => {
    const isDrawn = ssr.moduleGraph.getModulesByFile(file) !== undefined && client.moduleGraph.getModulesByFile(file) === undefined;
    if (isDrawn) client.hot.send({ type: "full-reload" });
  });
  const lookScript = lookScriptIn(join(projectRoot, "client", "public"));
  const assets: Omit<PageAssets, "styles"> = {
    style: undefined,
    lookScript,
    script: "/site/render/entry-client.ts",
    preloads: [],
    fonts: [],
  };
  const router = Router();
  router.use(vite.middlewares);
  router.use(crawlerFiles(services));
  router.use(
    answerDrawn(services, {
      build: async () => {
        const entry = await vite.ssrLoadModule("/site/render/entry-server.tsx");
        // The module is the one that this type is taken from.
        const { renderSite, sourcesOf } = entry as SiteEntry;
        return { renderSite, assetsOf: async (state, body) => ({ ...assets, styles: await stylesOf(vite, sourcesOf(state, body).styled) }) };
      },
      finish: async (html, path) => [await vite.transformIndexHtml(path, htmlBytes(html).toString())],
    }),
  );
  router.use(portalPage(async (path) => vite.transformIndexHtml(path, await readFile(join(projectRoot, "client", "index.html"), "utf8"))));
  return { router, inlineScripts: [lookScript], close: () => vite.close() };
}

/** The addresses of the styles that files need, everything that they import included, while one works on them. */
async function stylesOf({ environments: { ssr } }: ViteDevServer, files: readonly string[]): Promise<readonly string[]> {
  const found = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode | undefined): void => {
    if (node === undefined || found.has(node)) return;
    found.add(node);
    node.importedModules.forEach(visit);
  };
  for (const file of files) visit(await ssr.moduleGraph.getModuleByUrl(`/${file}`));
  return [...found].flatMap(({ url }) => (url.endsWith(".css") ? [url] : []));
}

/** The client application's page, for every address of a page that nobody has answered before. */
function portalPage(render: (path: string) => Promise<string>): RequestHandler {
  return async (req, res, next) => {
    if (!isPage(req)) return next();
    const html = await render(req.path);
    res.setHeader("Cache-Control", "no-cache");
    // Who works in the portal knows where it is; of its pages only the public ones are for search engines.
    if (placeAt(req.path) === undefined) res.setHeader("X-Robots-Tag", "noindex, nofollow");
    res.type("html").send(html);
  };
}
