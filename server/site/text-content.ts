import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import { bodies } from "#client/content/bodies/bodies.ts";
import { descriptionsOf } from "#client/content/languages/all-texts.ts";
import type { Language } from "#client/content/languages/languages.ts";
import type { TextContent } from "#client/content/page-contents.ts";
import type { PageKey } from "#client/content/pages.ts";

/** A page that is one text: its English body, or where there is none its description in the reader's language. */
export function textContent(key: PageKey, language: Language): TextContent {
  const body = bodies[key];
  const text = body ?? descriptionsOf(language)[key];
  return { html: micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] }), writtenIn: body === undefined ? language : "en" };
}
