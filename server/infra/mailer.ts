import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { EmailAddress, isOneLine } from "#domain/accounts/email.ts";
import { council } from "#domain/council.ts";
import { isLoopback, type Config } from "./config.ts";
import { ensureDataDir } from "./own-secret.ts";

/** A rendered e-mail to one person. */
export type Email = {
  /** Our id, the same on each attempt. The Message-ID is made of it, so that a repeat can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mail programs stop e-mails of this kind with one click; empty or absent for e-mails that cannot be stopped. */
  readonly stopUrl?: string;
};

export type Mailer = {
  /** Resolves once the mail server has accepted the e-mail. @throws MailRefused */
  send(email: Email): Promise<void>;
  close(): void;
};

/** An e-mail that was not sent. The message is for operators: it may contain the address. */
export class MailRefused extends Error {
  /** Whether another attempt of the same e-mail would be refused too. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = "MailRefused";
    this.isPermanent = isPermanent;
  }
}

export type MailPatience = {
  /** For the connection and for the greeting. */
  readonly connectMs: number;
  /** Longest pause without data. */
  readonly silenceMs: number;
  /** For the whole e-mail: a server that sends one byte a second is also given up. */
  readonly emailTimeoutMs: number;
};
const usualPatience: MailPatience = { connectMs: 10_000, silenceMs: 30_000, emailTimeoutMs: 90_000 };

/**
 * Sends over SMTP, or without `SMTP_URL` writes each e-mail as `DATA_DIR/mail/<id>.eml`, which contains the secrets of the
 * e-mail: 0600, in a folder that is closed to other users.
 * @source product.md "Running it"
 */
export function createMailer(config: Pick<Config, "smtpUrl" | "dataDir">, patience: Partial<MailPatience> = {}): Mailer {
  return config.smtpUrl === undefined ? fileMailer(config.dataDir) : smtpMailer(config.smtpUrl, { ...usualPatience, ...patience });
}

/**
 * What is wrong with the sender of a production process that sends over SMTP; undefined: nothing. Mail servers refuse a sender whose domain does
 * not exist.
 * @source RFC 2606, 2
 */
export function senderProblem(
  { isProduction, smtpUrl }: Pick<Config, "isProduction" | "smtpUrl">,
  mailFrom: string = council.mailFrom,
): string | undefined {
  if (!isProduction || smtpUrl === undefined || !mailFrom.endsWith(".example")) return undefined;
  return `mail servers refuse emails from ${mailFrom}: its domain does not exist. Put the council's own addresses into server/domain/council.ts and build again`;
}

/** The Message-ID of an e-mail, which never changes. @source security.md 4.5 */
export const messageIdOf = (emailId: string): string => `<${emailId}@${council.host}>`;

function smtpMailer(url: string, { connectMs, silenceMs, emailTimeoutMs }: MailPatience): Mailer {
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    // A password is never sent unencrypted, except inside this machine.
    ...(username !== "" && !isLoopback(hostname) && !url.startsWith("smtps:") ? { requireTLS: true } : {}),
  });
  return {
    async send(email) {
      const message = messageOf(email);
      const envelope = { from: council.mailFrom, to: [email.to] };
      try {
        await transport.sendMail({ ...message, envelope, signal: AbortSignal.timeout(emailTimeoutMs) });
      } catch (error) {
        throw new MailRefused(describe(error), isPermanentRefusal(error), error);
      }
    },
    close: () => transport.close(),
  };
}

function fileMailer(dataDir: string): Mailer {
  const folder = join(dataDir, "mail");
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows", disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(email) {
      const { message } = await composer.sendMail(messageOf(email));
      if (!Buffer.isBuffer(message)) throw new Error("the e-mail was not rendered in memory");
      ensureDataDir(dataDir);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${email.id}.${process.pid}`);
      try {
        const file = await open(draft, "w", 0o600);
        try {
          await file.writeFile(message);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, join(folder, `${email.id}.eml`));
      } catch (error) {
        await rm(draft, { force: true });
        throw new MailRefused(describe(error), false, error);
      }
    },
    close: () => composer.close(),
  };
}

/** @throws MailRefused (an address or subject with line breaks or the like) */
function messageOf({ id, to, subject, text, html, stopUrl = "" }: Email): SendMailOptions {
  if (!EmailAddress.safeParse(to).success || !isOneLine(to)) throw new MailRefused("the address is not one plain e-mail address", true);
  if (!isOneLine(subject)) throw new MailRefused("the subject is not one line", true);
  return {
    from: { name: council.shortName, address: council.mailFrom },
    to: { name: "", address: to },
    subject,
    text,
    html,
    messageId: messageIdOf(id),
    textEncoding: "quoted-printable",
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All", ...stopHeaders(stopUrl) },
  };
}

/** @source RFC 2369, 3.2; RFC 8058, 3.1 */
const stopHeaders = (url: string): Readonly<Record<string, string>> =>
  url === "" ? {} : { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

/**
 * Refusals of these steps concern the e-mail; those of greeting, TLS, login and sender, which is the same for every e-mail, concern our settings,
 * which an operator can correct.
 */
const stepsOfEmail = new Set(["RCPT TO", "DATA"]);

/**
 * The relay refuses us and not the recipient, also at RCPT TO: it may not relay for this machine (5.7), or cannot route or has a quota
 * (5.4). An answer about the content (DATA) of this kind concerns the e-mail.
 * @source RFC 3463 3.5, 3.8
 */
const isAboutRelay = (command: string, response: string): boolean => command === "RCPT TO" && /^5\d\d[ -]5\.[47]\.\d/.test(response);

/**
 * Whether another attempt of the same e-mail is useless: the server has refused it with 5xx. No answer, 4xx, and a
 * refused login, sender or machine may pass next time.
 * @source security.md 4.6; RFC 5321 4.2.1
 */
export function isPermanentRefusal(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const responseCode = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : undefined;
  const command = "command" in error && typeof error.command === "string" ? error.command : "";
  const response = "response" in error && typeof error.response === "string" ? error.response : "";
  if (responseCode === undefined) return false;
  const isRefusal = responseCode >= 500 && responseCode < 600 && responseCode !== 503; // 503 concerns the session, not the e-mail
  return isRefusal && stepsOfEmail.has(command) && !isAboutRelay(command, response);
}

const maxDescription = 300;

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error && typeof error.code === "string" ? `${error.code}: ` : "";
  return `${code}${error.message}`.replaceAll(/\s+/g, " ").slice(0, maxDescription);
}
