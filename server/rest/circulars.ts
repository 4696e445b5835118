import { z } from "zod";
import type { PublicCircularView } from "#domain/circulars/circular-views.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { listOwnCirculars, openOwnCircular, type OwnCircularView } from "../application/circulars/own-circulars.ts";
import { listPublicCirculars, readPublicCircular } from "../application/circulars/public-circulars.ts";
import type { AppContext } from "../context.ts";
import { ok, route, type RestRoute } from "./route.ts";
import { pageQuery, pageSizeQuery, WireDate, wireInstant, WireInstant } from "./wire.ts";

const tag = "Circulars";

const listQuery = z.object({
  page: pageQuery,
  page_size: pageSizeQuery(10),
  search: z.string().max(200).optional().meta({ description: "Words of the number, the subject or the text, in either language" }),
  financial_year: z
    .string()
    .regex(/^20\d\d-\d\d$/)
    .optional()
    .meta({ description: "Like 2026-27", example: "2026-27" }),
});
const askedFor = ({ page, page_size: pageSize, search, financial_year: financialYear }: z.output<typeof listQuery>) => ({
  page,
  pageSize,
  search,
  financialYear,
});

const replacedFrom = WireDate.nullable().meta({ description: "The day from which the other circular holds; this one holds until then" });
const dateOrNull = (day: string | null): string | null => (day === null ? null : formatIndianDate(day));

const Listed = z.object({
  number: z.string(),
  subject: z.string(),
  subject_hindi: z.string(),
  holds_from: WireDate,
  is_withdrawn: z.boolean(),
  replaced_by_number: z.string().nullable(),
  replaced_from: replacedFrom,
});
const exampleListed = {
  number: "EPCMD/2026-27/014",
  subject: "Holidays of the office in 2027",
  subject_hindi: "2027 में कार्यालय के अवकाश",
  holds_from: "01-01-2027",
  is_withdrawn: false,
  replaced_by_number: null,
  replaced_from: null,
};
const OwnListed = Listed.extend({ id: z.uuid(), published_at: WireInstant, is_urgent: z.boolean(), is_read: z.boolean() });
const exampleOwn = {
  id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d78",
  ...exampleListed,
  published_at: "2026-11-20T09:30:00.000Z",
  is_urgent: false,
  is_read: false,
};
const PublicListed = Listed.extend({ slug: z.string(), published_on: WireDate });
const examplePublic = { slug: "2026-27-014", ...exampleListed, published_on: "20-11-2026" };

const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ circulars: z.array(row), current_page: z.int(), total_pages: z.int(), count: z.int(), page_size: z.int() });
const pageExample = (row: object) => ({ circulars: [row], current_page: 1, total_pages: 1, count: 1, page_size: 10 });

const Texts = z.object({
  number: z.string(),
  subject: z.string(),
  subject_hindi: z.string(),
  holds_from: WireDate,
  body_html: z.string().meta({ description: "The text in English as HTML" }),
  body_hindi_html: z.string().meta({ description: "The text in Hindi as HTML" }),
  pdf_url: z
    .string()
    .nullable()
    .meta({ description: "Null while the PDF is being made; it needs the session of the web client unless the circular is public" }),
  pdf_hindi_url: z.string().nullable(),
  withdrawn_reason: z.string().nullable(),
  replaces_number: z.string().nullable(),
  replaced_by_number: z.string().nullable(),
  replaced_from: replacedFrom,
});
const exampleTexts = {
  number: exampleListed.number,
  subject: exampleListed.subject,
  subject_hindi: exampleListed.subject_hindi,
  holds_from: exampleListed.holds_from,
  body_html: "<p>The office is closed on these days.</p>",
  body_hindi_html: "<p>इन दिनों कार्यालय बंद रहेगा।</p>",
  pdf_url: "https://portal.example/files/circulars/01999f4e-7c2a-7d11-9a54-3c1f2b1a0d78/en",
  pdf_hindi_url: "https://portal.example/files/circulars/01999f4e-7c2a-7d11-9a54-3c1f2b1a0d78/hi",
  withdrawn_reason: null,
  replaces_number: null,
  replaced_by_number: null,
  replaced_from: null,
};

