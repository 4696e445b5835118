import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { expect, it } from "vitest";
import { parseAst } from "vite";
import { projectRoot } from "#server/infra/project-root.ts";
import { deepPackages, installedPackages } from "../support/own-packages.ts";

type Verdict = { readonly status: string; readonly complexity?: { readonly summary: string } };
type Recheck = { checkSync(source: string, flags: string, options: { readonly timeout: number }): Verdict };
const { checkSync }: Recheck = createRequire(import.meta.url)(join(installedPackages(deepPackages), "recheck"));
process.env["RECHECK_SYNC_BACKEND"] = "pure";

/** Looked at by hand, and why each cannot take long. */
const bounded: Readonly<Record<string, string>> = {
  "/^\\d+:[0-9a-f]{64}$/": "a fixed number of letters after the one place where it may begin",
  "/^Bearer ([\\w.-]{1,4096})$/i": "one class of letters from the beginning to the end",
  "/^[\\x21-\\x7e]{8,200}$/": "one class of letters from the beginning to the end",
  "/^([\\w-]{22})([\\w-]{43}):(\\d{10})$/": "fixed numbers of letters from the beginning to the end",
  '/"(?:[^"\\\\]|\\\\.)*"|[{}[\\]]/g': "is shown JSON that was parsed, in which every quotation ends",
  "/e.*$/u": "is shown a number as text",
  "/\\B(?=(\\d{2})+$)/g": "is shown the digits of an amount",
  "/\\B(?=(\\d{3})+$)/g": "is shown the digits of an amount",
  "/^[\\s.,:;!?\"“”'‘’()/]+|[\\s.,:;!?\"“”'‘’()/]+$/gu": "is shown a search, of at most 200 characters",
  "/^[.:!?'‘’]+|[.:!?'‘’]+$/gu": "is shown a word of a search, of at most 200 characters",
  // What fuzzing says of these two depends on chance and on how busy the machine is.
  "/(?<![a-z0-9])(?:(?:itc|hsn?|sac|code)[ /():#.–-]*)+(?=\\d{4,10}(?![a-z0-9])|(?<=[:#] ?)\\d{2}(?![a-z0-9]))/g":
    "is shown a search, of at most 200 characters",
  "/[\\s,]*\\n\\s*/": "is shown an address, of at most 500 characters",
  "/(PRIVATE|PVT|LIMITED|LTD|LLP)+$/": "is shown words of a bank line, of at most 300 characters",
  "/ext.*$/i": "is shown a telephone number that staff typed",
  // What fuzzing says of these two depends on chance and on how busy the machine is.
  "/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.([\\w-]{43})$/": "at most 80 letters after each place where it may begin",
  "/<((?:\\w{1,20}:)?c)(\\s[^<>]*?)?(?:\\/>|>((?:(?!<\\/?(?:\\w{1,20}:)?c[\\s>/])[\\s\\S])*)<\\/(?:\\w{1,20}:)?c>)/g":
    "ends at the latest where the next cell begins",
  '/<div class="start".*?<\\/div><\\/div>/s': "is shown the page that the build made",
};

type Pattern = { readonly source: string; readonly flags: string };

/** Every regular expression of the product, with the file where it stands first. */
function patterns(): ReadonlyMap<string, Pattern & { readonly file: string }> {
  const found = new Map<string, Pattern & { file: string }>();
  for (const folder of ["server", "db", "workers", "client", "site"])
    for (const name of readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(name) || /\.test\.tsx?$|\.d\.ts$/.test(name)) continue;
      const file = join(folder, name);
      const { code } = transformSync(readFileSync(join(projectRoot, file), "utf8"), {
        loader: name.endsWith("x") ? "tsx" : "ts",
        jsx: "automatic",
        target: "esnext",
      });
      for (const { source, flags } of literalsIn(parseAst(code)))
        if (!found.has(`/${source}/${flags}`)) found.set(`/${source}/${flags}`, { source, flags, file });
    }
  return found;
}

function literalsIn(node: unknown): Pattern[] {
  if (typeof node !== "object" || node === null) return [];
  const own =
    "regex" in node && typeof node.regex === "object" && node.regex !== null && "pattern" in node.regex && "flags" in node.regex
      ? [{ source: String(node.regex.pattern), flags: String(node.regex.flags) }]
      : [];
  return [...own, ...Object.values(node).flatMap(literalsIn)];
}

it("row 35: every regular expression takes time in proportion to its text", { timeout: 120_000 }, () => {
  const all = new Map(patterns());
  for (const known of Object.keys(bounded)) expect([known, all.delete(known)]).toEqual([known, true]);
  expect(all.size).toBeGreaterThan(50);
  const slow = [...all.values()].flatMap(({ source, flags, file }) => {
    const { status, complexity: found } = checkSync(source, flags, { timeout: 20_000 });
    const complexity = found?.summary ?? "";
    return status === "safe" && /^(safe|linear)/.test(complexity) ? [] : [`${file}: /${source}/${flags} ${status} ${complexity}`];
  });
  expect(slow).toEqual([]);
});
