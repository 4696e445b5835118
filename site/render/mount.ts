import { randomBytes } from "node:crypto";
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
import { paths } from "#domain/council.ts";
import type { Services } from "#server/context.ts";
import { sessionCookieOf } from "#server/http/cookies.ts";
import type { FailurePage } from "#server/http/error-handler.ts";
import { allowStyle } from "#server/http/security-headers.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { opinions } from "./answer-posts.ts";
import { answerForms } from "./answer-forms.ts";
import { answerFailures, answerFromCache, answerNoFile, answerRendered, type RenderedPages } from "./answer-pages.ts";
import { builtAssets, builtPortalFiles, firstReadScriptIn, themeScriptIn, type PageAssets } from "./page-assets.ts";
import { isPage } from "./page-address.ts";
import { htmlBytes } from "./stored-page.ts";
import type { SiteBuild } from "./site-pages.ts";
import { mediaPaths, mediaRouter } from "./media.ts";
import { followPosts } from "./follow-posts.ts";
import { joiningPosts } from "./joining-posts.ts";
import { siteFeeds } from "./feeds.ts";
import { crawlerFiles } from "./sitemap.ts";
import { statisticsFiles } from "./statistics-files.ts";

export { refreshSearch, textPages } from "./page-texts.ts";

/** The paths of pictures and documents, for their rate limit. */
export const filePaths: readonly string[] = mediaPaths;

/** Pictures, documents, feeds, calendar files, tables as csv and opinions on pages. */
export function siteFiles(services: Services): RequestHandler {
  return Router().use(
    mediaRouter(services),
    siteFeeds(services),
    statisticsFiles(services),
    followPosts(services),
    joiningPosts(services),
    opinions(services),
  );
}

/** What answers every request that is not an API call: pages, files of the client, and the portal for every other address. */
export type Pages = {
  readonly router: RequestHandler;
  /** Pages in the cache. */
  readonly cached?: RequestHandler;
  /** Answers people where a request fails that is not an API call. */
  readonly failurePage: FailurePage;
  /** The only inline scripts of pages. */
  readonly inlineScripts: readonly string[];
  close(): Promise<void>;
};

/** What the entry of the renderer exports, built or by Vite. */
type SiteEntry = typeof siteEntry;

/** The built website and portal. File names under `assets/` have a hash of their content, so browsers cache them for ever. */
export async function builtPages(services: Services, dist = join(projectRoot, "dist")): Promise<Pages> {
  const folder = join(dist, "client");
  const portal = await builtPortal(dist);
  const router = Router();
  const build = await builtSite(dist);
  const pages: RenderedPages = { build: async () => build, finish: async (html) => html };
  const { cached, rendered } = answerFromCache(services, build);
  router.post("/{*page}", ...answerForms(services, pages));
  router.use(rendered);
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
  router.use(portalPage(services, portal));
  router.use(answerNoFile(services, build));
  const inlineScripts = [themeScriptIn(folder), firstReadScriptIn(folder)];
  return { router, cached, failurePage: answerFailures(services, pages), inlineScripts, close: async () => {} };
}

/** The built pages of the portal. That of the signed-in pages names the files of the page that is asked for. */
async function builtPortal(dist: string): Promise<PortalRenderer> {
  const { pageSourceAt }: PageSources = await import(pathToFileURL(join(dist, "site", "page-sources.js")).href);
  const folder = join(dist, "client");
  const filesOf = builtPortalFiles(folder);
  const pageIn = (name: PortalPage): string => readFileSync(join(folder, name), "utf8");
  const [portal, login, leads] = [pageIn("index.html"), pageIn("login.html"), pageIn("leads.html")];
  return async (name, path) => {
    if (name === "login.html") return login;
    if (name === "leads.html") return leads;
    const source = isReadable(path) ? await pageSourceAt(path) : undefined;
    if (source === undefined) return portal;
    const { scripts, styles } = filesOf(source);
    const links = [
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ];
    return portal.replace("<!--files-of-page-->", links.join(""));
  };
}

