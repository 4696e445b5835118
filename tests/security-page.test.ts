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
