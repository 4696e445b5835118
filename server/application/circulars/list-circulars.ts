import { z } from "zod";
import { Audience, audienceText } from "#domain/circulars/audience.ts";
import { circularMessages } from "#domain/circulars/messages.ts";
import { markdownProblem } from "#domain/markdown-rules.ts";
import { columnsOfAudience, countAudience, countReaders, selectUnreadFirms } from "#db/queries/circular-readers.ts";
import { selectCirculars, selectCircularYears, selectReplaceable, type ListedCircular, type RelatedCircular } from "#db/queries/circulars.ts";
import type { AppContext } from "../../context.ts";
import { renderMarkdown } from "../../infra/markdown.ts";
import { authorize } from "../authorize.ts";
import { ListSearch, Page, paged, type Paged } from "../paging.ts";
import { audienceOf, type CircularId, viewOfCircular, type CircularView } from "./circular-view.ts";

/** A financial year in a filter. */
export const CircularYear = z
  .string()
  .regex(/^20\d\d-\d\d$/, circularMessages.chooseYear)
  .optional();

export const ListCircularsInput = Page.extend({
  search: ListSearch,
  state: z.enum(["draft", "published", "withdrawn"]).optional(),
  financialYear: CircularYear,
});
export type ListCircularsInput = z.input<typeof ListCircularsInput>;

/** A row of the desk's list. */
export type CircularRowView = Omit<ListedCircular, "isForAll" | "schemes" | "deviceGroups" | "gstCodes"> & { readonly audienceText: string };

/** A page of circulars of any state: drafts first, then the newest. `years` are those with a published one. */
export async function listCirculars(
  ctx: AppContext,
  input: ListCircularsInput,
): Promise<Paged<CircularRowView> & { readonly years: readonly string[] }> {
  authorize(ctx.actor, "circulars.read");
  const { search, state, financialYear, page, pageSize } = ListCircularsInput.parse(input);
  const [{ rows, count }, years] = await Promise.all([
    selectCirculars(ctx.db, { search, state, financialYear, offset: (page - 1) * pageSize, limit: pageSize }),
    selectCircularYears(ctx.db),
  ]);
  const views = rows.map(({ isForAll, schemes, deviceGroups, gstCodes, ...row }) => ({
    ...row,
    audienceText: audienceText(audienceOf({ isForAll, schemes, deviceGroups, gstCodes })),
  }));
  return { ...paged(views, count, { page, pageSize }), years };
}

/** One circular with its audience and its readers. @throws not_found */
export async function readCircular(ctx: AppContext, { id }: CircularId): Promise<CircularView> {
  authorize(ctx.actor, "circulars.read");
  return viewOfCircular(ctx.db, id);
}

export const ListUnreadFirmsInput = Page.extend({ id: z.uuid() });
export type ListUnreadFirmsInput = z.input<typeof ListUnreadFirmsInput>;

/** A page of the firms of a circular that have not read it, by name. */
export async function listUnreadFirms(
  ctx: AppContext,
  input: ListUnreadFirmsInput,
): Promise<Paged<{ readonly id: string; readonly name: string; readonly contactEmail: string }>> {
  authorize(ctx.actor, "circulars.read");
  const { id, page, pageSize } = ListUnreadFirmsInput.parse(input);
  const [rows, { firms, readers }] = await Promise.all([
    selectUnreadFirms(ctx.db, id, { offset: (page - 1) * pageSize, limit: pageSize }),
    countReaders(ctx.db, id),
  ]);
  return paged(rows, firms - readers, { page, pageSize });
}

export const CountAudienceInput = z.object({ audience: Audience });
export type CountAudienceInput = z.input<typeof CountAudienceInput>;

/** How many firms would get a circular with this audience today. @throws invalid (nothing is chosen) */
export async function countFirms(ctx: AppContext, input: CountAudienceInput): Promise<number> {
  authorize(ctx.actor, "circulars.read");
  return countAudience(ctx.db, columnsOfAudience(CountAudienceInput.parse(input).audience));
}

const maxChoices = 500;

/** The circulars that a new one can replace, the newest first. */
export async function listReplaceable(ctx: AppContext): Promise<readonly RelatedCircular[]> {
  authorize(ctx.actor, "circulars.read");
  return selectReplaceable(ctx.db, maxChoices);
}

export const PreviewCircularInput = z.object({ body: z.string().max(200_000), language: z.enum(["en", "hi"]) });
export type PreviewCircularInput = z.infer<typeof PreviewCircularInput>;

/** Markdown as members would read it, or why it is not taken. */
export function previewCircular(
  ctx: AppContext,
  { body, language }: PreviewCircularInput,
): { readonly html: string; readonly problem: string | null } {
  authorize(ctx.actor, "circulars.read");
  const problem = markdownProblem(body);
  return problem === undefined ? { html: renderMarkdown(body, language), problem: null } : { html: "", problem };
}
