import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import express, { Router, type RequestHandler } from "express";
import { projectRoot } from "./infra/project-root.ts";

/** What answers for everything that is not an API: files of the client, then the page for every other address. */
export type Pages = { readonly router: RequestHandler; close(): Promise<void> };

/** An address of a page: no part begins with a dot, and the last one has no file ending. */
const pageAddress = /^(?:\/(?:[^./][^/]*)?)*$/;
const hasFileEnding = (path: string): boolean => path.lastIndexOf(".") > path.lastIndexOf("/");

/** The built client. Names under `assets/` carry a hash of their content, so they may be kept for ever; the page may not. */
export function builtPages(folder = join(projectRoot, "dist", "client")): Pages {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const router = Router();
  router.use("/assets", express.static(join(folder, "assets"), { immutable: true, maxAge: "365d", index: false, dotfiles: "ignore" }));
  router.use(express.static(folder, { maxAge: "1h", index: false, dotfiles: "ignore", redirect: false }));
  router.use(catchAll(async () => page));
  return { router, close: async () => {} };
}

/** The client as Vite serves it, reloading over the server's own port while one works on it. */
export async function developmentPages(server: Server): Promise<Pages> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: join(projectRoot, "vite.config.ts"),
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  const router = Router();
  router.use(vite.middlewares);
  router.use(catchAll(async (path) => vite.transformIndexHtml(path, await readFile(join(projectRoot, "client", "index.html"), "utf8"))));
  return { router, close: () => vite.close() };
}

/** The page for every address that looks like one; a server-side rendering of public pages would be here. */
function catchAll(render: (path: string) => Promise<string>): RequestHandler {
  return async (req, res, next) => {
    const isPage = (req.method === "GET" || req.method === "HEAD") && pageAddress.test(req.path) && !hasFileEnding(req.path);
    if (!isPage) return next();
    const html = await render(req.path);
    res.setHeader("Cache-Control", "no-cache");
    res.type("html").send(html);
  };
}
