import { readPageDocument } from "#server/application/site/read-page-document.ts";
import { readPageText } from "#server/application/site/read-page-text.ts";
import type { AppContext } from "#server/context.ts";
import { renderMarkdown } from "#server/infra/markdown.ts";
import { linksIn } from "../content/addresses.ts";
import type { Language } from "../content/languages/languages.ts";
import type { PageHead, TextContent } from "../content/page-content.ts";
import type { Loader, PageRequest } from "./page-loader.ts";

/** Loads a page of text: the text that staff published for it, else `body` in the language of the page. */
export const loadText =
  (body: Readonly<Record<Language, string>>): Loader<TextContent> =>
  (ctx, request) =>
    textContentOf(ctx, request, body);

/** The same, for a loader that adds to it. */
export async function textContentOf(
  ctx: AppContext,
  request: PageRequest,
  body: Readonly<Record<Language, string>>,
): Promise<{ readonly content: TextContent; readonly head?: PageHead }> {
  return (await publishedText(ctx, request)) ?? { content: await textContent(ctx, request, body[request.language], request.language) };
}

/** The text that staff published for a page. Undefined when there is none. */
export async function publishedText(
  ctx: AppContext,
  request: PageRequest,
): Promise<{ readonly content: TextContent; readonly head: PageHead } | undefined> {
  const text = await readPageText(ctx, request);
  if (text === undefined) return undefined;
  const { title, body, reviewedOn, writtenIn } = text;
  return {
    content: await textContent(ctx, request, body, writtenIn),
    head: { ...(request.language === writtenIn && { title }), ...(reviewedOn !== null && { reviewedOn }) },
  };
}

async function textContent(ctx: AppContext, { key, language }: PageRequest, markdown: string, writtenIn: Language): Promise<TextContent> {
  return {
    html: linksIn(renderMarkdown(markdown, writtenIn), language),
    writtenIn,
    document: await readPageDocument(ctx, { key }),
  };
}
