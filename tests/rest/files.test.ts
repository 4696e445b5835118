import { readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { basename, join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { invalid, unavailable } from "#domain/errors.ts";
import { dossierRemarks, fileMessages } from "#domain/reimbursements/file-rules.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { files, reimbursementHistory } from "#db/schema/reimbursements.ts";
import { searchFile } from "#server/application/files/search-file.ts";
import { openReimbursementDocument } from "#server/application/files/open-target.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import type { Services } from "#server/context.ts";
import { callByContract, isOneShape } from "../support/contract.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStaffActor, createUser, testPassword } from "../support/factories.ts";
import { jpeg, textPdf } from "../support/files.ts";
import {
  contentBomb,
  damagedPdf,
  encryptedPdf,
  executable,
  html,
  loopingPdf,
  noisePdf,
  objectStreamBomb,
  pngBomb,
  svg,
  zip,
} from "../support/hostile-files.ts";
import { formOf, pdfPart } from "../support/multipart.ts";
import { readPdf } from "../support/read-pdf.ts";
import { reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { restLogin } from "../support/rest-client.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { storedFiles } from "../support/stored-files.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let app: TestApp;
let actors: Actors;
let email: string;
let bombs: Record<"object stream" | "content stream", Buffer>;

beforeAll(async () => {
  // Before the first request: making them keeps this process busy for longer than a connection stays open unused.
  bombs = { "object stream": objectStreamBomb(256), "content stream": contentBomb(256) };
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  app = await startTestApp(services);
}, 120_000);
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  const { actor } = await createMember(services);
  email = actor.email;
  actors = { member: actor, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
});

async function cookieOf(who: string, userType: string): Promise<string> {
  const client = new WebClient(app);
  const answer = await client.mutate("accounts.login", { email: who, password: testPassword, userType });
  expect(answer.status).toBe(200);
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

const pageHeaders = (cookie: string): Record<string, string> => ({ cookie, [clientHeader]: "web", origin: app.url, "sec-fetch-site": "same-origin" });

function upload(path: string, bytes: Buffer, cookie: string, name = "paper.pdf", headers: Record<string, string> = {}): Promise<Response> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), name);
  return fetch(`${app.url}/uploads/${path}`, { method: "POST", headers: { ...pageHeaders(cookie), ...headers }, body: form });
}

/** What stands in the folder around the data: nothing of ours may. */
const besideData = (): Promise<string[]> => readdir(join(services.config.dataDir, ".."));
const stored = () => storedFiles(services);

async function newDraft(): Promise<{ id: string; cookie: string }> {
  const view = await saveStep(contextOf(services, actors.member), { scheme: "product", step: 1, answers: { firm_address: "12 Industrial Area" } });
  return { id: view.id, cookie: await cookieOf(email, "MEMBER") };
}

