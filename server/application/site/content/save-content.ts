import { z } from "zod";
import { conflict, invalid, notFound } from "#domain/errors.ts";
import { fieldErrorsOf } from "#domain/field-errors.ts";
import { contentInput, Slug, slugOf } from "#domain/site/content/input.ts";
import { contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import { contentMessages } from "#domain/site/content/messages.ts";
import { referencesOf } from "#domain/site/content/stored.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findPictures } from "#db/queries/content.ts";
import { findContentEntry, findContentEntryAt, insertContentEntry, selectKnownContentFiles, updateContentEntry } from "#db/queries/content-desk.ts";
import { transact, violatedConstraint } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { entryView, isAddressFixed, type ContentEntryView } from "./entry-view.ts";
import { ContentKindInput } from "./list-content.ts";
import { lockForChange } from "./lock-for-change.ts";

export const SaveContentInput = z.object({
  kind: ContentKindInput,
  /** Undefined: a new entry. */
  id: z.uuid().optional(),
  /** The version that the editor began with; of a new entry none. */
  version: z.int().optional(),
  /** Undefined: made of the title when the entry is new, else as it is. */
  slug: Slug.optional(),
  /** Kept with a draft until it is published; undefined: as they are. A published entry keeps its own. */
  times: z.object({ publishFrom: z.coerce.date().nullable(), publishUntil: z.coerce.date().nullable() }).optional(),
  /** By the names of the kind's fields; checked by its declaration. */
  fields: z.record(z.string().max(100), z.unknown()),
});
export type SaveContentInput = z.infer<typeof SaveContentInput>;

/**
 * Saves what staff wrote as a draft. What the public sees stays as it is until it is published.
 * @throws invalid (fields by name; `window`: the end is before the beginning); not_found (deleted meanwhile); conflict (`stale_version`: changed
 * meanwhile; `slug_taken`; `slug_fixed`: it was published at another address)
 */
export async function saveContent(ctx: AppContext, input: SaveContentInput): Promise<ContentEntryView> {
  const actor = authorize(ctx.actor, "site.saveContent");
  const { kind, id, version, slug, times } = input;
  const fields = parseFields(kind, input.fields);
  assertInOrder(times);
  return transact(ctx, async (tx) => {
    await assertReferences(tx, kind, fields);
    const at = ctx.now();
    const current = id === undefined ? undefined : await lockForChange(tx, { id, version });
    if (current !== undefined && current.kind !== kind) throw notFound("not_found", contentMessages.gone);
    if (current !== undefined && isAddressFixed(current) && slug !== undefined && slug !== current.slug)
      throw conflict("slug_fixed", contentMessages.slugFixed, { slug: [contentMessages.slugFixed] });
    const row =
      current === undefined
        ? await insertContentEntry(tx, { kind, slug: slug ?? (await freeSlug(tx, kind, fields)), fields, ...times, updatedBy: actor.userId, at })
        : await updateContentEntry(tx, current.id, {
            fields,
            slug: slug ?? current.slug,
            ...(current.state === "draft" ? times : {}),
            updatedBy: actor.userId,
            updatedAt: at,
          });
    await recordAudit(tx, ctx, { event: "content.save", subject: { kind: "content", id: row.id }, detail: { kind, version: row.version } });
    return viewOf(tx, row.id, at);
  }).catch(slugTaken);
}

/** @throws invalid (`window`) */
function assertInOrder(times: SaveContentInput["times"]): void {
  if (times === undefined || times.publishFrom === null || times.publishUntil === null || times.publishFrom < times.publishUntil) return;
  throw invalid("window", contentMessages.notFuture, { publishUntil: [contentMessages.notFuture] });
}

/** @throws invalid (fields by name) */
export function parseFields(kind: ContentKind, given: unknown): Readonly<Record<string, unknown>> {
  const parsed = contentInput(kind).safeParse(given);
  if (parsed.success) return parsed.data;
  throw invalid(
    "invalid",
    "Check what you entered.",
    fieldErrorsOf(parsed.error, ([name]) => String(name)),
  );
}

async function assertReferences(db: Db | Tx, kind: ContentKind, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const { images, files } = referencesOf(kind, fields);
  const [pictures, documents] = await Promise.all([findPictures(db, images), selectKnownContentFiles(db, files)]);
  const fieldOf = (type: "image" | "file"): string =>
    Object.entries(contentKindOf(kind).fields).find(([, field]) => field.type === type)?.[0] ?? type;
  if (images.some((id) => !pictures.has(id)))
    throw invalid("picture_gone", contentMessages.pictureGone, { [fieldOf("image")]: [contentMessages.pictureGone] });
  if (files.some((id) => !documents.has(id))) throw invalid("file_gone", contentMessages.fileGone, { [fieldOf("file")]: [contentMessages.fileGone] });
}

/** The title as an address, with a number behind it while that is taken. */
async function freeSlug(tx: Tx, kind: ContentKind, fields: Readonly<Record<string, unknown>>): Promise<string> {
  const title = fields[contentKindOf(kind).titleField];
  // A title without Latin characters or digits gives no address word.
  const wanted = slugOf(typeof title === "string" ? title : "") || contentKindOf(kind).one.replaceAll(" ", "-");
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if ((await findContentEntryAt(tx, kind, slug)) === undefined) return slug;
  }
}

/** @throws not_found */
export async function viewOf(tx: Tx, id: string, now: Date): Promise<ContentEntryView> {
  const row = await findContentEntry(tx, id);
  if (row === undefined) throw notFound("not_found", contentMessages.gone);
  return entryView(tx, row, now);
}

function slugTaken(error: unknown): never {
  if (violatedConstraint(error) !== "content_entries_kind_slug_unique") throw error;
  throw conflict("slug_taken", contentMessages.slugTaken, { slug: [contentMessages.slugTaken] });
}
