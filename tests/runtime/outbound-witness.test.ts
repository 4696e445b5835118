import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#domain/accounts/roles.ts";
import type { DossierView } from "#server/application/dossiers/get-dossier.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { temporaryFolder } from "../support/cluster.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createUser, testPassword } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { filesOpenForWriting, processTree } from "../support/process-tree.ts";
import { startProduct, type RunningProduct } from "../support/product.ts";
import { assessed, completeDraft, sufficient } from "../support/reimbursements.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startSmtp, type TestSmtp } from "../support/smtp.ts";
import { canTrace, launcherInto, readSystemCalls, type TracedFile } from "../support/system-calls.ts";
import { WebClient } from "../support/web-client.ts";

const appSecret = "a secret that only this test knows, 32+";
const folder = temporaryFolder("portal-witness-");
const [noted, traced] = [join(folder.path, "noted"), join(folder.path, "traced")];
/** The kernel's own record, where this machine gives it; what Node itself begins, and what it holds open, is seen everywhere. */
const hasTrace = canTrace();

let database: TestDatabase;
let smtp: TestSmtp;
let product: RunningProduct;
let opened: TestServices;
/** Files that the product and its children held open for writing at the end of the journey. */
let heldOpen: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtp();
  product = await startProduct({
    env: {
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url,
      APP_SECRET: appSecret,
      OUTBOUND_LOG: noted,
      NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, "tests/support/outbound-recorder.mjs")).href}`,
    },
    ...(hasTrace ? { launcher: launcherInto(traced) } : {}),
  });
  opened = openTestServices(database, { APP_SECRET: appSecret, DATA_DIR: product.dataDir });
  await walk();
  heldOpen = processTree(product.pid()).flatMap(filesOpenForWriting);
  await product.stop();
});
afterAll(async () => {
  await opened?.close();
  await product?.remove();
  await smtp?.remove();
  await database?.drop();
  folder.remove();
});

/** Tries each call again: while system calls are traced, a connection or a parser can be ready too late, and the portal answers 503. */
async function signedIn({ email, role }: { email: string; role: Role }) {
  const client = new WebClient({ url: product.url, close: () => Promise.resolve() });
  const login = { email, password: testPassword, userType: role };
  await eventually(async () => expect((await client.mutate("accounts.login", login)).status).toBe(200));
  return {
    client,
    act: (path: string, input: object): Promise<ReimbursementView> =>
      eventually(async () => {
        const { status, value, error } = await client.mutate(path, input);
        expect([path, status, error]).toEqual([path, 200, undefined]);
        return value as ReimbursementView; // every use case called here answers with it
      }),
  };
}

/** A plant claim from the upload, with its map link, to the approval, the dossier and the emails. */
async function walk(): Promise<void> {
  const { services } = opened;
  const { user, actor } = await createMember(services);
  const draft = await completeDraft(services, actor, "plant");
  const member = await signedIn(user);
  const council = await signedIn(await createUser(services, "EPCMD_ADMIN"));
  const second = await signedIn(await createUser(services, "EPCMD_ADMIN"));
  const dgft = await signedIn(await createUser(services, "DGFT_ADMIN"));
  const id = { reimbursementId: draft.id };

  const document = { documentVersion: 1, name: "rcmc.pdf", bytes: textPdf(["See https://paper.example/tracker"]) };
  await eventually(async () => expect((await member.client.upload(`/uploads/plant/${draft.id}/rcmc_certificate`, document)).status).toBe(200));
  const link = { google_maps_link: "https://maps.app.goo.gl/witness" };
  const { version } = (await member.client.query("reimbursements.getOwn", id)).value as ReimbursementView; // the call answers with it
  let view = await member.act("reimbursements.saveStep", { scheme: "plant", ...id, version, step: 4, answers: link });
  view = await member.act("reimbursements.submit", { ...id, version: view.version });
  view = await council.act("reviews.save", { ...id, version: view.version, documents: sufficient(view), assessments: assessed(view, "plant") });
  const file = view.documents.find(({ fieldName }) => fieldName === "rcmc_certificate")?.current?.files[0];
  await eventually(async () => expect((await council.client.get(`/files/${draft.id}/${file?.id}/pages/1?width=320`)).status).toBe(200));
  // No rule is for plants: the council's own amount is confirmed by a second person.
  await eventually(async () => {
    const { version: seen, recommendedPaise } = view;
    const prepared = await council.client.mutate("reviews.forward", { ...id, version: seen, comment: "", recommendedPaise });
    expect(prepared.error?.code).toBe("second_person");
  });
  // What waits for the second person is a version of its own.
  view = await second.act("reviews.forward", { ...id, version: view.version + 1, comment: "", recommendedPaise: view.recommendedPaise });
  await dgft.act("dgft.approve", { ...id, version: view.version });
  const ready: Partial<DossierView> = { state: "ready" };
  await eventually(async () => expect((await member.client.query("dossiers.get", id)).value).toMatchObject(ready), 60_000);
  await eventually(async () => {
    const emails = (await smtp.received()).filter(({ to }) => to.includes(user.email));
    expect(emails.map(({ mail }) => mail.subject)).toContain(`${draft.id}: approved by DGFT`);
  }, 60_000);
}

describe("row 32: from an upload with a map link to approval, dossier and emails", () => {
  it("row 32: nothing but database and mail server is spoken to", () => {
    const peers = [database.url, smtp.url].map((url) => new URL(url).host).sort();
    const begun = new Set(readFileSync(noted, "utf8").trim().split("\n"));
    expect([...begun].sort()).toEqual(peers.map((peer) => `connect ${peer}`));
    if (hasTrace) expect([...readSystemCalls(traced).peers].sort()).toEqual(peers);
  });

  it("row 32: no file is written outside the folder of the product, and a parsing child reads and writes documents only", () => {
    expect(heldOpen.filter((path) => !isInData(path))).toEqual([]);
    if (!hasTrace) return;
    const { programs } = readSystemCalls(traced);
    const written = programs.flatMap(({ opened: files }) => files).filter(isWritten);
    expect(written.filter(({ path }) => !isInData(path) && path !== noted)).toEqual([]);
    const children = programs.filter(({ command }) => /workers\/parse\/\w/.test(command));
    expect(children.length).toBeGreaterThan(0);
    for (const { opened: files } of children) {
      const inData = files.filter(({ path }) => isInData(path)).map(({ path }) => path.slice(product.dataDir.length).split("/")[1]);
      expect(inData.length).toBeGreaterThan(0);
      expect(inData.filter((place) => !["blobs", "cache", "tmp"].includes(place ?? ""))).toEqual([]);
      expect(files.filter(isWritten).filter(({ path }) => path.startsWith(join(product.dataDir, "blobs")))).toEqual([]);
    }
  });
});

const isInData = (path: string): boolean => path.startsWith(`${product.dataDir}/`);
/** Devices and the kernel's own switches keep nothing. */
const isWritten = ({ path, isForWriting }: TracedFile): boolean => isForWriting && !/^\/(dev|proc)\//.test(path);
