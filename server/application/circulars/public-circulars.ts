import { z } from "zod";
import { circularSlug, readCircularNumber, readCircularSlug } from "#domain/circulars/circular-number.ts";
import type { PublicCircularLink, PublicCircularRow, PublicCircularView } from "#domain/circulars/circular-views.ts";
import { circularMessages } from "#domain/circulars/messages.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { notFound } from "#domain/errors.ts";
import type { RelatedCircular } from "#db/queries/circulars.ts";
import {
  findPublicCircular,
  selectNewestPublicCirculars,
  selectPublicCirculars,
  selectPublicIds,
  type ListedOwnCircular,
} from "#db/queries/own-circulars.ts";
import type { AppContext } from "../../context.ts";
import { renderMarkdown } from "../../infra/markdown.ts";
import { authorizeAnyone } from "../authorize.ts";
import { ListSearch, Page, paged, type Paged } from "../paging.ts";
import { pdfPathsOf } from "./circular-view.ts";
import { CircularYear } from "./list-circulars.ts";

export const ListPublicCircularsInput = Page.extend({ search: ListSearch, financialYear: CircularYear });
export type ListPublicCircularsInput = z.input<typeof ListPublicCircularsInput>;

/** A page of the circulars that everybody may read, the newest first; those for members only never. */
export async function listPublicCirculars(ctx: AppContext, input: ListPublicCircularsInput): Promise<Paged<PublicCircularRow>> {
  authorizeAnyone(ctx.actor, "circulars.readPublic");
  const { search, financialYear, page, pageSize } = ListPublicCircularsInput.parse(input);
  const { rows, count } = await selectPublicCirculars(ctx.db, { search, financialYear, offset: (page - 1) * pageSize, limit: pageSize });
  return paged(rows.map(publicRow), count, { page, pageSize });
}

/** Many years of circulars; a website shows no more. */
const maxPublic = 5_000;

/** Every circular that everybody may read, the newest first. */
export async function listEveryPublicCircular(ctx: AppContext): Promise<readonly PublicCircularRow[]> {
  authorizeAnyone(ctx.actor, "circulars.readPublic");
  const { rows } = await selectPublicCirculars(ctx.db, { search: undefined, financialYear: undefined, offset: 0, limit: maxPublic });
  return rows.map(publicRow);
}

/** The newest circulars that everybody may read, without those that are withdrawn. */
export async function listNewestPublicCirculars(ctx: AppContext, limit: number): Promise<readonly PublicCircularRow[]> {
  authorizeAnyone(ctx.actor, "circulars.readPublic");
  return (await selectNewestPublicCirculars(ctx.db, limit)).map(publicRow);
}

const publicRow = (row: ListedOwnCircular): PublicCircularRow => ({
  number: row.number,
  slug: circularSlug(row),
  subject: row.subject,
  subjectHindi: row.subjectHindi,
  holdsFromOn: row.holdsFromOn,
  publishedOn: calendarDateInIndia(row.publishedAt),
  isWithdrawn: row.state === "withdrawn",
  withdrawnOn: row.withdrawnAt === null ? null : calendarDateInIndia(row.withdrawnAt),
  replacedByNumber: row.replacedBy?.number ?? null,
  replacedFromOn: row.replacedBy?.holdsFromOn ?? null,
});

export const PublicCircularInput = z.object({ slug: z.string().max(40) });
export type PublicCircularInput = z.output<typeof PublicCircularInput>;

/** A circular as the website shows it; undefined also for a draft, and for one that only members may read. */
export async function findPublicCircularView(ctx: AppContext, { slug }: PublicCircularInput): Promise<PublicCircularView | undefined> {
  authorizeAnyone(ctx.actor, "circulars.readPublic");
  const serial = readCircularSlug(slug);
  const row = serial && (await findPublicCircular(ctx.db, serial));
  if (row === undefined) return undefined;
  const { isWithdrawn: _isWithdrawn, replacedByNumber: _replacedByNumber, ...shown } = publicRow(row);
  const open = await selectPublicIds(
    ctx.db,
    [row.replaces, row.replacedBy].flatMap((one) => one?.id ?? []),
  );
  return {
    ...shown,
    bodyHtml: renderMarkdown(row.body),
    bodyHindiHtml: renderMarkdown(row.bodyHindi, "hi"),
    withdrawnReason: row.withdrawnReason,
    pdfs: pdfPathsOf(row),
    replaces: linkOf(row.replaces, open),
    replacedBy: linkOf(row.replacedBy, open),
  };
}

/** @throws not_found (also for a draft, and for one that only members may read) */
export async function readPublicCircular(ctx: AppContext, input: PublicCircularInput): Promise<PublicCircularView> {
  const view = await findPublicCircularView(ctx, input);
  if (view === undefined) throw notFound("not_found", circularMessages.notFound);
  return view;
}

function linkOf(one: RelatedCircular | null, open: ReadonlySet<string>): PublicCircularLink | null {
  if (one === null) return null;
  const serial = open.has(one.id) ? readCircularNumber(one.number) : undefined;
  return { number: one.number, slug: serial === undefined ? null : circularSlug(serial) };
}
