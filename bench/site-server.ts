// The product's web server with public pages that are rendered for every request, and bare Express: at /best it sends the page of
// PAGE, compressed in advance as the product compresses cached pages; at /quick the rendered home page, compressed in advance as the
// product compresses a page that it renders; at /compressing the same, compressed for each request. As a process of its own with
// DATABASE_URL; prints both ports.
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import express, { type Express, type Response } from "express";
import { pageAt } from "#site/content/addresses.ts";
import { createApp } from "#server/app.ts";
import { loadConfig } from "#server/infra/config.ts";
import { createLog } from "#server/infra/log.ts";
import { compressSync } from "#server/http/compressed-response.ts";
import { builtSite } from "#site/render/mount.ts";
import { openServices } from "#server/services.ts";
import { answerRendered } from "#site/render/answer-pages.ts";
import { renderSitePage } from "#site/render/site-pages.ts";
import { compressWell, storedPage } from "#site/render/stored-page.ts";

const { DATABASE_URL = "", PAGE = "" } = process.env;
const config = loadConfig({ ...process.env, DATABASE_URL, SEED: "none", APP_SECRET: "a secret that only the bench uses, 32+" });
const { services } = openServices(config, createLog("warn"), DATABASE_URL);
const build = await builtSite();
const drawn = createApp({
  services,
  readiness: async () => ({ isReady: true, failed: [], remarks: [] }),
  pages: answerRendered(services, { build: async () => build, finish: async (html) => html }),
});

const kept = storedPage({ status: 200, html: [readFileSync(PAGE)] });
await compressWell(kept);
const place = pageAt("/");
if (place === undefined) throw new Error("the website has no home page");
// Its links name another port than those of the page in memory.
const page = storedPage(await renderSitePage(services, build, place, {}));
const quick = compressSync.br(page.bytes);
const bare = express();
const send = (res: Response, bytes: Buffer | undefined): void => void res.type("html").set("Content-Encoding", "br").send(bytes);
bare.get("/best", (_req, res) => send(res, kept.forms.get("br")));
bare.get("/quick", (_req, res) => send(res, quick));
bare.get("/compressing", (_req, res) => send(res, compressSync.br(page.bytes)));

const portOf = (app: Express): Promise<number> =>
  new Promise((resolve) => {
    const server = app.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)); // it listens on TCP
  });
process.stdout.write(`drawn ${await portOf(drawn)} bare ${await portOf(bare)}\n`);
