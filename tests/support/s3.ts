import { spawn, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "#server/infra/postgres/launch.ts";
import { temporaryFolder } from "./cluster.ts";
import { eventually } from "./eventually.ts";

export type TestS3 = {
  /** For the environment of a product that keeps its files there; the same after `start`. */
  readonly env: Readonly<Record<"S3_ENDPOINT" | "S3_BUCKET" | "S3_ACCESS_KEY" | "S3_SECRET_KEY", string>>;
  /** Where it keeps its bytes: `<key>._S3rver_object` for each. */
  readonly folder: string;
  /** Connections are refused after it, until `start`; what was kept stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

const bucket = "portal-files";
/** The one account that it knows. */
const account = { S3_ACCESS_KEY: "S3RVER", S3_SECRET_KEY: "S3RVER" };

/** A real S3 server as a process of its own, on a free port, with one bucket. */
export async function startS3(): Promise<TestS3> {
  const folder = temporaryFolder("portal-s3-");
  const port = await freePort();
  let child = await launch(folder.path, port);
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  return {
    env: { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: bucket, ...account },
    folder: join(folder.path, bucket),
    stop,
    start: async () => {
      child = await launch(folder.path, port);
    },
    remove: async () => {
      await stop();
      folder.remove();
    },
  };
}

const Manifest = z.object({ bin: z.object({ s3rver: z.string() }) });

async function launch(folder: string, port: number): Promise<ChildProcess> {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve("s3rver/package.json");
  const program = join(manifest, "..", Manifest.parse(require(manifest)).bin.s3rver);
  const options = ["-d", folder, "-a", "127.0.0.1", "-p", String(port), "--silent", "--no-vhost-buckets", "--configure-bucket", bucket];
  const child = spawn(process.execPath, [program, ...options], { stdio: ["ignore", "ignore", "inherit"] });
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`the S3 server ended with ${child.exitCode}`);
    await fetch(`http://127.0.0.1:${port}/`);
  });
  return child;
}
