import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { createLocalFileStore, type FileStore } from "#server/infra/file-store.ts";
import { receivedFiles, receiveUpload, type UploadOptions } from "#server/infra/upload-storage.ts";
import { eventually } from "../support/eventually.ts";

const limit = 5 * 1024 * 1024;
const boundary = "----test";
let dataDir: string;
let store: FileStore;
let server: Server;
let url: string;

async function listen(
  floor?: { bytesPerSecond: number; windowMs: number },
  fields: UploadOptions["fields"] = [{ name: "file", maxCount: 1 }],
): Promise<void> {
  const app = express();
  const receive = receiveUpload(store, { fields, maxTextFields: 2, ...(floor === undefined ? {} : { floor }) });
  app.post("/", receive, async (req, res) => {
    const files = receivedFiles(req);
    res.json(files.map(({ fieldName, name, staged }) => ({ fieldName, name, sizeBytes: staged.sizeBytes })));
    for (const { staged } of files) await store.discard(staged);
  });
  app.use((error: unknown, _req: express.Request, res: express.Response, _next: express.NextFunction) => {
    if (error instanceof DomainError) res.status(400).json({ kind: error.kind, code: error.code, message: error.message });
    else res.status(500).json({ message: String(error) });
  });
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "uploads-"));
  store = createLocalFileStore(dataDir);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const temporaryFiles = () => readdir(join(dataDir, "tmp")).catch(() => []);
