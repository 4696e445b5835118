import { z } from "zod";
import { notFound } from "#domain/errors.ts";
import { contentKindNames, type ContentKind } from "#domain/site/content/kinds/index.ts";
import { contentMessages } from "#domain/site/content/messages.ts";
import { markdownProblem } from "#domain/markdown-rules.ts";
import { countContentEntries, findContentEntry, selectContentEntries } from "#db/queries/content-desk.ts";
import type { AppContext } from "../../../context.ts";
import { renderMarkdown } from "../../../infra/markdown.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, type Paged } from "../../paging.ts";
import { entryView, rowView, type ContentEntryView, type ContentRowView } from "./entry-view.ts";

export const ContentKindInput = z.enum(contentKindNames);
export const ListContentInput = Page.extend({ kind: ContentKindInput, search: z.string().trim().max(200).default("") });
export type ListContentInput = z.input<typeof ListContentInput>;

/** A page of a kind's entries, drafts included. */
export async function listContent(ctx: AppContext, input: ListContentInput): Promise<Paged<ContentRowView>> {
  authorize(ctx.actor, "site.readContent");
  const { kind, search, page, pageSize } = ListContentInput.parse(input);
  const { rows, count } = await selectContentEntries(ctx.db, { kind, search, offset: (page - 1) * pageSize, limit: pageSize });
  return paged(
    rows.map((row) => rowView(row, ctx.now())),
    count,
    { page, pageSize },
  );
}

/** How many entries there are of each kind, in the order of the kinds. */
export async function countContent(ctx: AppContext): Promise<readonly { readonly kind: ContentKind; readonly count: number }[]> {
  authorize(ctx.actor, "site.readContent");
  const counts = await countContentEntries(ctx.db);
  return contentKindNames.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }));
}

export const ContentEntryInput = z.object({ id: z.uuid() });
export type ContentEntryInput = z.infer<typeof ContentEntryInput>;

/** An entry with everything that its editor shows. @throws not_found */
export async function getContent(ctx: AppContext, { id }: ContentEntryInput): Promise<ContentEntryView> {
  authorize(ctx.actor, "site.readContent");
  const row = await findContentEntry(ctx.db, id);
  if (row === undefined) throw notFound("not_found", contentMessages.gone);
  return entryView(ctx.db, row, ctx.now());
}

export const PreviewMarkdownInput = z.object({ text: z.string().max(200_000) });
export type PreviewMarkdownInput = z.infer<typeof PreviewMarkdownInput>;

/** Markdown as the public would see it, or why it is not taken. */
export function previewMarkdown(ctx: AppContext, { text }: PreviewMarkdownInput): { readonly html: string; readonly problem: string | null } {
  authorize(ctx.actor, "site.readContent");
  const problem = markdownProblem(text);
  return problem === undefined ? { html: renderMarkdown(text), problem: null } : { html: "", problem };
}