describe("row 22: a file that cannot be taken", () => {
  const fiveMegabytes = 5 * 1024 * 1024;
  const padded = (size: number): Buffer => Buffer.concat([textPdf(["padded"]), Buffer.alloc(size - textPdf(["padded"]).length, "%")]);
  it.each([
    ["empty", () => Buffer.alloc(0), 400, "empty"],
    ["of one byte", () => Buffer.from("x"), 415, undefined],
    ["a byte over 5 MB", () => padded(fiveMegabytes + 1), 413, "file_too_large"],
    ["HTML", html, 415, undefined],
    ["SVG", svg, 415, undefined],
    ["a ZIP", zip, 415, undefined],
    ["a program", executable, 415, undefined],
    ["a PDF's first line and noise", noisePdf, 415, undefined],
    ["password protected", () => encryptedPdf({ userPassword: "secret" }), 400, "password_protected"],
    ["damaged", damagedPdf, 400, "damaged"],
    ["a page tree that loops", loopingPdf, 400, "damaged"],
    ["a picture of 30,000 x 30,000", () => pngBomb(30_000), 400, "image_too_large"],
  ] as const)("%s: says what to do, and leaves nothing behind", async (_what, make, status, code) => {
    const { id, cookie } = await newDraft();
    const before = await stored();
    const history = await services.db.$count(reimbursementHistory, eq(reimbursementHistory.reimbursementId, id));
    const response = await upload(`product/${id}/rcmc_certificate`, Buffer.from(await make()), cookie, "paper.pdf");
    const answer = await response.json();
    expect([response.status, response.headers.get("content-type")], JSON.stringify(answer)).toEqual([status, "application/json; charset=utf-8"]);
    if (code !== undefined) expect(answer.code).toBe(code);
    expect(answer.message).toContain("paper.pdf");
    expect(answer.error).toBe(answer.message);
    expect(Object.keys(answer.fields)).toHaveLength(1);
    expect(await stored()).toEqual(before);
    expect(await services.db.$count(reimbursementHistory, eq(reimbursementHistory.reimbursementId, id))).toBe(history);
  });

  it("a PDF where only a picture fits", async () => {
    const cookie = await cookieOf(email, "MEMBER");
    const response = await upload("plant/new/gi_location_image", textPdf(["not a picture"]), cookie, "map.jpg");
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ fields: { gi_location_image: ["map.jpg must be a JPG or PNG"] } });
  });

  it("the same bytes again are taken with a warning and make no new version", async () => {
    const { id, cookie } = await newDraft();
    const first = await (await upload(`product/${id}/rcmc_certificate`, textPdf(["one"]), cookie)).json();
    expect(first.warnings).toEqual([]);
    const again = await (await upload(`product/${id}/rcmc_certificate`, textPdf(["one"]), cookie)).json();
    expect(again).toEqual({ ...first, warnings: ["The same file was there already."] });
  });

  it("exactly 5 MB is taken", async () => {
    const { id, cookie } = await newDraft();
    expect((await upload(`product/${id}/rcmc_certificate`, padded(fiveMegabytes), cookie)).status).toBe(200);
  });

  it.each(["object stream", "content stream"] as const)(
    "an %s that inflates to 256 MB is taken or refused at once, never inflated here",
    async (what) => {
      const { id, cookie } = await newDraft();
      const bytes = bombs[what];
      const rss = process.memoryUsage.rss();
      const response = await upload(`product/${id}/rcmc_certificate`, bytes, cookie);
      expect([200, 400, 415]).toContain(response.status);
      expect(process.memoryUsage.rss() - rss).toBeLessThan(150 * 1024 * 1024);
      expect((await upload(`product/${id}/export_value_certificate`, textPdf(["next"]), cookie)).status).toBe(200);
    },
  );
});

describe("row 28: names", () => {
  it.each([
    ["../../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\temp\\licence.pdf", "licence.pdf"],
    ["प्रमाण पत्र.pdf", "प्रमाण पत्र.pdf"],
    [`${"n".repeat(300)}.pdf`, undefined],
    ["-rf.pdf", "rf.pdf"],
    ["gnp.exe\u202Efdp.pdf", "gnp.exe fdp.pdf"],
  ])("%s is kept safe, and offered again in one valid header", async (given, kept) => {
    const { id, cookie } = await newDraft();
    const before = await besideData();
    expect((await upload(`product/${id}/rcmc_certificate`, textPdf([given.slice(0, 20)]), cookie, given)).status).toBe(200);
    const view = await getOwnReimbursement(contextOf(services, actors.member), { reimbursementId: id });
    const file = view.documents.find(({ fieldName }) => fieldName === "rcmc_certificate")?.current?.files[0];
    expect(file?.name.length).toBeLessThanOrEqual(120);
    if (kept !== undefined) expect(file?.name).toBe(kept);
    const response = await fetch(`${app.url}/files/${id}/${file?.id}`, { headers: { cookie } });
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[\x20-\x7e]+"(; filename\*=UTF-8''[\w%.!~-]+)?$/);
    expect((await besideData()).filter((name) => !before.includes(name) && name.includes("passwd"))).toEqual([]);
  });
});