function textsOf({ config }: AppContext, view: OwnCircularView | PublicCircularView): z.infer<typeof Texts> {
  const urlOf = (path: string | null): string | null => (path === null ? null : `${config.publicUrl}${path}`);
  return {
    number: view.number,
    subject: view.subject,
    subject_hindi: view.subjectHindi,
    holds_from: formatIndianDate(view.holdsFromOn),
    body_html: view.bodyHtml,
    body_hindi_html: view.bodyHindiHtml,
    pdf_url: urlOf(view.pdfs.en),
    pdf_hindi_url: urlOf(view.pdfs.hi),
    withdrawn_reason: view.withdrawnReason,
    replaces_number: view.replaces?.number ?? null,
    replaced_by_number: view.replacedBy?.number ?? null,
    replaced_from: dateOrNull(view.replacedFromOn),
  };
}

type ListedView = Pick<OwnCircularView, "number" | "subject" | "subjectHindi" | "holdsFromOn"> & {
  readonly isWithdrawn: boolean;
  readonly replacedByNumber: string | null;
  readonly replacedFromOn: string | null;
};
const listed = ({
  number,
  subject,
  subjectHindi,
  holdsFromOn,
  isWithdrawn,
  replacedByNumber,
  replacedFromOn,
}: ListedView): z.infer<typeof Listed> => ({
  number,
  subject,
  subject_hindi: subjectHindi,
  holds_from: formatIndianDate(holdsFromOn),
  is_withdrawn: isWithdrawn,
  replaced_by_number: replacedByNumber,
  replaced_from: dateOrNull(replacedFromOn),
});

type PageTotals = { readonly currentPage: number; readonly totalPages: number; readonly count: number; readonly pageSize: number };
const totals = ({ currentPage, totalPages, count, pageSize }: PageTotals) => ({
  current_page: currentPage,
  total_pages: totalPages,
  count,
  page_size: pageSize,
});

export const circularRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "own-circulars",
    tag,
    summary: "The circulars for the own firm",
    access: "circulars.readOwn",
    query: listQuery,
    answers: {
      200: {
        description: "A page, the newest first",
        schema: pageOf(OwnListed),
        example: pageExample(exampleOwn),
      },
    },
    run: async (ctx, { query }) => {
      const { rows, ...page } = await listOwnCirculars(ctx, { ...askedFor(query), isUnreadFirst: false });
      const circulars = rows.map((row) => ({
        id: row.id,
        ...listed(row),
        published_at: wireInstant(row.publishedAt),
        is_urgent: row.isUrgent,
        is_read: row.isRead,
      }));
      return ok({ circulars, ...totals(page) });
    },
  }),
  route({
    method: "GET",
    path: "own-circulars/:id",
    tag,
    summary: "One circular for the own firm",
    description: "The circular counts as read by this user from then on.",
    access: "circulars.readOwn",
    params: z.object({ id: z.string() }),
    answers: {
      200: {
        description: "The circular in both languages",
        schema: Texts.extend({ id: z.uuid(), published_at: WireInstant, is_urgent: z.boolean() }),
        example: { ...exampleTexts, id: exampleOwn.id, published_at: exampleOwn.published_at, is_urgent: false },
      },
    },
    run: async (ctx, { params }) => {
      const view = await openOwnCircular(ctx, params);
      return ok({ ...textsOf(ctx, view), id: view.id, published_at: wireInstant(view.publishedAt), is_urgent: view.isUrgent });
    },
  }),
  route({
    method: "GET",
    path: "public-circulars",
    tag,
    summary: "The circulars that everybody may read",
    access: "anyone",
    query: listQuery,
    answers: { 200: { description: "A page, the newest first", schema: pageOf(PublicListed), example: pageExample(examplePublic) } },
    run: async (ctx, { query }) => {
      const { rows, ...page } = await listPublicCirculars(ctx, askedFor(query));
      const circulars = rows.map((row) => ({ slug: row.slug, ...listed(row), published_on: formatIndianDate(row.publishedOn) }));
      return ok({ circulars, ...totals(page) });
    },
  }),
  route({
    method: "GET",
    path: "public-circulars/:slug",
    tag,
    summary: "One circular that everybody may read",
    access: "anyone",
    params: z.object({ slug: z.string().meta({ description: "The number without the council's name, like 2026-27-014" }) }),
    answers: {
      200: {
        description: "The circular in both languages",
        schema: Texts.extend({ slug: z.string(), published_on: WireDate }),
        example: { ...exampleTexts, slug: examplePublic.slug, published_on: examplePublic.published_on },
      },
    },
    run: async (ctx, { params }) => {
      const view = await readPublicCircular(ctx, params);
      return ok({ ...textsOf(ctx, view), slug: view.slug, published_on: formatIndianDate(view.publishedOn) });
    },
  }),
];
