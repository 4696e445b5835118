// @ts-check
// Builds what `npm start` runs: the server, the children that open foreign files, the client, and the public pages. It is plain JavaScript,
// so that it starts at once and without development dependencies. With `--if-stale` it does nothing when no source
// changed since the last build.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { writePageIndex } from "./site-index.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const finished = join(root, "dist");
const fingerprintFile = "sources.sha256";
/** What package.json starts. */
const programs = [
  "main",
  "commands/admin-create",
  "commands/audit-verify",
  "commands/backup",
  "commands/backup-verify",
  "commands/directory-rebuild",
  "commands/files-sweep",
  "commands/files-verify",
  "commands/jobs-redrive",
  "commands/privacy-erase",
  "commands/privacy-export",
  "commands/restore",
];
const sources = [
  "server",
  "db",
  "workers",
  "client",
  "site",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "scripts/build.mjs",
  "scripts/site-index.mjs",
  "scripts/portal-chunks.ts",
];

writePageIndex(join(root, "site"));
const fingerprint = fingerprintOf(sources);
if (process.argv.includes("--if-stale") && fingerprint === builtFingerprint()) process.exit(0);

// Whatever it is in the shell or in a test run: React's slow development build must not be served.
process.env.NODE_ENV = "production";
const startedMs = performance.now();
process.stdout.write("Building …");
// Built in a temporary folder and moved when complete: an interrupted build never looks like a good one.
const draft = join(root, `dist.${process.pid}`);
try {
  await Promise.all([
    buildServer(draft),
    viteBuild("production", { outDir: join(draft, "client"), emptyOutDir: true }),
    // The public pages for the server, which draws them, and what the pages of the portal show before their scripts.
    viteBuild("production", { outDir: join(draft, "site"), emptyOutDir: true, ssr: true }),
  ]);
  // The page of the leads, with files of its own beside those of the client.
  await viteBuild("leads", { outDir: join(draft, "client"), emptyOutDir: false });
  await renderPortalPages(draft);
  await compress(join(draft, "client", "assets"));
  writeFileSync(join(draft, fingerprintFile), fingerprint);
  rmSync(finished, { recursive: true, force: true });
  renameSync(draft, finished);
} catch (error) {
  process.stderr.write(`\nThe build failed. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(draft, { recursive: true, force: true });
}
if (process.exitCode !== 1) process.stdout.write(` done in ${((performance.now() - startedMs) / 1000).toFixed(1)} s\n`);

/** @param {string} outdir */
async function buildServer(outdir) {
  const { build } = await import("esbuild");
  const children = filesIn(join(root, "workers")).filter((path) => path.endsWith("-child.ts"));
  const writers = children.filter((path) => path.startsWith(join(root, "workers", "render")) || path.endsWith("dossier-child.ts"));
  /** @type {import("esbuild").BuildOptions} */
  const forNode = {
    absWorkingDir: root,
    outbase: root,
    outdir,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
  };
  await Promise.all([
    build({
      ...forNode,
      entryPoints: [
        ...programs.map((name) => join(root, "server", `${name}.ts`)),
        join(root, "server/infra/hash-thread.mjs"),
        ...children.filter((path) => !writers.includes(path)),
      ],
      packages: "external", // bullmq and sharp load parts of themselves by path
    }),
    // The start of a process that writes sheets or dossiers is waited for: one bundled file halves the time.
    build({
      ...forNode,
      entryPoints: writers,
      alias: { "buffer-crc32": join(root, "workers/render/sheets/native-crc32.ts") },
      banner: { js: 'import { createRequire as requireOf } from "node:module";\nconst require = requireOf(import.meta.url);' },
    }),
  ]);
}

/**
 * One build of Vite with the project's settings. It prints errors only: its warnings speak of sizes and times, which look like failures on a
 * first start.
 * @param {string} mode
 * @param {import("vite").BuildOptions} options
 */
async function viteBuild(mode, options) {
  const { build } = await import("vite");
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "error", mode, build: options });
}

/**
 * Writes into the pages of the portal what a browser shows before it has other files: the login, the bar of the portal, the script that sets
 * the theme and the styles of both. The portal's other styles stand after its bar, because a browser draws nothing that follows
 * a style sheet before it has it.
 * @param {string} folder
 */
async function renderPortalPages(folder) {
  const { renderLogin, renderStartBar } = await import(pathToFileURL(join(folder, "site", "portal-html.js")).href);
  const client = join(folder, "client");
  const styleLink = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g;
  /** @param {string} page */
  const withScripts = (page) =>
    page.replaceAll(/<script src="(\/[\w-]+\.js)"><\/script>/g, (_tag, path) => `<script>${readFileSync(join(client, path), "utf8")}</script>`);
  /** @param {string} path */
  const inlineStyle = (path) => `<style nonce="">${readFileSync(join(client, path), "utf8").trim()}</style>`;
  /** @param {string} name @param {(page: string) => string} finish */
  const rewrite = (name, finish) => writeFileSync(join(client, name), finish(withScripts(readFileSync(join(client, name), "utf8"))));

  rewrite("login.html", (page) =>
    page
      .replace('<div id="root"></div>', () => `<div id="root">${renderLogin()}</div>`)
      .replaceAll(styleLink, (_link, path) => inlineStyle(path))
      .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
  );
  rewrite("leads.html", (page) => page);
  rewrite("index.html", (page) => {
    const links = [...page.matchAll(styleLink)];
    const tokens = links.map(([, path = ""]) => path).filter((path) => readFileSync(join(client, path), "utf8").includes("--portal-bar:"));
    return page
      .replaceAll(styleLink, "")
      .replace("</head>", () => `${tokens.map(inlineStyle).join("")}</head>`)
      .replace("<!--start-bar-->", () => `${renderStartBar()}${links.map(([link]) => link.trim()).join("")}<!--files-of-page-->`);
  });
}

/**
 * Compresses scripts and styles with the best settings into files of their own: once here instead of faster and larger for
 * every visitor.
 * @param {string} folder
 */
async function compress(folder) {
  const texts = filesIn(folder).filter((path) => /\.(?:js|css|svg)$/.test(path));
  await Promise.all(
    texts.map(async (path) => {
      const bytes = readFileSync(path);
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

function builtFingerprint() {
  const path = join(finished, fingerprintFile);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/**
 * Changes when a source is added, removed or written.
 * @param {readonly string[]} names
 */
function fingerprintOf(names) {
  const hash = createHash("sha256").update(process.version);
  const paths = names.flatMap((name) => (statSync(join(root, name)).isDirectory() ? filesIn(join(root, name)) : [join(root, name)]));
  for (const path of paths.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${relative(root, path)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest("hex");
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}