describe("row 2: reading a file", () => {
  it("is for its firm, for the council once submitted, for the officer once forwarded, and for no other user", async () => {
    const { actor: rival } = await createMember(services);
    const buyer = await createUser(services, "BUYER");
    const draft = await reimbursementIn(services, actors, "DRAFT");
    const sent = await reimbursementIn(services, actors, "SUBMITTED");
    const forwarded = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const fileOf = (view: typeof draft): string => view.documents.find((document) => document.current !== undefined)?.current?.files[0]?.id ?? "";
    const cookies = {
      owner: await cookieOf(email, "MEMBER"),
      rival: await cookieOf(rival.email, "MEMBER"),
      buyer: await cookieOf(buyer.email, "BUYER"),
      council: await cookieOf(actors.council.email, "EPCMD_ADMIN"),
      dgft: await cookieOf(actors.dgft.email, "DGFT_ADMIN"),
      nobody: "",
    };
    const expected: [typeof draft, Record<keyof typeof cookies, number>][] = [
      [draft, { owner: 200, rival: 404, buyer: 403, council: 404, dgft: 404, nobody: 401 }],
      [sent, { owner: 200, rival: 404, buyer: 403, council: 200, dgft: 404, nobody: 401 }],
      [forwarded, { owner: 200, rival: 404, buyer: 403, council: 200, dgft: 200, nobody: 401 }],
    ];
    for (const [view, statuses] of expected)
      for (const [who, status] of Object.entries(statuses) as [keyof typeof cookies, number][])
        for (const path of [`${view.id}/${fileOf(view)}`, `${view.id}/${fileOf(view)}/pages/1?width=320`]) {
          const response = await fetch(`${app.url}/files/${path}`, { headers: { cookie: cookies[who] } });
          expect([who, path, response.status]).toEqual([who, path, status]);
          await response.arrayBuffer();
        }
    const crossed = await fetch(`${app.url}/files/${draft.id}/${fileOf(sent)}`, { headers: { cookie: cookies.owner } });
    expect(crossed.status).toBe(404);
  });

  it("row 23: gives the very bytes, as an attachment in a sandbox, and pages as pictures", async () => {
    const { id, cookie } = await newDraft();
    const bytes = textPdf(["hello"]);
    await upload(`product/${id}/rcmc_certificate`, bytes, cookie);
    const view = await getOwnReimbursement(contextOf(services, actors.member), { reimbursementId: id });
    const fileId = view.documents.find(({ current }) => current !== undefined)?.current?.files[0]?.id ?? "";
    const original = await fetch(`${app.url}/files/${id}/${fileId}`, { headers: { cookie } });
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(original.headers)).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-store",
    });
    const page = await fetch(`${app.url}/files/${id}/${fileId}/pages/1?width=800`, { headers: { cookie } });
    expect([page.status, page.headers.get("content-type"), page.headers.get("cache-control")]).toEqual([200, "image/webp", "private, no-store"]);
    expect((await fetch(`${app.url}/files/${id}/${fileId}/pages/2`, { headers: { cookie } })).status).toBe(404);
    expect((await fetch(`${app.url}/files/${id}/${fileId}/pages/1?width=99999`, { headers: { cookie } })).status).toBe(400);
  });

  it("has neither picture nor text once the store has lost it, and the log names it for both", async () => {
    const { id, cookie } = await newDraft();
    await upload(`product/${id}/rcmc_certificate`, textPdf(["Seal of the consulate"]), cookie);
    const { documents } = await getOwnReimbursement(contextOf(services, actors.member), { reimbursementId: id });
    const fileId = documents.find(({ current }) => current !== undefined)?.current?.files[0]?.id ?? "";
    const [row] = await database.db.select({ storageKey: files.storageKey }).from(files).where(eq(files.id, fileId));
    const path = await services.files.localPath(row?.storageKey ?? "");
    const bytes = await readFile(path);
    await services.files.delete(row?.storageKey ?? "");
    const logged = vi.spyOn(services.log, "error");
    expect((await fetch(`${app.url}/files/${id}/${fileId}/pages/1?width=320`, { headers: { cookie } })).status).toBe(404);
    const search = searchFile(contextOf(services, actors.member), { reimbursementId: id, fileId, words: "seal" });
    await expect(search).rejects.toMatchObject({ code: "file_not_found" });
    const line = { event: "stored_file_lost", storageKey: row?.storageKey, code: "file_not_found" };
    expect(logged.mock.calls).toEqual([[line], [line]]);
    logged.mockRestore();
    await writeFile(path, bytes);
  });

  it("its text is searched where it may be read, and is read only once", async () => {
    const { id, cookie } = await newDraft();
    const place = `product/${id}`;
    await upload(`${place}/rcmc_certificate`, textPdf(["Seal of the consulate", "nothing", "seal, SEAL"]), cookie);
    await upload(`${place}/manufacturing_license`, await jpeg(), cookie, "scan.jpg");
    const { documents } = await getOwnReimbursement(contextOf(services, actors.member), { reimbursementId: id });
    const search = (fieldName: string, words: string, of = contextOf(services, actors.member)) => {
      const fileId = documents.find((document) => document.fieldName === fieldName)?.current?.files[0]?.id ?? "";
      return searchFile(of, { reimbursementId: id, fileId, words });
    };
    const found = {
      isRead: true,
      hasText: true,
      searchedPages: 3,
      found: [
        { page: 1, hits: 1 },
        { page: 3, hits: 2 },
      ],
    };
    const tooSlow = () => Promise.reject(invalid("too_slow", "Try again."));
    const busy = contextOf({ ...services, sandbox: { ...services.sandbox, readText: tooSlow } }, actors.member);
    expect(await search("rcmc_certificate", "seal", busy)).toMatchObject({ isRead: false, hasText: false });
    expect(await search("rcmc_certificate", "seal")).toEqual(found);
    const readText = (): Promise<never> => Promise.reject(new Error("its text was read before"));
    const later = contextOf({ ...services, sandbox: { ...services.sandbox, readText } }, actors.member);
    expect(await search("rcmc_certificate", "SEAL", later)).toEqual(found);
    expect(await search("manufacturing_license", "seal")).toEqual({ isRead: true, hasText: false, searchedPages: 0, found: [] });
    const { actor: rival } = await createMember(services);
    await expect(search("rcmc_certificate", "seal", contextOf(services, rival))).rejects.toMatchObject({ kind: "not_found" });
    await expect(search("rcmc_certificate", "seal", contextOf(services, actors.council))).rejects.toMatchObject({ kind: "not_found" });
  });

  it.each(["../../etc/passwd", "%2e%2e%2f%2e%2e%2fetc/passwd", "PRD-2627-00001/..%2f..%2fsecret", "x/y/z/w"])("%s is nothing", async (path) => {
    const cookie = await cookieOf(email, "MEMBER");
    const response = await fetch(`${app.url}/files/${path}`, { headers: { cookie } });
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toContain("root:");
  });
});

