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
  await Promise.all([buildServer(draft), buildClient(join(draft, "client")), buildSite(join(draft, "site"))]);
  await renderLoginPage(draft);
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
  const children = filesIn(join(root, "workers", "parse")).filter((path) => path.endsWith("-child.ts"));
  const writers = filesIn(join(root, "workers", "render", "sheets")).filter((path) => path.endsWith("-child.ts"));
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
      entryPoints: [...programs.map((name) => join(root, "server", `${name}.ts`)), join(root, "server/infra/hash-thread.mjs"), ...children],
      packages: "external", // bullmq and sharp load parts of themselves by path
    }),
    // The start of such a process is waited for: one bundled file halves the time.
    build({
      ...forNode,
      entryPoints: writers,
      alias: { "buffer-crc32": join(root, "workers/render/sheets/native-crc32.ts") },
      banner: { js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);' },
    }),
  ]);
}

/** @param {string} outDir */
async function buildClient(outDir) {
  const { build } = await import("vite");
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn", mode: "production", build: { outDir, emptyOutDir: true } });
}

/**
 * The public pages for the server, which draws them, and the login for its page.
 * @param {string} outDir
 */
async function buildSite(outDir) {
  const { build } = await import("vite");
  await build({ configFile: join(root, "vite.config.ts"), logLevel: "warn", mode: "production", build: { outDir, emptyOutDir: true, ssr: true } });
}

/**
 * Writes the HTML of the login into its page, and the script that sets the theme: a phone shows the form before it has the other scripts.
 * @param {string} folder
 */
async function renderLoginPage(folder) {
  const { renderLogin } = await import(pathToFileURL(join(folder, "site", "login-html.js")).href);
  const path = join(folder, "client", "login.html");
  const theme = readFileSync(join(folder, "client", "site-look.js"), "utf8");
  const page = readFileSync(path, "utf8")
    .replace('<div id="root"></div>', () => `<div id="root">${renderLogin()}</div>`)
    .replace('<script src="/site-look.js"></script>', () => `<script>${theme}</script>`)
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
  writeFileSync(path, page);
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
