import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sameBelow } from "#domain/radar/compare-pages.ts";
import { comparedAtMost, nearBits } from "#domain/radar/fingerprint.ts";
import type { HashedPages } from "#server/infra/sandbox-protocol.ts";
import { comparePages, hashPages } from "#workers/parse/hash-pages.ts";
import { randomFrom } from "../faults/random.ts";
import { copies, copyOf, drawForm, drawPhoto, formCount, formValues, type Copy, type FormValues } from "../support/drawn-documents.ts";
import { isDeep } from "../support/tier.ts";

/** @source money.md 7: 300 planted pairs, at least 95 % found, at most 1 false reason in 50 clean claims */
const pairs = isDeep ? 300 : 6;
const cleanClaims = isDeep ? 50 : 1;
const pagesOfClaim = 3;
const leastFound = 0.95;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "radar-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Page = HashedPages["pages"][number];

async function pageOf(bytes: Buffer): Promise<Page> {
  const path = join(folder, "page");
  await writeFile(path, bytes);
  const isPdf = bytes.subarray(0, 4).toString("latin1") === "%PDF";
  const { pages } = await hashPages({ path, mediaType: isPdf ? "application/pdf" : "image/jpeg" });
  const [page] = pages;
  if (page === undefined) throw new Error("the page is taken for blank");
  return page;
}

const fineBitsBetween = (one: Page, other: Page): number => [...one.fineHash].filter((bit, at) => bit !== other.fineHash[at]).length;

function bitsBetween(one: Page, other: Page): number {
  let rest = BigInt.asUintN(64, BigInt(one.hash) ^ BigInt(other.hash));
  let bits = 0;
  for (; rest > 0n; rest &= rest - 1n) bits += 1;
  return bits;
}

/** As the radar decides: the hash first, then the detail of those whose fine hash is nearest. */
async function lookAlikesOf(page: Page, others: readonly Page[]): Promise<Page[]> {
  const near = others
    .filter((other) => bitsBetween(page, other) <= nearBits)
    .toSorted((one, other) => fineBitsBetween(page, one) - fineBitsBetween(page, other))
    .slice(0, comparedAtMost);
  const { differences } = await comparePages({ detail: page.detail, others: near.map(({ detail }) => detail) });
  return near.filter((_, place) => (differences[place] ?? 1) < sameBelow);
}

const seed = Number(process.env["RADAR_SEED"] ?? 26_112_411);
const slow = { timeout: isDeep ? 600_000 : 60_000 };

test("finds copies that were scanned, cropped, turned, compressed or tampered with, and takes no other firm's form for one", slow, async () => {
  const random = randomFrom(seed);
  const drawn: { form: number; values: FormValues; pdf: Buffer; page: Page }[] = [];
  for (let at = 0; at < pairs; at += 1) {
    const [form, values] = [at % formCount, formValues(random)];
    const pdf = await drawForm(form, values);
    drawn.push({ form, values, pdf, page: await pageOf(pdf) });
  }
  const originals = drawn.map(({ page }) => page);
  const missed: string[] = [];
  for (const [at, original] of drawn.entries()) {
    // The kinds of copy take turns with each form.
    const copy: Copy = copies[(at + Math.floor(at / formCount)) % copies.length] ?? "exact";
    const found = await lookAlikesOf(await pageOf(await copyOf(copy, original, random)), originals);
    if (!found.includes(original.page)) missed.push(`${copy} of form ${original.form}`);
  }
  const falseReasons: string[] = [];
  for (let claim = 0; claim < cleanClaims; claim += 1)
    for (let at = 0; at < pagesOfClaim; at += 1) {
      const form = (claim + at) % formCount;
      for (const found of await lookAlikesOf(await pageOf(await drawForm(form, formValues(random))), originals))
        falseReasons.push(`form ${form} of clean claim ${claim} is like original ${originals.indexOf(found)}`);
    }
  expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(Math.floor(pairs * (1 - leastFound)));
  expect(falseReasons.length, falseReasons.join("; ")).toBeLessThanOrEqual(1);
});

test("finds photographs that were compressed again, and takes no other one for them", slow, async () => {
  const random = randomFrom(seed);
  const photos: Page[] = [];
  let missed = 0;
  const count = isDeep ? 40 : 2;
  for (let at = 0; at < count; at += 1) {
    const picture = await drawPhoto(random);
    const photo = await pageOf(picture);
    expect(await lookAlikesOf(photo, photos)).toEqual([]);
    photos.push(photo);
    const found = await lookAlikesOf(await pageOf(await sharp(picture).resize(800).jpeg({ quality: 50 }).toBuffer()), photos);
    if (!found.includes(photo)) missed += 1;
    expect(found.filter((other) => other !== photo)).toEqual([]);
  }
  expect(missed).toBeLessThanOrEqual(Math.floor(count * (1 - leastFound)));
});
