import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { eventually } from "./eventually.ts";

/** The email of a killed worker is sent by another one when its lock ends and a sweep has run: after half a minute. */
export const lockedMs = 90_000;

/** Emails that the product wrote to its mail folder, newest last. */
export async function emailsTo(dataDir: string, address: string): Promise<Email[]> {
  const folder = join(dataDir, "mail");
  const emails = await Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  return emails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** Waits for the nth activation mail to an address and reads link and OTP off its text, as a person does. */
export const activationMail = (dataDir: string, address: string, nth = 1): Promise<{ path: string; otp: string }> =>
  activationIn(() => emailsTo(dataDir, address), nth);

/** The same for any mailbox: `emails` gives those that have come so far. */
export function activationIn(emails: () => Promise<readonly Email[]>, nth = 1): Promise<{ path: string; otp: string }> {
  return eventually(async () => {
    const text = (await emails()).at(nth - 1)?.text ?? "";
    const path = /https?:\/\/[^/\s]+(\/activate-account\?id=\S+)/.exec(text)?.[1];
    const otp = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
    if (path === undefined || otp === undefined) throw new Error("no activation mail yet");
    return { path, otp };
  }, lockedMs);
}
