import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { z } from "zod";
import { freePort } from "#server/infra/postgres/launch.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { bundled } from "./bundle.ts";
import { temporaryFolder } from "./cluster.ts";

/** Where the server refuses and with which code, or where it stops answering. */
export const SmtpBehaviour = z.object({
  at: z.enum(["nowhere", "greeting", "sender", "recipient", "content", "silent", "hang", "cut"]),
  code: z.int().default(550),
  /** Refuses this recipient alone. */
  only: z.string().optional(),
});
export type SmtpBehaviour = z.infer<typeof SmtpBehaviour>;

export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  /** By the clock of this machine. */
  readonly atMs: number;
  readonly mail: Email;
  readonly raw: string;
};

export type TestSmtp = {
  /** For SMTP_URL; the same after `start`. */
  readonly url: string;
  /** From the next command on. */
  behave(behaviour: z.input<typeof SmtpBehaviour>): void;
  /** Every email that arrived, whether its sender got an answer or not. */
  received(): Promise<ReceivedMail[]>;
  /** Connections are refused after it, until `start`; what arrived is kept. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
};

const Recorded = z.object({
  envelope: z.object({ from: z.object({ address: z.string() }), to: z.array(z.string()) }),
  atMs: z.number(),
  raw: z.string(),
});

/** A real SMTP server as a process of its own, on a free port. */
export async function startSmtp(): Promise<TestSmtp> {
  const folder = temporaryFolder("portal-smtp-");
  const port = await freePort();
  // The server may read it at any moment: it is whole from the first one.
  const behave = (behaviour: z.input<typeof SmtpBehaviour>): void => {
    const draft = join(folder.path, "behaviour.draft");
    writeFileSync(draft, JSON.stringify(SmtpBehaviour.parse(behaviour)));
    renameSync(draft, join(folder.path, "behaviour.json"));
  };
  behave({ at: "nowhere" });
  let child = await launch(folder.path, port);
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill("SIGKILL");
    });
  return {
    url: `smtp://127.0.0.1:${port}`,
    behave,
    received: () => readAll(folder.path),
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

async function launch(folder: string, port: number): Promise<ChildProcess> {
  const program = await bundled("tests/support/smtp-process.ts");
  const child = spawn(process.execPath, [program, folder, String(port)], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.stdout?.once("data", () => resolve(child));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the mail server ended with ${code}`)));
  });
}

async function readAll(folder: string): Promise<ReceivedMail[]> {
  const names = readdirSync(folder).filter((name) => /^\d+-\d+\.json$/.test(name));
  return Promise.all(
    names.sort().map(async (name) => {
      const { envelope, atMs, raw } = Recorded.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
      const bytes = Buffer.from(raw, "latin1");
      return { from: envelope.from.address, to: envelope.to, atMs, mail: await PostalMime.parse(bytes), raw: bytes.toString("utf8") };
    }),
  );
}
