import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#server/infra/project-root.ts";
import { sourcesIn, textOf } from "./support/sources.ts";

// oxlint holds the direction between layers (scripts/lint/layers.mjs). It does not order the modules inside a layer, nor see a
// clock read by `new Date()`, nor a query that asks again by itself as if a person did: that is held here.

/** Modules from the ground up: each may import those before it. */
const order = [
  "audit",
  "accounts",
  "members",
  "directory",
  "rules",
  "notifications",
  "webhooks",
  "reimbursements",
  "dossiers",
  "files",
  "notes",
  "radar",
  "reviews",
  "dgft",
  "work",
  "payments",
  "invoices",
  "joining",
  "reports",
  "circulars",
  "site",
  "fairs",
  "privacy",
  "system",
] as const;
const layers = ["server/domain", "server/application", "client/features"] as const;

type Import = { readonly file: string; readonly from: string; readonly to: string };

test.each(layers)("modules of %s import downwards only", (layer) => {
  const upwards = importsBetweenModules(layer).filter(({ from, to }) => rank(to) > rank(from));
  expect(upwards).toEqual([]);
});

test("every module has its place in the order", () => {
  const modules = layers.flatMap((layer) => readdirSync(join(projectRoot, layer), { withFileTypes: true }).filter((entry) => entry.isDirectory()));
  expect(modules.map(({ name }) => name).filter((name) => rank(name) < 0)).toEqual([]);
});

test("docs/architecture.md names every module", () => {
  const [paragraph = ""] = /^The layers `server\/domain`[^]*?\n\n/m.exec(textOf("docs/architecture.md")) ?? [];
  const named: readonly string[] = paragraph.match(/\w+/g) ?? [];
  expect(order.filter((name) => !named.includes(name))).toEqual([]);
});

test("the domain takes the time as an argument", () => {
  const clocks = sourcesIn("server/domain").filter((file) => /new Date\(\)/.test(textOf(file)));
  expect(clocks).toEqual([]);
});

test("the portal takes the time from the server's clock", () => {
  const clocks = sourcesIn("client").filter((file) => /new Date\(\)/.test(textOf(file)));
  // Its visitors are noted by a device that may have had no answer for hours.
  expect(clocks).toEqual(["client/features/fairs/leads/lead-form.tsx"]);
});

test("a query that asks again by itself keeps no session alive", () => {
  const count = (file: string, text: string): number => textOf(file).split(text).length - 1;
  const pollers = sourcesIn("client").filter((file) => count(file, "refetchInterval:") > 0);
  expect(pollers).not.toEqual([]);
  expect(pollers.filter((file) => count(file, "refetchInterval:") > count(file, "trpc: { context: background }"))).toEqual([]);
});

const rank = (module: string): number => order.findIndex((name) => name === module);

function importsBetweenModules(layer: string): readonly Import[] {
  return sourcesIn(layer).flatMap((file) =>
    [...textOf(file).matchAll(/from "([^"]+)"/g)].flatMap(([, specifier = ""]) => {
      const from = moduleOf(layer, file);
      const to = moduleOf(layer, resolve(file, specifier));
      return from === undefined || to === undefined || from === to ? [] : [{ file, from, to }];
    }),
  );
}

const resolve = (file: string, specifier: string): string =>
  specifier.startsWith("#")
    ? specifier.replace("#domain/", "server/domain/").slice(specifier.startsWith("#domain/") ? 0 : 1)
    : join(file, "..", specifier);

/** The folder directly below the layer, or undefined for a file of the layer itself or of another one. */
function moduleOf(layer: string, path: string): string | undefined {
  const [module, ...rest] = relative(layer, path).split("/");
  return module === ".." || rest.length === 0 ? undefined : module;
}
