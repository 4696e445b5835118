import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { council } from "#domain/council.ts";
import type { Config } from "./config.ts";

/** A letter ready to go: one recipient, text and HTML of the same words. */
export type Letter = {
  /** Makes the Message-ID, so that a repeat is seen as one. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Mailer = {
  /** Resolves once the mail server has taken the letter, or the file is durable. @throws MailRefused; any other error is worth another try */
  send(letter: Letter): Promise<void>;
  close(): void;
};

/** The mail server will never take this letter. */
export class MailRefused extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : "refused", { cause });
    this.name = "MailRefused";
  }
}

const connectTimeoutMs = 10_000;
const answerTimeoutMs = 20_000;

/** The RFC 5322 Message-ID of a letter. */
export const messageIdOf = (id: string): string => `<${id}@${council.host}>`;

const messageOf = ({ id, to, subject, text, html }: Letter) => ({
  messageId: messageIdOf(id),
  from: { name: council.shortName, address: council.mailFrom },
  // An object, so that an address is never parsed as a list.
  to: { name: "", address: to },
  subject,
  text,
  html,
  headers: { "Auto-Submitted": "auto-generated" },
});

/** Mail over `SMTP_URL`, or as one `.eml` file a letter in `DATA_DIR/mail`. @source product.md "Running it" */
export function createMailer(config: Pick<Config, "smtpUrl" | "dataDir">): Mailer {
  return config.smtpUrl === undefined ? fileMailer(join(config.dataDir, "mail")) : smtpMailer(config.smtpUrl);
}

function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: answerTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter) {
      try {
        await transport.sendMail(messageOf(letter));
      } catch (error) {
        throw isPermanent(error) ? new MailRefused(error) : error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * True when the server said 5xx about this letter; a 4xx answer, a refused connection and a time-out pass. A failed
 * login (535) is the operator's to mend and passes too.
 * @source security.md 4.6; RFC 5321 4.2.1
 */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error)) return false;
  const isAboutUs = "code" in error && error.code === "EAUTH";
  return !isAboutUs && Number(error.responseCode) >= 500 && Number(error.responseCode) < 600;
}

function fileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(letter) {
      const { message } = await transport.sendMail(messageOf(letter));
      await writeDurably(folder, `${letter.id}.eml`, message);
    },
    close: () => transport.close(),
  };
}

async function writeDurably(folder: string, name: string, bytes: unknown): Promise<void> {
  if (!Buffer.isBuffer(bytes)) throw new Error("the letter was not made in memory");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${randomUUID()}`);
  const file = await open(temporary, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
}
