import { expect, it } from "vitest";
import { sourcesIn, textOf } from "./support/sources.ts";

// Names: an exported name exists once in the code, and the name of a query begins with its kind of access to the database.

type Export = { readonly name: string; readonly file: string; readonly line: string };

const folders = ["server", "db", "workers", "client", "site", "sdk", "scripts", "bench", "tests"] as const;

/** Every page of the website exports the same few names, and the texts of two languages are twins. */
const isTwin = (file: string): boolean => file.startsWith("site/pages/") || file.startsWith("site/content/languages/") || /\.(en|hi)\.ts$/.test(file);

const exported: readonly Export[] = folders
  .flatMap((folder) => sourcesIn(folder))
  .filter((file) => !isTwin(file) && file !== "scripts/rest-client.ts") // its exports are the text of sdk/rest.ts
  .flatMap((file) =>
    [...textOf(file).matchAll(/^export (?:async )?(?:function\*?|const|class|type|interface) (\w+).*$/gm)].map(([line, name = ""]) => ({
      name,
      file,
      line,
    })),
  );

/** The browser's type of a server's view, which it takes from the router: `export type View = Outputs["members"]["profile"]`. */
const isTakenFromRouter = ({ file, line }: Export): boolean => file.startsWith("client/") && /^export type \w+ = .*\["/.test(line);

it("an exported name exists once: a schema and its type in one file, and the browser's type of a view, count as one", () => {
  const filesOf = new Map<string, Set<string>>();
  for (const { name, file } of exported.filter((found) => !isTakenFromRouter(found))) filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  expect([...filesOf].filter(([, files]) => files.size > 1).map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([]);
});

/** What a query does, in the first word of its name. */
const firstWords = {
  select: "reads rows",
  find: "reads one row, or undefined",
  get: "reads one row that has to exist",
  has: "says whether there is one",
  is: "says whether it is so",
  count: "counts rows",
  lock: "reads rows and locks them until the commit",
  insert: "writes new rows",
  upsert: "writes a row, or changes the one with its key",
  update: "changes rows",
  mark: "changes the state of rows",
  delete: "removes rows",
  consume: "uses up an attempt, a code or a link: of two parallel calls one succeeds",
  refund: "gives an attempt back to a rate limit",
  lease: "takes work for a worker, for a limited time",
  release: "ends a lease before its time",
} as const;

it("the name of a query begins with its kind of access", () => {
  const queries = sourcesIn("db/queries").flatMap((file) =>
    [...textOf(file).matchAll(/^export (?:async )?(?:function\*?|const) (\w+)(?:<[^(]*>)?(?: = (?:async )?)?\(\s*(?:db|tx|pools): /gm)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(queries.length).toBeGreaterThan(250);
  const beginning = new RegExp(`^(${Object.keys(firstWords).join("|")})[A-Z]`);
  expect(queries.filter((name) => !beginning.test(name))).toEqual([]);
});
