import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDb, pingDatabase } from "#db/connection/client.ts";
import { createLog } from "#server/infra/log.ts";
import { createMailer } from "#server/infra/mailer.ts";
import { createObjectClient } from "#server/infra/object-client.ts";
import { createBroker, type BrokerOptions } from "#workers/queue/broker.ts";
import { eventually } from "../support/eventually.ts";
import { startUntrusted, type UntrustedServer } from "../support/untrusted-tls.ts";

let dataDir: string;
let server: UntrustedServer;
let postgres: UntrustedServer;
let mail: UntrustedServer;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "portal-certificates-"));
  server = await startUntrusted();
  postgres = await startUntrusted({ isPostgres: true });
  mail = await startUntrusted({ greeting: "220 mail.example ESMTP\r\n" });
});
afterAll(async () => {
  await Promise.all([server?.close(), postgres?.close(), mail?.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const databaseUrl = (): string => `postgres://portal:secret@localhost:${postgres.port}/portal?sslmode=verify-full`;
const storeKeys = { region: "ap-south-1", bucket: "papers", accessKey: "key", secretKey: "secret" };
const testEmail = { id: "one", to: "asha@people.example", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

/** Pings the queue until it has connected twice: a second connection means that the first one was closed. */
async function askQueue(peer: UntrustedServer, options: Pick<BrokerOptions, "databaseUrl" | "redisUrl">): Promise<void> {
  const broker = createBroker({ ...options, log: createLog("silent") });
  const twice = peer.connections() + 2;
  try {
    await expect
      .poll(
        () =>
          broker.ping().then(
            () => 0,
            () => peer.connections(),
          ),
        { timeout: 20_000 },
      )
      .toBeGreaterThanOrEqual(twice);
    await broker.ping();
  } finally {
    await broker.close();
  }
}

/** The servers that the product connects to, as its settings name them. */
const peers: readonly [string, () => UntrustedServer, () => Promise<unknown>][] = [
  [
    "the database",
    () => postgres,
    async () => {
      const client = createDb(databaseUrl());
      await pingDatabase(client.db).finally(client.close);
    },
  ],
  ["the queue on PostgreSQL", () => postgres, () => askQueue(postgres, { databaseUrl: databaseUrl(), redisUrl: undefined })],
  ["the queue on Redis", () => server, () => askQueue(server, { databaseUrl: databaseUrl(), redisUrl: `rediss://:secret@localhost:${server.port}` })],
  [
    "the object store",
    () => server,
    () =>
      createObjectClient({ endpoint: `https://localhost:${server.port}`, ...storeKeys }).ask((client, sdk) =>
        client.send(new sdk.HeadBucketCommand({ Bucket: storeKeys.bucket })),
      ),
  ],
  ["the mail server", () => mail, () => createMailer({ smtpUrl: `smtps://portal:secret@localhost:${mail.port}`, dataDir }).send(testEmail)],
];

describe("an untrusted certificate", () => {
  it("does not keep a careless client from talking", async () => {
    const line = connect({ port: server.port, host: "localhost", rejectUnauthorized: false });
    await once(line, "secureConnect");
    line.end("secret");
    await eventually(() => expect(server.heardBytes()).toBe("secret".length));
  });

  it.each(peers)("of %s ends the connection before anything is said", async (_name, peer, speak) => {
    const [heard, connections] = [peer().heardBytes(), peer().connections()];
    await expect(speak()).rejects.toThrow();
    expect(peer().connections()).toBeGreaterThan(connections);
    expect(peer().heardBytes()).toBe(heard);
  });
});
