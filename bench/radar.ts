import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import superjson from "superjson";
import { greyWidthPx } from "#domain/radar/fingerprint.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { getRadarProgress } from "#db/queries/radar.ts";
import { scanPast } from "#server/application/radar/scan-past.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { hashPages } from "#workers/parse/hash-pages.ts";
import { loadPdfium } from "#workers/parse/pdfium.ts";
import { randomFrom } from "../tests/faults/random.ts";
import { copyOf, drawForm, drawPhoto, formCount, formValues } from "../tests/support/drawn-documents.ts";
import { loadReimbursements } from "../tests/support/reimbursement-bulk-data.ts";
import { openTestServices, systemContext } from "../tests/support/services.ts";
import { latencyOf, median, type Latency } from "./load.ts";
import { signInForCookie, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const claims = 100_000;
const forms = 200;
const samplesOfForm = 40;
const brochures = 5_000;
const rounds = 5;
const times = 40;
const listReachMs = 300;

const files = 240;
const filesOfPast = 100_000;
const pastReachHours = 2;
const progressReachMs = 1_000;

type MediaType = "application/pdf" | "image/jpeg";
type BenchFile = { readonly bytes: Buffer; readonly mediaType: MediaType };

/**
 * Measures the radar at 100,000 claims. Each claim has one hashed page; 500 claims share each of 200 forms. The floor of the list is one firm
 * read by its key. The floor of the job over unscanned files is the drawing of their pages.
 */
export async function benchRadar(bench: BenchProduct): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), "radar-bench-"));
  try {
    await fill(bench, folder);
    return [...(await lists(bench)), ...(await past(bench, folder))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Claims number 2n and 2n + 1 of each hundred have a file, a page and a receipt in common; 5,000 claims have one brochure. */
async function fill({ database: { db } }: BenchProduct, folder: string): Promise<void> {
  await loadReimbursements(db, { rows: claims, firms: 500, filedBy: demoAccounts.member });
  // Of the bulk, each firm's certificate is its own.
  await db.execute(sql`update files set sha256 = encode(sha256(storage_key::bytea), 'hex') where storage_key like 'bench/%'`);
  await insertSamples(db, folder);
  await db.execute(sql`
    create table bench_claims as select id, firm_id, created_by, submitted_at, place, encode(sha256(id::bytea), 'hex') as sha256,
      'BEN-2627-' || lpad((place - place % 2)::text, 6, '0') as pair, place % 100 < 2 as is_pair
    from (select *, substr(id, 10)::int as place from reimbursements where id like 'BEN-%') r`);
  await db.execute(sql`create unique index on bench_claims (id)`);
  await addDocuments(db, "foreign_certificate", sql`b.sha256`, sql`true`);
  await addDocuments(db, "fee_receipt", sql`encode(sha256(b.pair::bytea || 'receipt'), 'hex')`, sql`b.is_pair`);
  await addDocuments(db, "undertaking", sql`repeat('b', 64)`, sql`b.place <= ${brochures}::int`);
  await db.execute(sql`
    insert into page_hashes (sha256, page, hash, fine_hash, detail)
    select b.sha256, 1, s.hash # ('x' || case when b.place % ${forms}::int < ${formCount}::int then repeat('0', 16) else substr(md5((b.place % ${forms}::int)::text), 1, 16) end)::bit(64)::bigint,
      s.fine_hash, s.detail
    from bench_claims b join bench_pages s on s.form = b.place % ${formCount}::int and s.sample = (b.place / ${forms}::int) % ${samplesOfForm}::int`);
  await db.execute(sql`
    insert into page_matches (sha256, page, other_sha256, other_page, bits, difference)
    select least(a.sha256, b.sha256), 1, greatest(a.sha256, b.sha256), 1, 1, 0.001 from bench_claims a join bench_claims b on b.id = a.pair and b.id <> a.id where a.is_pair`);
  await db.execute(sql`
    insert into file_scans (sha256, is_readable, pages, scanned_at) select distinct sha256, true, 1, now() from files on conflict do nothing`);
  await db.execute(sql`
    insert into reimbursement_items (reimbursement_id, id, position, kind, facts, entered_by, saved_by, saved_at)
    select id, gen_random_uuid(), 1, 'registration', jsonb_build_object('authority', 'Pharmacy and Poisons Board', 'country', 'KE', 'certificate_no', 'K-' || place,
      'receipt_no', 'R-' || case when is_pair then pair else id end, 'paid_on', '2026-03-01', 'currency', 'USD', 'amount', (1000 + place)::text || '.00',
      'document', 'foreign_certificate', 'page', '1'), 'member', created_by, now() from bench_claims`);
  await db.execute(sql`
    insert into duplicate_keys (reimbursement_id, item_id, kind, digest)
    select i.reimbursement_id, i.id, k.kind, encode(sha256((k.kind || case when k.kind = 'receipt' and b.is_pair then b.pair else b.id end)::bytea), 'hex')
    from reimbursement_items i join bench_claims b on b.id = i.reimbursement_id cross join unnest(array['certificate', 'receipt', 'amount']) as k(kind)`);
  await db.execute(sql`insert into duplicate_scans (reimbursement_id, scanned_at) select id, now() from bench_claims`);
  await db.execute(sql`vacuum analyze`);
}

type Db = BenchProduct["database"]["db"];
type Sql = ReturnType<typeof sql>;

/** Real pages of each form, filled in by many firms. */
async function insertSamples(db: Db, folder: string): Promise<void> {
  const random = randomFrom(1);
  const path = join(folder, "sample");
  await db.execute(sql`create table bench_pages (form int, sample int, hash bigint, fine_hash bit(2048), detail bytea)`);
  for (let form = 0; form < formCount; form += 1)
    for (let sample = 0; sample < samplesOfForm; sample += 1) {
      await writeFile(path, await drawForm(form, formValues(random)));
      const [page] = (await hashPages({ path, mediaType: "application/pdf" })).pages;
      if (page === undefined) throw new Error(`form ${form} is taken for blank`);
      await db.execute(
        sql`insert into bench_pages values (${form}, ${sample}, ${page.hash}::bigint, ${page.fineHash}::bit(2048), decode(${page.detail}, 'base64'))`,
      );
    }
}

async function addDocuments(db: Db, fieldName: string, sha256: Sql, which: Sql): Promise<void> {
  await db.execute(sql`
    insert into files (storage_key, sha256, size_bytes, media_type, pages, name, firm_id)
    select b.id || ${`/${fieldName}`}, ${sha256}, 1, 'application/pdf', 1, ${`${fieldName}.pdf`}, b.firm_id from bench_claims b where ${which}`);
  await db.execute(sql`
    insert into document_versions (reimbursement_id, field_name, version, was_submitted, created_by, created_at)
    select b.id, ${fieldName}, 1, true, b.created_by, b.submitted_at from bench_claims b where ${which}`);
  await db.execute(sql`
    insert into document_version_files (version_id, position, file_id)
    select v.id, 1, f.id from document_versions v join files f on f.storage_key = v.reimbursement_id || ${`/${fieldName}`} where v.field_name = ${fieldName}`);
}

/** The list of a claim with three reasons, of one without, and of one with the brochure; in turns with one firm by its key. */
async function lists({ product, database: { db } }: BenchProduct): Promise<BenchRow[]> {
  const cookie = await signInForCookie(product.url, demoAccounts.admin, "EPCMD_ADMIN");
  const [firm] = await db.execute<{ id: string }>(sql`select id from firms where gst_no = 'BENCH1'`);
  const ask = (path: string, input: unknown): Promise<Latency> =>
    latencyOf(`${product.url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`, { times, atOnce: 1, headers: { cookie } });
  const rows: BenchRow[] = [];
  for (const [name, place] of [
    ["of a claim with three reasons", 50_000],
    ["of a claim without one", 50_050],
    [`of a claim with a file that ${brochures.toLocaleString("en-IN")} claims have`, 1_050],
  ] as const) {
    const reimbursementId = `BEN-2627-${String(place).padStart(6, "0")}`;
    const took: { readonly firm: Latency; readonly list: Latency }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const both = { firm: await ask("members.getFirm", { firmId: firm?.id }), list: await ask("radar.list", { reimbursementId }) };
      if (round > 0) took.push(both);
    }
    const [floor, value] = [median(took.map((both) => both.firm.p95Ms)), median(took.map(({ list }) => list.p95Ms))];
    rows.push({
      figure: `the radar's list ${name}, at ${claims.toLocaleString("en-IN")} claims, p95`,
      floor: `one firm by its key: ${floor.toFixed(1)} ms`,
      value: `${value.toFixed(1)} ms`,
      ratio: `${(value / floor).toFixed(1)}x`,
      reach: `${listReachMs} ms`,
      pass: value <= listReachMs,
    });
  }
  return rows;
}

/** Measures the job over unscanned files, one at a time: forms that are in the table too, scans of forms, photographs, and PDFs of three pages. */
async function past(bench: BenchProduct, folder: string): Promise<BenchRow[]> {
  // Its own worker would take the files.
  await bench.product.stop();
  const opened = openTestServices({ url: bench.databaseUrl });
  try {
    const { services } = opened;
    const documents = await benchFiles();
    const drawMs = await timed(() => drawAll(documents, folder));
    // The first file starts the child.
    await store(services, bench.database.db, documents.slice(0, 1));
    await scanPast(systemContext(services));
    await store(services, bench.database.db, documents.slice(1));
    const before = await getRadarProgress(services.db);
    const tookMs = await timed(() => scanPast(systemContext(services)));
    const progressMs = await timed(() => getRadarProgress(services.db));
    const after = await getRadarProgress(services.db);
    const scanned = after.scanned - before.scanned;
    if (scanned !== documents.length - 1 || after.unreadable !== before.unreadable) throw new Error(`${scanned} files were looked at`);
    const [eachMs, drawnMs] = [tookMs / scanned, drawMs / documents.length];
    const hours = (eachMs * filesOfPast) / 3_600_000;
    return [
      {
        figure: `the radar's job over files of the past, ${forms} forms of ${claims / forms} claims each in the table`,
        floor: `their pages drawn: ${drawnMs.toFixed(1)} ms a file`,
        value: `${eachMs.toFixed(1)} ms a file, ${filesOfPast.toLocaleString("en-IN")} files in ${hours.toFixed(1)} hours`,
        ratio: `${(eachMs / drawnMs).toFixed(1)}x`,
        reach: `${pastReachHours} hours`,
        pass: hours <= pastReachHours,
      },
      {
        figure: "how far it is, as the system page reads it",
        floor: "–",
        value: `${progressMs.toFixed(0)} ms`,
        ratio: "–",
        reach: `${progressReachMs} ms`,
        pass: progressMs <= progressReachMs,
      },
    ];
  } finally {
    await opened.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const fromMs = performance.now();
  await work();
  return performance.now() - fromMs;
}

async function benchFiles(): Promise<BenchFile[]> {
  const random = randomFrom(2);
  const made: BenchFile[] = [];
  for (let at = 0; at < files; at += 1) {
    const [form, values] = [at % formCount, formValues(random)];
    const pdf = await drawForm(form, values);
    if (at % 8 < 4) made.push({ bytes: pdf, mediaType: "application/pdf" });
    else if (at % 8 < 6) made.push({ bytes: await copyOf("rescanned", { form, values, pdf }, random), mediaType: "image/jpeg" });
    else if (at % 8 === 6) made.push({ bytes: await drawPhoto(random), mediaType: "image/jpeg" });
    else made.push({ bytes: await joined([pdf, await drawForm(form + 1, values), await drawForm(form + 2, values)]), mediaType: "application/pdf" });
  }
  return made;
}

async function joined(parts: readonly Buffer[]): Promise<Buffer> {
  const whole = await PDFDocument.create({ updateMetadata: false });
  for (const part of parts) for (const page of await whole.copyPages(await PDFDocument.load(part), [0])) whole.addPage(page);
  return Buffer.from(await whole.save());
}

/** The pages of the same files, read from the disk and drawn at the same width, and nothing else. */
async function drawAll(documents: readonly BenchFile[], folder: string): Promise<void> {
  const pdfium = await loadPdfium();
  const path = join(folder, "drawn");
  for (const { bytes, mediaType } of documents) {
    await writeFile(path, bytes);
    if (mediaType === "image/jpeg") await sharp(path).greyscale().resize({ width: greyWidthPx }).raw().toBuffer();
    else
      await pdfium.withDocument(await readFile(path), (document) => {
        for (let page = 0; page < document.claimedPages(); page += 1) document.render(page, greyWidthPx, 3_000_000);
        return Promise.resolve();
      });
  }
}

/** As documents of one claim that the council received. */
async function store(services: ReturnType<typeof openTestServices>["services"], db: Db, documents: readonly BenchFile[]): Promise<void> {
  for (const { bytes, mediaType } of documents) {
    const { storageKey, sha256, sizeBytes } = await services.files.keep(bytes, { maxBytes: maxFileBytes });
    await db.execute(sql`
      with file as (
        insert into files (storage_key, sha256, size_bytes, media_type, pages, name, firm_id)
        select ${storageKey}, ${sha256}, ${sizeBytes}, ${mediaType}, 1, 'bench', firm_id from bench_claims limit 1 returning id
      ), version as (
        insert into document_versions (reimbursement_id, field_name, version, was_submitted, created_by, created_at)
        select id, ${`further_${storageKey}`}, 1, true, created_by, submitted_at from bench_claims limit 1 returning id
      )
      insert into document_version_files (version_id, position, file_id) select version.id, 1, file.id from version, file`);
  }
}
