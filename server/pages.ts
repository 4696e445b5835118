import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import compression from "compression";
import express, { Router, type Request, type RequestHandler, type Response } from "express";
import type * as siteEntry from "#client/app/site/entry-server.tsx";
import { placeAt } from "#client/content/addresses.ts";
import { sitePages } from "#client/content/pages.ts";
import type { Services } from "./context.ts";
import { projectRoot } from "./infra/project-root.ts";
import { builtAssets, type PageAssets } from "./site/page-assets.ts";
import { isPortalPath } from "./site/portal-roots.ts";
import { drawNotFound, drawPage, knownSearch, type SiteAnswer, type SiteBuild } from "./site/site-pages.ts";

/** What answers for everything that is not an API: files of the client, then the page for every other address. */
export type Pages = { readonly router: RequestHandler; close(): Promise<void> };

/** What the entry of the public pages exports, built or by Vite. */
type SiteEntry = typeof siteEntry;

/** An address of a page: no part begins with a dot, and the last one has no file ending. */
const pageAddress = /^(?:\/(?:[^./][^/]*)?)*$/;
const hasFileEnding = (path: string): boolean => path.lastIndexOf(".") > path.lastIndexOf("/");

/** The built client. Names under `assets/` carry a hash of their content, so they may be kept for ever; the page may not. */
export async function builtPages(services: Services, dist = join(projectRoot, "dist")): Promise<Pages> {
  const folder = join(dist, "client");
  const portal = readFileSync(join(folder, "index.html"), "utf8");
  const entry: SiteEntry = await import(pathToFileURL(join(dist, "site", "entry-server.js")).href);
  const assetsOf = builtAssets(folder);
  const router = Router();
  router.use(compression());
  router.use("/assets", express.static(join(folder, "assets"), { immutable: true, maxAge: "365d", index: false, dotfiles: "ignore" }));
  router.use(express.static(folder, { maxAge: "1h", index: false, dotfiles: "ignore", redirect: false }));
  router.use(
    answerPages({
      services,
      site: async () => ({ renderSite: entry.renderSite, assetsOf: (state) => assetsOf(...entry.sourcesOf(state)) }),
      portal: async () => portal,
      finish: async (html) => html,
    }),
  );
  return { router, close: async () => {} };
}

/** The client as Vite serves it, reloading over the server's own port while one works on it. */
export async function developmentPages(services: Services, server: Server): Promise<Pages> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: join(projectRoot, "vite.config.ts"),
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  const assets: PageAssets = { styles: ["/app/site/site.css"], script: "/app/site/entry-client.tsx", preloads: [], fonts: [] };
  const router = Router();
  router.use(vite.middlewares);
  router.use(
    answerPages({
      services,
      site: async () => {
        const entry = await vite.ssrLoadModule("/app/site/entry-server.tsx");
        // The module is the one that this type is taken from.
        const { renderSite } = entry as SiteEntry;
        return { renderSite, assetsOf: () => assets };
      },
      portal: async (path) => vite.transformIndexHtml(path, await readFile(join(projectRoot, "client", "index.html"), "utf8")),
      finish: (html, path) => vite.transformIndexHtml(path, html),
    }),
  );
  return { router, close: () => vite.close() };
}

type PageSources = {
  readonly services: Services;
  readonly site: () => Promise<SiteBuild>;
  /** The client application's page. */
  readonly portal: (path: string) => Promise<string>;
  readonly finish: (html: string, path: string) => Promise<string>;
};

/** The page for every address that looks like one: a public one drawn here, the portal's by its application, else "Page Not Found". */
function answerPages({ services, site, portal, finish }: PageSources): RequestHandler {
  return async (req, res, next) => {
    const isPage = (req.method === "GET" || req.method === "HEAD") && pageAddress.test(req.path) && !hasFileEnding(req.path);
    if (!isPage) return next();
    if (isPortalPath(req.path)) return sendPage(res, { status: 200, html: await portal(req.path) });
    const place = placeAt(req.path);
    if (place !== undefined && place.path !== req.path) return res.redirect(301, place.path + queryOf(req));
    if (place !== undefined && sitePages[place.key].isPortalPage) return sendPage(res, { status: 200, html: await portal(req.path) });
    const build = await site();
    const answer = place === undefined ? drawNotFound(services, build, req.path) : drawPage(services, build, place, knownSearch(place, req.query));
    const { status, html } = await answer;
    sendPage(res, { status, html: await finish(html, req.path) });
  };
}

function sendPage(res: Response, { status, html }: SiteAnswer): void {
  res.setHeader("Cache-Control", "no-cache");
  res.status(status).type("html").send(html);
}

const queryOf = ({ originalUrl }: Request): string => (originalUrl.includes("?") ? originalUrl.slice(originalUrl.indexOf("?")) : "");
