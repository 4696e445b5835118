import { bigint, boolean, check, customType, index, pgTable, primaryKey, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import { sql, type SQL } from "drizzle-orm";
import { fineBits } from "#domain/radar/fingerprint.ts";
import { duplicateReasons, pairVerdicts, type DuplicateReason, type KeyKind, type PairVerdict } from "#domain/radar/reasons.ts";
import { users } from "./accounts.ts";
import { id, instant, oneOf } from "./columns.ts";
import { reimbursements } from "./reimbursements.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const bitString = customType<{ data: string }>({ dataType: () => `bit(${fineBits})` });

/** Which files the radar has looked at, by their SHA-256: equal files are looked at once. One that cannot be drawn has no hashes. */
export const fileScans = pgTable(
  "file_scans",
  {
    sha256: text().primaryKey(),
    isReadable: boolean().notNull(),
    /** Pages with a hash: blank ones have none. */
    pages: smallint().notNull(),
    scannedAt: instant().notNull(),
  },
  () => [],
);

/** A quarter of a hash, from 0; pages that differ in at most six bits differ in at most one bit of at least one quarter. */
export const hashBand = (band: number): SQL => sql.raw(`((hash >> ${band * 16}) & 65535)`);
export const hashBands = [0, 1, 2, 3] as const;

/** The look of a page of a file. */
export const pageHashes = pgTable(
  "page_hashes",
  {
    sha256: text().notNull(),
    /** Counted from 1. */
    page: smallint().notNull(),
    /** Difference hash of 64 bits. */
    hash: bigint({ mode: "bigint" }).notNull(),
    /** Difference hash of 2,048 bits: of the near pages, copies differ in the fewest. */
    fineHash: bitString().notNull(),
    /** The ink in small cells, compressed: tells copies of one form apart. */
    detail: bytes().notNull(),
  },
  (t) => [
    primaryKey({ name: "page_hashes_pkey", columns: [t.sha256, t.page] }),
    ...hashBands.map((band) => index(`page_hashes_band_${band}_index`).on(hashBand(band))),
  ],
);

/** Two pages of unequal files that look alike. Each pair stands once, the smaller SHA-256 first. */
export const pageMatches = pgTable(
  "page_matches",
  {
    sha256: text().notNull(),
    page: smallint().notNull(),
    otherSha256: text().notNull(),
    otherPage: smallint().notNull(),
    /** Bits that differ in the hash. */
    bits: smallint().notNull(),
    /** How much of the structure differs, from 0 to 1. */
    difference: real().notNull(),
  },
  (t) => [
    primaryKey({ name: "page_matches_pkey", columns: [t.sha256, t.page, t.otherSha256, t.otherPage] }),
    index("page_matches_other_sha256_index").on(t.otherSha256),
  ],
);

/** What two claims can have in common, of each item; a digest, so that no name is stored a second time. */
export const duplicateKeys = pgTable(
  "duplicate_keys",
  {
    reimbursementId: text()
      .notNull()
      .references(() => reimbursements.id),
    itemId: uuid().notNull(),
    kind: text().$type<KeyKind>().notNull(),
    /** SHA-256 of the normalised facts, in hexadecimal. */
    digest: text().notNull(),
  },
  (t) => [
    primaryKey({ name: "duplicate_keys_pkey", columns: [t.reimbursementId, t.itemId, t.kind] }),
    index("duplicate_keys_digest_index").on(t.kind, t.digest),
  ],
);

/** Which version of a claim's content the keys are of. */
export const duplicateScans = pgTable(
  "duplicate_scans",
  {
    reimbursementId: text()
      .primaryKey()
      .references(() => reimbursements.id),
    scannedAt: instant().notNull(),
  },
  () => [],
);

/** What an officer said of a reason between two claims; append-only, the newest counts. */
export const duplicateVerdicts = pgTable(
  "duplicate_verdicts",
  {
    id: id(),
    /** The claim whose number comes first. */
    firstId: text()
      .notNull()
      .references(() => reimbursements.id),
    secondId: text()
      .notNull()
      .references(() => reimbursements.id),
    reason: text().$type<DuplicateReason>().notNull(),
    verdict: text().$type<PairVerdict>().notNull(),
    remark: text().notNull(),
    /** What the reason rested on then: with other documents or items it is asked again. */
    evidence: text().notNull(),
    actorId: uuid()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
  },
  (t) => [
    index("duplicate_verdicts_pair_index").on(t.firstId, t.secondId),
    index("duplicate_verdicts_second_index").on(t.secondId),
    check("duplicate_verdicts_in_order", sql`${t.firstId} < ${t.secondId}`),
    check("duplicate_verdicts_reason_known", oneOf("reason", duplicateReasons)),
    check("duplicate_verdicts_verdict_known", oneOf("verdict", pairVerdicts)),
    check("duplicate_verdicts_remark_not_blank", sql`btrim(${t.remark}) <> ''`),
  ],
);
