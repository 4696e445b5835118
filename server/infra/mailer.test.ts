import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createMailer, isPermanentRefusal, senderProblem, type Email } from "./mailer.ts";

const answered = (responseCode: number | undefined, command: string, code = "EENVELOPE") =>
  Object.assign(new Error("refused"), { code, command, ...(responseCode === undefined ? {} : { responseCode }) });
const said = (response: string, command: string) => Object.assign(answered(Number(response.slice(0, 3)), command), { response });

describe("isPermanentRefusal", () => {
  it.each([
    ["unknown address", answered(550, "RCPT TO"), true],
    ["our sender refused", answered(553, "MAIL FROM"), false],
    ["content refused", answered(554, "DATA", "EMESSAGE"), true],
    ["unknown address, with its code", said("550 5.1.1 <x@firm.example>: unknown user", "RCPT TO"), true],
    ["mailbox closed, on two lines", said("550-5.2.1 This mailbox\n550 5.2.1 is disabled", "RCPT TO"), true],
    ["our machine refused", said("554 5.7.1 <x@firm.example>: Relay access denied", "RCPT TO"), false],
    ["our machine refused, on two lines", said("550-5.7.1 Your address\n550 5.7.1 is not listed", "RCPT TO"), false],
    ["our quota used up", said("550 5.4.5 Daily sending quota exceeded", "RCPT TO"), false],
    ["content refused, with its code", said("554 5.7.1 Message content rejected", "DATA"), true],
    ["mailbox busy", answered(450, "RCPT TO"), false],
    ["greylisted", answered(451, "RCPT TO"), false],
    ["storage full", answered(452, "DATA", "EMESSAGE"), false],
    ["shutting down", answered(421, "RCPT TO"), false],
    ["out of order", answered(503, "RCPT TO"), false],
    ["our login refused", answered(535, "AUTH PLAIN", "EAUTH"), false],
    ["login needed", answered(530, "AUTH PLAIN", "EAUTH"), false],
    ["no service", answered(554, "CONN", "EPROTOCOL"), false],
    ["no STARTTLS", answered(502, "STARTTLS", "ETLS"), false],
    ["refused connection", answered(undefined, "CONN", "ESOCKET"), false],
    ["time-out", answered(undefined, "CONN", "ETIMEDOUT"), false],
    ["no error at all", undefined, false],
  ])("%s", (_what, error, isPermanent) => {
    expect(isPermanentRefusal(error)).toBe(isPermanent);
  });
});

describe("senderProblem", () => {
  const production = { isProduction: true, smtpUrl: "smtp://relay.council.in:25" };

  it("names the file while a production process sends from a domain that does not exist", () => {
    expect(senderProblem(production, "no-reply@council.example")).toMatch(/no-reply@council\.example.*server\/domain\/council\.ts/);
  });

  it.each([
    ["a domain of its own", production, "no-reply@council.in"],
    ["no mail server", { ...production, smtpUrl: undefined }, "no-reply@council.example"],
    ["a developer's machine", { ...production, isProduction: false }, "no-reply@council.example"],
  ])("is silent with %s", (_what, config, mailFrom) => {
    expect(senderProblem(config, mailFrom)).toBeUndefined();
  });
});

describe("an e-mail whose address or subject has line breaks or the like", () => {
  const email: Email = {
    id: "01890a5d-ac96-774b-bcce-b302099a8057",
    to: "reader@people.example",
    subject: "A word",
    text: "A word",
    html: "<p>A word",
  };

  it.each([
    ["two addresses", { to: "a@people.example, b@people.example" }],
    ["a line break in the address", { to: "a@people.example\r\nBcc: b@people.example" }],
    ["a named address", { to: "A <a@people.example>" }],
    ["a quoted local part", { to: '"a b"@people.example' }],
    ["a line break in the subject", { subject: "A word\r\nBcc: b@people.example" }],
  ])("is refused for good: %s", async (_what, change) => {
    const dataDir = mkdtempSync(join(tmpdir(), "portal-mail-"));
    try {
      const mailer = createMailer({ smtpUrl: undefined, dataDir });
      await expect(mailer.send({ ...email, ...change })).rejects.toMatchObject({ name: "MailRefused", isPermanent: true });
      expect(readdirSync(dataDir)).toEqual([]);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});
