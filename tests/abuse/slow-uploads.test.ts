import { readdir } from "node:fs/promises";
import { request, type ClientRequest } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { textPdf } from "../support/files.ts";
import { ask, cookieOf, formWith, openAbusePortal, stateOf, type AbusePortal } from "../support/principals.ts";

const uploadPath = "/uploads/product/new/rcmc_certificate";
const announcedBytes = 5 * 1024 * 1024;
const perAddress = 5;
const maxGrowthBytes = 100 * 1024 * 1024;

let portal: AbusePortal;
beforeAll(async () => {
  // One proxy in front: the tests choose the addresses from which they come.
  portal = await openAbusePortal({ TRUST_PROXY: "1" });
  for (let round = 0; round < 5; round += 1) await servesOthers();
});
afterAll(() => portal?.close());

const staged = (): Promise<string[]> => readdir(join(portal.services.config.dataDir, "tmp")).catch(() => []);
const openFiles = async (): Promise<number> => (await readdir("/proc/self/fd")).length;

/** An upload that has begun: its head, and so many bytes of the 5 MB that it announces. */
function begin(address: string, bytes: number): ClientRequest {
  const { "content-type": _json, ...page } = portal.everybody.MEMBER.pageHeaders();
  const open = request(`${portal.app.url}${uploadPath}`, {
    agent: false,
    method: "POST",
    headers: {
      ...page,
      cookie: cookieOf(portal.everybody.MEMBER),
      "x-forwarded-for": address,
      "content-type": "multipart/form-data; boundary=b",
      "content-length": announcedBytes,
    },
  });
  open.on("error", () => undefined); // it is cut by the test
  open.write(`--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`);
  open.write(Buffer.alloc(bytes, " "));
  return open;
}

/** So many at once, from as many addresses as the limit of each asks for. */
const beginMany = (count: number, bytes: number, block: number): ClientRequest[] =>
  Array.from({ length: count }, (_, at) => begin(`10.${block}.${Math.floor(at / perAddress)}.1`, bytes));

/** What other people do meanwhile: they read their list and upload a whole document. */
async function servesOthers(): Promise<void> {
  const headers = { "x-forwarded-for": "198.51.100.7" };
  expect((await portal.everybody.MEMBER.query("reimbursements.listOwn", {}, headers)).status).toBe(200);
  const sent = await ask(portal, portal.everybody.MEMBER, uploadPath, { method: "POST", body: formWith(textPdf(["one page"])), headers });
  expect([sent.status, await sent.json()]).toMatchObject([200, { reimbursementId: expect.stringMatching(/^PRD-/) }]);
}

describe("row 24: uploads that never end", () => {
  it("row 24: two hundred uploads at one byte a time delay no other user, and leave no file, no row and nothing open", async () => {
    const before = { files: await openFiles(), rss: process.memoryUsage.rss(), rows: await stateOf(portal.database) };
    const slow = beginMany(200, 1, 1);
    await eventually(async () => expect(await staged()).toHaveLength(200));
    const trickle = setInterval(() => {
      for (const each of slow) each.write(" ");
    }, 1_000);
    for (let round = 0; round < 10; round += 1) await servesOthers();
    expect(await staged()).toHaveLength(200);
    clearInterval(trickle);
    const rows = await stateOf(portal.database);
    for (const each of slow) each.destroy();
    await eventually(async () => expect(await staged()).toEqual([]));
    await eventually(async () => expect(await openFiles()).toBeLessThanOrEqual(before.files + 2));
    expect(await stateOf(portal.database)).toEqual(rows);
    expect(process.memoryUsage.rss() - before.rss).toBeLessThan(maxGrowthBytes);
  });

  it("row 24: a thousand that are cut in the middle leave no file, no row and nothing open", async () => {
    const atOnce = 50;
    const before = { files: await openFiles(), rss: process.memoryUsage.rss(), rows: await stateOf(portal.database) };
    for (let wave = 0; wave < 1_000 / atOnce; wave += 1) {
      // Some are cut before a byte is on the disk, some after the first write of 256 KB.
      const cut = beginMany(atOnce, wave % 2 === 0 ? 150_000 : 400_000, 2 + wave);
      await eventually(async () => expect(await staged()).toHaveLength(atOnce));
      for (const each of cut) each.destroy();
      await eventually(async () => expect(await staged()).toEqual([]));
    }
    await eventually(async () => expect(await openFiles()).toBeLessThanOrEqual(before.files + 2));
    expect(await stateOf(portal.database)).toEqual(before.rows);
    expect(process.memoryUsage.rss() - before.rss).toBeLessThan(maxGrowthBytes);
    await servesOthers();
  });
});
