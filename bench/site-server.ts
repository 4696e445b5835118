// The product's web server with public pages that are drawn anew for every request, and bare Express that sends the bytes of BYTES,
// at /packing from their plain form, packed anew; as a process of its own with DATABASE_URL; prints both ports.
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";
import express, { type Express } from "express";
import { createApp } from "#server/app.ts";
import { loadConfig } from "#server/infra/config.ts";
import { createLog } from "#server/infra/log.ts";
import { builtSite } from "#server/pages.ts";
import { openServices } from "#server/services.ts";
import { answerDrawn } from "#server/site/answer-pages.ts";
import { brotliQuality } from "#server/site/stored-page.ts";

const { DATABASE_URL = "", BYTES = "" } = process.env;
const config = loadConfig({ ...process.env, DATABASE_URL, SEED: "none", APP_SECRET: "a secret that only the bench uses, 32+" });
const { services } = openServices(config, createLog("warn"), DATABASE_URL);
const build = await builtSite();
const drawn = createApp({
  services,
  readiness: async () => ({ isReady: true, failed: [], remarks: [] }),
  pages: answerDrawn(services, { build: async () => build, finish: async (html) => html }),
});

const bytes = readFileSync(BYTES);
const bare = express();
bare.get("/", (_req, res) => void res.type("html").set("Content-Encoding", "br").send(bytes));
const plain = brotliDecompressSync(bytes);
const pack = promisify(brotliCompress);
bare.get("/packing", async (_req, res) => {
  const packed = await pack(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  res.type("html").set("Content-Encoding", "br").send(packed);
});

const portOf = (app: Express): Promise<number> =>
  new Promise((resolve) => {
    const server = app.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)); // it listens on TCP
  });
process.stdout.write(`drawn ${await portOf(drawn)} bare ${await portOf(bare)}\n`);
