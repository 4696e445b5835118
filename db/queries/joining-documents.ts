import { and, asc, eq, isNull } from "drizzle-orm";
import type { JoiningDocumentField } from "#domain/joining/documents.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { membershipApplicationDocuments as documents, membershipApplicationRemarks as remarks } from "../schema/joining.ts";

export type ApplicationDocument = typeof documents.$inferSelect;
export type ApplicationRemark = typeof remarks.$inferSelect;

/** The documents that count now. */
export const selectApplicationDocuments = (db: Db | Tx, applicationId: string): Promise<ApplicationDocument[]> =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.applicationId, applicationId), isNull(documents.replacedAt)))
    .orderBy(asc(documents.uploadedAt));

/** All documents, also those that were replaced, the first one first. */
export const selectStoredApplicationDocuments = (db: Db, applicationId: string): Promise<ApplicationDocument[]> =>
  db.select().from(documents).where(eq(documents.applicationId, applicationId)).orderBy(asc(documents.uploadedAt));

/** A document, also one that was replaced; undefined when there is none. */
export async function findApplicationDocument(db: Db, id: string): Promise<ApplicationDocument | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  return row;
}

type Place = { readonly applicationId: string; readonly field: JoiningDocumentField };

const currentAt = ({ applicationId, field }: Place) =>
  and(eq(documents.applicationId, applicationId), eq(documents.field, field), isNull(documents.replacedAt));

/** Deletes the document of a draft, which only the applicant has seen. The sweep then removes its file. */
export async function deleteApplicationDocument(tx: Tx, place: Place): Promise<void> {
  await tx.delete(documents).where(currentAt(place));
}

/** Sets the document that counts aside; the council can still read it. */
export async function updateDocumentReplaced(tx: Tx, place: Place, at: Date): Promise<void> {
  await tx.update(documents).set({ replacedAt: at }).where(currentAt(place));
}

export async function insertApplicationDocument(tx: Tx, values: typeof documents.$inferInsert): Promise<ApplicationDocument> {
  const [row] = await tx.insert(documents).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** The remarks of the council, the first one first. */
export const selectApplicationRemarks = (db: Db | Tx, applicationId: string): Promise<ApplicationRemark[]> =>
  db.select().from(remarks).where(eq(remarks.applicationId, applicationId)).orderBy(asc(remarks.askedAt), asc(remarks.id));

export type NamedRemark = { readonly remark: ApplicationRemark; readonly askedByName: string };

/** The same with the names of the officers. */
export const selectNamedRemarks = (db: Db, applicationId: string): Promise<NamedRemark[]> =>
  db
    .select({ remark: remarks, askedByName: users.name })
    .from(remarks)
    .innerJoin(users, eq(users.id, remarks.askedBy))
    .where(eq(remarks.applicationId, applicationId))
    .orderBy(asc(remarks.askedAt), asc(remarks.id));

export async function insertApplicationRemarks(tx: Tx, values: readonly (typeof remarks.$inferInsert)[]): Promise<void> {
  await tx.insert(remarks).values([...values]);
}

/** Stores what the applicant typed as an answer; it counts from `repliedAt` on, null while it is not sent. */
export async function updateRemarkReply(tx: Tx, id: string, values: { readonly reply: string; readonly repliedAt: Date | null }): Promise<void> {
  await tx.update(remarks).set(values).where(eq(remarks.id, id));
}