/** False when the percent signs of a path stand for no text. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** The built renderer of the website. */
export async function builtSite(dist = join(projectRoot, "dist")): Promise<SiteBuild> {
  const entry: SiteEntry = await import(pathToFileURL(join(dist, "site", "entry-server.js")).href);
  const assetsOf = builtAssets(join(dist, "client"));
  return { renderSite: entry.renderSite, assetsOf: (state) => assetsOf(entry.styledFilesOf(state)) };
}

/** Website and portal in development: Vite serves them and reloads them over the port of the server. */
export async function developmentPages(services: Services, server: Server): Promise<Pages> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: join(projectRoot, "vite.config.ts"),
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  const { client, ssr } = vite.environments;
  // The browser does not load what only the server renders, so Vite cannot replace it there.
  vite.watcher.on("change", (file) => {
    const isServerOnly = ssr.moduleGraph.getModulesByFile(file) !== undefined && client.moduleGraph.getModulesByFile(file) === undefined;
    if (isServerOnly) client.hot.send({ type: "full-reload" });
  });
  const themeScript = themeScriptIn(join(projectRoot, "client", "public"));
  const assets: Omit<PageAssets, "styles"> = {
    style: undefined,
    themeScript,
    script: "/site/render/entry-client.ts",
    preloads: [],
    fonts: [],
  };
  const router = Router();
  router.use(vite.middlewares);
  router.use(crawlerFiles(services));
  const pages: RenderedPages = {
    build: async () => {
      const entry = await vite.ssrLoadModule("/site/render/entry-server.tsx");
      // The module is the one that this type is taken from.
      const { renderSite, styledFilesOf } = entry as SiteEntry;
      return { renderSite, assetsOf: async (state) => ({ ...assets, styles: await stylesOf(vite, styledFilesOf(state)) }) };
    },
    finish: async (html, path) => [await vite.transformIndexHtml(path, htmlBytes(html).toString())],
  };
  router.post("/{*page}", ...answerForms(services, pages));
  router.use(answerRendered(services, pages));
  router.use(portalPage(services, async (name, path) => vite.transformIndexHtml(path, await readFile(join(projectRoot, "client", name), "utf8"))));
  return { router, failurePage: answerFailures(services, pages), inlineScripts: [themeScript], close: () => vite.close() };
}

/** The addresses of the styles that files and their imports need, in development. */
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

/**
 * The portal, and its login for visitors without a session, which is a page of its own because it is small. The page of the leads is another
 * one, which its worker keeps on the phone: it is the same for every reader.
 */
type PortalPage = "index.html" | "login.html" | "leads.html";
type PortalRenderer = (name: PortalPage, path: string) => Promise<string>;

/** What `client/page-sources.ts` exports, built. */
type PageSources = { pageSourceAt(path: string): Promise<string | undefined> };

/** The bar in the page of the portal. A visitor without a session sees pages that have another one, or none. */
const startBar = /<div class="start".*?<\/div><\/div>/s;

/** The page of the portal, for every address of a page that nothing else answers. */
function portalPage({ config }: Services, render: PortalRenderer): RequestHandler {
  return async (req, res, next) => {
    if (!isPage(req)) return next();
    const isLogin = req.path.toLowerCase().replace(/\/$/, "") === paths.login;
    const hasSession = sessionCookieOf(req, config.publicUrl) !== undefined;
    const isLeads = req.path.startsWith(`${paths.fairLeads}/`);
    const page = await render(isLeads ? "leads.html" : isLogin && !hasSession ? "login.html" : "index.html", req.path);
    const nonce = randomBytes(16).toString("base64url");
    const html = (hasSession ? page : page.replace(startBar, "")).replaceAll('nonce=""', `nonce="${nonce}"`);
    allowStyle(res, `'nonce-${nonce}'`);
    res.vary("Cookie");
    res.setHeader("Cache-Control", "no-cache");
    res.setHeader("X-Robots-Tag", "noindex, nofollow");
    res.type("html").send(html);
  };
}
