import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { users } from "#db/schema/accounts.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { temporaryFolder } from "../support/cluster.ts";
import { createTestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { startProduct } from "../support/product.ts";

/** As the image's user "node". */
const unprivileged = 1_000;
const isRoot = process.getuid?.() === 0;

const Lock = z.object({ packages: z.record(z.string(), z.looseObject({ dev: z.boolean().default(false) })) });

/** The folder of the image's last stage: what its COPY lines name, and of the packages those that `npm prune --omit=dev` leaves. */
function layImage(root: string): void {
  const lastStage =
    readFileSync(join(projectRoot, "Dockerfile"), "utf8")
      .split(/^FROM /m)
      .at(-1) ?? "";
  const copied = [...lastStage.matchAll(/^COPY --from=build \/app\/(\S+) \S+$/gm)].map(([, name = ""]) => name);
  expect(copied.length).toBeGreaterThan(3);
  for (const name of copied.filter((each) => each !== "node_modules")) cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(projectRoot, "package-lock.json"), "utf8")));
  for (const [place, { dev }] of Object.entries(packages)) {
    const isOfOurs = place.startsWith("node_modules/") && place.lastIndexOf("node_modules/") === 0;
    if (!isOfOurs || dev || !existsSync(join(projectRoot, place))) continue;
    mkdirSync(dirname(join(root, place)), { recursive: true });
    symlinkSync(join(projectRoot, place), join(root, place));
  }
}

test("what the image holds is enough: it starts as another user without a demonstration, serves, works, ends, and writes only its data", async () => {
  const folder = temporaryFolder("portal-image-");
  const [root, dataDir] = [join(folder.path, "app"), join(folder.path, "data")];
  for (const place of [root, dataDir]) mkdirSync(place);
  layImage(root);
  const list = (): unknown =>
    readdirSync(root, { recursive: true })
      .filter((name) => !String(name).startsWith("node_modules"))
      .toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
  const before = list();
  if (isRoot) chownSync(dataDir, unprivileged, unprivileged);
  else chmodSync(root, 0o555);
  const database = await createTestDatabase();
  const product = await startProduct({
    root,
    dataDir,
    env: {
      NODE_ENV: "production",
      DATABASE_URL: database.url,
      APP_SECRET: "a secret that only this test knows, 32+",
      SMTP_URL: "smtp://127.0.0.1:1", // no email is sent
      LOG_DIR: join(dataDir, "log"),
      HOME: "/nonexistent",
      SEED: "",
    },
    launcher: isRoot ? ["setpriv", `--reuid=${unprivileged}`, `--regid=${unprivileged}`, "--clear-groups"] : [],
  });
  try {
    expect(product.output()).toContain('"event":"sender_does_not_exist"');
    // Under load the server may answer 503.
    const home = await eventually(async () => {
      const answer = await fetch(`${product.url}/`);
      expect(answer.status).toBe(200);
      return answer.text();
    });
    const addresses = new Set([...home.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]+)"/g)].map(([, address = ""]) => address));
    expect(addresses.size).toBeGreaterThan(5);
    for (const address of addresses) expect([address, (await fetch(`${product.url}${address}`)).status]).toEqual([address, 200]);
    // Made by a worker of what the website says, read by a parser in a process of its own.
    await eventually(async () => {
      const answer = await fetch(`${product.url}/product-panel.pdf`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    });
    expect(readdirSync(join(dataDir, "log"))).toHaveLength(1);
    expect(await database.db.$count(users)).toBe(0); // no demonstration
    expect(await product.stop()).toBe(0);
    expect(list()).toEqual(before);
  } finally {
    await product.remove();
    await database.drop();
    folder.remove();
  }
});
