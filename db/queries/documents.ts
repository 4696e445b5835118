import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { documentVersionFiles, documentVersions, files } from "../schema/reimbursements.ts";

export type FileRow = typeof files.$inferSelect;
export type StoredFile = Pick<FileRow, "id" | "name" | "mediaType" | "sizeBytes" | "pages" | "sha256" | "storageKey">;

/** One version of a document with its files in order. */
export type DocumentVersion = {
  readonly id: string;
  readonly fieldName: string;
  readonly version: number;
  readonly isCurrent: boolean;
  readonly wasSubmitted: boolean;
  /** The name of a further paper; null for a document of the scheme. */
  readonly name: string | null;
  readonly createdAt: Date;
  readonly createdByName: string;
  readonly files: readonly StoredFile[];
};

/** A version with one of its files. */
export const documentFileColumns = {
  id: documentVersions.id,
  fieldName: documentVersions.fieldName,
  version: documentVersions.version,
  isCurrent: documentVersions.isCurrent,
  wasSubmitted: documentVersions.wasSubmitted,
  name: documentVersions.name,
  createdAt: documentVersions.createdAt,
  createdByName: users.name,
  fileId: files.id,
  fileName: files.name,
  mediaType: files.mediaType,
  sizeBytes: files.sizeBytes,
  pages: files.pages,
  sha256: files.sha256,
  storageKey: files.storageKey,
};
type DocumentFileRow = Omit<DocumentVersion, "files"> & Omit<StoredFile, "id" | "name"> & { readonly fileId: string; readonly fileName: string };

export const isCurrentOrSubmitted = or(documentVersions.isCurrent, documentVersions.wasSubmitted);
/** Newest first within a field, the files of a version in their order. */
export const documentFileOrder = [asc(documentVersions.fieldName), desc(documentVersions.version), asc(documentVersionFiles.position)];

/** The versions that such rows tell of, in their order. */
export function versionsOf(rows: readonly DocumentFileRow[]): DocumentVersion[] {
  const versions = new Map<string, DocumentVersion & { files: StoredFile[] }>();
  for (const { fileId, fileName, mediaType, sizeBytes, pages, sha256, storageKey, ...version } of rows) {
    const known = versions.get(version.id) ?? { ...version, files: [] };
    known.files.push({ id: fileId, name: fileName, mediaType, sizeBytes, pages, sha256, storageKey });
    versions.set(version.id, known);
  }
  return [...versions.values()];
}

/**
 * The current version of each document of a reimbursement and those that the council has received, newest first within
 * a field. A version that was replaced before it was submitted is left out.
 */
export async function selectDocuments(db: Db | Tx, reimbursementId: string): Promise<DocumentVersion[]> {
  return versionsOf(
    await db
      .select(documentFileColumns)
      .from(documentVersions)
      .innerJoin(users, eq(users.id, documentVersions.createdBy))
      .innerJoin(documentVersionFiles, eq(documentVersionFiles.versionId, documentVersions.id))
      .innerJoin(files, eq(files.id, documentVersionFiles.fileId))
      .where(and(eq(documentVersions.reimbursementId, reimbursementId), isCurrentOrSubmitted))
      .orderBy(...documentFileOrder),
  );
}

/**
 * Inserts a new current version of a document. The caller holds the lock of the reimbursement.
 * @param values.fileIds the files of the new version in order; at least one
 */
export async function insertDocumentVersion(
  tx: Tx,
  values: { reimbursementId: string; fieldName: string; name: string | null; fileIds: readonly string[]; createdBy: string; createdAt: Date },
): Promise<number> {
  const { fileIds, ...document } = values;
  await markDocumentRetired(tx, values.reimbursementId, values.fieldName);
  const ofField = sql`v.reimbursement_id = ${values.reimbursementId} and v.field_name = ${values.fieldName}`;
  const [row] = await tx
    .insert(documentVersions)
    .values({ ...document, version: sql`(select coalesce(max(v.version), 0) + 1 from document_versions v where ${ofField})` })
    .returning({ id: documentVersions.id, version: documentVersions.version });
  if (row === undefined) throw new Error("insert returned no row");
  await tx.insert(documentVersionFiles).values(fileIds.map((fileId, index) => ({ versionId: row.id, position: index + 1, fileId })));
  return row.version;
}

/** The files of a document in one reimbursement. */
export type LastDocument = { readonly reimbursementId: string; readonly files: readonly StoredFile[] };

/**
 * The newest document of this name that the firm uploaded in a reimbursement, other than the named one, that it submitted after a time; where it
 * is not submitted, uploaded after that time. One about which the firm is asked now is left out: it would be asked about it twice.
 */
export async function findLastDocument(
  db: Db | Tx,
  { firmId, fieldNames, since, otherThan }: { firmId: string; fieldNames: readonly string[]; since: Date; otherThan: string | undefined },
): Promise<LastDocument | undefined> {
  const rows = await db
    .select({ reimbursementId: documentVersions.reimbursementId, file: files })
    .from(documentVersions)
    .innerJoin(documentVersionFiles, eq(documentVersionFiles.versionId, documentVersions.id))
    .innerJoin(files, eq(files.id, documentVersionFiles.fileId))
    .where(
      eq(
        documentVersions.id,
        sql`(select v.id from document_versions v join reimbursements r on r.id = v.reimbursement_id
             where r.firm_id = ${firmId} and v.field_name = any(string_to_array(${fieldNames.join(" ")}, ' ')) and v.is_current
               and coalesce(r.submitted_at, v.created_at) >= ${since.toISOString()}
               and r.id is distinct from ${otherThan ?? null}
               and not exists (select from deficiencies d where d.reimbursement_id = v.reimbursement_id and d.field_name = v.field_name
                 and d.document_version = v.version and d.answered_at is null)
             order by v.created_at desc, v.id desc limit 1)`,
      ),
    )
    .orderBy(asc(documentVersionFiles.position));
  const [first] = rows;
  return first && { reimbursementId: first.reimbursementId, files: rows.map(({ file }) => file) };
}

