import { z } from "zod";
import { conflict, invalid } from "#domain/errors.ts";
import { hindrancesOf } from "#domain/site/content/input.ts";
import { contentMessages } from "#domain/site/content/messages.ts";
import { updateContentVersion } from "#db/queries/content.ts";
import { deleteContentEntry, lockContentOrder, updateContentPosition, updateContentEntry, type ContentEntryRow } from "#db/queries/content-desk.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { standingAt, type ContentEntryView } from "./entry-view.ts";
import { lockForChange } from "./lock-for-change.ts";
import { askForDocuments } from "./make-document.ts";
import { parseFields, viewOf } from "./save-content.ts";

const Seen = z.object({ id: z.uuid(), version: z.int() });
export const PublishContentInput = Seen.extend({
  /** Instants; null: from now, and without end. */
  publishFrom: z.coerce.date().nullable().default(null),
  publishUntil: z.coerce.date().nullable().default(null),
});
export type PublishContentInput = z.infer<typeof PublishContentInput>;

/**
 * Shows an entry's saved words to the public, at once or between two instants; rendered pages follow when this commits.
 * @throws invalid (a needed field is empty; a last day before its first; an end that is past or before the beginning); not_found; conflict
 * (`stale_version`; `public_now`: a later beginning would take off what the public reads now)
 * @source issue "draft and publish, scheduled dates"
 */
export async function publishContent(ctx: AppContext, input: PublishContentInput): Promise<ContentEntryView> {
  const actor = authorize(ctx.actor, "site.publishContent");
  const { publishFrom, publishUntil } = input;
  const at = ctx.now();
  const beginning = publishFrom !== null && publishFrom > at ? publishFrom : at;
  if (publishUntil !== null && publishUntil <= beginning)
    throw invalid("window", contentMessages.notFuture, { publishUntil: [contentMessages.notFuture] });
  return transact(ctx, async (tx) => {
    const row = await lockForChange(tx, input);
    if (publishFrom !== null && publishFrom > at && standingAt(row, at) === "published")
      throw conflict("public_now", contentMessages.publicNow, { publishFrom: [contentMessages.publicNow] });
    const fields = publicFields(row);
    const published = await updateContentEntry(tx, row.id, {
      publishedFields: fields,
      state: "published",
      publishFrom,
      publishUntil,
      publishedAt: at,
      updatedBy: actor.userId,
      updatedAt: at,
    });
    await askForDocuments(tx, published);
    if (row.kind === "event") await enqueue(tx, "tell-followers", {});
    await recordAudit(tx, ctx, {
      event: "content.publish",
      subject: { kind: "content", id: row.id },
      detail: { kind: row.kind, version: published.version, isScheduled: publishFrom !== null && publishFrom > at },
    });
    await updateContentVersion(tx);
    return viewOf(tx, row.id, at);
  });
}

/** @throws invalid (fields by name) */
function publicFields({ kind, fields }: ContentEntryRow): Readonly<Record<string, unknown>> {
  const parsed = parseFields(kind, fields);
  const hindrances = hindrancesOf(kind, parsed);
  const [first] = Object.values(hindrances);
  if (first !== undefined) throw invalid("incomplete", first[0] ?? "", hindrances);
  return parsed;
}

export const SeenContentInput = Seen;
export type SeenContentInput = z.infer<typeof SeenContentInput>;

/**
 * Takes an entry off the site; its words as they were saved last stay as a draft, other published ones are dropped.
 * @throws not_found; conflict (`stale_version`)
 */
export async function unpublishContent(ctx: AppContext, input: SeenContentInput): Promise<ContentEntryView> {
  const actor = authorize(ctx.actor, "site.publishContent");
  const at = ctx.now();
  return transact(ctx, async (tx) => {
    const row = await lockForChange(tx, input);
    if (row.state === "published") {
      const none = { publishedFields: null, publishFrom: null, publishUntil: null, documentId: null, hindiDocumentId: null };
      await updateContentEntry(tx, row.id, { state: "draft", ...none, updatedBy: actor.userId, updatedAt: at });
      await recordAudit(tx, ctx, { event: "content.unpublish", subject: { kind: "content", id: row.id }, detail: { kind: row.kind } });
      await updateContentVersion(tx);
    }
    return viewOf(tx, row.id, at);
  });
}

/** Deletes an entry for good. @throws not_found; conflict (`stale_version`) */
export async function removeContent(ctx: AppContext, input: SeenContentInput): Promise<{ readonly message: string }> {
  authorize(ctx.actor, "site.removeContent");
  return transact(ctx, async (tx) => {
    const row = await lockForChange(tx, input);
    await deleteContentEntry(tx, row.id);
    await recordAudit(tx, ctx, { event: "content.remove", subject: { kind: "content", id: row.id }, detail: { kind: row.kind } });
    await updateContentVersion(tx);
    return { message: contentMessages.removed };
  });
}

export const MoveContentInput = Seen.extend({ direction: z.enum(["up", "down"]) });
export type MoveContentInput = z.infer<typeof MoveContentInput>;

/** Puts an entry before or after its neighbour; the first and the last stay where they are. @throws not_found; conflict (`stale_version`) */
export async function moveContent(ctx: AppContext, input: MoveContentInput): Promise<{ readonly hasMoved: boolean }> {
  authorize(ctx.actor, "site.publishContent");
  return transact(ctx, async (tx) => {
    await lockContentOrder(tx);
    const row = await lockForChange(tx, input, contentMessages.listChanged);
    const hasMoved = await updateContentPosition(tx, row, input.direction);
    if (hasMoved) {
      await recordAudit(tx, ctx, {
        event: "content.move",
        subject: { kind: "content", id: row.id },
        detail: { kind: row.kind, direction: input.direction },
      });
      await updateContentVersion(tx);
    }
    return { hasMoved };
  });
}
