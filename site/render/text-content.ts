import { bodies } from "../content/bodies/bodies.ts";
import { descriptionsOf } from "../content/languages/all-texts.ts";
import { firstLanguage, type Language } from "../content/languages/languages.ts";
import type { Loaded, TextContent } from "../content/page-contents.ts";
import type { PageKey } from "../content/pages.ts";
import { readPageDocument } from "#server/application/site/read-page-document.ts";
import { readPageText } from "#server/application/site/read-page-text.ts";
import type { AppContext } from "#server/context.ts";
import { renderMarkdown } from "#server/infra/markdown.ts";

/** A page that is one text: what staff published for it, else its English body, else its description in the reader's language. */
export async function textContent(ctx: AppContext, key: PageKey, language: Language): Promise<NonNullable<Loaded<TextContent>>> {
  const written = await writtenText(ctx, key, language);
  if (written !== undefined) return written;
  const body = bodies[key];
  const text = body ?? descriptionsOf(language)[key];
  return {
    content: { html: renderMarkdown(text), writtenIn: body === undefined ? language : firstLanguage, document: await readPageDocument(ctx, { key }) },
  };
}

/** What staff published for a page, in place of what it came with; undefined while there is none. */
export async function writtenText(ctx: AppContext, key: PageKey, language: Language): Promise<Loaded<TextContent>> {
  const text = await readPageText(ctx, { key });
  if (text === undefined) return undefined;
  const { title, body, reviewedOn } = text;
  return {
    content: { html: renderMarkdown(body), writtenIn: firstLanguage, document: await readPageDocument(ctx, { key }) },
    head: { ...(language === firstLanguage && { title }), ...(reviewedOn !== null && { reviewedOn }) },
  };
}