const bytesOnDisk = async (): Promise<number> => {
  const sizes = await Promise.all((await temporaryFiles()).map((name) => stat(join(dataDir, "tmp", name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
};
const nothingIsLeft = () => eventually(async () => expect(await temporaryFiles()).toEqual([]));

function part(name: string, fileName: string | undefined, content: Buffer): Buffer {
  const file = fileName === undefined ? "" : `; filename="${fileName}"\r\nContent-Type: application/pdf`;
  return Buffer.concat([Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`), content, Buffer.from("\r\n")]);
}
const end = Buffer.from(`--${boundary}--\r\n`);

async function post(...parts: Buffer[]) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...parts, end]),
  });
  return { status: response.status, body: await response.json() };
}

describe("row 24: an upload", () => {
  it("arrives with its cleaned name", async () => {
    await listen();
    expect(await post(part("file", "../../निर्यात.pdf", Buffer.from("x")))).toEqual({
      status: 200,
      body: [{ fieldName: "file", name: "निर्यात.pdf", sizeBytes: 1 }],
    });
  });

  it("may be 5 MB to the byte, and one more is refused by name", async () => {
    await listen();
    expect(await post(part("file", "a.pdf", Buffer.alloc(limit)))).toMatchObject({ status: 200, body: [{ sizeBytes: limit }] });
    expect(await post(part("file", "a.pdf", Buffer.alloc(limit + 1)))).toMatchObject({
      body: { kind: "too_large", message: "a.pdf must be smaller than 5 MB" },
    });
    await nothingIsLeft();
  });

  it.each([
    ["in a field that takes none", () => [part("other", "a.pdf", Buffer.from("x"))], "malformed_upload"],
    ["when two came for one", () => [part("file", "a.pdf", Buffer.from("x")), part("file", "b.pdf", Buffer.from("y"))], "too_many_files"],
    ["with a thousand fields", () => Array.from({ length: 1000 }, (_, at) => part(`f${at}`, undefined, Buffer.from("x"))), "too_many_parts"],
    ["with a name of 10 kB", () => [part("n".repeat(10_000), undefined, Buffer.from("x"))], "malformed_upload"],
  ])("is refused %s", async (_, parts, code) => {
    await listen();
    expect(await post(...parts())).toMatchObject({ status: 400, body: { code } });
    await nothingIsLeft();
  });

  it("is told which field has too many files while another has room, and which takes none", async () => {
    await listen(undefined, [
      { name: "photos", maxCount: 2 },
      { name: "certificate", maxCount: 1 },
    ]);
    const files = (...names: string[]) => post(...names.map((name) => part(name, "a.pdf", Buffer.from("x"))));
    expect((await files("photos", "photos", "photos")).body).toMatchObject({
      kind: "too_large",
      code: "too_many_files",
      message: "At most 2 files fit here. Send fewer.",
    });
    expect((await files("certificate", "certificate")).body).toMatchObject({ code: "too_many_files", message: "Only one file fits here. Send one." });
    expect((await files("stamp")).body).toMatchObject({ code: "malformed_upload", message: "No file is taken under the name stamp." });
    await nothingIsLeft();
  });

  it("that stops half way leaves nothing, and no open file", async () => {
    await listen();
    const openBefore = (await readdir("/proc/self/fd")).length;
    for (let round = 0; round < 20; round += 1) {
      const client = request(url, {
        method: "POST",
        headers: { "content-type": `multipart/form-data; boundary=${boundary}`, "content-length": String(limit) },
      });
      client.on("error", () => undefined);
      client.write(part("file", "a.pdf", Buffer.alloc(200_000)).subarray(0, 150_000));
      await eventually(async () => expect(await temporaryFiles()).not.toEqual([]));
      client.destroy();
      await nothingIsLeft();
    }
    await eventually(async () => expect((await readdir("/proc/self/fd")).length).toBeLessThanOrEqual(openBefore + 2));
  });

  it("without an end is answered and cut", async () => {
    await listen();
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => undefined);
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nTransfer-Encoding: chunked\r\n\r\n`);
    const first = part("file", "a.pdf", Buffer.alloc(0)).subarray(0, -2);
    socket.write(Buffer.concat([Buffer.from(`${first.length.toString(16)}\r\n`), first, Buffer.from("\r\n")]));
    const chunk = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(65536), Buffer.from("\r\n")]);
    let sent = 0;
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const pump = (): void => {
      while (!socket.destroyed && sent < 50_000_000) {
        sent += 65536;
        if (!socket.write(chunk)) return void socket.once("drain", pump);
      }
    };
    pump();
    await closed;
    expect(answer).toContain("too_large");
    await nothingIsLeft();
  });

  it("slower than the floor is answered and cut, while a slow but steady line is served", async () => {
    await listen({ bytesPerSecond: 1000, windowMs: 1000 });
    const trickle = async (bytesEach: number, times: number): Promise<string> => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      socket.on("error", () => undefined);
      let answer = "";
      socket.on("data", (chunk) => (answer += chunk.toString()));
      const body = part("file", "a.pdf", Buffer.alloc(bytesEach * times));
      socket.write(
        `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length + end.length}\r\n\r\n`,
      );
      const closed = new Promise((resolve) => socket.once("close", resolve));
      let at = 0;
      const timer = setInterval(() => {
        const next = at + bytesEach;
        socket.write(next >= body.length ? Buffer.concat([body.subarray(at), end]) : body.subarray(at, next));
        at = next;
        if (at >= body.length) clearInterval(timer);
      }, 50);
      await closed;
      clearInterval(timer);
      return answer;
    };
    expect(await trickle(5, 200)).toContain("upload_too_slow");
    expect(await trickle(200, 20)).toContain('"sizeBytes":4000');
    await nothingIsLeft();
  });

  it("is never held in memory, fifty at once", async () => {
    await listen();
    const half = limit / 2;
    const opening = part("file", "a.pdf", Buffer.alloc(limit)).subarray(0, half);
    const before = process.memoryUsage().rss;
    const clients = Array.from({ length: 50 }, () => {
      const client = request(url, {
        method: "POST",
        headers: { "content-type": `multipart/form-data; boundary=${boundary}`, "content-length": String(limit + 1000) },
      });
      client.on("error", () => undefined);
      client.write(opening);
      return client;
    });
    // Half of each has arrived, 125 MB in all, and is on disk but for what is collected for the next write.
    await eventually(async () => expect(await bytesOnDisk()).toBeGreaterThan(50 * (half - 256 * 1024)));
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
    for (const client of clients) client.destroy();
    await nothingIsLeft();
  });
});
