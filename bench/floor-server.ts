// The floor of some requests, without the product: the same statements over the same driver, and a file that is synced to disk. Run
// as a process of its own with DATABASE_URL, STATEMENT and PARAMETERS (JSON), or with SCRIPTS (a file of lists of statements) and
// SETTINGS (of the session, JSON); prints its port.
import { readFileSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import multer from "multer";
import postgres from "postgres";

const { DATABASE_URL = "", STATEMENT = "", PARAMETERS = "[]", UPLOAD_DIR = tmpdir(), SCRIPTS, SETTINGS = "{}" } = process.env;
const sql = postgres(DATABASE_URL, { max: 10, connection: JSON.parse(SETTINGS) });
const scripts: { sql: string; params: (string | number)[] }[][] = SCRIPTS === undefined ? [] : JSON.parse(readFileSync(SCRIPTS, "utf8"));
const parameters: (string | number)[] = JSON.parse(PARAMETERS);
const upload = multer({ dest: UPLOAD_DIR });

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync();
  await handle.close();
}

const app = express();
app.get("/list", async (_req, res) => {
  res.json(await sql.unsafe(STATEMENT, parameters, { prepare: true }));
});
app.get("/script/:place", async (req, res) => {
  const answers = [];
  for (const { sql: statement, params } of scripts[Number(req.params.place)] ?? [])
    answers.push(await sql.unsafe(statement, params, { prepare: true }));
  res.json(answers);
});
app.post("/upload", upload.single("file"), async (req, res) => {
  const path = req.file?.path ?? "";
  await syncPath(path);
  await rename(path, `${path}.kept`);
  await syncPath(join(path, ".."));
  res.json({ sizeBytes: req.file?.size });
});
const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`port ${typeof address === "object" && address !== null ? address.port : ""}\n`);
});
