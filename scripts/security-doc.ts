import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { limits } from "#domain/accounts/limits.ts";
import { contextWords } from "#domain/accounts/password-rules.ts";
import { userTypeOf, type Role } from "#domain/accounts/roles.ts";
import { accessTokenSeconds, restSessionTimes, sessionTimes } from "#domain/accounts/session-rules.ts";
import { mediaTypes } from "#domain/reimbursements/file-rules.ts";
import { personalTables } from "#db/queries/personal-data.ts";
import { projectRoot } from "#server/infra/project-root.ts";

/** The page whose tables `npm run docs:security` writes. */
export const securityPage = join(projectRoot, "docs/security.md");

/** What each limit counts, in words. */
const limitTexts: Readonly<Record<keyof typeof limits, string>> = {
  loginPair: "wrong passwords for one account from one address or one known device",
  failuresOfAddress: "wrong passwords and OTPs from one address (IPv6: one /64), for all accounts together",
  loginAccount: "wrong passwords for one account, from all addresses but without its known devices",
  otpAccount: "wrong OTPs for one account over all its emails, of activations and of forgotten passwords each",
  secondFactor: "wrong codes of a second factor for one account",
  recoveryCodes: "wrong recovery codes for one account",
  secondFactorSession: "wrong codes in one session that changes the second factor",
  mailGap: "emails to one address that a visitor can ask for",
  mailQuarterHour: "the same, over a quarter of an hour",
  mailDay: "the same, over a day",
  directoryPages: "pages of the directory that one login reads",
  directorySuggestions: "suggestions for what one login types in the directory",
  directoryExports: "lists that one login exports",
  enquiriesHour: "enquiries of one buyer",
  enquiriesDay: "the same, over a day",
  enquiriesHourOfNew: "enquiries of a buyer whose login is younger than a week",
  enquiriesDayOfNew: "the same, over a day",
  verificationsOfAddress: "queries from one address whether a firm is a member",
  mailOfAddress: "emails that one address asks for, to any recipients",
  formOfAddress: "forms of the public website from one address",
  opinionOfAddress: "opinions on one public page from one address",
  opinionsOfAddress: "opinions on all public pages from one address",
  followsHour: "e-mails that ask one address to confirm that it follows the website",
  followsDay: "the same, over a day",
  registrationGap: "e-mails that confirm one registration for an event",
  registrationsHour: "e-mails that confirm registrations for events to one address",
  registrationsDay: "the same, over a day",
  joiningLinksHour: "e-mails with the link of an application for membership to one address",
  joiningLinksDay: "the same, over a day",
  joiningSaves: "steps that are saved of one application for membership",
  joiningDocuments: "papers that are uploaded for one application for membership",
  noticeGap: "notices to the council about new entries of one sender in the forms of the website",
  noticeHour: "notices about new and corrected entries of one sender, over an hour",
  importsOfPerson: "lists of firms that one council user uploads",
  webhookSends: "test events of webhooks, and events sent again, of one login",
  paymentFilesOfFirm: "files for payments and fees that one firm uploads",
  accountsOfFirm: "bank accounts that one firm gives",
};

const tables: Readonly<Record<string, () => readonly (readonly string[])[]>> = {
  limits: () => [
    ["limit", "counts", "at most", "within"],
    ...Object.entries(limits).map(([name, { scope, max, windowSeconds }]) => [
      scope,
      limitTexts[name as keyof typeof limits], // the keys of that very table
      String(max),
      spanOf(windowSeconds),
    ]),
  ],
  sessions: () => [
    ["role", "browser: idle", "browser: at most", "REST: idle", "REST: at most"],
    ...Object.entries(sessionTimes).map(([role, { idleMinutes, absoluteHours }]) => {
      const rest = restSessionTimes[role as Role]; // both tables have a row for every role
      return [
        userTypeOf(role as Role),
        spanOf(idleMinutes * 60),
        spanOf(absoluteHours * 3_600),
        spanOf(rest.idleMinutes * 60),
        spanOf(rest.absoluteHours * 3_600),
      ];
    }),
    ["REST access token", "–", "–", "–", spanOf(accessTokenSeconds)],
  ],
  words: () => [["words that are too weak as a password"], [contextWords.join(", ")]],
  files: () => [["kind", "media type", "extension"], ...Object.entries(mediaTypes).map(([type, { label, extension }]) => [label, type, extension])],
  personal: () => [
    ["table", "what it is", "columns", "when its owner asks to be erased"],
    ...personalTables.map(({ table, title, columns, why }) => [table, title, columns.join(", "), why]),
  ],
};

function spanOf(seconds: number): string {
  const units = [
    [86_400, "day"],
    [3_600, "hour"],
    [60, "minute"],
  ] as const;
  const [size, unit] = units.find(([length]) => seconds >= length && seconds % length === 0) ?? [1, "second"];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const asMarkdown = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`).join("\n");

/** Returns the page with each table between its marks computed from the code. @throws Error (a mark names an unknown table) */
export function withTables(page: string): string {
  return page.replaceAll(/(<!-- table: (\w+) -->\n)[^]*?(\n<!-- end -->)/g, (_, begin: string, name: string, end: string) => {
    const rows = tables[name];
    if (rows === undefined) throw new Error(`docs/security.md asks for a table "${name}", which scripts/security-doc.ts does not make`);
    return `${begin}\n${asMarkdown(rows())}\n${end}`;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(securityPage, withTables(readFileSync(securityPage, "utf8")));
