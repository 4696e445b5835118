import { posix } from "node:path";

/**
 * Who may import whom. A row is for the code below its path, and the row with the longest path counts. Code may always import its own
 * folder. `may`: folders and files of ours; `types`: only with `import type`; `packages`: no other package than these.
 */
const layers = {
  "server/domain/": {
    packages: ["zod", "to-words"],
    because: "The domain runs in browser, server and worker alike: it knows zod, amounts in words and itself.",
  },
  "db/": { may: ["server/domain/", "server/infra/project-root.ts"], because: "The database knows the domain only." },
  "server/infra/": { may: ["server/domain/"], because: "infra is the outside world behind small functions: it knows the domain only." },
  "server/application/": {
    may: ["server/domain/", "server/infra/", "server/context.ts", "db/"],
    because: "A use case knows no transport, no worker and no page: it throws a DomainError and returns a plain view.",
  },
  "server/http/": {
    may: [
      "server/domain/",
      "server/infra/",
      "server/application/",
      "server/context.ts",
      "server/error-mapping.ts",
      "server/services.ts",
      "db/queries/",
    ],
    because: "What every request passes knows no single transport.",
  },
  "server/rest/": {
    may: ["server/domain/", "server/infra/", "server/application/", "server/http/", "server/context.ts", "server/error-mapping.ts"],
    because: "An adapter calls use cases: it asks no database and knows no other transport.",
  },
  "server/trpc/": {
    may: ["server/domain/", "server/infra/", "server/application/", "server/http/", "server/context.ts", "server/error-mapping.ts"],
    because: "An adapter calls use cases: it asks no database and knows no other transport.",
  },
  "server/seed/": {
    may: ["server/domain/", "server/infra/", "server/application/", "server/context.ts", "db/"],
    because: "The demo's rows are made by use cases and queries.",
  },
  "server/commands/": {
    may: [
      "server/domain/",
      "server/infra/",
      "server/application/",
      "server/http/",
      "server/context.ts",
      "server/error-mapping.ts",
      "server/services.ts",
      "db/",
    ],
    because: "A command calls use cases, without a web server.",
  },
  "server/": { because: "Code of the server stands in one of its folders." },
  "server/error-mapping.ts": { may: ["server/domain/"], because: "The table of errors knows the domain only." },
  "server/context.ts": { may: ["server/domain/", "server/infra/", "db/connection/"], because: "A context is made of services." },
  "server/services.ts": { may: ["server/domain/", "server/infra/", "server/context.ts", "db/connection/"], because: "Services know no use case." },
  "server/app.ts": {
    may: ["server/domain/", "server/infra/", "server/http/", "server/rest/", "server/trpc/", "server/context.ts", "site/render/mount.ts"],
    because: "The web application mounts the transports and the website, and nothing else of them.",
  },
  "server/start.ts": {
    may: ["server/", "db/connection/", "db/queries/outbox.ts", "workers/main.ts", "workers/queue/"],
    because: "Only the start joins server and workers.",
  },
  "server/main.ts": { may: ["server/"], because: "The program starts the product." },
  "workers/": { may: ["server/domain/"], because: "Code of the workers stands in one of their folders." },
  "workers/jobs/": {
    may: ["server/domain/", "server/application/", "server/context.ts", "workers/queue/", "workers/render/", "workers/parse/"],
    because: "A job handler is thin: it calls a use case.",
  },
  "workers/queue/": { may: ["server/domain/", "server/infra/", "server/context.ts", "db/"], because: "The queue knows no use case." },
  "workers/render/": { may: ["server/domain/", "server/infra/"], because: "Rendering takes data and returns bytes." },
  "workers/render/sheets/sheet-child.ts": {
    may: [
      "server/domain/",
      "server/infra/",
      "server/application/directory/exports/member-list.ts",
      "db/connection/",
      "workers/render/",
      "workers/parse/child-loop.ts",
    ],
    because: "This child process reads the list of members itself: it is too large to be handed over.",
  },
  "workers/parse/": { may: ["server/domain/", "server/infra/", "workers/render/"], because: "Parsing takes bytes and returns data." },
  "workers/main.ts": {
    may: ["server/domain/", "server/infra/", "server/context.ts", "workers/", "db/"],
    because: "Workers start without a web server.",
  },
  "client/": {
    may: ["server/domain/"],
    types: ["server/trpc/router.ts"],
    because: "The browser knows the domain, and of the server only the router's type.",
  },
  "client/components/": {
    may: ["client/lib/", "client/shared/", "server/domain/"],
    because: "Components could ship in any product: they know no feature and no page.",
  },
  "client/lib/": {
    may: ["client/components/", "client/shared/", "server/domain/"],
    types: ["server/trpc/router.ts"],
    because: "lib could ship in any product: it knows no feature and no page.",
  },
  "client/shared/": {
    may: ["server/domain/"],
    packages: ["react"],
    because: "Portal and website share it: no Mantine and no tRPC.",
  },
  "site/": { may: ["client/shared/", "server/domain/"], because: "Pages are drawn from data: only load.ts and render/ call use cases." },
  "site/render/": {
    may: [
      "site/",
      "client/shared/",
      "server/domain/",
      "server/application/",
      "server/infra/",
      "server/http/",
      "server/context.ts",
      "server/error-mapping.ts",
    ],
    because: "The website's server calls use cases: it asks no database and knows no other transport.",
  },
  "sdk/": { packages: [], because: "The REST client is one file without imports." },
  "scripts/": { may: ["server/", "site/", "workers/", "db/queries/personal-data.ts"], because: "Scripts ask no database." },
};

