import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium as playwright, type Browser } from "playwright-core";
import { noteBrowser } from "./open-browsers.ts";
import { isDeep } from "./tier.ts";

const installedPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable"];

const args = ["--disable-dev-shm-usage", "--no-sandbox"];

type BrowserProgram = {
  readonly executablePath: string;
  readonly args: string[];
  readonly env?: Record<string, string | undefined>;
};

/**
 * A headless Chromium: the one that `CHROMIUM_PATH` names; else in the gate the headless shell from npm, which opens a new profile in
 * a fifth of the time, and in the deep tier an installed complete one. The one from npm is unpacked once into the user's cache; it
 * also replaces one that is not installed (`CHROMIUM_PATH=npm` asks for it). Works as root and as an ordinary user.
 */
export async function launchBrowser(): Promise<Browser> {
  const program = await (prefersShell() ? shellFromNpm() : browserProgram());
  return noteBrowser(await playwright.launch(program));
}

/** A complete Chromium, where one is installed, with its back/forward cache: the Back button restores a page from memory. */
export async function launchBrowserThatKeepsPages(): Promise<Browser> {
  const program = await browserProgram();
  return noteBrowser(await playwright.launch({ ...program, ignoreDefaultArgs: ["--disable-back-forward-cache"] }));
}

/** Whether that browser has such a cache: a complete Chromium has one, the headless shell from npm has none. */
export const hasPageCache = (): boolean => installedBrowser() !== undefined;

/** An installed Chromium, or the one from npm, for who starts it in another way. */
export async function browserProgram(): Promise<BrowserProgram> {
  const executablePath = installedBrowser();
  return executablePath === undefined ? shellFromNpm() : { executablePath, args };
}

async function shellFromNpm(): Promise<BrowserProgram> {
  const folder = await unpackedFromNpm();
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":"),
    ...(existsSync("/etc/fonts/fonts.conf") ? {} : { FONTCONFIG_PATH: join(folder, "fonts") }),
  };
  return { executablePath: join(folder, "chromium"), args, env };
}

/** The shell from npm is made for x64 alone. */
const prefersShell = (): boolean => process.env.CHROMIUM_PATH === undefined && !isDeep && process.arch === "x64";

function installedBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  return wanted === "npm" ? undefined : (wanted ?? installedPaths.find((path) => existsSync(path)));
}

async function unpackedFromNpm(): Promise<string> {
  const folder = join(cacheFolder(), `chromium-${packageVersion()}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const { default: bundled } = await import("@sparticuz/chromium");
  // It unpacks into the temporary folder, and its own libraries only on the system that it was made for.
  await withEnvironment({ TMPDIR: draft, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" }, () => bundled.executablePath());
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // else another test process was faster
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

async function withEnvironment<T>(values: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, values);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(values)) {
      const old = before[name];
      if (old === undefined) delete process.env[name];
      else process.env[name] = old;
    }
  }
}

function cacheFolder(): string {
  const inHome = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "epcmd-portal");
  try {
    mkdirSync(inHome, { recursive: true });
    return inHome;
  } catch {
    return join(tmpdir(), `epcmd-portal-cache-${process.getuid?.() ?? "user"}`); // an account without a home
  }
}

function packageVersion(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("@sparticuz/chromium");
  const { version }: { version: string } = require(join(dirname(entry), "..", "..", "package.json"));
  return version;
}
