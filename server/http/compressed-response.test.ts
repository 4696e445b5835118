import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodingFor, sendCompressed } from "./compressed-response.ts";

const bodies = { empty: 0, short: 600, usual: 6_000, long: 300_000 } as const;
const bodyOf = (bytes: number): Buffer => Buffer.from(`{"rows":"${"PRD-2627-00012 ".repeat(bytes / 15)}"}`).subarray(0, bytes);

let server: Server;
beforeAll(async () => {
  server = createServer((req, res) => {
    res.setHeader("Vary", "accept");
    void sendCompressed(req, res, bodyOf(Number(req.url?.slice(1))));
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
});
afterAll(() => server.close());

const portOf = (address: ReturnType<Server["address"]>): number => (address as AddressInfo).port; // it listens on TCP

function ask(bytes: number, accepted: string | undefined) {
  return new Promise<{ body: Buffer; encoding: string | undefined; length: string | undefined; vary: string | undefined }>((resolve, reject) => {
    const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
    request({ port: portOf(server.address()), path: `/${bytes}`, headers }, (res) => {
      const { "content-encoding": encoding, "content-length": length, vary } = res.headers;
      buffer(res).then((body) => resolve({ body, encoding, length, vary }), reject);
    })
      .once("error", reject)
      .end();
  });
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe("an answer", () => {
  it.each([
    ["usual", "gzip, deflate, br", "br"],
    ["usual", "gzip", "gzip"],
    ["long", "br", "br"],
    ["long", "gzip", "gzip"],
  ] as const)("that is %s goes compressed to a client that takes %s, with its length", async (size, accepted, encoding) => {
    const answer = await ask(bodies[size], accepted);
    expect(answer).toMatchObject({ encoding, length: String(answer.body.length), vary: "accept, Accept-Encoding" });
    expect(answer.body.length).toBeLessThan(bodies[size] / 2);
    expect(unpack[encoding](answer.body).equals(bodyOf(bodies[size]))).toBe(true);
  });

  it.each([
    ["empty", "br"],
    ["short", "br"],
    ["usual", undefined],
    ["usual", "br;q=0, gzip;q=0.0"],
    ["long", "deflate"],
  ] as const)("that is %s goes as it is to a client that takes %s", async (size, accepted) => {
    const answer = await ask(bodies[size], accepted);
    expect(answer).toMatchObject({ encoding: undefined, length: String(bodies[size]), vary: "accept, Accept-Encoding" });
    expect(answer.body.equals(bodyOf(bodies[size]))).toBe(true);
  });
});

it("takes the best that a client names, and no refused one", () => {
  expect(encodingFor("gzip;q=0.8, br;q=0")).toBe("gzip");
  expect(encodingFor("BR")).toBe("br");
  expect(encodingFor("*")).toBe("identity");
});
