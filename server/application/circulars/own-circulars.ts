import { z } from "zod";
import type { CircularPdfs } from "#domain/circulars/circular-views.ts";
import { circularMessages } from "#domain/circulars/messages.ts";
import { notFound } from "#domain/errors.ts";
import { transact } from "#db/connection/transact.ts";
import { insertCircularRead } from "#db/queries/circular-readers.ts";
import type { RelatedCircular } from "#db/queries/circulars.ts";
import { countUnreadCirculars, findOwnCircular, selectOpenIds, selectOwnCirculars, type PublishedCircular } from "#db/queries/own-circulars.ts";
import type { AppContext } from "../../context.ts";
import { renderMarkdown } from "../../infra/markdown.ts";
import { authorize } from "../authorize.ts";
import { ListSearch, Page, paged, type Paged } from "../paging.ts";
import { CircularId, pdfPathsOf } from "./circular-view.ts";
import { CircularYear } from "./list-circulars.ts";

export const ListOwnCircularsInput = Page.extend({
  search: ListSearch,
  financialYear: CircularYear,
  /** Who opens circulars between two pages needs an order that reading does not change: false. */
  isUnreadFirst: z.boolean().default(true),
});
export type ListOwnCircularsInput = z.input<typeof ListOwnCircularsInput>;

/** A circular in a member's list. */
export type OwnCircularRow = Pick<PublishedCircular, "id" | "number" | "subject" | "subjectHindi" | "holdsFromOn" | "publishedAt" | "isUrgent"> & {
  readonly isWithdrawn: boolean;
  readonly replacedByNumber: string | null;
  /** From when the circular that replaces it holds. */
  readonly replacedFromOn: string | null;
  /** Read by this user. */
  readonly isRead: boolean;
};

/** A page of the circulars of the actor's firm: those that the user has not read first, if asked for, then the newest. */
export async function listOwnCirculars(ctx: AppContext, input: ListOwnCircularsInput): Promise<Paged<OwnCircularRow> & { readonly unread: number }> {
  const actor = authorize(ctx.actor, "circulars.readOwn");
  const { search, financialYear, isUnreadFirst, page, pageSize } = ListOwnCircularsInput.parse(input);
  const [{ rows, count }, unread] = await Promise.all([
    selectOwnCirculars(ctx.db, actor, { search, financialYear, isUnreadFirst, offset: (page - 1) * pageSize, limit: pageSize }),
    countUnreadCirculars(ctx.db, actor),
  ]);
  const views = rows.map(({ id, number, subject, subjectHindi, holdsFromOn, publishedAt, isUrgent, state, replacedBy, readAt }) => ({
    id,
    number,
    subject,
    subjectHindi,
    holdsFromOn,
    publishedAt,
    isUrgent,
    isWithdrawn: state === "withdrawn",
    replacedByNumber: replacedBy?.number ?? null,
    replacedFromOn: replacedBy?.holdsFromOn ?? null,
    isRead: readAt !== null,
  }));
  return { ...paged(views, count, { page, pageSize }), unread };
}

/** The number of circulars of the actor's firm that the user has not read. */
export async function countNewCirculars(ctx: AppContext): Promise<number> {
  return countUnreadCirculars(ctx.db, authorize(ctx.actor, "circulars.readOwn"));
}

/** Another circular, with the id where the reader may open it. */
export type CircularLink = { readonly number: string; readonly id: string | null };

/** A circular as a member reads it. */
export type OwnCircularView = Pick<
  PublishedCircular,
  "id" | "number" | "subject" | "subjectHindi" | "holdsFromOn" | "publishedAt" | "isUrgent" | "withdrawnReason" | "withdrawnAt"
> & {
  readonly bodyHtml: string;
  readonly bodyHindiHtml: string;
  readonly pdfs: CircularPdfs;
  readonly replaces: CircularLink | null;
  readonly replacedBy: CircularLink | null;
  readonly replacedFromOn: string | null;
};

/**
 * Opens a circular and marks it, and the notice about it, as read by this user.
 * @throws not_found (also a draft, and one for other firms)
 */
export async function openOwnCircular(ctx: AppContext, input: CircularId): Promise<OwnCircularView> {
  const { userId, firmId } = authorize(ctx.actor, "circulars.readOwn");
  const parsed = CircularId.safeParse(input);
  if (!parsed.success) throw notFound("not_found", circularMessages.notFound);
  const { id } = parsed.data;
  return transact(ctx, async (tx) => {
    const row = await findOwnCircular(tx, id, firmId);
    if (row === undefined) throw notFound("not_found", circularMessages.notFound);
    await insertCircularRead(tx, { circularId: id, userId, firmId, readAt: ctx.now() });
    const { replaces, replacedBy } = row;
    const open = await selectOpenIds(
      tx,
      [replaces, replacedBy].flatMap((one) => one?.id ?? []),
      firmId,
    );
    return presentCircular(row, open);
  });
}

/** @param open ids of the circulars that this reader may open */
export function presentCircular(row: PublishedCircular, open: ReadonlySet<string>): OwnCircularView {
  const { id, number, subject, subjectHindi, body, bodyHindi, holdsFromOn, publishedAt, isUrgent, withdrawnReason, withdrawnAt } = row;
  const link = (one: RelatedCircular | null): CircularLink | null =>
    one === null ? null : { number: one.number, id: open.has(one.id) ? one.id : null };
  return {
    id,
    number,
    subject,
    subjectHindi,
    bodyHtml: renderMarkdown(body),
    bodyHindiHtml: renderMarkdown(bodyHindi, "hi"),
    holdsFromOn,
    publishedAt,
    isUrgent,
    withdrawnReason,
    withdrawnAt,
    pdfs: pdfPathsOf(row),
    replaces: link(row.replaces),
    replacedBy: link(row.replacedBy),
    replacedFromOn: row.replacedBy?.holdsFromOn ?? null,
  };
}
