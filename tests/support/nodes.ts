import type { Email } from "postal-mime";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { startProduct, type RunningProduct } from "./product.ts";
import { startProxy, type TestProxy } from "./proxy.ts";
import { startRedis, testableBackends } from "./redis.ts";
import { startS3, type TestS3 } from "./s3.ts";
import { openTestServices } from "./services.ts";
import { startSmtp, type TestSmtp } from "./smtp.ts";

/** A portal on several machines, as far as one machine can show it: no two processes share a folder. */
export type TestNodes = {
  /** The proxy's address, the only one that people know. */
  readonly url: string;
  readonly proxy: TestProxy;
  readonly webs: readonly RunningProduct[];
  readonly workers: readonly RunningProduct[];
  readonly database: TestDatabase;
  readonly s3: TestS3;
  /** Services on the same data, for calls of the use cases. */
  readonly services: Services;
  emailsTo(address: string): Promise<Email[]>;
  close(): Promise<void>;
};

const appSecret = "a secret that all nodes of a test share";

/** Two web nodes and two workers behind a proxy, with PostgreSQL, Redis (where there is one), object store and mail server of their own. */
export async function startNodes({ seed = "none" }: { readonly seed?: "demo" | "none" } = {}): Promise<TestNodes> {
  const database = await createTestDatabase();
  const redis = testableBackends().includes("redis") ? await startRedis() : undefined;
  const s3 = await startS3();
  const smtp: TestSmtp = await startSmtp();
  const ports: number[] = [];
  const proxy = await startProxy(ports);
  const url = `http://127.0.0.1:${proxy.port}`;
  const env = {
    DATABASE_URL: database.url,
    ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
    ...s3.env,
    SMTP_URL: smtp.url,
    APP_SECRET: appSecret,
    PUBLIC_URL: url,
  };
  // All at the same moment, as docker compose does: migrations and the demonstration are made once.
  const start = (role: "web" | "worker"): Promise<RunningProduct> => startProduct({ env: { ...env, ROLE: role, SEED: seed } });
  const [first, second, ...workers] = await Promise.all([start("web"), start("web"), start("worker"), start("worker")]);
  ports.push(first.port, second.port);
  const opened = openTestServices(database, { ...env, SEED: "none" });
  return {
    url,
    proxy,
    webs: [first, second],
    workers,
    database,
    s3,
    services: opened.services,
    emailsTo: async (address) => (await smtp.received()).filter(({ to }) => to.includes(address)).map(({ mail }) => mail),
    close: async () => {
      await proxy.close();
      await Promise.all([first, second, ...workers].map((node) => node.remove()));
      await opened.close();
      await Promise.all([redis?.stop(), s3.remove(), smtp.remove()]);
      await database.drop();
    },
  };
}

/** Kills the nodes one after the other, each time bringing back the one before: `next` is one such turn. */
export function killerOf(nodes: readonly RunningProduct[]): { next(): Promise<void>; revive(): Promise<void> } {
  let down: RunningProduct | undefined;
  let turn = 0;
  const revive = async (): Promise<void> => {
    await down?.restart();
    down = undefined;
  };
  return {
    revive,
    next: async () => {
      await revive();
      down = nodes[turn % nodes.length];
      turn += 1;
      await down?.kill9();
    },
  };
}
