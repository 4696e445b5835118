import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "#server/infra/project-root.ts";
import { securityPage, withTables } from "../scripts/security-doc.ts";

const page = readFileSync(securityPage, "utf8");

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(path);
    return entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
const textOf = (path: string): string => readFileSync(join(projectRoot, path), "utf8");

it("the page on security has the limits, times, files, words and personal data of the code (npm run docs:security writes them)", () => {
  expect(withTables(page)).toBe(page);
});

it("the page names every file that signs, hashes, encrypts or derives keys", () => {
  const primitives = /\b(?:createHmac|createCipheriv|hkdfSync|SignJWT|new TOTP|argon2)\b/;
  const using = ["server", "db", "workers"].flatMap(sourcesIn).filter((path) => primitives.test(textOf(path)));
  expect(using.length).toBeGreaterThan(3);
  expect(using.filter((path) => !page.includes(path))).toEqual([]);
});

it("the page names every setting that holds an address", () => {
  const settings = [...textOf("server/infra/config.ts").matchAll(/^ {2}([A-Z][A-Z0-9_]*): (?:urlOf|port|host|origins|trustProxy)/gm)].map(
    ([, name]) => name ?? "",
  );
  expect(settings).toContain("SMTP_URL");
  expect(settings.filter((name) => name !== "PUBLIC_URL" && !page.includes(`\`${name}\``))).toEqual([]);
});

it("the page says who signs in how, what costs much, which logs there are and how soon flaws are closed", () => {
  for (const heading of [
    "Who may sign in, and how",
    "Rules for what comes in",
    "Data, by class",
    "Keys and algorithms",
    "Logs",
    "Work that costs much, and what bounds it",
    "Updates",
  ])
    expect(page).toContain(`## ${heading}\n`);
});

/** Where the password is asked for again, and the words of docs/security.md that tell it. */
const askedFor: Readonly<Record<string, string>> = {
  "accounts/api-keys/own-api-keys.ts": "API keys",
  "accounts/own-sessions.ts": "other sessions",
  "accounts/second-factor/own-second-factor.ts": "one's own second factor",
  "accounts/staff/change-rights.ts": "rights",
  "accounts/staff/change-staff-role.ts": "its role",
  "accounts/staff/deactivate-staff.ts": "closing",
  "accounts/staff/invite-staff.ts": "inviting",
  "accounts/staff/renew-credentials.ts": "password and second factor",
  "accounts/staff/staff-requests.ts": "confirming a DGFT user",
  "invoices/credit-notes.ts": "issuing a credit note",
  "invoices/credit-repayments.ts": "confirming a repayment",
  "invoices/record-payment.ts": "taking back a repayment or a payment",
  "invoices/settings.ts": "the data of the council on invoices",
  "members/imports/run-import.ts": "the import of a list of firms",
  "members/update-firm.ts": "a new contact email",
  "payments/batches/approve-batch.ts": "approving a batch",
  "payments/give-account.ts": "giving one",
  "payments/give-pre-receipt.ts": "keeping one after a payment came back",
  "payments/ledger/book-by-hand.ts": "booking by hand",
  "payments/ledger/close-period.ts": "closing a month",
  "payments/ledger/reverse-booking.ts": "reversing that",
  "payments/ledger/reverse-receipt.ts": "taking back a receipt",
  "payments/ledger/settle-recovery.ts": "settling a recovery",
  "payments/ledger/withdraw-recovery.ts": "its withdrawal",
  "payments/order-changes.ts": "confirming a change of an order",
  "payments/reverse-elsewhere.ts": "what was paid elsewhere",
  "payments/settle-account.ts": "confirming one, refusing one",
  "privacy/erase-person.ts": "erasure",
  "privacy/export-person.ts": "the export",
  "webhooks/own-webhooks.ts": "webhooks",
};

it("the page names every step that asks for the password again", () => {
  const folder = "server/application/";
  const asking = sourcesIn("server/application").filter(
    (path) => !path.endsWith("/fresh-password.ts") && textOf(path).includes("assertFreshPassword("),
  );
  expect(asking.map((path) => path.slice(folder.length)).toSorted()).toEqual(Object.keys(askedFor).toSorted());
  const [, after = ""] = page.split("These actions ask for");
  const [listed = ""] = after.replaceAll(/\s+/g, " ").split("What one person records");
  expect(Object.values(askedFor).filter((words) => !listed.includes(words))).toEqual([]);
});
