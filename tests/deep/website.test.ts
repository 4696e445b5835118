import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/cluster.ts";
import { deepPackages, installedPackages } from "../support/own-packages.ts";
import { openSharedPortal, type TestPortal } from "../support/portal.ts";
import { documentsOfWebsite, onePageOfEachAddress, walkWithoutScripts, walkWithScripts, type Documents } from "../support/website-walk.ts";

let portal: TestPortal;
let documents: Documents;
beforeAll(async () => {
  portal = await openSharedPortal();
  documents = await documentsOfWebsite(portal);
});
afterAll(() => portal?.close());

describe("every page of the website", () => {
  it("is correct HTML by the checker of the standard", async () => {
    const folder = temporaryFolder("website-html-");
    const missing = "/no-such-page";
    const pages = new Map([...documents, [missing, await (await fetch(portal.product.url + missing)).text()]]);
    const names = new Map([...pages.keys()].map((path, at) => [`${at}.html`, path]));
    for (const [name, path] of names) writeFileSync(join(folder.path, name), pages.get(path) ?? "");
    const jar = join(installedPackages(deepPackages), "vnu-jar/build/dist/vnu.jar");
    const args = ["-Xss4m", "-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", folder.path];
    const { stdout } = await promisify(execFile)("java", args, { maxBuffer: 64 * 1024 ** 2 });
    const { messages } = JSON.parse(stdout) as { messages: readonly { url?: string; message: string; extract?: string }[] };
    // React writes the slash; the checker itself says that it has no effect.
    const problems = messages.filter(({ message }) => !message.startsWith("Trailing slash on void elements has no effect"));
    const said = problems.map(({ url = "", message, extract = "" }) => `${names.get(url.split("/").at(-1) ?? "") ?? url}: ${message} ${extract}`);
    expect(said).toEqual([]);
    folder.remove();
  });

  it("works with scripts at both widths", { timeout: 900_000 }, async () => {
    expect(await walkWithScripts(portal, onePageOfEachAddress(documents))).toEqual([]);
  });

  it("has its content without scripts at both widths", { timeout: 600_000 }, async () => {
    expect(await walkWithoutScripts(portal, onePageOfEachAddress(documents))).toEqual([]);
  });
});