/** The files of one version of a document, also of one that was replaced before it was submitted; none without such a version. */
export async function selectVersionFiles(
  tx: Tx,
  { reimbursementId, fieldName, version }: { readonly reimbursementId: string; readonly fieldName: string; readonly version: number },
): Promise<readonly StoredFile[]> {
  const isAskedFor = [
    eq(documentVersions.reimbursementId, reimbursementId),
    eq(documentVersions.fieldName, fieldName),
    eq(documentVersions.version, version),
  ];
  const rows = await tx
    .select({ file: files })
    .from(documentVersions)
    .innerJoin(documentVersionFiles, eq(documentVersionFiles.versionId, documentVersions.id))
    .innerJoin(files, eq(files.id, documentVersionFiles.fileId))
    .where(and(...isAskedFor))
    .orderBy(asc(documentVersionFiles.position));
  return rows.map(({ file }) => file);
}

/** Leaves a document without a current version; the earlier ones stay. */
export async function markDocumentRetired(tx: Tx, reimbursementId: string, fieldName: string): Promise<void> {
  await tx
    .update(documentVersions)
    .set({ isCurrent: false })
    .where(
      and(eq(documentVersions.reimbursementId, reimbursementId), eq(documentVersions.fieldName, fieldName), eq(documentVersions.isCurrent, true)),
    );
}

/** Retires every current document. */
export async function markAllDocumentsRetired(tx: Tx, reimbursementId: string): Promise<void> {
  await tx
    .update(documentVersions)
    .set({ isCurrent: false })
    .where(and(eq(documentVersions.reimbursementId, reimbursementId), eq(documentVersions.isCurrent, true)));
}

/** Makes these versions current, and no others of their reimbursement. */
export async function updateCurrentVersions(tx: Tx, reimbursementId: string, ids: readonly string[]): Promise<void> {
  await markAllDocumentsRetired(tx, reimbursementId);
  await tx
    .update(documentVersions)
    .set({ isCurrent: true })
    .where(inArray(documentVersions.id, [...ids]));
}

/** Marks the current documents as received by the council, except the named ones, which are retired as not applicable. */
export async function markSubmitted(tx: Tx, reimbursementId: string, notApplicable: readonly string[]): Promise<void> {
  if (notApplicable.length > 0)
    await tx
      .update(documentVersions)
      .set({ isCurrent: false })
      .where(and(eq(documentVersions.reimbursementId, reimbursementId), inArray(documentVersions.fieldName, [...notApplicable])));
  await tx
    .update(documentVersions)
    .set({ wasSubmitted: true })
    .where(and(eq(documentVersions.reimbursementId, reimbursementId), eq(documentVersions.isCurrent, true)));
}

export async function insertFile(tx: Tx, values: typeof files.$inferInsert): Promise<string> {
  const [row] = await tx.insert(files).values(values).returning({ id: files.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

/** The bytes of all drafts of a firm, for the quota: `held` by their documents, and `stored`, with what was replaced or removed since. */
export async function countFirmDraftBytes(db: Db | Tx, firmId: string): Promise<{ readonly held: number; readonly stored: number }> {
  const [row] = await db.execute<{ held: number; stored: number }>(sql`
    select coalesce(sum(f.size_bytes) filter (where d.is_held), 0)::float8 as held, coalesce(sum(f.size_bytes), 0)::float8 as stored
    from files f
    join (
      select vf.file_id, bool_or(v.is_current) as is_held from reimbursements r
      join document_versions v on v.reimbursement_id = r.id
      join document_version_files vf on vf.version_id = v.id
      where r.firm_id = ${firmId} and r.state = 'DRAFT'
      group by vf.file_id) d on d.file_id = f.id
    where f.deleted_at is null`);
  return row ?? { held: 0, stored: 0 };
}

/** The reader of files; each may open another part of them. */
export type FileReader = { readonly party: "member"; readonly firmId: string } | { readonly party: "council" } | { readonly party: "dgft" };

/**
 * A file of a reimbursement that this reader may open, or undefined: the firm its own, the council what was submitted,
 * the officer what was submitted of a reimbursement that was forwarded. The dossier counts as a file of it; that of a draft is the firm's alone.
 */
export async function findReadableFile(db: Db | Tx, reimbursementId: string, fileId: string, reader: FileReader): Promise<FileRow | undefined> {
  const allowed =
    reader.party === "member"
      ? sql`r.firm_id = ${reader.firmId}`
      : reader.party === "council"
        ? sql`r.submitted_at is not null`
        : sql`r.first_forwarded_at is not null`;
  const submittedOnly = reader.party === "member" ? sql`true` : sql`v.was_submitted`;
  // The current content of a submitted reimbursement is not a draft. An earlier dossier is of a draft when it is older than the submission.
  const madeOfSubmitted =
    reader.party === "member" ? sql`true` : sql`(d.content_version = r.content_version or ${files.createdAt} >= r.submitted_at)`;
  const [found] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.id, fileId),
        sql`exists (select 1 from reimbursements r where r.id = ${reimbursementId} and ${allowed} and (
          exists (select 1 from document_versions v join document_version_files vf on vf.version_id = v.id
                  where v.reimbursement_id = r.id and vf.file_id = ${files.id} and ${submittedOnly})
          or exists (select 1 from dossiers d where d.reimbursement_id = r.id and d.file_id = ${files.id} and ${madeOfSubmitted})))`,
      ),
    );
  return found;
}