/** A page's data: the file `load.ts` of its folder may import these too. */
const pageLoader = { path: /^site\/.*\/load\.ts$/, may: ["site/", "server/application/", "server/infra/", "server/context.ts"] };

/** Packages that only these layers may import. */
const owners = {
  "drizzle-orm": ["db/"],
  "drizzle-kit": [],
  postgres: ["db/"],
  pg: ["db/", "workers/queue/"],
  bullmq: ["workers/queue/", "db/connection/migrate.ts"], // the queue's tables
  ioredis: ["workers/queue/"],
  "@trpc/server": ["server/trpc/", "server/error-mapping.ts", "client/lib/links.ts", "client/lib/action-links.ts"], // the helper of tRPC's own links
  "@trpc/client": ["client/", "site/"],
  express: ["server/app.ts", "server/http/", "server/rest/", "server/trpc/", "site/render/"],
  multer: ["server/rest/", "server/infra/"],
  react: ["client/", "site/"],
  "react-dom": ["client/", "site/"],
  "node:": ["server/", "db/", "workers/", "site/render/", "scripts/"],
};

/** Types of these packages may be imported elsewhere too. */
const ownersOfTypes = { "@trpc/server": ["client/"], express: ["server/infra/"] };

const aliases = ["domain", "server", "db", "workers", "client", "site"];

/** The path of an imported file of ours, or undefined for a package. */
function pathOf(file, specifier) {
  const [, alias, rest] = /^#(\w+)\/([^?]*)/.exec(specifier) ?? [];
  if (alias !== undefined) return aliases.includes(alias) ? `${alias === "domain" ? "server/domain" : alias}/${rest}` : specifier;
  return specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier.split("?")[0]) : undefined;
}

const packageOf = (specifier) =>
  specifier.startsWith("node:")
    ? "node:"
    : specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/");

const isBelow = (path, folders) => folders.some((folder) => (folder.endsWith("/") ? path.startsWith(folder) : path === folder));

const topFolder = (path) => (path.startsWith("server/domain/") ? "server/domain" : path.split("/")[0]);

const rowOf = (file) =>
  Object.keys(layers)
    .filter((path) => isBelow(file, [path]))
    .sort((a, b) => b.length - a.length)[0];

/** Why a file may not import this, or undefined when it may. */
function refusal(file, specifier, isType) {
  const row = rowOf(file);
  if (row === undefined) return undefined;
  const { may = [], types = [], packages, because } = layers[row];
  const path = pathOf(file, specifier);
  const name = packageOf(specifier);
  if (path === undefined) {
    if (packages !== undefined) return packages.includes(name) ? undefined : because;
    if (owners[name] === undefined || isBelow(file, owners[name])) return undefined;
    if (isType && isBelow(file, ownersOfTypes[name] ?? [])) return undefined;
    return `Only ${owners[name].join(", ")} may import ${name}. ${because}`;
  }
  const loader = pageLoader.path.test(file) ? pageLoader.may : [];
  if (!isBelow(path, [row, ...may, ...loader, ...(isType ? types : [])])) return because;
  if (specifier.startsWith(".") && topFolder(path) !== topFolder(file)) return "Across top folders by #server/…, #domain/….";
  return undefined;
}

/** Holds the table above. */
export const layersRule = {
  create(context) {
    const file = posix.relative(context.cwd, context.filename);
    if (/\.test\.tsx?$/.test(file)) return {};
    const check = (node, source, isType = false) => {
      const message = typeof source?.value === "string" ? refusal(file, source.value, isType) : undefined;
      if (message !== undefined) context.report({ node, message: `${source.value}: ${message}` });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === "type"),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === "type"),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === "type"),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source, true),
    };
  },
};