describe("uploading", () => {
  it("to another firm's reimbursement is 404, by the council 403, without a session 401, and nothing is stored", async () => {
    const { id } = await newDraft();
    const { actor: rival } = await createMember(services);
    const before = await stored();
    for (const [cookie, status] of [
      [await cookieOf(rival.email, "MEMBER"), 404],
      [await cookieOf(actors.council.email, "EPCMD_ADMIN"), 403],
      ["", 401],
    ] as const)
      expect((await upload(`product/${id}/rcmc_certificate`, textPdf(["x"]), cookie)).status).toBe(status);
    expect(await stored()).toEqual(before);
  });

  it("from a foreign page is refused", async () => {
    const { id, cookie } = await newDraft();
    const refused = await upload(`product/${id}/rcmc_certificate`, textPdf(["x"]), cookie, "x.pdf", {
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
    });
    expect(refused.status).toBe(403);
  });

  it("while many files are checked says when to try again, and blames no document", async () => {
    const { id } = await newDraft();
    const { access: token } = await restLogin(app.url, { email, role: "MEMBER" });
    const form = formOf({ step: "2", reimbursement_id: id }, { rcmc_certificate: pdfPart("sound") });
    const inspected = vi.spyOn(services.sandbox, "inspect").mockRejectedValueOnce(unavailable("busy", fileMessages.busy));
    const refused = await callByContract(app.url, "/api/product-reimbursement/", { token, form });
    inspected.mockRestore();
    isOneShape(refused);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(refused.body).toEqual({ error: fileMessages.busy, message: fileMessages.busy, code: "busy" });
  });

  it("twice with one key is one version", async () => {
    const { id, cookie } = await newDraft();
    const key = { "idempotency-key": "same-upload-key" };
    const [first, second] = [
      await upload(`product/${id}/rcmc_certificate`, textPdf(["x"]), cookie, "x.pdf", key),
      await upload(`product/${id}/rcmc_certificate`, textPdf(["x"]), cookie, "x.pdf", key),
    ];
    expect(await second.json()).toEqual(await first.json());
    const [temporary, blobs] = await stored();
    expect(temporary).toEqual([]);
    expect(blobs.length).toBe(await services.db.$count(files));
  });

  it("of five booth photos at once keeps all five, which are joined to one PDF once; its download is in the audit trail", async () => {
    const cookie = await cookieOf(email, "MEMBER");
    const first = await (await upload("exhibition/new/booth_photos", await jpeg(121, 80), cookie, "1.jpg")).json();
    const pictures = await Promise.all([122, 123, 124, 125].map((width) => jpeg(width, 80)));
    const answers = await Promise.all(
      pictures.map((picture, index) => upload(`exhibition/${first.reimbursementId}/booth_photos`, picture, cookie, `${index + 2}.jpg`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const view = await getOwnReimbursement(contextOf(services, actors.member), { reimbursementId: first.reimbursementId });
    const photos = view.documents.find(({ fieldName }) => fieldName === "booth_photos")?.current;
    expect(photos?.files).toHaveLength(5);
    const target = { reimbursementId: view.id, fieldName: "booth_photos", version: photos?.version ?? 0 };
    const busy: Services = { ...services, sandbox: { ...services.sandbox, buildDossier: () => Promise.reject(new Error("joined again")) } };
    await opensOnlyWhole(target, photos?.files[2]?.id ?? "");
    const joined = await openReimbursementDocument(contextOf(services, actors.member), target);
    const pdf = await readPdf(joined.path);
    expect(pdf.pages.length).toBeGreaterThanOrEqual(5);
    for (const page of pdf.pages.keys()) expect(pdf.draw(page + 1, 40).rgba.some((byte) => byte !== 255)).toBe(true);
    expect(basename(joined.path)).not.toContain(view.id);
    expect(await openReimbursementDocument(contextOf(busy, actors.member), target)).toEqual(joined);
    expect(await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, view.id))).toMatchObject([
      { event: "export.file", actorId: actors.member.userId, detail: { fieldName: "booth_photos", version: target.version } },
    ]);
  });

  /** The PDF is refused while one of its photos took too long to prepare or was cut on the disk; nothing of it is kept. */
  async function opensOnlyWhole(target: { reimbursementId: string; fieldName: string; version: number }, fileId: string): Promise<void> {
    const { sandbox } = services;
    const slow: Services = {
      ...services,
      sandbox: {
        ...sandbox,
        buildDossier: async (spec, outPath) => {
          const fewer = spec.documents.map((document) => ({ ...document, files: document.files.slice(1) }));
          const built = await sandbox.buildDossier({ ...spec, documents: fewer }, outPath);
          return { ...built, problems: [{ field: target.fieldName, message: dossierRemarks.unreadable }] };
        },
      },
    };
    await expect(openReimbursementDocument(contextOf(slow, actors.member), target)).rejects.toMatchObject({ kind: "unavailable", code: "busy" });
    const [row] = await services.db.select().from(files).where(eq(files.id, fileId));
    const path = await services.files.localPath(row?.storageKey ?? "");
    const whole = await readFile(path);
    await truncate(path, 10);
    await expect(openReimbursementDocument(contextOf(services, actors.member), target)).rejects.toMatchObject({ code: "file_not_found" });
    await writeFile(path, whole);
  }

  it("on a line that dies leaves nothing, and the next try works", async () => {
    const { id, cookie } = await newDraft();
    const before = await stored();
    const { hostname, port } = new URL(app.url);
    const head = [
      `POST /uploads/product/${id}/rcmc_certificate HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      ...Object.entries(pageHeaders(cookie)).map(([name, value]) => `${name}: ${value}`),
      "Content-Type: multipart/form-data; boundary=b",
      "Content-Length: 3000000",
      "",
      '--b\r\nContent-Disposition: form-data; name="file"; filename="half.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
    ].join("\r\n");
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(1_000_000, "a")]), () => socket.destroy()),
      );
      socket.once("close", () => resolve());
      socket.once("error", reject);
    });
    await eventually(async () => expect(await stored()).toEqual(before));
    expect((await upload(`product/${id}/rcmc_certificate`, textPdf(["whole"]), cookie)).status).toBe(200);
  });

  it("fifty at once grows memory by at most 60 MB", async () => {
    const { id, cookie } = await newDraft();
    const document = Buffer.concat([textPdf(["big"]), Buffer.alloc(4 * 1024 * 1024, "%")]);
    await upload(`product/${id}/rcmc_certificate`, document, cookie);
    global.gc?.();
    const floor = process.memoryUsage.rss();
    let peak = floor;
    const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
    const { hostname, port } = new URL(app.url);
    const head = [
      `POST /uploads/product/${id}/rcmc_certificate HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      ...Object.entries(pageHeaders(cookie)).map(([name, value]) => `${name}: ${value}`),
      "Connection: close",
      "Content-Type: multipart/form-data; boundary=b",
      `Content-Length: ${document.length + 115}`,
      "",
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
    ].join("\r\n");
    const tail = "\r\n--b--\r\n";
    const body = head.slice(head.indexOf("\r\n\r\n") + 4);
    const fixed = head.replace(/Content-Length: \d+/, `Content-Length: ${body.length + document.length + tail.length}`);
    const one = (): Promise<string> =>
      new Promise((resolve, reject) => {
        let answer = "";
        const socket = connect(Number(port), hostname, () => {
          socket.write(fixed);
          socket.write(document);
          socket.write(tail);
        });
        socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
        socket.once("close", () => resolve(answer.slice(9, 12)));
        socket.once("error", reject);
      });
    const statuses = await Promise.all(Array.from({ length: 50 }, one));
    clearInterval(sampler);
    expect(statuses.filter((status) => status !== "200" && status !== "503")).toEqual([]);
    expect((peak - floor) / 1024 / 1024).toBeLessThan(60);
  });
});
